import type { Attempt } from './attempt.ts';
import { inTransaction, type Shop } from './shop.ts';

/**
 * Ends the repeats of an attempt and leaves the decision to a person, together with the payments of the order. The order accepts no other
 * attempt until then.
 */
export async function sendForReview(shop: Shop, attempt: Attempt): Promise<void> {
  const note = await shop.client.payments.listByOrder(attempt.orderId).then(
    // A payment belongs to this attempt when the tag in its metadata (assumption: that of the request) is the key.
    (payments) => ({ payments: payments.map(({ id, status, metadata }) => ({ id, status, metadata })) }),
    // The service may not have this lookup. The person has to look the order up elsewhere.
    (error: unknown) => ({ error: String(error) }),
  );
  await shop.onStep('order looked up');

  await inTransaction(shop, async (tx) => {
    const { rowCount } = await tx.query(
      `UPDATE payment_attempts SET status = 'in_review', note = $3
       WHERE idempotency_key = $1 AND lease_token = $2 AND status = 'open'`,
      [attempt.key, attempt.leaseToken, JSON.stringify(note)],
    );
    if (rowCount === 0) return;
    await tx.query(`UPDATE orders SET status = 'in_review' WHERE id = $1`, [attempt.orderId]);
    await shop.onStep('review written');
  });
  await shop.onStep('review committed');
}
