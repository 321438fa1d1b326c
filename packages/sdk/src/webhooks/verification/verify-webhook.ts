import { WebhookVerificationError } from '../errors.ts';
import { toWebhookEvent, type WebhookEvent } from '../events/events.ts';
import { hasType } from '../events/validate-shape.ts';
import { authenticate, authenticateSync } from './authenticate.ts';
import type { WebhookHeaders } from './headers.ts';
import { decodeUtf8 } from './utf8.ts';
import type { ResolvedConfig } from './webhook-config.ts';

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
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  config: ResolvedConfig,
): Promise<VerifiedWebhook> {
  return verified(body, config, await authenticate(body, headers, config));
}

/** `readWebhook` without waiting. Throws. */
export function verifyWebhookSync(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  config: ResolvedConfig,
): VerifiedWebhook {
  return verified(body, config, authenticateSync(body, headers, config));
}

function verified(
  body: string | Uint8Array,
  { accept }: ResolvedConfig,
  matchedSecretIndex: number | undefined,
): VerifiedWebhook {
  return { event: toWebhookEvent(parseObject(body), accept), matchedSecretIndex };
}

/** Keeps no cause: the message of a JSON error quotes the body. */
function parseObject(body: string | Uint8Array): Record<string, unknown> {
  const text = decodeUtf8(body);
  if (text === undefined) throw new WebhookVerificationError('body_not_utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WebhookVerificationError('body_not_json');
  }
  if (!hasType(value, 'object')) throw new WebhookVerificationError('body_not_object');
  return value as Record<string, unknown>;
}
