import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LedgerEntry } from '@paychord/mock-server/explore';
import type { Payment } from '@paychord/sdk';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

interface Order extends LedgerEntry {
  readonly openedAt: number;
}

const folder = mkdtempSync(join(tmpdir(), 'paychord-orders-'));

/** Keeps each order in a file. A rename replaces the file, so that a crash leaves no half of one. */
export const files: Design<undefined> = {
  createStorage() {
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
  },
  start(shop) {
    const kit = createShopKit(shop);
    const write = (order: Order) => {
      writeFileSync(join(folder, 'new'), JSON.stringify(order));
      renameSync(join(folder, 'new'), join(folder, `${order.order}.json`));
    };
    const read = (): Order[] =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

    const book = (order: string, payment: Payment | undefined) => {
      const stored = read().find((each) => each.order === order);
      if (stored === undefined || stored.status === 'paid') return;
      write({ ...stored, status: statusOf(payment), captured: payment?.amount.captured ?? 0 });
    };
    const finish = async (): Promise<void> => {
      for (const { order, openedAt, status } of read()) {
        if (status === 'unknown') book(order, await kit.pay({ order, openedAt }));
      }
    };

    kit.receivePayments((payment) => book(payment.merchant_order_id, payment));
    return {
      async visit() {
        if (read().length === 0) write({ order: 'ORDER-1', openedAt: shop.clock.now(), status: 'unknown' });
        await finish();
      },
      recover: finish,
      books: () => read().map(({ openedAt: _, ...entry }) => entry),
    };
  },
};

process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
