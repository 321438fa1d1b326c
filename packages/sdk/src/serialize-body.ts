import type { RequestBody } from './generated/request-bodies.ts';
import { type PlainObject, toPlainObject } from './plain-json.ts';
import type { WrittenBody } from './transport/draft.ts';

/** Throws {@link RequestValidationError} for a body that must not be sent. Gets the body exactly as it would be sent. */
export type CheckBody = (body: PlainObject) => void;

/**
 * Writes a body as JSON, after its checks. What is checked is a copy that nothing can change any more, and the copy is what is
 * written.
 *
 * @param documented - What the document says about the body; undefined for a request without a body.
 */
export function serializeBody(body: unknown, documented?: RequestBody, check?: CheckBody): WrittenBody {
  const plain = documented && toPlainObject(body, documented);
  if (plain) check?.(plain);
  const text = plain && JSON.stringify(plain);
  return {
    ...bodyOf(text),
    secrets: () => secretsOf(text),
  };
}

/** What `fetch` is given, so that no runtime sends it more often than it is asked to. */
function bodyOf(text: string | undefined): Pick<WrittenBody, 'body' | 'headers'> {
  const headers = text === undefined ? undefined : { 'content-type': 'application/json' };
  // When the connection is lost, Deno's `fetch` sends a text, or a POST without a body, again by itself, and one attempt is two
  // (denoland/deno#35610).
  if ('Deno' in globalThis) return { body: new Blob([text ?? '']), headers };
  const { Buffer, process } = globalThis as NodeGlobals;
  if (text === undefined || !Buffer || !process?.versions?.undici) return { body: text, headers };
  // After a 421 Node's `fetch` sends a text again by itself, and then once more without it. It takes this for a stream, which it sends once,
  // and everything else takes it for the text that it is. With its length in a header it is not sent in chunks.
  const body: unknown = Object.assign(new String(text), {
    async *[Symbol.asyncIterator]() {
      yield Buffer.from(text);
    },
  });
  return { body: body as string, headers: { ...headers, 'content-length': `${Buffer.byteLength(text)}` } };
}

/** Looked up by name, so that no bundler puts a Buffer into a page. */
interface NodeGlobals {
  readonly Buffer?: { from(text: string): Uint8Array; byteLength(text: string): number };
  readonly process?: { readonly versions?: { readonly undici?: string } };
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
