import type { IncomingMessageLike } from '../adapters/node-request.ts';
import { assertConfig } from '../errors.ts';

/** The options of `toLambdaEvent`. */
export interface LambdaEventOptions {
  /**
   * The payload format: `1.0` for a REST API, `2.0` for an HTTP API or a function URL.
   *
   * @default '2.0'
   */
  readonly version?: '1.0' | '2.0';
  /**
   * Encodes the body in base64, as API Gateway does for binary media types.
   *
   * @default false
   */
  readonly isBase64Encoded?: boolean;
}

/** The request part of an event of API Gateway or a function URL. */
export interface LambdaEvent {
  readonly version: '1.0' | '2.0';
  readonly headers: Readonly<Record<string, string>>;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[]>>;
  readonly body: string;
  readonly isBase64Encoded: boolean;
  readonly httpMethod?: string;
  readonly path?: string;
  readonly rawPath?: string;
  readonly rawQueryString?: string;
  readonly requestContext: Readonly<Record<string, unknown>>;
}

/**
 * Converts a request to the event that AWS Lambda receives from API Gateway.
 *
 * Without base64, the body is decoded as UTF-8. Invalid bytes are lost, as they are in API Gateway.
 *
 * @param request - The request, from `createTestWebhook` for example.
 * @param options - The payload format and the encoding of the body.
 * @returns An event for `lambdaHandler`.
 *
 * @example
 * const event = await toLambdaEvent(await createTestWebhook('payment.purchase', { secret }), { isBase64Encoded: true });
 */
export async function toLambdaEvent(
  request: Request,
  { version = '2.0', isBase64Encoded = false }: LambdaEventOptions = {},
): Promise<LambdaEvent> {
  const { method } = request;
  const { pathname, search } = new URL(request.url);
  const bytes = new Uint8Array(await request.arrayBuffer());
  const body = isBase64Encoded ? encodeBase64(bytes) : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const pairs = [...request.headers].map(
    ([name, value]) => [version === '1.0' ? capitalize(name) : name, value] as const,
  );
  const shared = { version, headers: Object.fromEntries(pairs), body, isBase64Encoded };
  if (version === '2.0') {
    const http = { method, path: pathname };
    return { ...shared, rawPath: pathname, rawQueryString: search.slice(1), requestContext: { http } };
  }
  const multiValueHeaders = Object.fromEntries(pairs.map(([name, value]) => [name, [value]]));
  return { ...shared, multiValueHeaders, httpMethod: method, path: pathname, requestContext: { httpMethod: method } };
}

/** A REST API keeps the case of header names. A `Request` does not, so this restores the usual one. */
function capitalize(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

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
