import type { ExploreOptions, LedgerEntry, Shop } from '@paychord/mock-server/explore';
import { createClient, isPaychordError, type Payment } from '@paychord/sdk';
import { constructEvent } from '@paychord/sdk/webhooks';

/** How a merchant stores and what it does. The storage outlives each process. */
export interface Design<Storage> {
  /** How long a run goes on, when its timers need longer than the default. */
  readonly hours?: number;
  createStorage(): Storage;
  start(shop: Shop, storage: Storage): DesignProcess;
}

/** A process of a merchant. */
export interface DesignProcess {
  visit(): Promise<void>;
  /** A design without it has timers. */
  recover?(): Promise<void>;
  books(): LedgerEntry[];
}

/** When the request of each reference was sent for the last time. It outlives each process. */
export interface SentAt {
  get(reference: string): number | undefined;
  set(reference: string, at: number): unknown;
}

/** An attempt to pay an order. `isHold`: it only authorizes. */
export interface Attempt {
  readonly order: string;
  readonly openedAt: number;
  readonly value?: number;
  readonly isHold?: boolean;
}

type Transactions = Payment['transactions'];

/** No request of a call can arrive after this time. */
const inFlightMs = 5 * 60_000;
/** The service forgets a key after a day. */
const safeKeyMs = 12 * 3_600_000;
const failed: ReadonlySet<string> = new Set(['DECLINED', 'REJECTED', 'ERROR', 'EXPIRED', 'CANCELED']);

/** Returns what a payment says about its order. Without a payment, the order is not paid. */
export function statusOf(payment: Payment | undefined): LedgerEntry['status'] {
  if (payment === undefined || failed.has(payment.status)) return 'unpaid';
  return payment.amount.captured > 0 ? 'paid' : 'unknown';
}

export type ShopKit = ReturnType<typeof createShopKit>;

/** Creates the calls of a process that are safe to repeat. */
export function createShopKit(shop: Shop) {
  const client = createClient(shop.clientOptions);
  const { clock } = shop;

  /** Sends the request of a reference, unless an earlier one made the transaction or may still make it. */
  const transactOnce = async (
    sentAt: SentAt,
    paymentId: string,
    reference: string,
    send: (transactions: Transactions) => Promise<unknown>,
  ): Promise<Payment> => {
    const earlier = sentAt.get(reference);
    if (earlier !== undefined && clock.now() - earlier < inFlightMs) throw new Error(`${reference} may be in flight`);
    const payment = await client.payments.retrieve(paymentId);
    if (payment.transactions.some(({ merchant_reference }) => merchant_reference === reference)) return payment;
    if (sentAt.get(reference) !== earlier) throw new Error(`Another visit sends ${reference}`);
    sentAt.set(reference, clock.now());
    await send(payment.transactions);
    return client.payments.retrieve(paymentId);
  };
  const idOf = (transactions: Transactions, types: readonly string[]) =>
    transactions.find(({ type }) => types.includes(type))?.id ?? '';

  return {
    client,
    clock,

    /** Pays, or finds what an earlier request did. Undefined: the attempt made no payment, and never will. */
    async pay({ order, openedAt, value = 40, isHold = false }: Attempt): Promise<Payment | undefined> {
      if (clock.now() - openedAt < safeKeyMs) {
        try {
          const { id } = await client.payments.create(
            {
              account_id: '493e9374-510a-4201-9e09-de669d75f256',
              merchant_order_id: order,
              description: 'A shirt',
              amount: { currency: 'USD', value },
              country: 'US',
              workflow: 'DIRECT',
              payment_method: { token: 'a-token', detail: { card: { capture: !isHold } } },
            },
            { idempotencyKey: order },
          );
          return await client.payments.retrieve(id);
        } catch (error) {
          // An earlier request consumed the key. It may have made the payment.
          if (!isPaychordError(error) || error.code !== 'idempotency' || error.retryable) throw error;
        }
      }
      const [payment] = await client.payments.listByOrder(order);
      return payment;
    },

    capture: (sentAt: SentAt, paymentId: string, reference: string, value = 40) =>
      transactOnce(sentAt, paymentId, reference, (transactions) =>
        client.payments.capture(paymentId, idOf(transactions, ['AUTHORIZE']), {
          merchant_reference: reference,
          amount: { currency: 'USD', value },
          reason: 'Shipped',
        }),
      ),

    cancel: (sentAt: SentAt, paymentId: string, reference: string) =>
      transactOnce(sentAt, paymentId, reference, (transactions) =>
        client.payments.cancel(paymentId, idOf(transactions, ['AUTHORIZE']), { merchant_reference: reference }),
      ),

    refund: (sentAt: SentAt, paymentId: string, reference: string, value: number) =>
      transactOnce(sentAt, paymentId, reference, (transactions) =>
        client.payments.refund(paymentId, idOf(transactions, ['PURCHASE', 'CAPTURE']), {
          merchant_reference: reference,
          amount: { currency: 'USD', value },
        }),
      ),

    /** Receives webhooks. A webhook may only have the id of its payment, so it reads the payment. */
    receivePayments(handle: (payment: Payment) => unknown): void {
      shop.receiveWebhooks(async (request) => {
        const event = await constructEvent(await request.text(), request.headers, {
          accept: 'payment',
          secret: shop.webhookSecret,
        });
        if (event.kind === 'payment') await handle(await client.payments.retrieve(event.payload.data.payment.id));
        return new Response();
      });
    },
  };
}

/** Returns the options that explore a design. */
export function explorationOfDesign<Storage>({ createStorage, start, hours = 30 }: Design<Storage>): ExploreOptions {
  let storage: Storage;
  let process: DesignProcess;
  return {
    reset() {
      storage = createStorage();
    },
    start(shop) {
      process = start(shop, storage);
    },
    scenario: () => process.visit(),
    recover: () => process.recover?.(),
    check: () => process.books(),
    hours,
  };
}
