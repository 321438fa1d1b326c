/** Node's own TextDecoder: environments such as jsdom have no global one. Looked up at run time, so bundlers have no import to resolve. */
export const nodeUtil = /* @__PURE__ */ (() => globalThis.process?.getBuiltinModule?.('node:util'))();

/**
 * Reports whether a text has a UTF-8 form. A lone surrogate has none: encoders replace it with U+FFFD, so two different texts would
 * become the same bytes.
 */
export function isWellFormed(text: string & { isWellFormed?(): boolean }): boolean {
  return text.isWellFormed?.() ?? !/\p{Cs}/u.test(text);
}

/** Reports whether a body stands for exactly one sequence of bytes. */
export function isHashable(body: string | Uint8Array): boolean {
  // Stryker disable next-line ConditionalExpression: isWellFormed finds no surrogate in bytes either
  return typeof body !== 'string' || isWellFormed(body);
}

export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Returns the text of a body without a leading byte order mark, or undefined when the body is not UTF-8. */
export function decodeUtf8(body: string | Uint8Array): string | undefined {
  if (typeof body === 'string') return isWellFormed(body) ? body.replace(/^\uFEFF/, '') : undefined;
  // Stryker disable next-line OptionalChaining: without TextDecoder and node:util, both forms throw a TypeError
  const Decoder = globalThis.TextDecoder ?? nodeUtil?.TextDecoder;
  const decoder = new Decoder('utf-8', { fatal: true });
  // Stryker disable BlockStatement: an empty catch block returns undefined too
  try {
    return decoder.decode(body);
  } catch {
    return undefined;
  }
  // Stryker restore BlockStatement
}
