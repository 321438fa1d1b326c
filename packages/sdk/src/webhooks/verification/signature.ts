import { demand } from '../errors.ts';
import { type Digest, hmacSync, hmacs } from './hmac.ts';
import { type RawBody, readRawBody } from './raw-body.ts';
import { readSecret, type Secret } from './secrets.ts';
import { isHashable } from './utf8.ts';

/**
 * Exactly one canonical base64 value of 32 bytes. Canonical, because the last character before the padding has two bits
 * that no byte uses: with them pinned to zero, two strings are equal exactly when their bytes are.
 */
const signatureForm = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;

export function isSignature(value: unknown): value is Digest {
  return typeof value === 'string' && signatureForm.test(value);
}

/**
 * Signs a webhook body the way the service does: base64 of the HMAC-SHA-256 of exactly these bytes, for the header
 * `x-hmac-signature`. For tests and for senders; a receiver wants `verifySignature` or `constructEvent`.
 *
 * Rejects with `WebhookConfigurationError` for a blank secret or one with white space around it, and for a body that is not raw or has no UTF-8 form.
 *
 * Specification: "Authentication", item 4.
 *
 * @example
 * const body = JSON.stringify(event);
 * const headers = { 'x-hmac-signature': await sign(body, secret) };
 */
export async function sign(rawBody: RawBody, secret: Secret): Promise<string> {
  const [signature] = await hmacs(readSignable(rawBody), [readSecret(secret)]);
  return signature as string;
}

/**
 * `sign` without waiting, where `node:crypto` exists (Node, Bun, Deno); elsewhere it throws
 * `WebhookConfigurationError`.
 */
export function signSync(rawBody: RawBody, secret: Secret): string {
  return hmacSync(readSignable(rawBody), readSecret(secret));
}

function readSignable(rawBody: unknown): string | Uint8Array {
  const body = readRawBody(rawBody);
  demand(isHashable(body), 'The body holds a lone surrogate, which has no UTF-8 form: give its bytes instead');
  return body;
}
