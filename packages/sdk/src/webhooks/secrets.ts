import { demand } from './errors.ts';
import { viewBytes } from './raw-body.ts';
import { isWellFormed } from './text.ts';

/**
 * The client secret configured for a webhook. A string stands for its UTF-8 bytes and is never decoded from hex or
 * base64, whatever it looks like. Specification: "Authentication", item 4.
 */
export type Secret = string | Uint8Array;

/**
 * One usable secret, copied. Throws `WebhookConfigurationError` for one that is blank: empty, or nothing but white
 * space, byte order marks and NULs (HMAC pads its key with NULs, so to HMAC a key of NULs *is* the empty key).
 */
export function readSecret(secret: unknown): Secret {
  if (isUsableText(secret)) return secret;
  const bytes = viewBytes(secret);
  demand(bytes && !bytes.every(isBlank), 'A secret must be well-formed text or a Uint8Array, and not blank');
  return new Uint8Array(bytes);
}

/** One secret or several (while one replaces another), copied. Throws `WebhookConfigurationError` like `readSecret`. */
export function readSecrets(secrets: unknown): readonly Secret[] {
  const list = Array.from(Array.isArray(secrets) ? secrets : [secrets], readSecret);
  demand(list.length, 'The list of secrets is empty');
  return list;
}

/** Text that can be a secret: it has UTF-8 bytes, and not only blank ones. `\s` includes the byte order mark. */
function isUsableText(value: unknown): value is string {
  return typeof value === 'string' && !/^[\s\0]*$/.test(value) && isWellFormed(value);
}

/** NUL, the white space that text files end in, and the three bytes of a byte order mark. */
function isBlank(byte: number): boolean {
  return [0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf].includes(byte);
}
