/** Looked up by name, so that no bundler puts a Buffer into a page. */
interface NodeGlobals {
  readonly Buffer?: { from(text: string): Uint8Array };
  readonly process?: { readonly versions?: { readonly undici?: string } };
}

/**
 * Returns what keeps Node's `fetch` from sending a text more than once: after a 421 it sends a text again by itself, but not a stream.
 * Undefined in other runtimes. The length is a header, so that the body is not sent in chunks.
 */
export function sentOnce(text: string, headers: Readonly<Record<string, string>>): object | undefined {
  const { Buffer, process } = globalThis as NodeGlobals;
  if (!Buffer || !process?.versions?.undici) return undefined;
  const bytes = Buffer.from(text);
  return {
    body: new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        // At once: what is closed later may have been cancelled meanwhile.
        controller.close();
      },
    }),
    duplex: 'half',
    headers: { ...headers, 'content-length': `${bytes.length}` },
    // Otherwise Node 24.14 and 24.15 lose a 401 to a stream (nodejs/undici#5018). No cookie is part of the contract.
    credentials: 'omit',
  };
}
