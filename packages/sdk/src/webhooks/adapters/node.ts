import type { WebhookReceiver } from '../receiver/receiver.ts';
import { createNodeListener, type NodeListener } from './node-request.ts';

export type { IncomingMessageLike, NodeListener, ServerResponseLike } from './node-request.ts';

/**
 * Creates a request listener for `node:http`, `node:https` or `node:http2` from a receiver. It also works with frameworks that call a
 * handler with Node's request and response.
 *
 * The listener reads the body itself, up to `maxBodyBytes`. If other code has read the body, the listener uses the bytes in
 * `request.rawBody` or `request.body`. Without them the response is 500, and `onDelivery` receives an error that names the fix.
 *
 * @param receive - A receiver from `createWebhookReceiver`.
 * @returns A request listener.
 * @throws {WebhookConfigurationError} The argument is not a function.
 *
 * @example
 * createServer(nodeListener(receive)).listen(3000);
 */
export function nodeListener(receive: WebhookReceiver): NodeListener {
  return createNodeListener(
    receive,
    'nodeListener',
    'The request body was already read. Call this listener before any parser, or keep the bytes in request.rawBody',
  );
}
