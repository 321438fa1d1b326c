/** Node's own TextDecoder: environments such as jsdom have no global one. Looked up at run time, so bundlers have no import to resolve. */
export const nodeUtil = /* @__PURE__ */ (() => globalThis.process?.getBuiltinModule?.('node:util'))();

/**
 * Reports whether a text has a UTF-8 form; true for bytes. A lone surrogate has none: encoders replace it with U+FFFD, so two different
 * texts would become the same bytes.
 */
export function isWellFormed(content: Uint8Array | (string & { isWellFormed?(): boolean })): boolean {
  return typeof content !== 'string' || (content.isWellFormed?.() ?? !/[\uD800-\uDFFF]/u.test(content));
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
