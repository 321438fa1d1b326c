import { assertConfig } from '../errors.ts';
import { computeHmac, computeHmacSync, nodeCrypto, requireNodeCrypto, timingSafeEqual } from './hmac.ts';
import { type RawBody, readRawBody } from './raw-request.ts';
import { resolveSecrets, type Secret } from './secrets.ts';
import { isWellFormed } from './utf8.ts';

/** The value of the header `x-hmac-signature`, as any server provides it. A repeated header is a list in some. */
export type SignatureHeader = string | readonly string[] | null | undefined;

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
 * @throws {WebhookConfigurationError} A secret is blank or has surrounding white space. Or there is no secret, the body is not raw, or
 * the signature is an object, such as all headers.
 *
 * @example
 * const rawBody = await request.arrayBuffer();
 * const isValid = await verifySignature(rawBody, request.headers.get('x-hmac-signature'), secret);
 * if (!isValid) return new Response(null, { status: 401 });
 */
export async function verifySignature(
  rawBody: RawBody,
  signature: SignatureHeader,
  secret: Secret | readonly Secret[],
): Promise<boolean> {
  assertHeaderValue(signature);
  const found = findSecretIndex(readRawBody(rawBody), signature, resolveSecrets(secret));
  return (typeof found === 'number' ? found : await found) >= 0;
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
export function verifySignatureSync(
  rawBody: RawBody,
  signature: SignatureHeader,
  secret: Secret | readonly Secret[],
): boolean {
  requireNodeCrypto();
  assertHeaderValue(signature);
  return findSecretIndexSync(readRawBody(rawBody), signature, resolveSecrets(secret)) >= 0;
}

/** A server provides a header as a string, a list or nothing. An object or a function is a mistake of the program. */
function assertHeaderValue(signature: unknown): void {
  assertConfig(
    Object(signature) !== signature || Array.isArray(signature),
    'signature must be the x-hmac-signature header, not request.headers or a promise',
  );
}

/** Returns the index of the secret that made the signature, or -1. With `node:crypto` it does not wait. */
export function findSecretIndex(
  body: string | Uint8Array,
  signature: unknown,
  secrets: readonly Secret[],
): Promise<number> | number {
  let found = -1;
  // No check of the characters: a text that is not base64 equals no digest.
  if (typeof signature !== 'string' || signature.length !== 44 || !isWellFormed(body)) return found;
  if (!nodeCrypto) {
    const digests = secrets.map((secret) => computeHmac(body, secret));
    return Promise.all(digests).then((all) => all.map((digest) => timingSafeEqual(signature, digest)).indexOf(true));
  }
  for (let index = 0; index < secrets.length; index++) {
    const isMatch = timingSafeEqual(signature, computeHmacSync(body, secrets[index] as Secret));
    // Compares every digest, so that the duration does not reveal which secret matched.
    if (isMatch && found < 0) found = index;
  }
  return found;
}

/** Does the same as `findSecretIndex`. Requires `node:crypto`: {@link requireNodeCrypto} checks that first. */
export function findSecretIndexSync(body: string | Uint8Array, signature: unknown, secrets: readonly Secret[]): number {
  return findSecretIndex(body, signature, secrets) as number;
}
