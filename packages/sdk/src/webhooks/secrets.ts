import { WebhookConfigurationError } from './errors.ts';
import { copyBytes, viewBytes } from './raw-body.ts';
import { isWellFormed } from './text.ts';

/**
 * The client secret configured for a webhook. A string stands for its UTF-8 bytes and is never decoded from hex or
 * base64, whatever it looks like. Specification: "Authentication", item 4.
 */
export type Secret = string | Uint8Array;

/**
 * One usable secret, copied. Throws {@link WebhookConfigurationError} for a blank one: empty, or nothing but white
 * space, byte order marks and NULs (HMAC pads its key with NULs, so to HMAC a key of NULs *is* the empty key).
 */
export function readSecret(secret: unknown): Secret {
  const copy = typeof secret === 'string' ? secret : bytesOf(secret);
  if (typeof copy === 'string' ? isBlank(copy) : copy.every(isBlankByte)) {
    throw new WebhookConfigurationError('The webhook secret is blank: is the setting that it comes from filled in?');
  }
  if (typeof copy === 'string' && !isWellFormed(copy)) {
    throw new WebhookConfigurationError('The webhook secret is not well-formed Unicode: give its bytes as a Uint8Array');
  }
  return copy;
}

/** One secret or several (while one replaces another), copied. Throws {@link WebhookConfigurationError} like `readSecret`, and for an empty list. */
export function readSecrets(secrets: unknown): readonly Secret[] {
  if (!Array.isArray(secrets)) return [readSecret(secrets)];
  if (secrets.length === 0) throw new WebhookConfigurationError('The list of webhook secrets is empty');
  return Array.from(secrets, readSecret);
}

function bytesOf(secret: unknown): Uint8Array {
  const bytes = viewBytes(secret);
  if (bytes) return copyBytes(bytes);
  throw new WebhookConfigurationError(
    'The webhook secret must be a string or a Uint8Array: is the setting that it comes from filled in?',
  );
}

/** Nothing that anybody would choose as a secret. White space includes the byte order mark here. */
export function isBlank(text: string): boolean {
  return /^[\s\0]*$/.test(text);
}

/** NUL, the white space that text files end in, and the three bytes of a byte order mark. */
function isBlankByte(byte: number): boolean {
  return [0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf].includes(byte);
}
