/** What was read of a body, and whether it had more than that. */
export interface ReadText {
  readonly text: string;
  /** The same as bytes, for a body that is not text. */
  readonly chunks: readonly Uint8Array[];
  readonly isTooLong: boolean;
}

/**
 * Reads the body of a response as text, and no more than so many bytes of it after decompression. The rest of a longer body is
 * not read: the attempt then fails, and gives the connection up. Rejects when the body breaks off.
 */
export async function readText(response: Response, maxBytes: number): Promise<ReadText> {
  const { body } = response;
  const reader = readerOf(body);
  // A custom `fetch` may return a body of another kind, or none.
  if (!reader) {
    const text = await response.text();
    const kept = text.slice(0, maxBytes);
    return { text: kept, chunks: [new TextEncoder().encode(kept)], isTooLong: text.length > maxBytes };
  }
  const decoder = new TextDecoder();
  const chunks: Uint8Array[] = [];
  let text = '';
  for (let bytesLeft = maxBytes; ; ) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), chunks, isTooLong: false };
    const chunk = value.subarray(0, bytesLeft);
    chunks.push(chunk);
    text += decoder.decode(chunk, { stream: true });
    bytesLeft -= value.length;
    if (bytesLeft < 0) return { text, chunks, isTooLong: true };
  }
}

/** A stream as a reader, also one of Node, which node-fetch has for a body. */
function readerOf(
  body: Partial<ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>> | null,
): { read(): Promise<IteratorResult<Uint8Array, unknown>> } | undefined {
  if (body?.getReader) return body.getReader() as ReadableStreamDefaultReader<Uint8Array> & ReturnType<typeof readerOf>;
  const iterator = body?.[Symbol.asyncIterator]?.();
  return iterator && { read: () => iterator.next() };
}
