/** Read from `globalThis`, so that no bundler puts a Buffer into a page. */
interface NodeGlobals {
  readonly Buffer?: typeof Buffer;
  readonly process?: { readonly versions?: { readonly undici?: string } };
}

/**
 * Creates a `Response` with a text. In Node.js it does so from the bytes of the text, because Node.js needs twice the time for the text
 * itself.
 */
export function createResponse(text: string | null, init: ResponseInit): Response {
  const { Buffer, process } = globalThis as NodeGlobals;
  if (text !== null && Buffer !== undefined && process?.versions?.undici !== undefined) {
    const stream = streamOf(text, Buffer);
    const response = new Response(stream, init);
    // The class of a polyfill may take a stream for a text.
    if (response.body === stream) return response;
  }
  return new Response(text, init);
}

function streamOf(text: string, { allocUnsafeSlow, byteLength }: typeof Buffer): ReadableStream<Uint8Array> {
  return new ReadableStream({
    type: 'bytes',
    start(controller) {
      // Not from the pool of `Buffer`: the stream takes the memory over.
      const bytes = allocUnsafeSlow(byteLength(text));
      bytes.write(text);
      if (bytes.length > 0) controller.enqueue(new Uint8Array(bytes.buffer));
      controller.close();
    },
  });
}
