import { isPaychordError } from '@paychord/sdk';
import type { Attempt } from './attempt.ts';
import { recordError, recordPayment } from './record-result.ts';
import { sendForReview } from './send-for-review.ts';
import type { Shop } from './shop.ts';

/** Sends an attempt, always with the same key and the same body, and records the result. It is safe: the service runs a create once per key. */
export async function sendAttempt(shop: Shop, attempt: Attempt): Promise<void> {
  // The process was suspended for a long time. Another process owns the attempt now, and the key may be too old.
  if (Date.now() - attempt.claimedAt >= shop.leaseMs) return;

  const result = await shop.client.payments
    .create(JSON.parse(attempt.body), { idempotencyKey: attempt.key })
    .withResponse()
    .catch((error: unknown) => {
      if (isPaychordError(error)) return error;
      throw error;
    });

  if (!isPaychordError(result)) {
    await shop.onStep('response received');
    const { data, attempts } = result;
    // A repeated key may return the first response. The payment may have succeeded since then.
    const isRepeat = attempt.wasSent || attempts.length > 1;
    const payment = isRepeat ? await shop.client.payments.retrieve(data.id).catch(() => data) : data;
    await recordPayment(shop, attempt.key, payment);
  } else if (result.code === 'idempotency' && !result.retryable) {
    // Assumption: the service will not run this key, and it may have paid: a repeat cannot help.
    await sendForReview(shop, attempt);
  } else {
    await shop.onStep('error received');
    await recordError(shop, attempt, result);
    await shop.onStep('error recorded');
  }
}
