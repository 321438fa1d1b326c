import type { WebhookReceiver } from '../receiver/receiver.ts';
import { assertReceiver, receiveOtherCall } from './call-receiver.ts';
import { type IncomingMessageLike, receiveNodeRequest } from './node-request.ts';

export type { IncomingMessageLike } from './node-request.ts';

/** The used part of a Koa context. */
export interface KoaContextLike {
  readonly req: IncomingMessageLike;
  readonly request: object;
  status: number;
  body: unknown;
  set(headers: Record<string, string>): void;
}

/**
 * Creates a Koa middleware from a receiver.
 *
 * Use it before any body parser, because it reads the body itself, up to `maxBodyBytes`. If a parser must come first, keep the raw bytes in
 * `ctx.request.rawBody`. Text is not enough, and `@koa/bodyparser` keeps only text. Without the bytes the response is 500, and
 * `onDelivery` receives an error that names the fix.
 *
 * @param receive - A receiver from `createWebhookReceiver`.
 * @returns A middleware.
 * @throws {WebhookConfigurationError} The argument is not a function.
 *
 * @example
 * router.all('/webhooks/payments', koaMiddleware(receive));
 */
export function koaMiddleware(receive: WebhookReceiver): (context: KoaContextLike) => Promise<void> {
  assertReceiver(receive, 'koaMiddleware');
  return async (...args) => {
    const [context] = args;
    if (!context?.req || !context.request) return receiveOtherCall(receive, args);
    const { rawBody, body: parsedBody } = context.request as { rawBody?: unknown; body?: unknown };
    const { status, headers, body } = await receiveNodeRequest(
      receive,
      context.req,
      [rawBody, parsedBody],
      'A parser has already read the request body. Use the webhook middleware before it, or keep the bytes in ctx.request.rawBody',
    );
    context.status = status;
    context.set(headers);
    context.body = body;
  };
}
