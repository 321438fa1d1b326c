import type { IncomingMessageLike } from '../adapters/node-request.ts';
import { assertConfig } from '../errors.ts';

/**
 * The part of an `IncomingMessage` that frameworks and adapters read. At run time it is a `Readable`. Cast it where a type needs more: the
 * declarations of this package do not import the types of Node.
 */
export interface NodeRequest extends IncomingMessageLike, AsyncIterable<Uint8Array> {
  readonly method: string;
  readonly url: string;
  readonly httpVersion: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly headersDistinct: Readonly<Record<string, string[]>>;
  readonly rawHeaders: readonly string[];
}

/**
 * Converts a request to the form that Node's servers pass to their listeners. Use it to test a handler without opening a port.
 *
 * @param request - The request, from `createTestWebhook` for example.
 * @returns A request for `nodeListener` and similar handlers.
 * @throws {WebhookConfigurationError} The runtime has no `node:stream`.
 *
 * @example
 * const incoming = await toNodeRequest(await createTestWebhook('payment.purchase', { secret }));
 * await nodeListener(receive)(incoming, response);
 */
export async function toNodeRequest(request: Request): Promise<NodeRequest> {
  const stream = globalThis.process?.getBuiltinModule?.('node:stream');
  assertConfig(stream, 'This runtime has no node:stream. Use toNodeRequest on Node, Bun or Deno');
  const { pathname, search } = new URL(request.url);
  const body = new Uint8Array(await request.arrayBuffer());
  const pairs = [...request.headers, ['content-length', String(body.length)] as const];
  return Object.assign(
    stream.Readable.from(
      [body].filter(({ length }) => length > 0),
      { objectMode: false },
    ),
    {
      method: request.method,
      url: pathname + search,
      httpVersion: '1.1',
      headers: Object.fromEntries(pairs),
      headersDistinct: Object.fromEntries(pairs.map(([name, value]) => [name, [value]])),
      rawHeaders: pairs.flat(),
    },
  );
}
