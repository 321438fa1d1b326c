import type { IncomingTransfer, PaymentWebhook } from '@paychord/sdk';
import { mustBe } from '../options/option-rules.ts';
import type { WebhookReceiver } from './endpoint.ts';

/**
 * A receiver for a page, which has no address that webhooks could be sent to: hands over what a delivery says and acknowledges it.
 * When `take` throws, the attempt has failed, and another follows as the schedule has it. It verifies no signature.
 *
 * @example
 * mock.webhooks.register({ receiver: createCallbackReceiver((payload) => console.log(payload)) });
 */
export function createCallbackReceiver(
  take: (payload: PaymentWebhook | IncomingTransfer) => void | Promise<void>,
): WebhookReceiver {
  mustBe('a function', (value) => typeof value === 'function')('take', take);
  return async (request) => {
    await take(await request.json());
    return Response.json({ received: true });
  };
}
