import { WebhookConfigurationError } from '../errors.ts';

/** A request body as it came, before any parser: the bytes, or the text that they are the UTF-8 form of. */
export type RawBody = string | Uint8Array | ArrayBuffer;

/**
 * The body as something that can be hashed, in place; only shared memory, which can change under the hash, is copied.
 * Throws `WebhookConfigurationError` if the body is not raw.
 */
export function readRawBody(body: unknown): string | Uint8Array {
  if (typeof body === 'string') return body;
  const bytes = viewBytes(body);
  if (bytes) return bytes.buffer instanceof ArrayBuffer ? bytes : new Uint8Array(bytes);
  throw new WebhookConfigurationError(
    `Give the raw body, not ${tagOf(body)}: read it before any parser does, with await request.arrayBuffer() or express.raw()`,
  );
}

/** `readRawBody`, but copied: the caller's buffer may be put to another use meanwhile. */
export function copyRawBody(body: unknown): string | Uint8Array {
  return readRawBody(body).slice();
}

/**
 * The bytes of a typed array, DataView or buffer (shared ones too), in place; undefined for anything else. Recognised
 * without `instanceof`: a typed array of another realm (jsdom, a vm context, an iframe) is just as raw.
 */
export function viewBytes(value: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return tagOf(value).endsWith('ArrayBuffer]') ? new Uint8Array(value as ArrayBuffer) : undefined;
}

/** The class of a value without reading its own properties, which may come from a parsed body. */
function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}
