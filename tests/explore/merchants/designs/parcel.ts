import type { LedgerEntry } from '@paychord/mock-server/explore';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

interface Storage {
  readonly sentAt: Map<string, number>;
  order?: { readonly openedAt: number; status: LedgerEntry['status']; captured: number; isClosed: boolean };
}

/** Captures a parcel of 15, and releases the rest of 40. */
export const parcel: Design<Storage> = {
  createStorage: () => ({ sentAt: new Map() }),
  start(shop, storage) {
    const kit = createShopKit(shop);
    const { sentAt } = storage;

    const finish = async (): Promise<void> => {
      const { order } = storage;
      if (order === undefined || order.isClosed) return;
      const payment = await kit.pay({ order: 'ORDER-1', openedAt: order.openedAt, isHold: true });
      order.status = statusOf(payment);
      if (payment !== undefined && order.status !== 'unpaid') {
        await kit.capture(sentAt, payment.id, 'PARCEL-1', 15);
        order.captured = 15;
        order.status = statusOf(await kit.cancel(sentAt, payment.id, 'REST-1'));
      }
      order.isClosed = true;
    };
    return {
      async visit() {
        storage.order ??= { openedAt: shop.clock.now(), status: 'unknown', captured: 0, isClosed: false };
        await finish();
      },
      recover: finish,
      books() {
        if (storage.order === undefined) return [];
        const { status, captured } = storage.order;
        // A payment whose rest was released still counts as held.
        return [{ order: 'ORDER-1', status, captured }];
      },
    };
  },
};
