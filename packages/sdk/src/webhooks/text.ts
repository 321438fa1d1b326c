import { nodeUtil } from './node-builtins.ts';

/**
 * Whether the text has UTF-8 bytes at all. A lone surrogate has none: encoders put U+FFFD in its place, so that two
 * different strings would be hashed as the same bytes.
 */
export function isWellFormed(text: string & { isWellFormed?(): boolean }): boolean {
  return text.isWellFormed?.() ?? !/\p{Cs}/u.test(text);
}

export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** The text without its byte order mark, if it had one; undefined when the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  // Under jsdom there is no global TextDecoder, but Node's own is within reach.
  const Decoder = globalThis.TextDecoder ?? nodeUtil?.TextDecoder;
  const decoder = new Decoder('utf-8', { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
