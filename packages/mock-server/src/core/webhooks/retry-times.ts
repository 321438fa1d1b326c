import { createIds } from '../model/ids.ts';
import type { ResolvedPolicies } from '../model/resolve-policies.ts';
import type { QueuedDelivery } from './delivery.ts';

/** The policies that decide when an attempt is repeated. */
export type RetrySchedules = Pick<
  ResolvedPolicies,
  'paymentRetrySchedule' | 'transferRetrySchedule' | 'transferRetryJitter'
>;

/**
 * Calculates the time of the next attempt, in milliseconds since 1970.
 *
 * The delays of a payment event start at its first attempt. Each delay of a transfer notification starts at the previous attempt and gets
 * jitter.
 *
 * @param delivery - `scheduledAttempts` is at least 1.
 * @param lastAttemptAt - The time of the latest scheduled attempt.
 * @returns the time, or undefined when no attempt is left
 */
export function nextAttemptTime(
  delivery: QueuedDelivery,
  lastAttemptAt: number,
  { paymentRetrySchedule, transferRetrySchedule, transferRetryJitter }: RetrySchedules,
): number | undefined {
  const { id, event, scheduledAttempts, firstAttemptAt = lastAttemptAt } = delivery;
  if (event !== 'banking.transfer') {
    const delay = paymentRetrySchedule[scheduledAttempts];
    return delay === undefined ? undefined : Math.max(firstAttemptAt + delay, lastAttemptAt);
  }
  const delay = transferRetrySchedule[scheduledAttempts - 1];
  if (delay === undefined) return undefined;
  // Drawn from the delivery and not from a shared sequence, because attempts over sockets end in any order.
  const { fraction } = createIds(JSON.stringify([id, 'jitter', scheduledAttempts]));
  return lastAttemptAt + Math.round(delay * (1 + transferRetryJitter * fraction()));
}
