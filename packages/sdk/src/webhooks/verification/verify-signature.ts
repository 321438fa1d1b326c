import { computeHmacSync, computeHmacs, type Digest, requireNodeCrypto, timingSafeEqual } from './hmac.ts';
import { type RawBody, readRawBody } from './raw-request.ts';
import { resolveSecrets, type Secret } from './secrets.ts';
import { isHashable } from './utf8.ts';

/**
 * Verifies that the service signed this body. The signature covers only the raw bytes: no time and no other header. It does not detect
 * a replay.
 *
 * Nothing that a sender sends makes it throw: a missing, repeated or malformed signature returns false.
 *
 * @param rawBody - The raw request body, read before any JSON parser.
 * @param signature - The value of the `x-hmac-signature` header.
 * @param secret - The client secret of the webhook, or several during a rotation.
 * @returns True when one of the secrets made the signature.
 * @throws {WebhookConfigurationError} A secret is blank or has surrounding white space. Or there is no secret, or the body is not raw.
 *
 * @example
 * const rawBody = await request.arrayBuffer();
 * const isValid = await verifySignature(rawBody, request.headers.get('x-hmac-signature'), secret);
 * if (!isValid) return new Response(null, { status: 401 });
 */
export async function verifySignature(
  rawBody: RawBody,
  signature: unknown,
  secret: Secret | readonly Secret[],
): Promise<boolean> {
  return (await findSecretIndex(readRawBody(rawBody), signature, resolveSecrets(secret))) >= 0;
}

/**
 * Verifies synchronously that the service signed this body. Requires `node:crypto` (Node, Bun, Deno).
 *
 * @param rawBody - The raw request body, read before any JSON parser.
 * @param signature - The value of the `x-hmac-signature` header.
 * @param secret - The client secret of the webhook, or several during a rotation.
 * @returns True when one of the secrets made the signature.
 * @throws {WebhookConfigurationError} As `verifySignature` does, and when the runtime has no `node:crypto`.
 *
 * @example
 * if (!verifySignatureSync(rawBody, request.headers['x-hmac-signature'], secret)) response.writeHead(401).end();
 */
export function verifySignatureSync(rawBody: RawBody, signature: unknown, secret: Secret | readonly Secret[]): boolean {
  requireNodeCrypto();
  return findSecretIndexSync(readRawBody(rawBody), signature, resolveSecrets(secret)) >= 0;
}

/** Returns the index of the secret that made the signature, or -1. */
export async function findSecretIndex(
  body: string | Uint8Array,
  signature: unknown,
  secrets: readonly Secret[],
): Promise<number> {
  return isVerifiable(body, signature) ? indexOfDigest(signature, await computeHmacs(body, secrets)) : -1;
}

/** Does the same as `findSecretIndex`, synchronously. */
export function findSecretIndexSync(body: string | Uint8Array, signature: unknown, secrets: readonly Secret[]): number {
  if (!isVerifiable(body, signature)) return -1;
  return indexOfDigest(
    signature,
    secrets.map((each) => computeHmacSync(body, each)),
  );
}

/**
 * Returns false for input that no secret can have signed. Of the header's form only the length matters here: a digest is canonical
 * base64, so no other spelling equals it.
 */
function isVerifiable(body: string | Uint8Array, signature: unknown): signature is Digest {
  return typeof signature === 'string' && signature.length === 44 && isHashable(body);
}

/** Compares with every digest, so that the duration does not reveal which secret matched. */
function indexOfDigest(digest: Digest, digests: readonly Digest[]): number {
  return digests.reduceRight((found, candidate, index) => (timingSafeEqual(digest, candidate) ? index : found), -1);
}
