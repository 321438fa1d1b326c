import type { CheckedConfig, Credentials } from './config.ts';
import { equalDigests, sha256 } from './digests.ts';
import { WebhookVerificationError } from './errors.ts';
import { headerValues, type WebhookHeaders } from './headers.ts';
import type { Secret } from './secrets.ts';
import { isSignature, signatureHeader } from './signature.ts';
import { matchSecret } from './verify.ts';

/** The headers that carry the webhook's credentials. Specification: "Authentication", item 6. */
export const apiKeyHeader = 'x-api-key';
export const apiSecretHeader = 'x-secret';

/**
 * Checks everything that is configured. Resolves to the index of the secret that made the signature, undefined when no
 * secret is configured. Rejects with {@link WebhookVerificationError}.
 */
export async function authenticate(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  { secrets, credentials }: CheckedConfig,
): Promise<number | undefined> {
  const signatures = headerValues(headers, signatureHeader);
  const apiKeys = headerValues(headers, apiKeyHeader);
  const apiSecrets = headerValues(headers, apiSecretHeader);
  const matchedSecretIndex = secrets && (await findSigner(body, signatures, secrets));
  if (credentials) await checkCredentials(apiKeys, apiSecrets, credentials);
  return matchedSecretIndex;
}

async function findSigner(
  body: string | Uint8Array,
  [signature, ...others]: unknown[],
  secrets: readonly Secret[],
): Promise<number> {
  if (signature === undefined) throw new WebhookVerificationError('signature_missing');
  if (others.length > 0 || !isSignature(signature)) throw new WebhookVerificationError('signature_malformed');
  const index = await matchSecret(body, signature, secrets);
  if (index < 0) throw new WebhookVerificationError('signature_mismatch');
  return index;
}

async function checkCredentials(apiKeys: unknown[], apiSecrets: unknown[], { apiKey, apiSecret }: Credentials) {
  if (apiKeys.length === 0 || apiSecrets.length === 0) throw new WebhookVerificationError('credentials_missing');
  // Both, always: the time taken must not tell which of the two is right.
  const [isKeyRight, isSecretRight] = await Promise.all([isOnly(apiKey, apiKeys), isOnly(apiSecret, apiSecrets)]);
  if (!(isKeyRight && isSecretRight)) throw new WebhookVerificationError('credentials_mismatch');
}

/** Compares digests, which have one length, since the length of a credential is a secret too. */
async function isOnly(expected: string, [value, ...others]: unknown[]): Promise<boolean> {
  if (others.length > 0 || typeof value !== 'string') return false;
  const [one, other] = await Promise.all([sha256(expected), sha256(value)]);
  return equalDigests(one, other);
}
