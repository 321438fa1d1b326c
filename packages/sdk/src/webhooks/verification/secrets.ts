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
  if (isUsableText(secret)) {
    const isTrimmed = secret === secret.trim();
    assertConfig(isTrimmed, `${name} starts or ends with white space or a byte order mark. Trim it`);
    return secret;
  }
  assertConfig(secret !== undefined && secret !== '', `${name} is not set. Is its environment variable set?`);
  const bytes = asBytes(secret);
  assertConfig(bytes && !bytes.every(isBlank), `${name} must be well-formed text or a Uint8Array, and not blank`);
  return new Uint8Array(bytes);
}

/** Validates and copies one secret, or several during a rotation. Throws `WebhookConfigurationError` like `resolveSecret`. */
export function resolveSecrets(secrets: unknown): readonly Secret[] {
  if (!Array.isArray(secrets)) return [resolveSecret(secrets)];
  assertConfig(secrets.length, 'secret must not be an empty list');
  return Array.from(secrets, (secret, index) => resolveSecret(secret, `secret[${index}]`));
}

/** Reports whether a value is text that has a UTF-8 form and is not blank. `\s` includes the byte order mark. */
function isUsableText(value: unknown): value is string {
  return typeof value === 'string' && !/^[\s\0]*$/.test(value) && isWellFormed(value);
}

/** Matches NUL, the white space at the end of text files, and the three bytes of a byte order mark. */
function isBlank(byte: number): boolean {
  return [0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf].includes(byte);
}
