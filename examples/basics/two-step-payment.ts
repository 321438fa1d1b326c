import { createClient } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';

const client = createClient(clientOptionsFromEnv());
const order = {
  id: 'ORDER-2026-000123',
  /** A random UUID, saved with the order. */
  paymentKey: '0f1c64a4-6f0c-4c4e-9a3a-8d6f3a8a2f5b',
  total: 120,
  shipped: 80.5,
};
const currency = 'USD';

// When the customer orders: authorize the total.
const payment = await client.payments.create(
  {
    account_id: '493e9374-510a-4201-9e09-de669d75f256',
    merchant_order_id: order.id,
    description: 'Running shoes and a bottle',
    amount: { currency, value: order.total },
    country: 'US',
    workflow: 'DIRECT',
    payment_method: { token: 'one-time-token', detail: { card: { capture: false } } },
  },
  { idempotencyKey: order.paymentKey },
);
const authorization = payment.transactions;
console.log('authorized', authorization.type, payment.status, payment.sub_status);

// When the parcel ships: capture the price of its contents. Assumption: the capture needs no call of Authorize Payment.
if (payment.sub_status === 'AUTHORIZED') {
  const captureId = await captureOnce(authorization.id, `${order.id}-parcel-1`, order.shipped);

  // When the parcel returns: refund a part. Assumption: a refund needs the transaction of the capture.
  await refundOnce(captureId, `${order.id}-return-1`, 30.5);
}

/** Captures once per reference, however often it is called, and returns the id of the transaction. */
async function captureOnce(authorizationId: string, reference: string, value: number): Promise<string> {
  const earlier = await findTransaction(reference);
  if (earlier !== undefined) return earlier.id;
  const body = { merchant_reference: reference, amount: { currency, value }, reason: 'Shipped' };
  const capture = await client.payments.capture(payment.id, authorizationId, body, { idempotencyKey: reference });
  console.log('captured', capture.amount.captured, capture.payment.sub_status);
  return capture.id;
}

/** Refunds once per reference, however often it is called. */
async function refundOnce(transactionId: string, reference: string, value: number): Promise<void> {
  if ((await findTransaction(reference)) !== undefined) return;
  const body = { merchant_reference: reference, amount: { currency, value } };
  const refunded = await client.payments.refund(payment.id, transactionId, body, { idempotencyKey: reference });
  console.log('refunded', refunded.amount.refunded, refunded.sub_status);
}

/**
 * Finds what an earlier call did. The service may ignore the key of a capture and a refund, so look before each call. After the outcome
 * `unknown`, wait for more than 60 seconds (assumption) first: the request may still be in flight.
 */
async function findTransaction(reference: string) {
  const { transactions } = await client.payments.retrieve(payment.id);
  return transactions.find(({ merchant_reference }) => merchant_reference === reference);
}
