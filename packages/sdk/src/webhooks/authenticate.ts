import type { CheckedConfig } from './config.ts';
import { equalDigests, sha256 } from './digests.ts';
import { type WebhookVerificationCode, WebhookVerificationError } from './errors.ts';
import { readHeader, type WebhookHeaders } from './headers.ts';
import { isSignature } from './signature.ts';
import { matchSecret } from './verify.ts';

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
  let matchedSecretIndex: number | undefined;
  if (secrets) {
    const signature = readHeader(headers, 'x-hmac-signature');
    demand(signature !== undefined, 'signature_missing');
    demand(isSignature(signature), 'signature_malformed');
    matchedSecretIndex = await matchSecret(body, signature, secrets);
    demand(matchedSecretIndex >= 0, 'signature_mismatch');
  }
  if (credentials) {
    const apiKey = readHeader(headers, 'x-api-key');
    const apiSecret = readHeader(headers, 'x-secret');
    demand(apiKey !== undefined && apiSecret !== undefined, 'credentials_missing');
    // Both, always: the time taken must not tell which of the two is right.
    const isKeyRight = await isSame(apiKey, credentials.apiKey);
    const isSecretRight = await isSame(apiSecret, credentials.apiSecret);
    demand(isKeyRight && isSecretRight, 'credentials_mismatch');
  }
  return matchedSecretIndex;
}

function demand(holds: boolean, code: WebhookVerificationCode): void {
  if (!holds) throw new WebhookVerificationError(code);
}

/** Compares digests, which have one length, since the length of a credential is a secret too. */
async function isSame(value: unknown, expected: string): Promise<boolean> {
  return typeof value === 'string' && equalDigests(await sha256(value), await sha256(expected));
}
