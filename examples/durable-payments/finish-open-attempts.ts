import { claimOpenAttempt } from './attempt.ts';
import { sendAttempt } from './send-attempt.ts';
import { sendForReview } from './send-for-review.ts';
import type { Shop } from './shop.ts';

/**
 * Finishes what a crash or a lost response left open. Run it in any number of workers, again and again.
 *
 * @returns The number of attempts that it claimed.
 */
export async function finishOpenAttempts(shop: Shop): Promise<number> {
  for (let count = 0; ; count += 1) {
    const attempt = await claimOpenAttempt(shop);
    if (attempt === undefined) return count;
    await shop.onStep('attempt claimed');
    await (attempt.isTooOld ? sendForReview(shop, attempt) : sendAttempt(shop, attempt));
  }
}
