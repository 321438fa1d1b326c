import { demand } from '../errors.ts';
import { viewBytes } from './raw-body.ts';
import { isWellFormed } from './utf8.ts';

/**
 * The client secret configured for a webhook. A string stands for its UTF-8 bytes and is never decoded from hex or
 * base64, whatever it looks like. A string with white space around it is refused; bytes are used exactly as given.
 * Specification: "Authentication", item 4.
 */
export type Secret = string | Uint8Array;

/**
 * Copies one secret. Throws `WebhookConfigurationError` for a blank one (empty, or nothing but white space, byte order
 * marks and NULs: HMAC pads its key with NULs, so to HMAC a key of NULs *is* the empty key), and for text with white space
 * around it, which the file that it was read from has added. Bytes are used exactly as given.
 *
 * @param name what to call it in the message
 */
export function readSecret(secret: unknown, name = 'secret'): Secret {
  if (isUsableText(secret)) {
    const isTrimmed = secret === secret.trim();
    demand(isTrimmed, `${name} starts or ends with white space or a byte order mark. Trim it where it is read`);
    return secret;
  }
  const bytes = viewBytes(secret);
  demand(bytes && !bytes.every(isBlank), `${name} must be well-formed text or a Uint8Array, and not blank`);
  return new Uint8Array(bytes);
}

/** Copies one secret or several (while one replaces another). Throws `WebhookConfigurationError` like `readSecret`. */
export function readSecrets(secrets: unknown): readonly Secret[] {
  if (!Array.isArray(secrets)) return [readSecret(secrets)];
  demand(secrets.length, 'The list of secrets is empty');
  return Array.from(secrets, (secret, index) => readSecret(secret, `secret[${index}]`));
}

/** Text that can be a secret: it has UTF-8 bytes, and not only blank ones. `\s` includes the byte order mark. */
function isUsableText(value: unknown): value is string {
  return typeof value === 'string' && !/^[\s\0]*$/.test(value) && isWellFormed(value);
}

/** NUL, the white space that text files end in, and the three bytes of a byte order mark. */
function isBlank(byte: number): boolean {
  return [0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf].includes(byte);
}
