import { WebhookVerificationError } from './errors.ts';
import type { WebhookHeaders } from './verification/headers.ts';
import { copyRawBody, type RawBody } from './verification/raw-body.ts';
import { readWebhook, type VerifiedWebhook } from './verification/verify-webhook.ts';
import { readConfig, type WebhookConfig } from './verification/webhook-config.ts';

/** What `safeConstructEvent` resolves to. */
export type WebhookResult =
  | ({ readonly ok: true } & VerifiedWebhook)
  | { readonly ok: false; readonly error: WebhookVerificationError };

/**
 * `constructEvent` that returns a rejected webhook as a value: the event and which secret signed it, or the error. While one secret
 * replaces another, `matchedSecretIndex` tells when the old one is no longer in use.
 *
 * Specification: "Authentication", items 4 to 6; "Events".
 *
 * @returns `{ ok: true, event, matchedSecretIndex }`, or `{ ok: false, error }` with a `WebhookVerificationError`.
 * @throws {WebhookConfigurationError} The calling code is wrong: a blank secret, a parsed body, or nothing configured to verify with.
 *
 * @example
 * const result = await safeConstructEvent(rawBody, request.headers, { secret: [newSecret, oldSecret] });
 * if (!result.ok) return new Response(null, { status: result.error.code.startsWith('body_') ? 400 : 401 });
 */
export async function safeConstructEvent(
  rawBody: RawBody,
  headers: WebhookHeaders,
  config: WebhookConfig,
): Promise<WebhookResult> {
  const checked = readConfig(config);
  try {
    return { ok: true, ...(await readWebhook(copyRawBody(rawBody), headers, checked)) };
  } catch (error) {
    if (error instanceof WebhookVerificationError) return { ok: false, error };
    throw error;
  }
}
