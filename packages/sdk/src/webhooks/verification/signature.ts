import { assertConfig } from '../errors.ts';
import { computeHmac, computeHmacSync, type Digest, requireNodeCrypto } from './hmac.ts';
import { type RawBody, readRawBody } from './raw-request.ts';
import { resolveSecret, type Secret } from './secrets.ts';
import { isWellFormed } from './utf8.ts';

/**
 * Matches one canonical base64 value of 32 bytes. The last character before the padding has two unused bits. They must be zero, so that
 * two strings are equal exactly when their bytes are.
 */
const signaturePattern = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;

export function isSignature(value: unknown): value is Digest {
  return typeof value === 'string' && signaturePattern.test(value);
}

/**
 * Signs a webhook body like the service: base64 of the HMAC-SHA-256 of the raw bytes.
 *
 * Use it in tests and in senders. A receiver uses `verifySignature` or `constructEvent`.
 *
 * @param rawBody - The exact bytes to send, or a string that is sent as UTF-8.
 * @param secret - The client secret of the webhook.
 * @returns The value of the `x-hmac-signature` header.
 * @throws {WebhookConfigurationError} The secret is blank or has surrounding white space. Or the body is not raw, or has no UTF-8 form.
 *
 * @example
 * const body = JSON.stringify(event);
 * const headers = { 'x-hmac-signature': await sign(body, secret) };
 */
export async function sign(rawBody: RawBody, secret: Secret): Promise<string> {
  return computeHmac(readSignableBody(rawBody), resolveSecret(secret));
}

/**
 * Signs a webhook body synchronously. Requires `node:crypto` (Node, Bun, Deno).
 *
 * @param rawBody - The exact bytes to send, or a string that is sent as UTF-8.
 * @param secret - The client secret of the webhook.
 * @returns The value of the `x-hmac-signature` header.
 * @throws {WebhookConfigurationError} As `sign` does, and when the runtime has no `node:crypto`.
 *
 * @example
 * const headers = { 'x-hmac-signature': signSync(body, secret) };
 */
export function signSync(rawBody: RawBody, secret: Secret): string {
  requireNodeCrypto();
  return computeHmacSync(readSignableBody(rawBody), resolveSecret(secret));
}

function readSignableBody(rawBody: unknown): string | Uint8Array {
  const body = readRawBody(rawBody);
  assertConfig(isWellFormed(body), 'The body contains a lone surrogate, which has no UTF-8 form. Pass bytes instead');
  return body;
}
