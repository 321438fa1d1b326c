import type { IncomingTransfer, PaymentWebhook } from '@paychord/sdk';
import { mustBe } from '../options/option-rules.ts';
import type { WebhookReceiver } from './endpoint.ts';

/**
 * Creates a receiver that passes each webhook to a callback, for pages that have no address to send webhooks to.
 *
 * The receiver does not verify signatures. It acknowledges a webhook after the callback has finished. If the callback throws or rejects,
 * the attempt fails and the mock server retries it on schedule.
 *
 * @param onWebhook - Receives the parsed body: a payment event, or an incoming transfer.
 * @returns a receiver for `webhooks.register` or `webhooks.setMerchantBaseUrl`
 * @throws {OptionError} `onWebhook` is not a function.
 *
 * @example
 * mock.webhooks.register({ receiver: createCallbackReceiver((payload) => console.log(payload)) });
 */
export function createCallbackReceiver(
  onWebhook: (payload: PaymentWebhook | IncomingTransfer) => void | Promise<void>,
): WebhookReceiver {
  mustBe('a function', (value) => typeof value === 'function')('onWebhook', onWebhook);
  return async (request) => {
    await onWebhook(await request.json());
    return Response.json({ received: true });
  };
}
