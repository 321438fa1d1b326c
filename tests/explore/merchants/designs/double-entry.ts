import type { LedgerEntry } from '@paychord/mock-server/explore';
import type { Payment } from '@paychord/sdk';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

interface Line {
  readonly debit: 'bank' | 'sales';
  readonly value: number;
}

interface Storage {
  readonly sentAt: Map<string, number>;
  /** The lines of the journal, by the transaction that each is about. A line is written once. */
  readonly journal: Map<string, Line>;
  order?: { readonly openedAt: number; status: LedgerEntry['status']; paymentId?: string };
}

/** Books each transaction once, and adds up the lines. It refunds a part. */
export const doubleEntry: Design<Storage> = {
  createStorage: () => ({ sentAt: new Map(), journal: new Map() }),
  start(shop, storage) {
    const kit = createShopKit(shop);
    const { sentAt, journal } = storage;
    const sumOf = (account: Line['debit']) =>
      [...journal.values()].reduce((sum, { debit, value }) => sum + (debit === account ? value : 0), 0);
    const post = (payment: Payment | undefined) => {
      for (const { id, type, status, amount } of payment?.transactions ?? []) {
        if (status !== 'SUCCEEDED') continue;
        if (type === 'PURCHASE') journal.set(id, { debit: 'bank', value: amount ?? 0 });
        if (type === 'REFUND') journal.set(id, { debit: 'sales', value: amount ?? 0 });
      }
    };
    kit.receivePayments(post);

    const finish = async (): Promise<void> => {
      const { order } = storage;
      if (order === undefined) return;
      if (order.paymentId === undefined && order.status === 'unknown') {
        const payment = await kit.pay({ order: 'ORDER-1', openedAt: order.openedAt });
        post(payment);
        order.status = statusOf(payment);
        if (payment !== undefined) order.paymentId = payment.id;
      }
      if (order.status !== 'paid' || order.paymentId === undefined || sumOf('sales') > 0) return;
      post(await kit.refund(sentAt, order.paymentId, 'RETURN-1', 15));
    };
    return {
      async visit() {
        storage.order ??= { openedAt: shop.clock.now(), status: 'unknown' };
        await finish();
      },
      recover: finish,
      books() {
        if (storage.order === undefined) return [];
        const isOpen = storage.order.status === 'paid' && sumOf('sales') === 0;
        const status = isOpen ? 'unknown' : storage.order.status;
        return [{ order: 'ORDER-1', status, captured: sumOf('bank'), refunded: sumOf('sales') }];
      },
    };
  },
};
