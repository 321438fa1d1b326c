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

/** Returns `node:crypto` for synchronous functions. Throws `WebhookConfigurationError` where it does not exist. */
export function requireNodeCrypto(): NodeCrypto {
  assertConfig(nodeCrypto, 'This runtime has no node:crypto. Use the function without "Sync"');
  return nodeCrypto;
}

/** Computes the HMAC-SHA-256 of a body with `node:crypto`. Throws `WebhookConfigurationError` without it. */
export function computeHmacSync(body: string | Uint8Array, secret: Secret): Digest {
  return nodeHmac(requireNodeCrypto(), body, secret);
}

/** Computes the HMAC-SHA-256 of one body under each secret. Later changes to the caller's buffer do not affect the result. */
export async function computeHmacs(body: string | Uint8Array, secrets: readonly Secret[]): Promise<Digest[]> {
  if (nodeCrypto) return secrets.map((secret) => nodeHmac(nodeCrypto, body, secret));
  const subtle = requireSubtle();
  const bytes = typeof body === 'string' ? encodeUtf8(body) : new Uint8Array(body);
  return Promise.all(
    secrets.map(async (secret) => {
      // Not subtle.verify: its comparison is not constant-time on every runtime.
      return encodeBase64(await subtle.sign('HMAC', await importHmacKey(subtle, secret), bytes));
    }),
  );
}

/** Computes the SHA-256 of the UTF-8 bytes of a text. */
export async function sha256(text: string): Promise<Digest> {
  if (nodeCrypto) return nodeSha256(nodeCrypto, text);
  return encodeBase64(await requireSubtle().digest('SHA-256', encodeUtf8(text)));
}

/** Computes a SHA-256 with `node:crypto`. Throws `WebhookConfigurationError` without it. */
export function sha256Sync(text: string): Digest {
  return nodeSha256(requireNodeCrypto(), text);
}

/** Compares two digests in constant time, by reading every character of both. */
export function timingSafeEqual(a: Digest, b: Digest): boolean {
  let difference = 0;
  for (let i = 0; i < 44; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

function nodeHmac({ createHmac, createSecretKey }: NodeCrypto, body: string | Uint8Array, secret: Secret): Digest {
  // createHmac is five times slower with raw bytes than with a KeyObject.
  // Stryker disable next-line ConditionalExpression: createHmac accepts bytes too, only more slowly
  const key = typeof secret === 'string' ? secret : createSecretKey(secret);
  return createHmac('sha256', key).update(body).digest('base64');
}

function nodeSha256({ createHash }: NodeCrypto, text: string): Digest {
  return createHash('sha256').update(text).digest('base64');
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

/** Contains finished keys, not promises: in workerd a request cannot await a promise of another request. */
const cachedKeys = new Map<string, CryptoKey>();

/**
 * Imports a secret as a WebCrypto key. Keys of text secrets are cached: an import is slow, and the configuration keeps such a secret in
 * memory anyway. Keys of byte secrets are not cached, so that a caller can erase the bytes.
 */
async function importHmacKey(subtle: SubtleCrypto, secret: Secret): Promise<CryptoKey> {
  if (typeof secret !== 'string') return importKey(subtle, secret as Uint8Array<ArrayBuffer>);
  return cachedKeys.get(secret) ?? cacheKey(secret, await importKey(subtle, encodeUtf8(secret)));
}

function importKey(subtle: SubtleCrypto, bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

function cacheKey(secret: string, key: CryptoKey): CryptoKey {
  if (cachedKeys.size >= maxCachedKeys) cachedKeys.clear();
  cachedKeys.set(secret, key);
  return key;
}
