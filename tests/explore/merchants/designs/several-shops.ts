import type { LedgerEntry } from '@paychord/mock-server/explore';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

interface Order {
  readonly openedAt: number;
  status: LedgerEntry['status'];
}
type Orders = Map<string, Order>;

const names = ['SHIRTS', 'BOOKS'];

/** Two shops share an account and the address of the webhooks. The start of an order says whose it is. */
export const severalShops: Design<ReadonlyMap<string, Orders>> = {
  createStorage: () => new Map(names.map((name) => [name, new Map()])),
  start(shop, shops) {
    const kit = createShopKit(shop);
    kit.receivePayments((payment) => {
      const [name = ''] = payment.merchant_order_id.split('-');
      const order = shops.get(name)?.get(payment.merchant_order_id);
      if (order?.status === 'unknown') order.status = statusOf(payment);
    });

    const finish = async (orders: Orders): Promise<void> => {
      for (const [id, order] of orders) {
        if (order.status === 'unknown') order.status = statusOf(await kit.pay({ order: id, openedAt: order.openedAt }));
      }
    };
    return {
      async visit() {
        for (const [name, orders] of shops) {
          if (orders.size === 0) orders.set(`${name}-1`, { openedAt: shop.clock.now(), status: 'unknown' });
          await finish(orders);
        }
      },
      async recover() {
        const results = await Promise.allSettled([...shops.values()].map(finish));
        for (const result of results) if (result.status === 'rejected') throw result.reason;
      },
      books: () =>
        [...shops.values()].flatMap((orders) => [...orders].map(([order, { status }]) => ({ order, status }))),
    };
  },
};
