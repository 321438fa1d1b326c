import { demand } from '../errors.ts';
import { importedKey } from './imported-key.ts';
import { type NodeCrypto, nodeCrypto, requireNodeCrypto } from './node-builtins.ts';
import type { Secret } from './secrets.ts';
import { encodeUtf8 } from './utf8.ts';

/** A SHA-256 sized digest in base64: always 44 characters, and one spelling for each value. */
export type Digest = string;

/** HMAC-SHA-256 by `node:crypto`. Throws `WebhookConfigurationError` without it. */
export function hmacSync(body: string | Uint8Array, secret: Secret): Digest {
  return hmac(requireNodeCrypto(), body, secret);
}

/** HMAC-SHA-256 of one body under each secret: of the bytes at the time of the call, whatever becomes of the buffer. */
export async function hmacs(body: string | Uint8Array, secrets: readonly Secret[]): Promise<Digest[]> {
  if (nodeCrypto) return secrets.map((secret) => hmac(nodeCrypto, body, secret));
  const subtle = requireSubtle();
  const bytes = typeof body === 'string' ? encodeUtf8(body) : new Uint8Array(body);
  return Promise.all(
    secrets.map(async (secret) => {
      // Signs and leaves the comparison to us: subtle.verify is not constant-time everywhere.
      return inBase64(await subtle.sign('HMAC', await importedKey(subtle, secret), bytes));
    }),
  );
}

/** SHA-256 of the UTF-8 form of a text. */
export async function sha256(text: string): Promise<Digest> {
  if (nodeCrypto) return hash(nodeCrypto, text);
  return inBase64(await requireSubtle().digest('SHA-256', encodeUtf8(text)));
}

/** SHA-256 by `node:crypto`. Throws `WebhookConfigurationError` without it. */
export function sha256Sync(text: string): Digest {
  return hash(requireNodeCrypto(), text);
}

function hash({ createHash }: NodeCrypto, text: string): Digest {
  return createHash('sha256').update(text).digest('base64');
}

function requireSubtle(): SubtleCrypto {
  const subtle = globalThis.crypto?.subtle;
  demand(subtle, 'Neither node:crypto nor WebCrypto here (HTTPS only)');
  return subtle;
}

function inBase64(digest: ArrayBuffer): Digest {
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

function hmac({ createHmac, createSecretKey }: NodeCrypto, body: string | Uint8Array, secret: Secret): Digest {
  // Given the bytes themselves, createHmac takes five times as long.
  const key = typeof secret === 'string' ? secret : createSecretKey(secret);
  return createHmac('sha256', key).update(body).digest('base64');
}

/** Constant-time: every character of both is read. Digests are equal exactly when their bytes are. */
export function equalDigests(one: Digest, other: Digest): boolean {
  let difference = 0;
  for (let i = 0; i < 44; i++) difference |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return difference === 0;
}
