import { nodeUtil } from './node-builtins.ts';

/**
 * Whether the text has UTF-8 bytes at all. A lone surrogate has none: encoders put U+FFFD in its place, so that two
 * different strings would be hashed as the same bytes.
 */
export function isWellFormed(text: string & { isWellFormed?(): boolean }): boolean {
  return text.isWellFormed?.() ?? !/\p{Cs}/u.test(text);
}

/** Whether a body is one definite sequence of bytes. */
export function isHashable(body: string | Uint8Array): boolean {
  return typeof body !== 'string' || isWellFormed(body);
}

export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** The text of a body without its byte order mark, if it had one; undefined when it is not UTF-8. */
export function decodeBody(body: string | Uint8Array): string | undefined {
  if (typeof body === 'string') return isWellFormed(body) ? body.replace(/^\uFEFF/, '') : undefined;
  // Under jsdom there is no global TextDecoder, but Node's own is within reach.
  const Decoder = globalThis.TextDecoder ?? nodeUtil?.TextDecoder;
  const decoder = new Decoder('utf-8', { fatal: true });
  try {
    return decoder.decode(body);
  } catch {
    return undefined;
  }
}
