/** What was read of a body, and whether it had more than that. */
export interface ReadText {
  readonly text: string;
  readonly isTooLong: boolean;
}

/**
 * Reads the body of a response as text, and no more than so many bytes of it after decompression. The rest of a longer body is
 * not read: the connection is given up. Rejects when the body breaks off.
 */
export async function readText(response: Response, maxBytes: number): Promise<ReadText> {
  const { body } = response;
  // A `fetch` of the caller may return a body of another kind, or none.
  if (!body?.getReader) {
    const text = await response.text();
    return { text: text.slice(0, maxBytes), isTooLong: text.length > maxBytes };
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytesLeft = maxBytes; ; ) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), isTooLong: false };
    text += decoder.decode(value.subarray(0, bytesLeft), { stream: true });
    bytesLeft -= value.length;
    if (bytesLeft >= 0) continue;
    reader.cancel().catch(() => {});
    return { text, isTooLong: true };
  }
}
