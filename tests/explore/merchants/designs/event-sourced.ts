import type { LedgerEntry } from '@paychord/mock-server/explore';
import type { Payment } from '@paychord/sdk';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

type StoredEvent =
  | { readonly type: 'ordered'; readonly order: string; readonly at: number }
  | { readonly type: 'observed'; readonly order: string; readonly payment: Payment | undefined };

interface State {
  readonly openedAt: number;
  readonly entry: LedgerEntry;
}

/** Stores what happened, and nothing else. The state of an order follows from its events. */
export const eventSourced: Design<StoredEvent[]> = {
  createStorage: () => [],
  start(shop, events) {
    const kit = createShopKit(shop);
    const observe = (order: string, payment: Payment | undefined) =>
      void events.push({ type: 'observed', order, payment });
    kit.receivePayments((payment) => observe(payment.merchant_order_id, payment));

    const finish = async ({ openedAt, entry: { order, status } }: State): Promise<void> => {
      if (status === 'unknown') observe(order, await kit.pay({ order, openedAt }));
    };
    const open = () => [...fold(events).values()];

    return {
      async visit() {
        if (events.length === 0) events.push({ type: 'ordered', order: 'ORDER-1', at: shop.clock.now() });
        for (const state of open()) await finish(state);
      },
      async recover() {
        for (const state of open()) await finish(state);
      },
      books: () => open().map(({ entry }) => entry),
    };
  },
};

function fold(events: readonly StoredEvent[]): Map<string, State> {
  const states = new Map<string, State>();
  for (const event of events) {
    const { order } = event;
    const before = states.get(order);
    if (event.type === 'ordered') {
      states.set(order, { openedAt: event.at, entry: { order, status: 'unknown' } });
    } else if (before !== undefined && before.entry.status !== 'paid') {
      const { captured = 0, refunded = 0 } = event.payment?.amount ?? {};
      states.set(order, { ...before, entry: { order, status: statusOf(event.payment), captured, refunded } });
    }
  }
  return states;
}
