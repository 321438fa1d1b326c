import { assertConfig } from '../errors.ts';
import type { Secret } from './secrets.ts';

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
  const crypto = nodeCrypto as NodeCrypto;
  // createHmac is slower with text than with a KeyObject, and five times slower with bytes.
  const key = cachedKeys.get(secret) ?? cacheKey(secret, crypto.createSecretKey(secret as string, 'utf8'));
  return crypto
    .createHmac('sha256', key as KeyObject)
    .update(body)
    .digest('base64');
}

/**
 * Computes the HMAC-SHA-256 of a body. With `node:crypto` it does not wait. Later changes to the caller's buffer do not affect the
 * result.
 */
export function computeHmac(body: string | Uint8Array, secret: Secret): Promise<Digest> | Digest {
  return (nodeCrypto ? computeHmacSync : computeHmacByWebCrypto)(body, secret);
}

async function computeHmacByWebCrypto(body: string | Uint8Array, secret: Secret): Promise<Digest> {
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
  if (nodeCrypto) return nodeCrypto.createHash('sha256').update(text).digest('base64');
  return encodeBase64(await requireSubtle().digest('SHA-256', copyBytes(text)));
}

/** Compares two digests in constant time, by reading every character of both. */
export function timingSafeEqual(a: Digest, b: Digest): boolean {
  let difference = 0;
  for (let i = 0; i < 44; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

function requireSubtle(): SubtleCrypto {
  const subtle = globalThis.crypto?.subtle;
  assertConfig(subtle, 'WebCrypto is missing. Use HTTPS in browsers');
  return subtle;
}

function encodeBase64(digest: ArrayBuffer): Digest {
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

function copyBytes(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

/**
 * Contains the keys of text secrets: making a key is slow, and the configuration keeps such a secret in memory anyway. Contains finished
 * keys, not promises: in workerd a request cannot await a promise of another request.
 */
const cachedKeys = new Map<Secret, CryptoKey | KeyObject>();

/** Returns the key, and keeps it for a text secret. A caller can erase the bytes of a byte secret, so its key is not kept. */
function cacheKey(secret: Secret, key: CryptoKey | KeyObject): CryptoKey | KeyObject {
  if (typeof secret === 'string') {
    // Eight are enough for secret rotation on a few endpoints. Most processes need one key.
    if (cachedKeys.size >= 8) cachedKeys.clear();
    cachedKeys.set(secret, key);
  }
  return key;
}
