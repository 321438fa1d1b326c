import type { Payment } from '@paychord/sdk';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

type State = 'new' | 'paying' | 'held' | 'paid' | 'failed';
type Signal = 'pay' | 'hold' | 'take' | 'fail';

interface Order {
  readonly id: string;
  readonly openedAt: number;
  state: State;
  paymentId: string;
}

/** The moves that exist. Any other signal is late, and changes nothing. */
const moves: Readonly<Record<State, Partial<Record<Signal, State>>>> = {
  new: { pay: 'paying' },
  paying: { hold: 'held', take: 'paid', fail: 'failed' },
  held: { take: 'paid', fail: 'failed' },
  paid: {},
  failed: {},
};

/** Lets responses and webhooks send the same signals to a table of moves. */
export const stateMachine: Design<{ order?: Order; readonly sentAt: Map<string, number> }> = {
  createStorage: () => ({ sentAt: new Map() }),
  start(shop, storage) {
    const kit = createShopKit(shop);
    const signal = (order: Order, name: Signal) => {
      order.state = moves[order.state][name] ?? order.state;
    };
    const observe = (order: Order, payment: Payment | undefined) => {
      const signals = { paid: 'take', unpaid: 'fail', unknown: 'hold', 'needs-review': 'hold' } as const;
      order.paymentId = payment?.id ?? order.paymentId;
      signal(order, signals[statusOf(payment)]);
    };
    kit.receivePayments((payment) => storage.order && observe(storage.order, payment));

    const proceed = async (order: Order): Promise<void> => {
      signal(order, 'pay');
      if (order.state === 'paying') {
        observe(order, await kit.pay({ order: order.id, openedAt: order.openedAt, isHold: true }));
      }
      if (order.state === 'held') observe(order, await kit.capture(storage.sentAt, order.paymentId, 'CAPTURE-1'));
    };
    return {
      async visit() {
        storage.order ??= { id: 'ORDER-1', openedAt: shop.clock.now(), state: 'new', paymentId: '' };
        await proceed(storage.order);
      },
      async recover() {
        if (storage.order !== undefined) await proceed(storage.order);
      },
      books() {
        const { id, state } = storage.order ?? {};
        if (id === undefined || state === undefined) return [];
        const statuses = { new: 'unpaid', paying: 'unknown', held: 'unknown', paid: 'paid', failed: 'unpaid' } as const;
        return [{ order: id, status: statuses[state] }];
      },
    };
  },
};
