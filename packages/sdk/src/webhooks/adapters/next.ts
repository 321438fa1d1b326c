import type { WebhookReceiver } from '../receiver/receiver.ts';
import { createNodeListener, type NodeListener } from './node-request.ts';

export type { IncomingMessageLike, NodeListener, ServerResponseLike } from './node-request.ts';

/**
 * Creates an API route for the Pages Router of Next.js from a receiver.
 *
 * The route must turn off its body parser. With the parser on, the response is 500, and `onDelivery` receives an error that names the fix.
 * The App Router needs no adapter: use `export const POST = receive`.
 *
 * @param receive - A receiver from `createWebhookReceiver`.
 * @returns A request handler.
 * @throws {WebhookConfigurationError} The argument is not a function.
 *
 * @example
 * export const config = { api: { bodyParser: false } };
 * export default nextPagesHandler(receive);
 */
export function nextPagesHandler(receive: WebhookReceiver): NodeListener {
  return createNodeListener(
    receive,
    'nextPagesHandler',
    'A parser has already read the request body. Add export const config = { api: { bodyParser: false } } to the API route',
  );
}
