import type { CheckedConfig, Credentials } from './config.ts';
import { type Digest, equalDigests, sha256, sha256Sync } from './digests.ts';
import { type WebhookVerificationCode, WebhookVerificationError } from './errors.ts';
import { readHeader, type WebhookHeaders } from './headers.ts';
import { isSignature } from './signature.ts';
import { matchSecret, matchSecretSync } from './verify.ts';

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
  if (credentials) demandSame(await Promise.all(readCredentials(headers, credentials).map(sha256)));
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
  if (credentials) demandSame(readCredentials(headers, credentials).map(sha256Sync));
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

/** Each credential of the request, followed by the expected one. */
function readCredentials(headers: WebhookHeaders, { apiKey, apiSecret }: Credentials): string[] {
  const key = readHeader(headers, 'x-api-key');
  const secret = readHeader(headers, 'x-secret');
  demand(key !== undefined && secret !== undefined, 'credentials_missing');
  // A repeated header equals nothing, and an expected credential is not empty.
  return [key, apiKey, secret, apiSecret].map((each) => (typeof each === 'string' ? each : ''));
}

/** Compares digests, because the length of a credential is a secret too, and always both: the time must not tell which one is wrong. */
function demandSame([key = '', expectedKey = '', secret = '', expectedSecret = '']: readonly Digest[]): void {
  const isKeyRight = equalDigests(key, expectedKey);
  const isSecretRight = equalDigests(secret, expectedSecret);
  demand(isKeyRight && isSecretRight, 'credentials_mismatch');
}

function demand(holds: boolean, code: WebhookVerificationCode): asserts holds {
  if (!holds) throw new WebhookVerificationError(code);
}
