import { createWebhookReceiver, type WebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import type { Shop } from './shop.ts';

/** Creates the receiver of the shop's webhooks. */
export function webhookEndpoint(shop: Shop, secret: string): WebhookReceiver {
  return createWebhookReceiver({
    accept: 'payment',
    secret,
    // The orders are in memory too. A shop with a database needs a store that outlasts restarts, such as sqliteStore.
    dedupe: memoryStore(),
    on: {
      async 'payment.chargeback'({ payload }) {
        const { id } = payload.data.payment;
        await shop.refresh(id);
        await shop.contest(id);
      },
    },
    /** Handles every other payment event. */
    async onUnknown(event) {
      if (event.kind === 'payment') await shop.refresh(event.payload.data.payment.id);
      // The shop ignores new types. The sender can retry every other event after a fix.
      else if (event.kind === 'unknown' && event.reason !== 'unknown_type') throw new Error(event.reason);
    },
  });
}
