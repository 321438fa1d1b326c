import type { LedgerEntry } from '@paychord/mock-server/explore';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

interface Order {
  readonly openedAt: number;
  status: LedgerEntry['status'];
}

/** Receives no webhook. It asks for the payment during the visit, and later in a job. */
export const polling: Design<Map<string, Order>> = {
  createStorage: () => new Map(),
  start(shop, orders) {
    const kit = createShopKit(shop);
    const pause = () => new Promise<void>((resolve) => void shop.clock.setTimeout(resolve, 2_000));

    const poll = async (id: string, order: Order): Promise<void> => {
      for (let poll = 0; poll < 3 && order.status === 'unknown'; poll += 1) {
        order.status = statusOf(await kit.pay({ order: id, openedAt: order.openedAt }));
        if (order.status === 'unknown') await pause();
      }
    };

    return {
      async visit() {
        const order = orders.get('ORDER-1') ?? { openedAt: shop.clock.now(), status: 'unknown' };
        orders.set('ORDER-1', order);
        await poll('ORDER-1', order);
      },
      async recover() {
        for (const [id, order] of orders) await poll(id, order);
      },
      books: () => [...orders].map(([order, { status }]) => ({ order, status })),
    };
  },
};
