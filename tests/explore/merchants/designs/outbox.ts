import type { LedgerEntry } from '@paychord/mock-server/explore';
import type { Payment } from '@paychord/sdk';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

interface Order {
  readonly id: string;
  readonly openedAt: number;
  status: LedgerEntry['status'];
}

interface Command {
  readonly step: 'authorize' | 'capture';
  readonly order: Order;
  readonly paymentId?: string;
}

interface Storage {
  readonly orders: Map<string, Order>;
  readonly outbox: Command[];
  readonly sentAt: Map<string, number>;
}

/** Stores each command with the change that wants it. A worker sends the commands, one after the other. */
export const outbox: Design<Storage> = {
  createStorage: () => ({ orders: new Map(), outbox: [], sentAt: new Map() }),
  start(shop, { orders, outbox, sentAt }) {
    const kit = createShopKit(shop);

    const execute = async ({ step, order, paymentId = '' }: Command): Promise<Command[]> => {
      if (step === 'capture') {
        order.status = statusOf(await kit.capture(sentAt, paymentId, `${order.id}-capture`));
        return [];
      }
      const payment = await kit.pay({ order: order.id, openedAt: order.openedAt, isHold: true });
      order.status = statusOf(payment);
      return isHeld(payment) ? [{ step: 'capture', order, paymentId: payment.id }] : [];
    };

    const drain = async (): Promise<void> => {
      for (let [command] = outbox; command !== undefined; [command] = outbox) {
        const next = await execute(command);
        // One transaction: the command is done, and the next one is stored.
        outbox.splice(0, 1, ...next);
      }
    };
    let worker: Promise<void> | undefined;
    const work = () => {
      worker ??= drain().finally(() => {
        worker = undefined;
      });
      return worker;
    };

    return {
      async visit() {
        if (!orders.has('ORDER-1')) {
          const order: Order = { id: 'ORDER-1', openedAt: shop.clock.now(), status: 'unknown' };
          orders.set(order.id, order);
          outbox.push({ step: 'authorize', order });
        }
        await work();
      },
      recover: work,
      books: () => [...orders.values()].map(({ id: order, status }) => ({ order, status })),
    };
  },
};

function isHeld(payment: Payment | undefined): payment is Payment {
  return payment !== undefined && statusOf(payment) === 'unknown';
}
