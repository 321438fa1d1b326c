import { assertConfig } from '../errors.ts';
import { asBytes } from './raw-request.ts';
import { isWellFormed } from './utf8.ts';

/**
 * The client secret of a webhook.
 *
 * A string stands for its UTF-8 bytes. It is never decoded from hex or base64. A string that starts or ends with white space is rejected:
 * the white space usually comes from a file. Bytes are used unchanged.
 */
export type Secret = string | Uint8Array;

/**
 * Validates and copies one secret. Throws `WebhookConfigurationError` for a blank secret and for text with surrounding white space.
 *
 * Blank also means only NUL bytes: HMAC pads its key with NULs, so such a key equals the empty key.
 *
 * @param name - The name of the secret in the error message.
 */
export function resolveSecret(secret: unknown, name = 'secret'): Secret {
  // Both `\s` and `trim` include the byte order mark.
  const isText = typeof secret === 'string' && secret === secret.trim() && /[^\s\0]/.test(secret);
  if (isText && isWellFormed(secret)) return secret;
  assertConfig(secret, `${name} is not set. Is its environment variable set?`);
  const bytes = asBytes(secret);
  const isValid = bytes && !bytes.every((byte) => blankBytes.includes(byte));
  assertConfig(isValid, `${name} must be trimmed, well-formed text or a Uint8Array, not blank`);
  return new Uint8Array(bytes);
}

/** NUL, the white space at the end of text files, and the three bytes of a byte order mark. */
const blankBytes = [0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf];

/** Validates and copies one secret, or several during a rotation. Throws `WebhookConfigurationError` like `resolveSecret`. */
export function resolveSecrets(secrets: unknown): readonly Secret[] {
  // An empty list is not a secret either.
  if (!Array.isArray(secrets) || !secrets.length) return [resolveSecret(secrets)];
  return Array.from(secrets, (secret, index) => resolveSecret(secret, `secret[${index}]`));
}
