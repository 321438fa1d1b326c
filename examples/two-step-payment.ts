import { createClient } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';

const client = createClient(clientOptionsFromEnv());
const order = { id: 'ORDER-2026-000123', total: 120, shipped: 80.5 };
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
  { idempotencyKey: `${order.id}-authorize` },
);
const authorization = payment.transactions;
console.log('authorized', authorization.type, payment.status, payment.sub_status);

// When the parcel ships: capture the price of its contents.
if (payment.sub_status === 'AUTHORIZED') {
  const capture = await client.payments.capture(
    payment.id,
    authorization.id,
    { merchant_reference: `${order.id}-parcel-1`, amount: { currency, value: order.shipped }, reason: 'Shipped' },
    { idempotencyKey: `${order.id}-capture-1` },
  );
  console.log('captured', capture.amount.captured, capture.payment.sub_status);

  // When the parcel returns: refund a part. The refund needs the transaction of the capture, not of the authorization.
  const refunded = await client.payments.refund(
    payment.id,
    capture.id,
    { merchant_reference: `${order.id}-return-1`, amount: { currency, value: 30.5 } },
    { idempotencyKey: `${order.id}-refund-1` },
  );
  console.log('refunded', refunded.amount.refunded, refunded.sub_status);
}
