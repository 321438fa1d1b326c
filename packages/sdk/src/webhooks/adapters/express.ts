import type { WebhookReceiver } from '../receiver/receiver.ts';
import { createNodeListener, type NodeListener } from './node-request.ts';

export type { IncomingMessageLike, NodeListener, ServerResponseLike } from './node-request.ts';

/**
 * Creates a handler for Express 4 and 5, and for NestJS on Express, from a receiver.
 *
 * Register it before `express.json()`. The signature covers the raw bytes, so the handler reads the body itself, up to `maxBodyBytes`. If a
 * parser must come first, use `express.raw()` on the same path, or keep the raw bytes in `request.rawBody`. Without the bytes the response
 * is 500, and `onDelivery` receives an error that names the fix.
 *
 * @param receive - A receiver from `createWebhookReceiver`.
 * @returns A request handler.
 * @throws {WebhookConfigurationError} The argument is not a function.
 *
 * @example
 * app.all('/webhooks/payments', expressHandler(receive));
 * app.use(express.json());
 */
export function expressHandler(receive: WebhookReceiver): NodeListener {
  return createNodeListener(
    receive,
    'expressHandler',
    'A parser has already read the request body. Register the webhook before app.use(express.json()), or pass { inflate: false, verify: (request, _, bytes) => Object.assign(request, { rawBody: bytes }) } to it',
  );
}
