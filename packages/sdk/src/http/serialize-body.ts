import { type PlainObject, toPlainObject } from '../validation/plain-json.ts';
import { parseJson } from './response-text.ts';

/** The content of a body. */
export type BodyContent = string | Uint8Array<ArrayBuffer> | undefined;

/** A body as it will be sent. */
export interface SerializedBody {
  readonly body: BodyInit | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** What else `fetch` needs to send it. */
  readonly init?: object | undefined;
  /** Returns the values in the body that must not appear in an error. */
  readonly secrets: () => string[];
}

/** Receives the body exactly as it will be sent. Throws {@link RequestValidationError} for a body that must not be sent. */
export type ValidateBody = (body: PlainObject) => void;

/** Copies the body as JSON would write it, validates the copy, and writes the copy as JSON. */
export type SerializeBody = (body: unknown, moneyFields?: readonly string[], validate?: ValidateBody) => SerializedBody;

/**
 * Serializes a body as JSON, after its checks. What is checked is a copy that nothing can change later, and the copy is what is sent.
 *
 * @param moneyFields - Those of the contract; undefined for a POST without a body
 */
export const serializeBody: SerializeBody = (body, moneyFields, validate) => {
  const plain = moneyFields && toPlainObject(body, moneyFields);
  if (plain) validate?.(plain);
  return serializeContent(plain && JSON.stringify(plain), plain && 'application/json');
};

/** Prepares content for any number of attempts. It is undefined for a POST without a body. */
export function serializeContent(content: BodyContent, contentType: string | undefined): SerializedBody {
  return {
    // When the connection is lost, Deno's `fetch` sends a string, or a POST without a body, again by itself. One attempt would be two
    // (denoland/deno#35610).
    body: 'Deno' in globalThis ? new Blob([content ?? '']) : content,
    headers: contentType === undefined ? undefined : { 'content-type': contentType },
    secrets: () => findSecrets(toText(content)),
  };
}

// No parser: JSON.parse cannot go as deep as the serializer that wrote the text. No lookbehind: Safari before 16.4 cannot parse one.
const secretFields =
  /(?:token|number|session|security_code|cryptogram|"document)"\s*:\s*(?:"([^"\\]*(?:\\.[^"\\]*)*)|([\d.]+))/g;

/**
 * Returns the tokens, sessions and numbers of cards, documents and phones in a body, because a response may repeat them. Each is returned
 * as plain text and as JSON text.
 */
function findSecrets(json: string): string[] {
  // A text for an undocumented path may look like JSON without being JSON.
  const secrets: string[] = [];
  // Not matchAll: it compiles the pattern again each time.
  for (let match = secretFields.exec(json); match; match = secretFields.exec(json)) {
    const secret = match[2] ?? match[1] ?? '';
    secrets.push(secret);
    if (secret.includes('\\')) secrets.push((parseJson(`"${secret}"`) ?? secret) as string);
  }
  return secrets;
}

function toText(content: BodyContent): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** Read from `globalThis`, so that no bundler puts a Buffer into a page. */
interface NodeGlobals {
  readonly Buffer?: { from(text: string): Uint8Array };
  readonly process?: { readonly versions?: { readonly undici?: string } };
}

/** {@link serializeBody} for a request without an idempotency key, which must not be sent twice. */
export const serializeSingleUseBody: SerializeBody = (body, moneyFields, validate) =>
  toSingleUse(serializeBody(body, moneyFields, validate));

/**
 * Returns a body that Node's `fetch` does not send twice: after a 421 it repeats a string by itself, but never a stream. In other runtimes
 * the body stays as it is.
 */
export function toSingleUse(serialized: SerializedBody): SerializedBody {
  const { Buffer, process } = globalThis as NodeGlobals;
  const content = serialized.body;
  const isFixed = typeof content === 'string' || content instanceof Uint8Array;
  if (!isFixed || !Buffer || !process?.versions?.undici) return serialized;
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      // At once: a stream that is closed later may have been cancelled before.
      controller.close();
    },
  });
  return {
    ...serialized,
    // node-fetch does not know such streams and sends `String(body)`. It never repeats a request.
    body: Object.assign(body, { toString: () => toText(content as BodyContent) }),
    // With a length, the body is not sent in chunks.
    headers: { ...serialized.headers, 'content-length': `${bytes.length}` },
    // Without `credentials: 'omit'` Node 24.14 and 24.15 lose a 401 to a stream (nodejs/undici#5018). The contract has no cookies.
    init: { duplex: 'half', credentials: 'omit' },
  };
}
