import { WebhookVerificationError } from '../errors.ts';
import { readEvent, type WebhookEvent } from '../events/events.ts';
import { isOfType } from '../events/validate-shape.ts';
import { authenticate, authenticateSync } from './authenticate.ts';
import type { WebhookHeaders } from './headers.ts';
import { decodeBody } from './utf8.ts';
import type { CheckedConfig } from './webhook-config.ts';

/** What became of a request that is genuine and well-formed. */
export interface VerifiedWebhook {
  readonly event: WebhookEvent;
  /** Which of the secrets, in the order given, made the signature; undefined when no secret is configured. */
  readonly matchedSecretIndex: number | undefined;
}

/**
 * Verifies the bytes first, and only then reads the JSON. Rejects with `WebhookVerificationError`. Nothing but this function may change
 * the body meanwhile, so that what was verified is what gets parsed.
 */
export async function readWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  config: CheckedConfig,
): Promise<VerifiedWebhook> {
  return verified(body, config, await authenticate(body, headers, config));
}

/** `readWebhook` without waiting. Throws. */
export function readWebhookSync(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  config: CheckedConfig,
): VerifiedWebhook {
  return verified(body, config, authenticateSync(body, headers, config));
}

function verified(
  body: string | Uint8Array,
  { accept }: CheckedConfig,
  matchedSecretIndex: number | undefined,
): VerifiedWebhook {
  return { event: readEvent(parseObject(body), accept), matchedSecretIndex };
}

/** Keeps no cause: the message of a JSON error quotes the body. */
function parseObject(body: string | Uint8Array): Record<string, unknown> {
  const text = decodeBody(body);
  if (text === undefined) throw new WebhookVerificationError('body_not_utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WebhookVerificationError('body_not_json');
  }
  if (!isOfType(value, 'object')) throw new WebhookVerificationError('body_not_object');
  return value as Record<string, unknown>;
}
