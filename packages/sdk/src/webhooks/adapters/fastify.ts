import type { WebhookReceiver } from '../receiver/receiver.ts';
import type { NodeIncoming } from './node-body.ts';
import { answerIncoming } from './node-listener.ts';

export type { NodeIncoming } from './node-body.ts';

/** What is used of a request of Fastify. */
export interface FastifyIncoming {
  readonly raw: NodeIncoming;
  readonly body?: unknown;
}

/** What is used of a reply of Fastify. */
export interface FastifyOutgoing {
  code(status: number): FastifyOutgoing;
  headers(values: Record<string, string>): FastifyOutgoing;
  send(body: string): FastifyOutgoing;
}

/** Answers a request of Fastify. */
export type FastifyHandler = (request: FastifyIncoming, reply: FastifyOutgoing) => Promise<unknown>;

/** What is used of a request of Fastify whose body is not parsed yet. */
export interface FastifyUnparsed {
  readonly method: string;
  readonly headers: object;
}

/** What is used of an instance of Fastify. */
export interface FastifyScope {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    parse: (request: FastifyUnparsed, body: unknown, done: (error: null) => void) => void,
  ): unknown;
  all(
    path: string,
    options: {
      preParsing(request: FastifyUnparsed, reply: unknown, payload: unknown, done: () => void): void;
    },
    handler: FastifyHandler,
  ): unknown;
}

/**
 * Creates a plugin of Fastify, and of NestJS on Fastify, from a receiver: a route at the prefix that it is registered with.
 * No parser of the application runs there, and every content type reaches the receiver, which reads the body itself, no
 * further than `maxBodyBytes`. Hooks of the application run as on any route.
 *
 * @example
 * app.register(fastifyPlugin(receive), { prefix: '/webhooks/payments' });
 */
export function fastifyPlugin(receive: WebhookReceiver): (scope: FastifyScope) => Promise<void> {
  return async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request, _body, done) => {
      Reflect.deleteProperty(request, 'headers');
      done(null);
    });
    scope.all('/', { preParsing: hideContentType }, fastifyHandler(receive));
  };
}

/**
 * Fastify itself responds with 415 to a content type that it cannot read, before any parser runs. So while it chooses a
 * parser, a request seems to have a body without a type. The parser of the scope then uncovers the headers as sent. As the
 * hook of the route, this runs after those of the application.
 */
function hideContentType(request: FastifyUnparsed, _reply: unknown, _payload: unknown, done: () => void): void {
  if (request.method === 'POST') {
    const value = { ...request.headers, 'content-type': undefined, 'transfer-encoding': 'chunked' };
    Object.defineProperty(request, 'headers', { value, configurable: true });
  }
  done();
}

/**
 * A receiver as a handler of Fastify, for a route whose parser keeps the bytes: `parseAs: 'buffer'`, or a
 * `request.rawBody`. Below another parser the response is 500, and `onDelivery` gets the fix.
 *
 * @example
 * scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
 * scope.post('/webhooks/payments', fastifyHandler(receive));
 */
export function fastifyHandler(receive: WebhookReceiver): FastifyHandler {
  return async (request, reply) => {
    const { rawBody } = request as { rawBody?: unknown };
    const { status, headers, body } = await answerIncoming(
      receive,
      request.raw,
      [rawBody, request.body],
      "A parser has read the body: register fastifyPlugin(receive) instead, or parse with { parseAs: 'buffer' } on this route",
    );
    return reply
      .code(status)
      .headers({ ...headers })
      .send(body);
  };
}
