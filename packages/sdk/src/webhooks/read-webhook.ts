import { authenticate } from './authenticate.ts';
import type { CheckedConfig } from './config.ts';
import { WebhookVerificationError } from './errors.ts';
import { readEvent, type WebhookEvent } from './events.ts';
import type { WebhookHeaders } from './headers.ts';
import { decodeBody } from './text.ts';

/** What became of a request that is genuine and well-formed. */
export interface VerifiedWebhook {
  readonly event: WebhookEvent;
  /** Which of the secrets, in the order given, made the signature; undefined when no secret is configured. */
  readonly matchedSecretIndex: number | undefined;
}

/**
 * Verifies first, over the bytes as they came, and only then reads JSON and shape. Rejects with
 * `WebhookVerificationError`. The body is that of the caller alone, so that what was verified is what gets parsed.
 */
export async function readWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  config: CheckedConfig,
): Promise<VerifiedWebhook> {
  const matchedSecretIndex = await authenticate(body, headers, config);
  return { event: readEvent(parseJson(body), config.accept), matchedSecretIndex };
}

/** Keeps no cause: the message of a JSON error quotes the body. */
function parseJson(body: string | Uint8Array): unknown {
  const text = decodeBody(body);
  if (text === undefined) throw new WebhookVerificationError('body_not_utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new WebhookVerificationError('body_not_json');
  }
}
