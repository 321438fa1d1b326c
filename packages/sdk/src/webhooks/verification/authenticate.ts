import { type WebhookVerificationCode, WebhookVerificationError } from '../errors.ts';
import { type Digest, sha256, sha256Sync, timingSafeEqual } from './hmac.ts';
import { readHeader, type WebhookHeaders } from './raw-request.ts';
import { isSignature } from './signature.ts';
import { findSecretIndex, findSecretIndexSync } from './verify-signature.ts';
import type { Credentials, ResolvedConfig } from './webhook-config.ts';

/**
 * Checks the signature and the credentials, as far as they are configured. Resolves to the index of the secret that made the
 * signature, or undefined when no secret is configured. Rejects with `WebhookVerificationError`.
 */
export async function authenticate(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  { secrets, credentials }: ResolvedConfig,
): Promise<number | undefined> {
  const secretIndex = secrets && (await findSecretIndex(body, readSignature(headers), secrets));
  assertSecretFound(secretIndex);
  if (credentials) assertAllEqual(await Promise.all(readCredentials(headers, credentials).map(isEqual)));
  return secretIndex;
}

/** Does the same as `authenticate`, synchronously. */
export function authenticateSync(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  { secrets, credentials }: ResolvedConfig,
): number | undefined {
  const secretIndex = secrets && findSecretIndexSync(body, readSignature(headers), secrets);
  assertSecretFound(secretIndex);
  if (credentials) assertAllEqual(readCredentials(headers, credentials).map(isEqualSync));
  return secretIndex;
}

function readSignature(headers: WebhookHeaders): Digest {
  const signature = readHeader(headers, 'x-hmac-signature');
  assertAuthentic(signature !== undefined, 'signature_missing');
  assertAuthentic(isSignature(signature), 'signature_malformed');
  return signature;
}

function assertSecretFound(secretIndex: number | undefined): void {
  assertAuthentic(secretIndex !== -1, 'signature_mismatch');
}

/** The value of a credential in the request, and the configured one. */
type Credential = readonly [received: unknown, expected: string];

function readCredentials(headers: WebhookHeaders, { apiKey, apiSecret }: Credentials): Credential[] {
  const key = readHeader(headers, 'x-api-key');
  const secret = readHeader(headers, 'x-secret');
  assertAuthentic(key !== undefined && secret !== undefined, 'credentials_missing');
  return [
    [key, apiKey],
    [secret, apiSecret],
  ];
}

/** Compares digests, because the duration must not reveal the length of a credential. A repeated header equals nothing. */
async function isEqual([received, expected]: Credential): Promise<boolean> {
  return typeof received === 'string' && timingSafeEqual(await sha256(received), await sha256(expected));
}

function isEqualSync([received, expected]: Credential): boolean {
  return typeof received === 'string' && timingSafeEqual(sha256Sync(received), sha256Sync(expected));
}

/** Takes the results of both comparisons, because the duration must not reveal which credential is wrong. */
function assertAllEqual(results: readonly boolean[]): void {
  assertAuthentic(!results.includes(false), 'credentials_mismatch');
}

function assertAuthentic(condition: boolean, code: WebhookVerificationCode): asserts condition {
  if (!condition) throw new WebhookVerificationError(code);
}
