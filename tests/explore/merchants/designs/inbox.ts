import type { LedgerEntry } from '@paychord/mock-server/explore';
import type { Payment } from '@paychord/sdk';
import { constructEvent } from '@paychord/sdk/webhooks';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

interface Storage {
  readonly inbox: Set<string>;
  order?: { readonly openedAt: number; status: LedgerEntry['status'] };
}

/** Stores the payment of each webhook before it responds, and reads it later. */
export const inbox: Design<Storage> = {
  createStorage: () => ({ inbox: new Set() }),
  start(shop, storage) {
    const kit = createShopKit(shop);
    const { inbox } = storage;
    const book = (payment: Payment | undefined) => {
      if (storage.order?.status === 'unknown') storage.order.status = statusOf(payment);
    };
    const readInbox = async (): Promise<void> => {
      for (const paymentId of inbox) {
        book(await kit.client.payments.retrieve(paymentId));
        inbox.delete(paymentId);
      }
    };
    shop.receiveWebhooks(async (request) => {
      const { webhookSecret: secret } = shop;
      const event = await constructEvent(await request.text(), request.headers, { accept: 'payment', secret });
      if (event.kind === 'payment') inbox.add(event.payload.data.payment.id);
      shop.clock.setTimeout(() => void readInbox().catch(() => {}), 1_000);
      return new Response();
    });

    const finish = async (): Promise<void> => {
      await readInbox();
      const { order } = storage;
      if (order?.status === 'unknown') book(await kit.pay({ order: 'ORDER-1', openedAt: order.openedAt }));
    };
    return {
      async visit() {
        storage.order ??= { openedAt: shop.clock.now(), status: 'unknown' };
        await finish();
      },
      recover: finish,
      books: () => (storage.order === undefined ? [] : [{ order: 'ORDER-1', status: storage.order.status }]),
    };
  },
};
