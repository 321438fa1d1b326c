import { assertConfig, WebhookConfigurationError } from '../errors.ts';

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
 * Returns the body in a form that can be hashed, without a copy. Shared memory is copied, because it can change during the hash.
 * Throws `WebhookConfigurationError` when the body is not raw.
 */
export function readRawBody(body: unknown): string | Uint8Array {
  if (typeof body === 'string') return body;
  const bytes = asBytes(body);
  if (!bytes) {
    throw new WebhookConfigurationError(
      `The body must be raw, not ${typeTag(body)}. Read it before any parser, with await request.arrayBuffer() or express.raw()`,
    );
  }
  return bytes.buffer instanceof ArrayBuffer ? bytes : new Uint8Array(bytes);
}

/** Copies the raw body, because the caller can reuse its buffer while verification continues. */
export function copyRawBody(body: unknown): string | Uint8Array {
  const raw = readRawBody(body);
  return typeof raw === 'string' ? raw : new Uint8Array(raw);
}

/**
 * Returns a Uint8Array unchanged, and a view of the bytes of another typed array, a DataView, ArrayBuffer or SharedArrayBuffer; undefined
 * for any other value. It does not depend on `instanceof`, which fails for values of another realm (jsdom, a vm context, an iframe).
 */
export function asBytes(value: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(value))
    return value instanceof Uint8Array ? value : new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return typeTag(value).endsWith('ArrayBuffer]') ? new Uint8Array(value as ArrayBuffer) : undefined;
}

/** Returns `[object Object]` and the like. It reads no own property, because a parsed body controls those. */
export function typeTag(value: unknown): string {
  return Object.prototype.toString.call(value);
}

/**
 * Returns the value of one header by its case-insensitive name, or undefined when it is absent. A repeated header returns all its
 * values as an array, or as one comma-separated string if the framework joined them: neither equals a valid value.
 */
export function readHeader(headers: WebhookHeaders, name: string): unknown {
  assertConfig(typeof headers !== 'string', 'headers must be an object like request.headers (received a string)');
  const source = Object(headers);
  const pairs: Iterable<readonly [string, unknown]> = source[Symbol.iterator] ? source : Object.entries(source);
  const values = [...pairs].flatMap(([key, value]) => (key.toLowerCase() === name ? value : []));
  return values.length > 1 ? values : values[0];
}
