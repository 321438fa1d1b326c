import type { LedgerEntry } from '@paychord/mock-server/explore';
import { isPaychordError, type Payment } from '@paychord/sdk';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

interface Order {
  readonly openedAt: number;
  status: LedgerEntry['status'];
}

/** Takes the status from webhooks. A job looks the orders up that none came for. */
export const webhookStatus: Design<Map<string, Order>> = {
  createStorage: () => new Map(),
  start(shop, orders) {
    const kit = createShopKit(shop);
    const book = (id: string, payment: Payment | undefined) => {
      const order = orders.get(id);
      if (order !== undefined && order.status !== 'paid') order.status = statusOf(payment);
    };
    kit.receivePayments((payment) => book(payment.merchant_order_id, payment));

    return {
      async visit() {
        const order = orders.get('ORDER-1') ?? { openedAt: shop.clock.now(), status: 'unknown' };
        orders.set('ORDER-1', order);
        if (order.status !== 'unknown') return;
        // Its result is the webhook. The job reads the error.
        await kit.pay({ order: 'ORDER-1', openedAt: order.openedAt }).catch((error: unknown) => {
          if (!isPaychordError(error)) throw error;
        });
      },
      async recover() {
        for (const [id, { openedAt, status }] of orders) {
          if (status === 'unknown') book(id, await kit.pay({ order: id, openedAt }));
        }
      },
      books: () => [...orders].map(([order, { status }]) => ({ order, status })),
    };
  },
};
