import { createIds } from '../model/ids.ts';
import type { ResolvedPolicies } from '../model/policies.ts';

/** Payment events and transfer notifications have different retry schedules and bodies. */
export type DeliveryKind = 'payment' | 'transfer';

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
 * @param delivery - `scheduledAttempts` is the number of scheduled attempts so far, at least 1.
 * @param lastAttemptAt - The time of the latest scheduled attempt.
 * @returns the time, or undefined when no attempt is left
 */
export function nextAttemptTime(
  delivery: { id: string; kind: DeliveryKind; scheduledAttempts: number; firstAttemptAt: number | undefined },
  lastAttemptAt: number,
  { paymentRetrySchedule, transferRetrySchedule, transferRetryJitter }: RetrySchedules,
): number | undefined {
  const { id, kind, scheduledAttempts, firstAttemptAt = lastAttemptAt } = delivery;
  if (kind === 'payment') {
    const delay = paymentRetrySchedule[scheduledAttempts];
    return delay === undefined ? undefined : Math.max(firstAttemptAt + delay, lastAttemptAt);
  }
  const delay = transferRetrySchedule[scheduledAttempts - 1];
  if (delay === undefined) return undefined;
  // Drawn from the delivery and not from a shared sequence, because attempts over sockets end in any order.
  const { fraction } = createIds(JSON.stringify([id, 'jitter', scheduledAttempts]));
  return lastAttemptAt + Math.round(delay * (1 + transferRetryJitter * fraction()));
}
