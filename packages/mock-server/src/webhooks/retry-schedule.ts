import { createIds } from '../model/ids.ts';
import type { ResolvedPolicies } from '../model/policies.ts';

/** What kind of event is sent: each has a schedule of its own. */
export type DeliveryKind = 'payment' | 'transfer';

export type RetrySchedules = Pick<
  ResolvedPolicies,
  'paymentRetrySchedule' | 'transferRetrySchedule' | 'transferRetryJitter'
>;

/**
 * Time of the next attempt at a delivery, or undefined when there is none. Times in milliseconds since 1970.
 *
 * A payment event's attempts are counted from the first; a transfer notification's follow one another with exponential back-off.
 *
 * @param delivery with how many attempts of the schedule were made, from 1, and when the first one was
 */
export function nextAttemptTime(
  delivery: { id: string; kind: DeliveryKind; scheduledAttempts: number; firstAttemptAt: number | undefined },
  lastAt: number,
  { paymentRetrySchedule, transferRetrySchedule, transferRetryJitter }: RetrySchedules,
): number | undefined {
  const { id, kind, scheduledAttempts, firstAttemptAt = lastAt } = delivery;
  const delay =
    kind === 'payment' ? paymentRetrySchedule[scheduledAttempts] : transferRetrySchedule[scheduledAttempts - 1];
  if (delay === undefined) return undefined;
  if (kind === 'payment') return Math.max(firstAttemptAt + delay, lastAt);
  // Drawn from the delivery, not in turn: attempts over sockets come in any order.
  const { fraction } = createIds(JSON.stringify([id, 'jitter', scheduledAttempts]));
  return lastAt + Math.round(delay * (1 + transferRetryJitter * fraction()));
}
