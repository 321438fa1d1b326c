import { builtinModule } from '../../utils/builtin-module.ts';
import { assertConfig } from '../errors.ts';

/**
 * The request body before any parser reads it: its bytes, or a string whose UTF-8 form is those bytes. The signature covers the raw
 * bytes.
 */
export type RawBody = string | Uint8Array | ArrayBuffer;

/**
 * The request headers, in any form that a framework provides: a `Headers` object, a plain object, or pairs of name and value. Plain objects
 * are `request.headers`, `headersDistinct`, and `headers` or `multiValueHeaders` of a Lambda event.
 */
export type WebhookHeaders = Headers | Readonly<Record<string, HeaderValue>> | Iterable<readonly [string, HeaderValue]>;

type HeaderValue = string | readonly string[] | undefined;

/**
 * Returns the value of one header by its lower-case name, or undefined when it is absent. A repeated header returns all its values as an
 * array, or as one comma-separated string if the framework joined them: neither equals a valid value.
 */
export type ReadHeader = (name: string) => unknown;

/** Returns the body in a form that can be hashed, without a copy. Throws `WebhookConfigurationError` when the body is not raw. */
export function readRawBody(body: unknown): string | Uint8Array {
  if (typeof body === 'string') return body;
  const bytes = asBytes(body);
  assertConfig(
    bytes,
    `The body must be raw, not ${typeTag(body)}. Read it before any parser, with await request.arrayBuffer() or express.raw()`,
  );
  return bytes;
}

/** Copies the raw body, because the caller can reuse its buffer while verification continues. */
export function copyRawBody(body: unknown): string | Uint8Array {
  return readRawBody(body).slice();
}

/**
 * Returns a view of the bytes of a typed array, a DataView, ArrayBuffer or SharedArrayBuffer; undefined for any other value. The view is
 * never a Buffer, whose `slice` does not copy. It does not depend on `instanceof`, which fails for values of another realm (jsdom, a vm
 * context, an iframe).
 */
export function asBytes(value: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return typeTag(value).endsWith('ArrayBuffer]') ? new Uint8Array(value as ArrayBuffer) : undefined;
}

/** Returns `[object Object]` and the like. It reads no own property, because a parsed body controls those. */
function typeTag(value: unknown): string {
  return Object.prototype.toString.call(value);
}

/** Creates a reader of headers in any case. Reads them only once: an iterable may not repeat. */
export function createHeaderReader(headers: WebhookHeaders): ReadHeader {
  assertConfig(
    typeof headers !== 'string' && !asBytes(headers),
    'headers must be an object like request.headers, after the body (received text or bytes)',
  );
  const source = Object(headers);
  const pairs: readonly (readonly [string, unknown])[] = source[Symbol.iterator] ? [...source] : Object.entries(source);
  return (name) => {
    // Not before: without a secret, no header is read.
    assertHeaderTexts(pairs);
    const values = pairs.flatMap(([key, value]) => (key.toLowerCase() === name ? value : []));
    return values.length > 1 ? values : values[0];
  };
}

/** Throws for objects among the values of headers, or among their pairs of name and value. CloudFront passes each header to a function as a list of objects. */
export function assertHeaderTexts(values: readonly unknown[]): void {
  assertConfig(
    values.flat(2).every((value) => Object(value) !== value),
    'headers must contain text (received an object). Convert headers of Lambda@Edge first: Object.values(headers).flat().map(({ key, value }) => [key, value])',
  );
}

/**
 * Reports whether a text has a UTF-8 form; true for bytes. A lone surrogate has none: encoders replace it with U+FFFD, so two different
 * texts would become the same bytes.
 */
export function isWellFormed(content: string | Uint8Array): boolean {
  // With the flag `u`, the two surrogates of a pair do not match. esbuild would compile `\p{Surrogate}` again at each call.
  return typeof content !== 'string' || !/[\uD800-\uDFFF]/u.test(content);
}

/** Returns the text of a body without a leading byte order mark, or undefined when the body is not UTF-8. */
export function decodeUtf8(body: string | Uint8Array): string | undefined {
  if (typeof body === 'string') return isWellFormed(body) ? body.replace(/^\uFEFF/, '') : undefined;
  // Environments such as jsdom have no global TextDecoder.
  const Decoder = globalThis.TextDecoder ?? builtinModule('node:util')?.TextDecoder;
  // Outside of the try block: a runtime without this decoder must not make an authentic body look broken.
  const decoder = new Decoder('utf-8', { fatal: true });
  // Stryker disable BlockStatement: an empty catch block returns undefined too
  try {
    return decoder.decode(body);
  } catch {
    return undefined;
  }
  // Stryker restore BlockStatement
}
