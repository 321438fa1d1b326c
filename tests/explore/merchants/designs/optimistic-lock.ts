import type { LedgerEntry } from '@paychord/mock-server/explore';
import type { Payment } from '@paychord/sdk';
import { createShopKit, type Design, type SentAt, statusOf } from '../shop-kit.ts';

interface Row {
  readonly version: number;
  readonly openedAt: number;
  readonly status: LedgerEntry['status'];
  readonly captured: number;
  readonly captureSentAt: number | undefined;
}

/** Changes a row only if its version is still the one that was read. */
export const optimisticLock: Design<Map<string, Row>> = {
  createStorage: () => new Map(),
  start(shop, rows) {
    const kit = createShopKit(shop);
    const update = (id: string, change: (row: Row) => Partial<Row>): void => {
      for (;;) {
        const read = rows.get(id);
        if (read === undefined) return;
        const written = { ...read, ...change(read), version: read.version + 1 };
        if (rows.get(id)?.version !== read.version) continue;
        rows.set(id, written);
        return;
      }
    };
    const book = (id: string, payment: Payment | undefined) =>
      update(id, ({ status, captured }) => {
        const now = payment?.amount.captured ?? 0;
        return status === 'paid' ? {} : { status: statusOf(payment), captured: Math.max(captured, now) };
      });
    kit.receivePayments((payment) => book(payment.merchant_order_id, payment));

    const finish = async (id: string, { openedAt }: Row): Promise<void> => {
      const payment = await kit.pay({ order: id, openedAt, isHold: true });
      book(id, payment);
      if (payment === undefined || rows.get(id)?.status !== 'unknown') return;
      const column: SentAt = {
        get: () => rows.get(id)?.captureSentAt,
        set: (_reference, at) => update(id, () => ({ captureSentAt: at })),
      };
      book(id, await kit.capture(column, payment.id, `${id}-capture`));
    };
    const finishAll = async (): Promise<void> => {
      for (const [id, row] of rows) if (row.status === 'unknown') await finish(id, row);
    };
    return {
      async visit() {
        const row: Row = {
          version: 1,
          openedAt: shop.clock.now(),
          status: 'unknown',
          captured: 0,
          captureSentAt: undefined,
        };
        if (!rows.has('ORDER-1')) rows.set('ORDER-1', row);
        await finishAll();
      },
      recover: finishAll,
      books: () => [...rows].map(([order, { status, captured }]) => ({ order, status, captured })),
    };
  },
};
