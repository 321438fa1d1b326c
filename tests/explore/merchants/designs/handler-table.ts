import type { LedgerEntry } from '@paychord/mock-server/explore';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

interface Order {
  readonly openedAt: number;
  status: LedgerEntry['status'];
}

/** Handles webhooks with a table of handlers. The receiver calls each once, and each can be called again. */
export const handlerTable: Design<Map<string, Order>> = {
  createStorage: () => new Map(),
  start(shop, orders) {
    const kit = createShopKit(shop);
    const read = async (paymentId: string): Promise<void> => {
      const payment = await kit.client.payments.retrieve(paymentId);
      const order = orders.get(payment.merchant_order_id);
      if (order?.status === 'unknown') order.status = statusOf(payment);
    };
    shop.receiveWebhooks(
      createWebhookReceiver({
        accept: 'payment',
        secret: shop.webhookSecret,
        clock: shop.clock,
        dedupe: memoryStore({ now: shop.clock.now }),
        on: {
          'payment.purchase': ({ payload }) => read(payload.data.payment.id),
          'payment.refund': ({ payload }) => read(payload.data.payment.id),
        },
      }),
    );
    const finish = async (): Promise<void> => {
      for (const [id, order] of orders) {
        if (order.status === 'unknown') order.status = statusOf(await kit.pay({ order: id, openedAt: order.openedAt }));
      }
    };
    return {
      async visit() {
        if (orders.size === 0) orders.set('ORDER-1', { openedAt: shop.clock.now(), status: 'unknown' });
        await finish();
      },
      recover: finish,
      books: () => [...orders].map(([order, { status }]) => ({ order, status })),
    };
  },
};
