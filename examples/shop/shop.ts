import { type Client, type CreatePaymentRequest, type Payment, type PaymentStatus, pdfEvidence } from '@paychord/sdk';

export interface Order {
  readonly id: string;
  /** In US dollars. */
  readonly price: number;
  /** The last known status of its payment. */
  status: PaymentStatus | undefined;
  /** The latest payment. */
  paymentId: string | undefined;
  /** The payments that ended without money. */
  readonly failed: Set<string>;
  /** The statuses that the shop has mailed to the customer, once each. */
  readonly mails: PaymentStatus[];
}

export type Shop = ReturnType<typeof createShop>;

/** How a customer pays. */
export type PaymentChoice = Pick<CreatePaymentRequest, 'payment_method' | 'callback_url'> & {
  workflow: 'DIRECT' | 'REDIRECT';
};

/** Assumption: a payment ends here without money. Any other status may still become a success. */
const unpaid: ReadonlySet<string> = new Set(['DECLINED', 'REJECTED', 'ERROR', 'EXPIRED', 'CANCELED']);

const accountId = '493e9374-510a-4201-9e09-de669d75f256';

/**
 * Creates a shop that accepts payments.
 *
 * @param deliveryNote - Returns the PDF that proves the delivery of an order.
 * @param orders - The storage. Use a database in its place: what is in memory ends with the process.
 */
export function createShop(
  client: Client,
  deliveryNote: (order: Order) => Promise<Uint8Array>,
  orders = new Map<string, Order>(),
) {
  /** The refunds in flight, by reference. */
  const refunds = new Map<string, Promise<void>>();

  const open = (id: string, price: number): Order => {
    const order = { id, price, status: undefined, paymentId: undefined, failed: new Set<string>(), mails: [] };
    orders.set(id, order);
    return order;
  };

  const update = (order: Order, { id, status }: Pick<Payment, 'id' | 'status'>): void => {
    order.paymentId = id;
    order.status = status;
    if (unpaid.has(status)) order.failed.add(id);
  };

  /** Retrieves the current status: events can arrive twice (assumption: also in any order). */
  const refresh = async (paymentId: string): Promise<Order | undefined> => {
    const payment = await client.payments.retrieve(paymentId);
    const order = orders.get(payment.merchant_order_id);
    if (order === undefined) return undefined;
    // A late event of an attempt that failed.
    if (order.failed.has(payment.id)) return order;
    if (order.status !== payment.status) order.mails.push(payment.status);
    update(order, payment);
    return order;
  };

  /** The service may ignore the key of a refund, so this looks for it first. */
  const refundOnce = async (id: string, reference: string, value: number | undefined): Promise<void> => {
    const paymentId = orders.get(id)?.paymentId;
    if (paymentId === undefined) throw new Error(`Order ${id} has no payment`);
    const { transactions } = await client.payments.retrieve(paymentId);
    if (transactions.some(({ merchant_reference }) => merchant_reference === reference)) return;
    const purchase = transactions.find(({ type }) => type === 'PURCHASE');
    if (purchase === undefined) throw new Error(`Order ${id} has no purchase`);
    await client.payments.refund(
      paymentId,
      purchase.id,
      { merchant_reference: reference, ...(value === undefined ? {} : { amount: { currency: 'USD', value } }) },
      { idempotencyKey: reference },
    );
  };

  return {
    orders,
    refresh,

    /**
     * Pays an order. The key depends on the order, so a customer can retry soon. After a payment that failed, the next attempt gets a new
     * key. A payment that waits for the customer continues.
     *
     * @param choice - The token of a card, or how else the customer pays.
     */
    async checkOut(id: string, price: number, choice: string | PaymentChoice): Promise<Order> {
      const order = orders.get(id) ?? open(id, price);
      if (order.status !== undefined && !unpaid.has(order.status)) return order;
      const how: PaymentChoice =
        typeof choice === 'string' ? { workflow: 'DIRECT', payment_method: { token: choice } } : choice;
      const payment = await client.payments.create(
        {
          account_id: accountId,
          merchant_order_id: id,
          description: `Order ${id}`,
          amount: { currency: 'USD', value: order.price },
          country: 'US',
          ...how,
        },
        { idempotencyKey: `${id}-${order.failed.size}` },
      );
      update(order, payment);
      return order;
    },

    /**
     * Refunds all of an order or a part, once per reference. A second call waits for the first: both would look before either has refunded.
     */
    refund(id: string, reference: string, value?: number): Promise<void> {
      const refunding =
        refunds.get(reference) ?? refundOnce(id, reference, value).finally(() => refunds.delete(reference));
      refunds.set(reference, refunding);
      return refunding;
    },

    /** Submits the delivery note as evidence against a chargeback. */
    async contest(paymentId: string): Promise<void> {
      const order = await refresh(paymentId);
      const { transactions, sub_status } = await client.payments.retrieve(paymentId);
      const chargeback = transactions.find(({ type, status }) => type === 'CHARGEBACK' && status === 'CREATED');
      if (order === undefined || chargeback === undefined || sub_status !== 'RECEIVED') return;
      const note = await pdfEvidence(await deliveryNote(order), {
        fileName: `delivery-note-${order.id}.pdf`,
        contentCategory: 'PROOF_OF_DELIVERY',
      });
      await client.disputes.submit(
        paymentId,
        chargeback.id,
        { account_id: accountId, evidence: [note] },
        { idempotencyKey: chargeback.id },
      );
    },
  };
}
