import type { LedgerEntry } from '@paychord/mock-server/explore';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

interface Saga {
  readonly order: string;
  readonly openedAt: number;
  step: 'authorize' | 'ship' | 'end';
  paymentId: string;
  dueAt: number;
  status: LedgerEntry['status'];
}

const sixHours = 6 * 3_600_000;
const tenMinutes = 10 * 60_000;

/** Authorizes when the customer orders, and captures when the parcel leaves, six hours later. The timer is stored. */
export const saga: Design<{ saga?: Saga; readonly sentAt: Map<string, number> }> = {
  createStorage: () => ({ sentAt: new Map() }),
  start(shop, storage) {
    const kit = createShopKit(shop);
    const { clock } = shop;
    const { sentAt } = storage;
    const schedule = (each: Saga) => clock.setTimeout(() => void ship(each), Math.max(0, each.dueAt - clock.now()));

    const ship = async (each: Saga): Promise<void> => {
      try {
        each.status = statusOf(await kit.capture(sentAt, each.paymentId, `${each.order}-capture`));
        each.step = 'end';
      } catch {
        each.dueAt = clock.now() + tenMinutes;
        schedule(each);
      }
    };

    const authorize = async (each: Saga): Promise<void> => {
      const payment = await kit.pay({ ...each, isHold: true });
      // Another visit was faster.
      if (each.step !== 'authorize') return;
      each.status = statusOf(payment);
      each.step = each.status === 'unknown' ? 'ship' : 'end';
      if (payment === undefined || each.step === 'end') return;
      each.paymentId = payment.id;
      each.dueAt = clock.now() + sixHours;
      schedule(each);
    };

    if (storage.saga?.step === 'ship') schedule(storage.saga);
    return {
      async visit() {
        storage.saga ??= {
          order: 'ORDER-1',
          openedAt: clock.now(),
          step: 'authorize',
          paymentId: '',
          dueAt: 0,
          status: 'unknown',
        };
        if (storage.saga.step === 'authorize') await authorize(storage.saga);
      },
      async recover() {
        if (storage.saga?.step === 'authorize') await authorize(storage.saga);
      },
      books: () => (storage.saga === undefined ? [] : [{ order: storage.saga.order, status: storage.saga.status }]),
    };
  },
};
