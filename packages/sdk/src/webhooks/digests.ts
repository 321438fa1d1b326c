import { WebhookConfigurationError } from './errors.ts';
import { importedKey } from './imported-key.ts';
import { nodeCrypto, requireNodeCrypto } from './node-builtins.ts';
import type { Secret } from './secrets.ts';
import { encodeUtf8 } from './text.ts';

/** A SHA-256 sized digest in base64: always 44 characters, and one spelling for each value. */
export type Digest = string;

/** HMAC-SHA-256 by `node:crypto`. Throws {@link WebhookConfigurationError} where there is none. */
export function hmacSync(body: string | Uint8Array, secret: Secret): Digest {
  return requireNodeCrypto().createHmac('sha256', secret).update(body).digest('base64');
}

/** HMAC-SHA-256 by WebCrypto. Signs and leaves the comparison to us: `subtle.verify` is not constant-time everywhere. */
export async function hmacWeb(body: Uint8Array<ArrayBuffer>, secret: Secret): Promise<Digest> {
  const subtle = webCrypto();
  return base64(await subtle.sign('HMAC', await importedKey(subtle, secret), body));
}

export async function sha256(text: string): Promise<Digest> {
  if (nodeCrypto) return nodeCrypto.createHash('sha256').update(text).digest('base64');
  return base64(await webCrypto().digest('SHA-256', encodeUtf8(text)));
}

/** Constant-time: every character of both is read, whatever they are. Digests are equal exactly when their bytes are. */
export function equalDigests(one: Digest, other: Digest): boolean {
  let difference = 0;
  for (let i = 0; i < 44; i++) difference |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return difference === 0;
}

function webCrypto(): SubtleCrypto {
  const subtle = globalThis.crypto?.subtle;
  if (subtle) return subtle;
  throw new WebhookConfigurationError('This runtime has neither node:crypto nor WebCrypto (browsers: HTTPS pages only)');
}

function base64(digest: ArrayBuffer): Digest {
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
