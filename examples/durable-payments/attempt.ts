import { randomUUID } from 'node:crypto';
import type { Shop } from './shop.ts';

/** An attempt to pay that this process owns. */
export interface Attempt {
  readonly key: string;
  readonly orderId: string;
  readonly body: string;
  readonly leaseToken: string;
  /** When this process claimed it, on the clock of this machine. */
  readonly claimedAt: number;
  /** Whether an earlier request with this key may have reached the service. */
  readonly wasSent: boolean;
}

/** An open attempt that the job claimed. */
export interface ClaimedAttempt extends Attempt {
  readonly isTooOld: boolean;
}

/**
 * Claims the attempt that has waited longest. `SKIP LOCKED` lets several workers claim at the same time, each another attempt. Only the
 * clock of the database counts, because the clocks of the workers can differ.
 */
export async function claimOpenAttempt(shop: Shop): Promise<ClaimedAttempt | undefined> {
  const leaseToken = randomUUID();
  const claimedAt = Date.now();
  const { rows } = await shop.pool.query(
    `WITH next AS (
       SELECT idempotency_key, may_have_paid, created_at <= now() - $3 * interval '1 millisecond' AS is_too_old
       FROM payment_attempts WHERE status = 'open' AND leased_until <= now()
       ORDER BY leased_until LIMIT 1 FOR UPDATE SKIP LOCKED
     )
     UPDATE payment_attempts AS attempt SET
       lease_token = $1,
       leased_until = now() + $2 * interval '1 millisecond',
       -- Written before the request, because the process can end while it is in flight.
       may_have_paid = next.may_have_paid OR NOT next.is_too_old
     FROM next WHERE attempt.idempotency_key = next.idempotency_key
     RETURNING attempt.*, next.may_have_paid AS was_sent, next.is_too_old`,
    [leaseToken, shop.leaseMs, shop.maxAgeMs],
  );
  const [row] = rows;
  return (
    row && {
      key: row.idempotency_key,
      orderId: row.order_id,
      body: row.body,
      leaseToken,
      claimedAt,
      wasSent: row.was_sent,
      isTooOld: row.is_too_old,
    }
  );
}
