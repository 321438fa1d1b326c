import type { SerializedBody } from './prepared-request.ts';

/** Looked up by name, so that no bundler puts a Buffer into a page. */
interface NodeGlobals {
  readonly Buffer?: { from(text: string): Uint8Array };
  readonly process?: { readonly versions?: { readonly undici?: string } };
}

/**
 * Returns a body for one request, which Node's `fetch` does not send twice: after a 421 it sends a text again by itself, but not a stream.
 * In other runtimes the body stays as it is. The length is a header, so that the body is not sent in chunks.
 */
export function toSingleUseBody(written: SerializedBody): SerializedBody {
  const { Buffer, process } = globalThis as NodeGlobals;
  const content = written.body;
  const isFixed = typeof content === 'string' || content instanceof Uint8Array;
  if (!isFixed || !Buffer || !process?.versions?.undici) return written;
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      // At once: what is closed later may have been cancelled meanwhile.
      controller.close();
    },
  });
  return {
    ...written,
    // node-fetch knows no such streams, and sends what they are as a text. It sends nothing twice.
    body: Object.assign(body, {
      toString: () => (typeof content === 'string' ? content : new TextDecoder().decode(content)),
    }),
    headers: { ...written.headers, 'content-length': `${bytes.length}` },
    // Without credentials: 'omit' Node 24.14 and 24.15 lose a 401 to a stream (nodejs/undici#5018). No cookie is part of the contract.
    init: { duplex: 'half', credentials: 'omit' },
  };
}
