import { WebhookConfigurationError } from './errors.ts';

/** A request body as it came, before any parser: the bytes, or the text that they are the UTF-8 form of. */
export type RawBody = string | Uint8Array | ArrayBuffer;

/**
 * The body as something that can be hashed without a copy. Recognised without `instanceof`, because a typed array of
 * another realm (jsdom, a vm context, an iframe) is just as raw.
 */
export function readRawBody(body: unknown): string | Uint8Array {
  if (typeof body === 'string') return body;
  const bytes = viewBytes(body);
  if (bytes) return bytes;
  throw new WebhookConfigurationError(
    `The raw body must be a string, Uint8Array or ArrayBuffer exactly as received, not ${tagOf(body)}. ` +
      'Read it before any parser does: await request.arrayBuffer(), or express.raw({ type: "*/*" })',
  );
}

/** The bytes of a typed array, DataView or buffer (shared ones too), in place; undefined for anything else. */
export function viewBytes(value: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(value)) {
    if (tagOf(value) === 'Uint8Array') return value as Uint8Array;
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  }
  return /^(Shared)?ArrayBuffer$/.test(tagOf(value)) ? new Uint8Array(value as ArrayBuffer) : undefined;
}

/** A copy that nobody else can change while we wait; also what WebCrypto wants in place of shared memory. */
export function copyBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** The class of a value without reading its own properties, which may come from a parsed body. */
function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}
