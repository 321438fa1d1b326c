import type { DecidedPolicies } from '../policies.ts';

/** What kind of event is sent: each has a schedule of its own. */
export type ConsignmentKind = 'payment' | 'transfer';

export type Schedules = Pick<DecidedPolicies, 'schedule' | 'transferSchedule'>;

/**
 * Time of the next attempt at a delivery, or undefined when there is none. Times in milliseconds since 1970.
 *
 * A payment event's attempts are counted from the first; a transfer notification's follow one another with exponential back-off.
 *
 * @param made how many attempts of the schedule were made, from 1
 */
export function nextAttempt(
  kind: ConsignmentKind,
  made: number,
  { firstAt, lastAt }: { firstAt: number; lastAt: number },
  { schedule, transferSchedule }: Schedules,
): number | undefined {
  const delay = kind === 'payment' ? schedule[made] : transferSchedule[made - 1];
  if (delay === undefined) return undefined;
  return kind === 'payment' ? Math.max(firstAt + delay, lastAt) : lastAt + delay;
}
