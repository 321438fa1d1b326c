import type { WebhookReceiver } from '../receiver.ts';
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

/** What is used of an instance of Fastify. */
export interface FastifyScope {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    parse: (request: unknown, body: unknown, done: (error: null) => void) => void,
  ): unknown;
  all(path: string, handler: FastifyHandler): unknown;
}

/**
 * A receiver as a plugin of Fastify, and of NestJS on Fastify: a route at the prefix it is registered with, where no
 * parser of the application runs. Reads the body itself, no further than `maxBodyBytes`.
 *
 * @example
 * app.register(fastifyPlugin(receive), { prefix: '/webhooks/payments' });
 */
export function fastifyPlugin(receive: WebhookReceiver): (scope: FastifyScope) => Promise<void> {
  return async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.all('/', fastifyHandler(receive));
  };
}

/**
 * A receiver as a handler of Fastify, for a route whose parser keeps the bytes: `parseAs: 'buffer'`, or a
 * `request.rawBody`. Below another parser the answer is 500, and `onRejected` is told the fix.
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
