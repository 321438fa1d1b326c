import { createIds } from '../model/ids.ts';
import type { DecidedPolicies } from '../model/policies.ts';

/** What kind of event is sent: each has a schedule of its own. */
export type ConsignmentKind = 'payment' | 'transfer';

export type Schedules = Pick<DecidedPolicies, 'schedule' | 'transferSchedule' | 'transferJitter'>;

/**
 * Time of the next attempt at a delivery, or undefined when there is none. Times in milliseconds since 1970.
 *
 * A payment event's attempts are counted from the first; a transfer notification's follow one another with exponential back-off.
 *
 * @param delivery with how many attempts of the schedule were made, from 1, and when the first one was
 */
export function nextAttempt(
  delivery: { id: string; kind: ConsignmentKind; scheduled: number; firstAt: number | undefined },
  lastAt: number,
  { schedule, transferSchedule, transferJitter }: Schedules,
): number | undefined {
  const { id, kind, scheduled, firstAt = lastAt } = delivery;
  const delay = kind === 'payment' ? schedule[scheduled] : transferSchedule[scheduled - 1];
  if (delay === undefined) return undefined;
  if (kind === 'payment') return Math.max(firstAt + delay, lastAt);
  // Drawn from the delivery, not in turn: attempts over sockets come in any order.
  const { fraction } = createIds(JSON.stringify([id, 'jitter', scheduled]));
  return lastAt + Math.round(delay * (1 + transferJitter * fraction()));
}
