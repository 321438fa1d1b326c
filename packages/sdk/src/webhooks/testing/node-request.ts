import type { IncomingMessageLike } from '../adapters/node-body.ts';
import { assertConfig } from '../errors.ts';

/**
 * As much of an `IncomingMessage` as frameworks and adapters look at. It is a `Readable`; say so with `as` where a type
 * asks for more than this, as the declarations of this package do without those of Node.
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
 * A request in the form in which Node's servers hand it to their listeners, for a handler that is tested without a
 * port. Throws `WebhookConfigurationError` where there is no `node:stream`.
 *
 * @example
 * const incoming = await toNodeRequest(await createTestWebhook('payment.purchase', { secret }));
 * await nodeListener(receive)(incoming, response);
 */
export async function toNodeRequest(request: Request): Promise<NodeRequest> {
  const stream = globalThis.process?.getBuiltinModule?.('node:stream');
  assertConfig(stream, 'No node:stream here: toNodeRequest is for Node, Bun and Deno');
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
