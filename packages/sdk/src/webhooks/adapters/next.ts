import type { WebhookReceiver } from '../receiver/receiver.ts';
import { listenerWith, type NodeListener } from './node-listener.ts';

export type { NodeIncoming } from './node-body.ts';
export type { NodeListener, NodeOutgoing } from './node-listener.ts';

/**
 * A receiver as an API route of the pages router of Next.js. The route has to switch its body parser off; with it the
 * response is 500, and `onDelivery` gets the fix. In the app router a receiver needs no adapter:
 * `export const POST = receive`.
 *
 * @example
 * export const config = { api: { bodyParser: false } };
 * export default pagesHandler(receive);
 */
export function pagesHandler(receive: WebhookReceiver): NodeListener {
  return listenerWith(
    receive,
    'A parser has read the body: export const config = { api: { bodyParser: false } } from the file of the webhook',
  );
}
