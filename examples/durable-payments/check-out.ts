import { randomUUID } from 'node:crypto';
import type { CreatePaymentRequest } from '@paychord/sdk';
import type { Attempt } from './attempt.ts';
import { sendAttempt } from './send-attempt.ts';
import { inTransaction, type Shop } from './shop.ts';

export type OrderStatus = 'open' | 'paying' | 'paid' | 'in_review';

/**
 * Pays an order with a one-time token. A second click, or a call while an attempt is open, sends nothing.
 *
 * @returns The status of the order. `open` after a decline: the customer can pay with another card. `paying` while the result is not known.
 */
export async function checkOut(shop: Shop, orderId: string, token: string): Promise<OrderStatus> {
  const attempt = await inTransaction(shop, async (tx): Promise<Attempt | undefined> => {
    const { rows } = await tx.query('SELECT total, status FROM orders WHERE id = $1 FOR UPDATE', [orderId]);
    const [order] = rows;
    if (order === undefined) throw new Error(`Order ${orderId} does not exist`);
    if (order.status !== 'open') return undefined;

    // A new key for each attempt: the service may remember the declined payment of an earlier key.
    const key = randomUUID();
    const body = JSON.stringify(paymentOf(orderId, Number(order.total), token, key));
    const leaseToken = randomUUID();
    const claimedAt = Date.now();
    await tx.query(
      `INSERT INTO payment_attempts (idempotency_key, order_id, body, lease_token, leased_until)
       VALUES ($1, $2, $3, $4, now() + $5 * interval '1 millisecond')`,
      [key, orderId, body, leaseToken, shop.leaseMs],
    );
    await tx.query(`UPDATE orders SET status = 'paying' WHERE id = $1`, [orderId]);
    await shop.onStep('attempt written');
    return { key, orderId, body, leaseToken, claimedAt, wasSent: false };
  });

  if (attempt !== undefined) {
    await shop.onStep('attempt committed');
    await sendAttempt(shop, attempt);
  }
  const { rows } = await shop.pool.query('SELECT status FROM orders WHERE id = $1', [orderId]);
  return rows[0].status;
}

function paymentOf(orderId: string, total: number, token: string, key: string): CreatePaymentRequest {
  return {
    account_id: '493e9374-510a-4201-9e09-de669d75f256',
    merchant_order_id: orderId,
    description: `Order ${orderId}`,
    amount: { currency: 'USD', value: total },
    country: 'US',
    workflow: 'DIRECT',
    payment_method: { token },
    // Assumption: the payment in a lookup has this tag, and a webhook can have it. It shows which attempt made the payment.
    metadata: [{ key: 'idempotency_key', value: key }],
  };
}
