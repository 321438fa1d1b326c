import type { PaychordError } from '@paychord/sdk';
import type { Attempt } from './attempt.ts';
import { inTransaction, type Shop } from './shop.ts';

/** Assumption: a payment ends here without money. The customer can pay again, with a new key. Any other status may still become a success. */
const unpaid = new Set(['DECLINED', 'REJECTED', 'ERROR', 'EXPIRED', 'CANCELED']);

/**
 * Records the payment of an attempt, and what it means for the order. It is safe to call twice. A webhook handler can call it too, with the
 * payment that `payments.retrieve` returns: assumption: its metadata contains the key.
 */
export async function recordPayment(shop: Shop, key: string, payment: { id: string; status: string }): Promise<void> {
  const isPaid = payment.status === 'SUCCEEDED';
  const isUnpaid = unpaid.has(payment.status);
  await inTransaction(shop, async (tx) => {
    const { rows } = await tx.query(
      `UPDATE payment_attempts SET status = $2, payment_id = $3, payment_status = $4
       WHERE idempotency_key = $1 AND status IN ('open', 'pending', 'in_review') RETURNING order_id`,
      [key, isPaid ? 'paid' : isUnpaid ? 'failed' : 'pending', payment.id, payment.status],
    );
    const [attempt] = rows;
    // Another process recorded it first.
    if (attempt === undefined) return;
    const status = isPaid ? 'paid' : isUnpaid ? 'open' : 'paying';
    await tx.query('UPDATE orders SET status = $2 WHERE id = $1', [attempt.order_id, status]);
    await shop.onStep('result written');
  });
  await shop.onStep('result committed');
}

/** Records a failed call. Nothing changes when another process owns the attempt by now: its request may still pay. */
export async function recordError(shop: Shop, attempt: Attempt, error: PaychordError): Promise<void> {
  const { key, orderId, leaseToken, wasSent } = attempt;
  // The outcome describes this call only. An earlier request with the key may have paid.
  const mayHavePaid = wasSent || error.outcome === 'unknown';

  if (!mayHavePaid && !error.retryable) {
    await inTransaction(shop, async (tx) => {
      const { rowCount } = await tx.query(
        `UPDATE payment_attempts SET status = 'failed', may_have_paid = false, note = $3
         WHERE idempotency_key = $1 AND lease_token = $2 AND status = 'open'`,
        [key, leaseToken, JSON.stringify({ error: error.message })],
      );
      if (rowCount === 1) await tx.query(`UPDATE orders SET status = 'open' WHERE id = $1`, [orderId]);
    });
    return;
  }

  const waitMs = Math.max(shop.repeatAfterMs, error.retryAfterMs ?? 0);
  await shop.pool.query(
    `UPDATE payment_attempts SET may_have_paid = $3, leased_until = now() + $4 * interval '1 millisecond'
     WHERE idempotency_key = $1 AND lease_token = $2 AND status = 'open'`,
    [key, leaseToken, mayHavePaid, waitMs],
  );
}
