import type { Secret } from './secrets.ts';
import { encodeUtf8 } from './utf8.ts';

/** Room for a rotation on a few endpoints; one key is what most processes ever need. */
const limit = 8;

/** Holds finished keys, not promises: workerd lets no request await another's. */
const keys = new Map<string, CryptoKey>();

/**
 * The secret as a WebCrypto key. The keys of strings are kept, a few at a
 * time: importing takes a while on every call, and such a string lives in the configuration anyway. Those of bytes are
 * not: who holds a secret as bytes can overwrite them, and then nothing here remembers what they were.
 */
export async function importedKey(subtle: SubtleCrypto, secret: Secret): Promise<CryptoKey> {
  if (typeof secret !== 'string') return importKey(subtle, secret as Uint8Array<ArrayBuffer>);
  return keys.get(secret) ?? keep(secret, await importKey(subtle, encodeUtf8(secret)));
}

function importKey(subtle: SubtleCrypto, bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

function keep(secret: string, key: CryptoKey): CryptoKey {
  if (keys.size >= limit) keys.clear();
  keys.set(secret, key);
  return key;
}
