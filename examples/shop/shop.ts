import { type Client, type PaymentStatus, pdfEvidence } from '@paychord/sdk';

export interface Order {
  readonly id: string;
  /** In US dollars. */
  readonly price: number;
  /** The last known status of its payment. */
  status: PaymentStatus | undefined;
  paymentId: string | undefined;
  declines: number;
  /** The statuses that the shop has mailed to the customer, once each. */
  readonly mails: PaymentStatus[];
}

export type Shop = ReturnType<typeof createShop>;

const accountId = '493e9374-510a-4201-9e09-de669d75f256';

/** Creates a shop that accepts payments. `deliveryNote` returns the PDF that proves the delivery of an order. */
export function createShop(client: Client, deliveryNote: (order: Order) => Promise<Uint8Array>) {
  const orders = new Map<string, Order>();

  const open = (id: string, price: number): Order => {
    const order = { id, price, status: undefined, paymentId: undefined, declines: 0, mails: [] };
    orders.set(id, order);
    return order;
  };

  /** Retrieves the current status: events can arrive twice (assumption: also in any order). */
  const refresh = async (paymentId: string): Promise<Order | undefined> => {
    const payment = await client.payments.retrieve(paymentId);
    const order = orders.get(payment.merchant_order_id);
    if (order === undefined) return undefined;
    order.paymentId = payment.id;
    if (order.status !== payment.status) order.mails.push(payment.status);
    order.status = payment.status;
    return order;
  };

  return {
    orders,
    refresh,

    /** Pays an order. The key depends on the order, so a customer can retry soon. After a decline, another card gets a new key. */
    async checkOut(id: string, price: number, token: string): Promise<Order> {
      const order = orders.get(id) ?? open(id, price);
      if (order.status === 'SUCCEEDED') return order;
      const payment = await client.payments.create(
        {
          account_id: accountId,
          merchant_order_id: id,
          description: `Order ${id}`,
          amount: { currency: 'USD', value: order.price },
          country: 'US',
          workflow: 'DIRECT',
          payment_method: { token },
        },
        { idempotencyKey: `${id}-${order.declines}` },
      );
      if (payment.status === 'DECLINED') order.declines += 1;
      order.paymentId = payment.id;
      order.status = payment.status;
      return order;
    },

    /** Refunds all of an order or a part, once per reference. The service may ignore the key of a refund, so this looks for it first. */
    async refund(id: string, reference: string, value?: number): Promise<void> {
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
