import { assertVerified } from '../errors.ts';
import { computeHmac, computeHmacSync, type Digest, timingSafeEqual } from './hmac.ts';
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
  assertVerified(secretIndex !== -1, 'signature_mismatch');
  if (credentials) {
    const [received, expected] = readCredentials(headers, credentials);
    const isSame = timingSafeEqual(await computeHmac(received, hashKey), await computeHmac(expected, hashKey));
    assertVerified(isSame, 'credentials_mismatch');
  }
  return secretIndex;
}

/** Does the same as `authenticate`, synchronously. */
export function authenticateSync(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  { secrets, credentials }: ResolvedConfig,
): number | undefined {
  const secretIndex = secrets && findSecretIndexSync(body, readSignature(headers), secrets);
  assertVerified(secretIndex !== -1, 'signature_mismatch');
  if (credentials) {
    const [received, expected] = readCredentials(headers, credentials);
    const isSame = timingSafeEqual(computeHmacSync(received, hashKey), computeHmacSync(expected, hashKey));
    assertVerified(isSame, 'credentials_mismatch');
  }
  return secretIndex;
}

/**
 * The key of the digests of credentials. It does not need to be secret. One digest of both credentials is compared, because the duration must
 * reveal neither their length nor which of them is wrong.
 */
const hashKey = 'credentials';

function readSignature(headers: WebhookHeaders): Digest {
  const signature = readHeader(headers, 'x-hmac-signature');
  assertVerified(signature !== undefined, 'signature_missing');
  assertVerified(isSignature(signature), 'signature_malformed');
  return signature;
}

/** Returns both credentials of the request as one text, and both configured ones. A repeated header is a list, so it equals no text. */
function readCredentials(headers: WebhookHeaders, credentials: Credentials): [string, string] {
  const apiKey = readHeader(headers, 'x-api-key');
  const apiSecret = readHeader(headers, 'x-secret');
  assertVerified(apiKey !== undefined && apiSecret !== undefined, 'credentials_missing');
  return [JSON.stringify({ apiKey, apiSecret }), JSON.stringify(credentials)];
}
