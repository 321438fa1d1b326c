import { type WebhookVerificationCode, WebhookVerificationError } from '../errors.ts';
import { readHeader, type WebhookHeaders } from './headers.ts';
import { type Digest, equalDigests, sha256, sha256Sync } from './hmac.ts';
import { isSignature } from './signature.ts';
import { matchSecret, matchSecretSync } from './verify-signature.ts';
import type { CheckedConfig, Credentials } from './webhook-config.ts';

/**
 * Checks everything that is configured. Resolves to the index of the secret that made the signature, undefined when no
 * secret is configured. Rejects with `WebhookVerificationError`.
 *
 * The header names are those of the specification, "Authentication", items 4 and 6.
 */
export async function authenticate(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  { secrets, credentials }: CheckedConfig,
): Promise<number | undefined> {
  const matchedSecretIndex = secrets && (await matchSecret(body, readSignature(headers), secrets));
  demandMatch(matchedSecretIndex);
  if (credentials) demandEqual(await Promise.all(readCredentials(headers, credentials).map(isSame)));
  return matchedSecretIndex;
}

/** `authenticate` without waiting. Throws. */
export function authenticateSync(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  { secrets, credentials }: CheckedConfig,
): number | undefined {
  const matchedSecretIndex = secrets && matchSecretSync(body, readSignature(headers), secrets);
  demandMatch(matchedSecretIndex);
  if (credentials) demandEqual(readCredentials(headers, credentials).map(isSameSync));
  return matchedSecretIndex;
}

function readSignature(headers: WebhookHeaders): Digest {
  const signature = readHeader(headers, 'x-hmac-signature');
  demand(signature !== undefined, 'signature_missing');
  demand(isSignature(signature), 'signature_malformed');
  return signature;
}

function demandMatch(secretIndex: number | undefined): void {
  demand(secretIndex !== -1, 'signature_mismatch');
}

/** A credential of the request, and what it must be. */
type Credential = readonly [given: unknown, expected: string];

function readCredentials(headers: WebhookHeaders, { apiKey, apiSecret }: Credentials): Credential[] {
  const key = readHeader(headers, 'x-api-key');
  const secret = readHeader(headers, 'x-secret');
  demand(key !== undefined && secret !== undefined, 'credentials_missing');
  return [
    [key, apiKey],
    [secret, apiSecret],
  ];
}

/** Compares digests, because the length of a credential is a secret too. A repeated header equals nothing. */
async function isSame([given, expected]: Credential): Promise<boolean> {
  return typeof given === 'string' && equalDigests(await sha256(given), await sha256(expected));
}

function isSameSync([given, expected]: Credential): boolean {
  return typeof given === 'string' && equalDigests(sha256Sync(given), sha256Sync(expected));
}

/** Takes the results of both comparisons: the time must not tell which credential is wrong. */
function demandEqual(results: readonly boolean[]): void {
  demand(!results.includes(false), 'credentials_mismatch');
}

function demand(holds: boolean, code: WebhookVerificationCode): asserts holds {
  if (!holds) throw new WebhookVerificationError(code);
}
