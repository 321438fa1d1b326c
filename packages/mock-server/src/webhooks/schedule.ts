import type { DecidedPolicies } from '../policies.ts';

/** What kind of event is sent: each has a schedule of its own. */
export type ConsignmentKind = 'payment' | 'transfer';

/**
 * Time of the next attempt at a delivery, or undefined when there is none. Times in milliseconds since 1970.
 *
 * A payment event's attempts are counted from the first; a transfer notification's follow one another with exponential back-off.
 *
 * @param attempts how many were made
 */
export function nextAttempt(
  kind: ConsignmentKind,
  attempts: number,
  { firstAt, lastAt }: { firstAt: number; lastAt: number },
  { schedule, transferSchedule }: Pick<DecidedPolicies, 'schedule' | 'transferSchedule'>,
): number | undefined {
  const delay = kind === 'payment' ? schedule[attempts] : transferSchedule[attempts - 1];
  if (delay === undefined) return undefined;
  return Math.max(kind === 'payment' ? firstAt + delay : lastAt + delay, lastAt);
}
