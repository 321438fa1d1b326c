import type { Secret } from './secrets.ts';
import { encodeUtf8 } from './text.ts';

/** Room for a rotation on a few endpoints; one key is what most processes ever need. */
const limit = 8;

/** The least recently used first. Holds finished keys, not promises: workerd lets no request await another's. */
const keys = new Map<string, CryptoKey>();

/**
 * The secret as a WebCrypto key. The last few keys of strings are kept: importing takes time on every call, and such a
 * string lives in the configuration anyway. Keys of bytes are not: who holds a secret as bytes can overwrite them, and
 * then nothing here remembers what they were.
 */
export async function importedKey(subtle: SubtleCrypto, secret: Secret): Promise<CryptoKey> {
  if (typeof secret !== 'string') return importKey(subtle, secret as Uint8Array<ArrayBuffer>);
  const key = keys.get(secret) ?? (await importKey(subtle, encodeUtf8(secret)));
  keys.delete(secret);
  keys.set(secret, key);
  const [oldest] = keys.keys();
  if (keys.size > limit && oldest !== undefined) keys.delete(oldest);
  return key;
}

function importKey(subtle: SubtleCrypto, bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}
