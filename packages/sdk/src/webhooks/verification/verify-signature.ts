import { type Digest, equalDigests, hmacSync, hmacs } from './hmac.ts';
import { requireNodeCrypto } from './node-builtins.ts';
import { type RawBody, readRawBody } from './raw-body.ts';
import { readSecrets, type Secret } from './secrets.ts';
import { isHashable } from './utf8.ts';

/**
 * Whether the service signed exactly this body with this secret, or with one of these secrets while one replaces
 * another. Give it the body as it arrived, before any JSON parser, and the value of the `x-hmac-signature` header
 * as it arrived: absent, repeated, malformed or of an odd type, it is simply not right.
 *
 * Never rejects for anything that a sender can send. Rejects with `WebhookConfigurationError` for a mistake in the
 * calling code: a blank secret or one with white space around it, an empty list of secrets, a body that is not raw (a
 * parsed object, a stream).
 *
 * The signature covers the body alone: no time and no other header. It does not stop a replay.
 *
 * Specification: "Authentication", items 4 and 5.
 *
 * @example
 * const rawBody = await request.arrayBuffer();
 * const genuine = await verifySignature(rawBody, request.headers.get('x-hmac-signature'), secret);
 * if (!genuine) return new Response(null, { status: 401 });
 */
export async function verifySignature(
  rawBody: RawBody,
  signature: unknown,
  secret: Secret | readonly Secret[],
): Promise<boolean> {
  return (await matchSecret(readRawBody(rawBody), signature, readSecrets(secret))) >= 0;
}

/**
 * `verifySignature` without waiting, where `node:crypto` exists (Node, Bun, Deno); elsewhere it throws
 * `WebhookConfigurationError`.
 */
export function verifySignatureSync(rawBody: RawBody, signature: unknown, secret: Secret | readonly Secret[]): boolean {
  requireNodeCrypto();
  return matchSecretSync(readRawBody(rawBody), signature, readSecrets(secret)) >= 0;
}

/** The index of the secret that made the signature, or -1. */
export async function matchSecret(
  body: string | Uint8Array,
  signature: unknown,
  secrets: readonly Secret[],
): Promise<number> {
  return isVerifiable(body, signature) ? indexOfDigest(signature, await hmacs(body, secrets)) : -1;
}

/** `matchSecret` without waiting. */
export function matchSecretSync(body: string | Uint8Array, signature: unknown, secrets: readonly Secret[]): number {
  if (!isVerifiable(body, signature)) return -1;
  return indexOfDigest(
    signature,
    secrets.map((each) => hmacSync(body, each)),
  );
}

/**
 * False for what no secret can have signed, which is decided without one. Of the header's form only the length matters
 * here: a digest is canonical base64 and equals nothing else.
 */
function isVerifiable(body: string | Uint8Array, signature: unknown): signature is Digest {
  return typeof signature === 'string' && signature.length === 44 && isHashable(body);
}

/** Compares with every digest, so that the time taken does not tell which secret is in use. */
function indexOfDigest(digest: Digest, digests: readonly Digest[]): number {
  return digests.reduceRight((found, candidate, index) => (equalDigests(digest, candidate) ? index : found), -1);
}
