/** The text of a body, or the beginning of one that is too long. */
export interface ResponseText {
  readonly text: string;
  /** The bytes of the text; empty when only the text could be read. */
  readonly chunks: readonly Uint8Array[];
  readonly isCut: boolean;
}

/** A response whose body has been read. */
export interface ReceivedResponse extends ResponseText {
  readonly response: Response;
  /** Returns the values that must not appear in an error. */
  readonly secrets: () => readonly string[];
  /** Returns the method and the URL without query, for messages. */
  readonly target: () => string;
  /** The local clock, in milliseconds since 1970, for a `Retry-After` with a date. */
  readonly now: number;
}

/** Redirects are not followed: they would send the keys to another address. A browser reports any redirect as status 0. */
export function isRedirect({ redirected, ok, status }: Response): boolean {
  return redirected || !(ok || status >= 400);
}

/** Parses JSON. Returns undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of a response as text, but at most `maxBytes` after decompression. The rest of a longer body is not read: the attempt
 * then fails and releases the connection. Rejects when the body breaks off.
 */
export async function readText(response: Response, maxBytes: number): Promise<ResponseText> {
  const body: Partial<ReadableStream<Uint8Array> & AsyncIterable<Uint8Array, unknown>> | null = response.body;
  // A stream of Node is the body in node-fetch. A custom `fetch` may return a body of another kind, or none.
  const source = body?.getReader?.() ?? body?.[Symbol.asyncIterator]?.();
  if (!source) {
    const text = await response.text();
    return { text: text.slice(0, maxBytes), chunks: [], isCut: text.length > maxBytes };
  }
  const chunks: Uint8Array[] = [];
  for (let bytesLeft = maxBytes; ; ) {
    const { done, value } = await ('next' in source ? source.next() : source.read());
    if (!done) {
      bytesLeft -= value.length;
      chunks.push(bytesLeft < 0 ? value.subarray(0, bytesLeft) : value);
    }
    const isCut = bytesLeft < 0;
    if (done || isCut) return { text: decodeChunks(chunks, isCut), chunks, isCut };
  }
}

/** Decodes UTF-8. A character may continue in the next chunk, and at the end of a cut text it is left out. */
function decodeChunks(chunks: readonly Uint8Array[], isCut: boolean): string {
  const decoder = new TextDecoder();
  // Most responses: one step.
  if (chunks.length === 1) return decoder.decode(chunks[0], { stream: isCut });
  const texts = chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
  return texts.join('') + decoder.decode(undefined, { stream: isCut });
}
