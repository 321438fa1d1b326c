import type { WebhookReceiver } from '../receiver/receiver.ts';
import { listenerWith, type NodeListener } from './node-listener.ts';

export type { NodeIncoming } from './node-body.ts';
export type { NodeListener, NodeOutgoing } from './node-listener.ts';

/**
 * A receiver as a handler of Express 4 and 5, and of NestJS on Express. Goes above `express.json()`, as it reads the body
 * itself, no further than `maxBodyBytes`. Below it, `express.raw()` on the same path or bytes in `request.rawBody` will do;
 * without them the response is 500, and `onDelivery` gets the fix.
 *
 * @example
 * app.all('/webhooks/payments', expressHandler(receive));
 * app.use(express.json());
 */
export function expressHandler(receive: WebhookReceiver): NodeListener {
  return listenerWith(
    receive,
    'A parser has read the body: mount the webhook above app.use(express.json()), or put express.raw({ type: () => true, inflate: false }) on its path first',
  );
}
