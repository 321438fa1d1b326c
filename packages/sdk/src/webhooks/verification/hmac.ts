import { assertConfig } from '../errors.ts';
import type { Secret } from './secrets.ts';
import { encodeUtf8 } from './utf8.ts';

/** A SHA-256 or HMAC-SHA-256 value in base64: always 44 characters, with one spelling for each value. */
export type Digest = string;

/**
 * `node:crypto` where the runtime has it (Node, Bun, Deno, workerd with nodejs_compat), otherwise undefined. The lookup happens at run
 * time, so the same file loads in browsers and bundlers have no import to resolve.
 */
export const nodeCrypto = /* @__PURE__ */ (() => globalThis.process?.getBuiltinModule?.('node:crypto'))();

type NodeCrypto = NonNullable<typeof nodeCrypto>;

type KeyObject = ReturnType<NodeCrypto['createSecretKey']>;

/** Returns `node:crypto` for synchronous functions. Throws `WebhookConfigurationError` where it does not exist. */
export function requireNodeCrypto(): NodeCrypto {
  assertConfig(nodeCrypto, 'This runtime has no node:crypto. Use the function without "Sync"');
  return nodeCrypto;
}

/** Computes the HMAC-SHA-256 of a body with `node:crypto`. Throws `WebhookConfigurationError` without it. */
export function computeHmacSync(body: string | Uint8Array, secret: Secret): Digest {
  const { createHmac, createSecretKey } = requireNodeCrypto();
  // createHmac is slower with text than with a KeyObject, and five times slower with bytes.
  const key =
    typeof secret === 'string'
      ? ((cachedKeys.get(secret) as KeyObject | undefined) ?? cacheKey(secret, createSecretKey(secret, 'utf8')))
      : createSecretKey(secret);
  return createHmac('sha256', key).update(body).digest('base64');
}

/** Computes the HMAC-SHA-256 of a body. Later changes to the caller's buffer do not affect the result. */
export async function computeHmac(body: string | Uint8Array, secret: Secret): Promise<Digest> {
  if (nodeCrypto) return computeHmacSync(body, secret);
  const subtle = requireSubtle();
  const bytes = typeof body === 'string' ? encodeUtf8(body) : new Uint8Array(body);
  // Not subtle.verify: its comparison is not constant-time on every runtime.
  return encodeBase64(await subtle.sign('HMAC', await importHmacKey(subtle, secret), bytes));
}

/** Computes the SHA-256 of the UTF-8 bytes of a text. */
export async function sha256(text: string): Promise<Digest> {
  if (nodeCrypto) return sha256Sync(text);
  return encodeBase64(await requireSubtle().digest('SHA-256', encodeUtf8(text)));
}

/** Computes a SHA-256 with `node:crypto`. Throws `WebhookConfigurationError` without it. */
export function sha256Sync(text: string): Digest {
  return requireNodeCrypto().createHash('sha256').update(text).digest('base64');
}

/** Compares two digests in constant time, by reading every character of both. */
export function timingSafeEqual(a: Digest, b: Digest): boolean {
  let difference = 0;
  for (let i = 0; i < 44; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

function requireSubtle(): SubtleCrypto {
  const subtle = globalThis.crypto?.subtle;
  assertConfig(subtle, 'This runtime has no WebCrypto. Use HTTPS in browsers');
  return subtle;
}

function encodeBase64(digest: ArrayBuffer): Digest {
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Enough for secret rotation on a few endpoints. Most processes need one key. */
const maxCachedKeys = 8;

/**
 * Contains the keys of text secrets: making a key is slow, and the configuration keeps such a secret in memory anyway. Keys of byte
 * secrets are not cached, so that a caller can erase the bytes. Contains finished keys, not promises: in workerd a request cannot await
 * a promise of another request.
 */
const cachedKeys = new Map<string, CryptoKey | KeyObject>();

async function importHmacKey(subtle: SubtleCrypto, secret: Secret): Promise<CryptoKey> {
  if (typeof secret !== 'string') return importKey(subtle, secret as Uint8Array<ArrayBuffer>);
  const cached = cachedKeys.get(secret) as CryptoKey | undefined;
  return cached ?? cacheKey(secret, await importKey(subtle, encodeUtf8(secret)));
}

function importKey(subtle: SubtleCrypto, bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

function cacheKey<Key extends CryptoKey | KeyObject>(secret: string, key: Key): Key {
  if (cachedKeys.size >= maxCachedKeys) cachedKeys.clear();
  cachedKeys.set(secret, key);
  return key;
}
