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

/** The first call of each synchronous function. Throws `WebhookConfigurationError` where `node:crypto` does not exist. */
export function requireNodeCrypto(): void {
  assertConfig(nodeCrypto, 'This runtime has no node:crypto. Use the function without "Sync"');
}

/** Computes the HMAC-SHA-256 of a body. Requires `node:crypto`: {@link requireNodeCrypto} checks that first. */
export function computeHmacSync(body: string | Uint8Array, secret: Secret): Digest {
  const { createHmac, createSecretKey } = nodeCrypto as NodeCrypto;
  // createHmac is slower with text than with a KeyObject, and five times slower with bytes.
  const key = (cachedKeys.get(secret) ?? cacheKey(secret, createSecretKey(secret as string, 'utf8'))) as KeyObject;
  return createHmac('sha256', key).update(body).digest('base64');
}

/** Computes the HMAC-SHA-256 of a body. Later changes to the caller's buffer do not affect the result. */
export async function computeHmac(body: string | Uint8Array, secret: Secret): Promise<Digest> {
  if (nodeCrypto) return computeHmacSync(body, secret);
  const subtle = requireSubtle();
  const bytes = copyBytes(body);
  const key =
    cachedKeys.get(secret) ??
    cacheKey(
      secret,
      await subtle.importKey('raw', copyBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
    );
  // Not subtle.verify: its comparison is not constant-time on every runtime.
  return encodeBase64(await subtle.sign('HMAC', key as CryptoKey, bytes));
}

/** Computes the SHA-256 of the UTF-8 bytes of a text. */
export async function sha256(text: string): Promise<Digest> {
  if (nodeCrypto) return sha256Sync(text);
  return encodeBase64(await requireSubtle().digest('SHA-256', encodeUtf8(text)));
}

/** Computes a SHA-256. Requires `node:crypto`: {@link requireNodeCrypto} checks that first. */
export function sha256Sync(text: string): Digest {
  return (nodeCrypto as NodeCrypto).createHash('sha256').update(text).digest('base64');
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

function copyBytes(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? encodeUtf8(content) : new Uint8Array(content);
}

/** Enough for secret rotation on a few endpoints. Most processes need one key. */
const maxCachedKeys = 8;

/**
 * Contains the keys of text secrets: making a key is slow, and the configuration keeps such a secret in memory anyway. Contains finished
 * keys, not promises: in workerd a request cannot await a promise of another request.
 */
const cachedKeys = new Map<Secret, CryptoKey | KeyObject>();

/** Returns the key, and keeps it for a text secret. A caller can erase the bytes of a byte secret, so its key is not kept. */
function cacheKey(secret: Secret, key: CryptoKey | KeyObject): CryptoKey | KeyObject {
  if (typeof secret === 'string') {
    if (cachedKeys.size >= maxCachedKeys) cachedKeys.clear();
    cachedKeys.set(secret, key);
  }
  return key;
}
