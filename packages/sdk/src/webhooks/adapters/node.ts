import type { WebhookReceiver } from '../receiver/receiver.ts';
import { listenerWith, type NodeListener } from './node-listener.ts';

export type { NodeIncoming } from './node-body.ts';
export type { NodeListener, NodeOutgoing } from './node-listener.ts';

/**
 * A receiver as a listener of `node:http`, `node:https` or `node:http2`, and of all that calls its handlers with the same
 * two arguments. Reads the body itself, no further than `maxBodyBytes`. Where something has read it before, its bytes in
 * `request.rawBody` or `request.body` will do; without them the response is 500, and `onDelivery` gets the fix.
 *
 * @example
 * createServer(nodeListener(receive)).listen(3000);
 */
export function nodeListener(receive: WebhookReceiver): NodeListener {
  return listenerWith(
    receive,
    'The body was read before: pass the request on first, or put its bytes in request.rawBody',
  );
}
