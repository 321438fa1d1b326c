import { createWebhookReceiver, type WebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import type { Shop } from './shop.ts';

/** Where the service tells the shop what happened to a payment. */
export function webhookEndpoint(shop: Shop, secret: string): WebhookReceiver {
  return createWebhookReceiver({
    accept: ['payment'],
    secret,
    dedupe: memoryStore(),
    on: {
      async 'payment.chargeback'({ payload }) {
        const { id } = payload.data.payment;
        await shop.refresh(id);
        await shop.contest(id);
      },
    },
    /** Every other event of a payment. */
    async onUnknown(event) {
      if (event.kind === 'payment') await shop.refresh(event.payload.data.payment.id);
      // A new type does not concern this shop. Every other event comes again after a fix.
      else if (event.kind === 'unknown' && event.reason !== 'unknown_type') throw new Error(event.reason);
    },
  });
}
