import { assertVerified, WebhookVerificationError } from './errors.ts';
import { toWebhookEvent, type WebhookEvent } from './events/events.ts';
import { copyRawBody, decodeUtf8, type RawBody, readRawBody, type WebhookHeaders } from './verification/raw-request.ts';
import { requireNodeCrypto, type Secret } from './verification/signature.ts';
import {
  checkCredentials,
  findMatchingSecret,
  loadSecrets,
  loadSecretsSync,
  type ResolvedConfig,
  resolveConfig,
  type WebhookConfig,
} from './verification/webhook-config.ts';

/**
 * Verifies a webhook and returns its typed event. It checks the signature and the credentials over the raw bytes before it parses the
 * JSON.
 *
 * An authentic event can arrive more than once and out of order. The signature contains no time, so a replay looks like the first
 * delivery: deduplicate by `eventKey`, or use `createWebhookReceiver`.
 *
 * @param rawBody - The raw request body, read before any JSON parser.
 * @param headers - The headers of the request.
 * @param config - How to verify the webhook, and which kind of event to accept.
 * @returns The event. Its `kind` is `'unknown'` for an unlisted type, a kind other than `accept` or a malformed body. Respond to those with 200 or 5xx: after a 4xx the service is not expected to send the event again.
 * @throws {WebhookVerificationError} The signature or the credentials are wrong, or the body is not JSON. Check `code`.
 * @throws {WebhookConfigurationError} The calling code is wrong: a blank secret, a parsed body, or no way to verify. A function `secret` that fails throws its own error.
 *
 * @example
 * const event = await constructEvent(await request.arrayBuffer(), request.headers, { accept: 'payment', secret });
 * if (event.kind === 'payment' && event.type_event === 'payment.purchase') {
 *   const { id, status } = event.payload.data.payment;
 *   if (status === 'SUCCEEDED') await markPaid(id);
 * }
 */
export async function constructEvent(
  rawBody: RawBody,
  headers: WebhookHeaders,
  config: WebhookConfig,
): Promise<WebhookEvent> {
  const body = copyRawBody(rawBody);
  const resolved = resolveConfig(config);
  return (await verifyWebhook(body, headers, resolved, await loadSecrets(resolved))).event;
}

/**
 * Verifies a webhook synchronously and returns its typed event. Requires `node:crypto` (Node, Bun, Deno).
 *
 * @param rawBody - The raw request body, read before any JSON parser.
 * @param headers - The headers of the request.
 * @param config - How to verify the webhook, and which kind of event to accept.
 * @returns The event, as `constructEvent` returns it.
 * @throws {WebhookVerificationError} The signature or the credentials are wrong, or the body is not JSON. Check `code`.
 * @throws {WebhookConfigurationError} The calling code is wrong, or the runtime has no `node:crypto`.
 *
 * @example
 * const event = constructEventSync(rawBody, request.headers, { accept: 'transfer', secret });
 * if (event.kind === 'transfer' && event.payload.status === 'COMPLETED') bookTransfer(event.payload.id);
 */
export function constructEventSync(rawBody: RawBody, headers: WebhookHeaders, config: WebhookConfig): WebhookEvent {
  requireNodeCrypto();
  const body = readRawBody(rawBody);
  const resolved = resolveConfig(config);
  const index = findMatchingSecret(body, headers, resolved, loadSecretsSync(resolved)) as number | undefined;
  return toVerifiedWebhook(body, headers, resolved, index).event;
}

/** A verified event, and the secret that signed it. */
export interface VerifiedWebhook {
  readonly event: WebhookEvent;
  /** The index of the secret that made the signature, in the order of `secret`. Undefined when no secret is configured. */
  readonly matchedSecretIndex: number | undefined;
}

/** The result of `safeConstructEvent`: a verified event, or the error that rejects it. */
export type WebhookResult =
  | ({ readonly ok: true } & VerifiedWebhook)
  | { readonly ok: false; readonly error: WebhookVerificationError };

/**
 * Verifies a webhook and returns the event or the verification error, instead of throwing the error.
 *
 * The result includes `matchedSecretIndex`: during a rotation it shows when the old secret is no longer in use.
 *
 * @param rawBody - The raw request body, read before any JSON parser.
 * @param headers - The headers of the request.
 * @param config - How to verify the webhook, and which kind of event to accept.
 * @returns `{ ok: true, event, matchedSecretIndex }`, or `{ ok: false, error }` with a `WebhookVerificationError`.
 * @throws {WebhookConfigurationError} The calling code is wrong: a blank secret, a parsed body, or no way to verify.
 *
 * @example
 * const result = await safeConstructEvent(rawBody, request.headers, { accept: 'payment', secret: [newSecret, oldSecret] });
 * if (!result.ok) return new Response(null, { status: result.error.code.startsWith('body_') ? 400 : 401 });
 */
export async function safeConstructEvent(
  rawBody: RawBody,
  headers: WebhookHeaders,
  config: WebhookConfig,
): Promise<WebhookResult> {
  const body = copyRawBody(rawBody);
  const resolved = resolveConfig(config);
  const secrets = await loadSecrets(resolved);
  try {
    return { ok: true, ...(await verifyWebhook(body, headers, resolved, secrets)) };
  } catch (error) {
    if (error instanceof WebhookVerificationError) return { ok: false, error };
    throw error;
  }
}

/**
 * Verifies the bytes, then parses the JSON. Rejects with `WebhookVerificationError`. The caller must not change the body until the
 * promise settles: the parsed bytes must be the verified ones.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  config: ResolvedConfig,
  secrets: readonly Secret[] | undefined,
): Promise<VerifiedWebhook> {
  return toVerifiedWebhook(body, headers, config, await findMatchingSecret(body, headers, config, secrets));
}

/** Finishes the verification and returns the event. Throws `WebhookVerificationError` unless the body is authentic JSON. */
function toVerifiedWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  config: ResolvedConfig,
  matchedSecretIndex: number | undefined,
): VerifiedWebhook {
  assertVerified(matchedSecretIndex !== -1, 'signature_mismatch');
  checkCredentials(headers, config);
  const text = decodeUtf8(body);
  assertVerified(text !== undefined, 'body_not_utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // No `cause`, because the message of a JSON error quotes the body.
    throw new WebhookVerificationError('body_not_json');
  }
  return { event: toWebhookEvent(value, config), matchedSecretIndex };
}
