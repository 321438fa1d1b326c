import type { WebhookReceiver } from '../receiver/receiver.ts';
import type { NodeIncoming } from './node-body.ts';
import { answerIncoming } from './node-listener.ts';

export type { NodeIncoming } from './node-body.ts';

/** What is used of a context of Koa. */
export interface KoaContext {
  readonly req: NodeIncoming;
  readonly request: object;
  status: number;
  body: unknown;
  set(headers: Record<string, string>): void;
}

/**
 * A receiver as a middleware of Koa. Goes above any parser of bodies, as it reads the body itself, no further than
 * `maxBodyBytes`. Below one, the bytes in `ctx.request.rawBody` will do; without them, as with `@koa/bodyparser`, which leaves
 * text, the response is 500, and `onDelivery` gets the fix.
 *
 * @example
 * router.all('/webhooks/payments', koaMiddleware(receive));
 */
export function koaMiddleware(receive: WebhookReceiver): (context: KoaContext) => Promise<void> {
  return async (context) => {
    const { rawBody, body: parsed } = context.request as { rawBody?: unknown; body?: unknown };
    const { status, headers, body } = await answerIncoming(
      receive,
      context.req,
      [rawBody, parsed],
      'A parser has read the body: use the middleware of the webhook above it, or put the bytes in ctx.request.rawBody',
    );
    context.status = status;
    context.set(headers);
    context.body = body;
  };
}
