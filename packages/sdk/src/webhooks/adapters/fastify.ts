import { assertConfig } from '../errors.ts';
import type { WebhookReceiver } from '../receiver/receiver.ts';
import { assertReceiver, receiveOtherCall } from './call-receiver.ts';
import { type IncomingMessageLike, receiveNodeRequest } from './node-request.ts';

export type { IncomingMessageLike } from './node-request.ts';

/** The used part of a `FastifyRequest`. */
export interface FastifyRequestLike {
  readonly raw: IncomingMessageLike;
  readonly body?: unknown;
}

/** The used part of a `FastifyReply`. */
export interface FastifyReplyLike {
  code(status: number): FastifyReplyLike;
  headers(values: Record<string, string>): FastifyReplyLike;
  send(body: string): FastifyReplyLike;
}

/** A route handler of Fastify. */
export type FastifyHandler = (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown>;

/** The used part of a `FastifyRequest` before its body is parsed. */
export interface FastifyUnparsedRequestLike {
  readonly method: string;
  headers: object;
}

/** The used part of a `FastifyInstance`. */
export interface FastifyInstanceLike {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    parse: (request: FastifyUnparsedRequestLike, body: unknown, done: (error: null) => void) => void,
  ): unknown;
  all(
    path: string,
    options: {
      preParsing(request: FastifyUnparsedRequestLike, reply: unknown, payload: unknown, done: () => void): void;
    },
    handler: FastifyHandler,
  ): unknown;
}

/**
 * Creates a plugin for Fastify, and for NestJS on Fastify, from a receiver. The plugin adds one route at the prefix of its registration.
 *
 * In that route no parser of the application runs. The receiver reads the body itself, up to `maxBodyBytes`, for every content type. Hooks
 * of the application run as for any route.
 *
 * @param receive - A receiver from `createWebhookReceiver`.
 * @returns A Fastify plugin.
 * @throws {WebhookConfigurationError} The argument is not a function, or there is another one.
 *
 * @example
 * app.register(fastifyPlugin(receive), { prefix: '/webhooks/payments' });
 */
export function fastifyPlugin(receive: WebhookReceiver): (instance: FastifyInstanceLike) => Promise<void>;
export function fastifyPlugin(
  receive: WebhookReceiver,
  misplaced?: unknown,
): (instance: FastifyInstanceLike) => Promise<void> {
  assertReceiver(receive, 'fastifyPlugin');
  assertConfig(
    Object(misplaced) !== misplaced,
    'fastifyPlugin takes only a receiver. Use app.register(fastifyPlugin(receive), { prefix: path })',
  );
  return async (...args) => {
    const [instance] = args;
    if (typeof instance?.removeAllContentTypeParsers !== 'function') return receiveOtherCall(receive, args);
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser('*', (request, _body, done) => {
      // Fastify adds these to the headers as sent, which are visible again.
      request.headers = {};
      done(null);
    });
    instance.all('/', { preParsing: hideContentType }, fastifyHandler(receive));
  };
}

/**
 * Hides the content type while Fastify selects a parser. Otherwise Fastify responds with 415 to an invalid content type, before any parser
 * runs. As a hook of the route, it runs after the hooks of the application.
 *
 * Without a length or an encoding, Fastify runs no parser, and the hooks of the application would not see the content type again. So every
 * request has an encoding until the parser runs. The receiver reads the headers of Node, which never change.
 */
function hideContentType(
  request: FastifyUnparsedRequestLike,
  _reply: unknown,
  _payload: unknown,
  done: () => void,
): void {
  if (request.method === 'POST') {
    request.headers = { 'content-type': undefined, 'transfer-encoding': 'chunked' };
  }
  done();
}

/**
 * Creates a route handler for Fastify from a receiver. Prefer `fastifyPlugin`, which needs no parser.
 *
 * The parser of the route must keep the raw bytes: with `parseAs: 'buffer'`, or in `request.rawBody`. Without the bytes the response is 500,
 * and `onDelivery` receives an error that names the fix.
 *
 * @param receive - A receiver from `createWebhookReceiver`.
 * @returns A request handler.
 * @throws {WebhookConfigurationError} The argument is not a function.
 *
 * @example
 * scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
 * scope.post('/webhooks/payments', fastifyHandler(receive));
 */
export function fastifyHandler(receive: WebhookReceiver): FastifyHandler {
  assertReceiver(receive, 'fastifyHandler');
  return async (request, reply) => {
    if (!request?.raw) return receiveOtherCall(receive, [request, reply]);
    const { rawBody } = request as { rawBody?: unknown };
    const { status, headers, body } = await receiveNodeRequest(
      receive,
      request.raw,
      [rawBody, request.body],
      "A parser has already read the request body. Register fastifyPlugin(receive) instead, or parse with { parseAs: 'buffer' } in its scope",
    );
    return reply.code(status).headers(headers).send(body);
  };
}
