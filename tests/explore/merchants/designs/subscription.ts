import type { LedgerEntry } from '@paychord/mock-server/explore';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

interface Period {
  readonly order: string;
  readonly openedAt: number;
  status: LedgerEntry['status'];
}

const hourMs = 3_600_000;
const periodMs = 10 * hourMs;

/** Charges a customer for two periods. Each period is an order. It receives no webhook. */
export const subscription: Design<Period[]> = {
  // An outage of 25 hours can come before the second period.
  hours: 60,
  createStorage: () => [],
  start(shop, periods) {
    const kit = createShopKit(shop);
    const { clock } = shop;

    const charge = async (period: Period): Promise<void> => {
      if (period.status === 'unknown') period.status = statusOf(await kit.pay(period));
    };
    const open = (number: number): Period => {
      const period: Period = { order: `PERIOD-${number}`, openedAt: clock.now(), status: 'unknown' };
      periods.push(period);
      return period;
    };
    const renew = async (first: Period): Promise<void> => {
      if (periods.length > 1 || first.status === 'unpaid') return;
      if (first.status === 'unknown') return schedule(first, hourMs);
      // The job repeats what fails.
      await charge(open(2)).catch(() => {});
    };
    const schedule = (first: Period, ms: number) => void clock.setTimeout(() => void renew(first), ms);

    const [first] = periods;
    if (first !== undefined) schedule(first, Math.max(0, first.openedAt + periodMs - clock.now()));
    return {
      async visit() {
        if (periods.length === 0) schedule(open(1), periodMs);
        const [period] = periods;
        if (period !== undefined) await charge(period);
      },
      async recover() {
        for (const period of periods) await charge(period);
      },
      books: () => periods.map(({ order, status }) => ({ order, status })),
    };
  },
};
