import type { RequestBody } from '../generated/request-bodies.ts';
import { type PlainObject, toPlainObject } from '../validation/plain-json.ts';
import type { SerializedBody } from './prepared-request.ts';

/** Throws {@link RequestValidationError} for a body that must not be sent. Gets the body exactly as it would be sent. */
export type ValidateBody = (body: PlainObject) => void;

/**
 * Writes a body as JSON, after its checks. What is checked is a copy that nothing can change any more, and the copy is what is
 * written.
 *
 * @param documented - What the document says about the body; undefined for a request without a body.
 */
export function serializeBody(body: unknown, documented?: RequestBody, check?: ValidateBody): SerializedBody {
  const plain = documented && toPlainObject(body, documented);
  if (plain) check?.(plain);
  return toSerializedBody(plain && JSON.stringify(plain), plain && 'application/json');
}

/** Returns a body of which every attempt sends the same bytes. */
export function toSerializedBody(
  content: string | Uint8Array<ArrayBuffer> | undefined,
  contentType: string | undefined,
): SerializedBody {
  return {
    // When the connection is lost, Deno's `fetch` sends a text, or a POST without a body, again by itself, and one attempt is two
    // (denoland/deno#35610).
    body: 'Deno' in globalThis ? new Blob([content ?? '']) : content,
    headers: contentType === undefined ? undefined : { 'content-type': contentType },
    secrets: () => secretsOf(typeof content === 'string' ? content : new TextDecoder().decode(content)),
  };
}

// Not by a parser, which cannot go as deep as what has written the text.
const secretFields =
  /"(?:\w*(?:token|number|session|security_code|cryptogram)|document)":"?((?<=")[^"\\]*(?:\\.[^"\\]*)*|[\d.]+)/g;

/**
 * The tokens, sessions and numbers of cards, documents and phones in a body, since an answer may repeat them: as they are,
 * and as they are in JSON.
 */
function secretsOf(body = ''): string[] {
  return Array.from(body.matchAll(secretFields), ([, secret = '']) => [secret, JSON.parse(`"${secret}"`)]).flat();
}
