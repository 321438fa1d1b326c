import { demand } from '../errors.ts';

/** The state of a transfer or a payment at some time, as far as its order in time depends on it. */
export interface DatedState {
  readonly id: string;
  readonly status?: string | null;
  readonly updated_at?: string | null;
}

/**
 * Whether `next` is older than `previous`, of the same transfer or payment, and has only arrived later: the service
 * promises no order. The later `updated_at` is the newer state; at the same time, or where one of them is missing, a PENDING
 * transfer is older than a COMPLETED one, and the rest has no order: then it is false. The way to know of a payment, whose
 * states have no order, is to retrieve it.
 *
 * Throws `WebhookConfigurationError` when the two are of different transfers or payments.
 *
 * Specification: "Resources", incoming transfer notification; "Events".
 *
 * @param previous what was stored last; undefined or null when nothing was
 *
 * @example
 * if (isStale(stored, event.payload)) return;
 */
export function isStale(previous: DatedState | null | undefined, next: DatedState): boolean {
  if (!previous) return false;
  demand(previous.id === next.id, 'isStale compares two states of one transfer or payment; these have different ids');
  const before = instantOf(previous);
  const after = instantOf(next);
  if (before !== undefined && after !== undefined && before !== after) return after < before;
  return next.status === 'PENDING' && previous.status === 'COMPLETED';
}

/** A time in UTC as a text that sorts like the time: a Date would keep three digits of its fraction. */
function instantOf({ updated_at }: DatedState): string | undefined {
  const [, seconds, fraction = ''] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(?:Z|\+00:00)$/.exec(updated_at ?? '') ?? [];
  return seconds && `${seconds}.${fraction.replace(/0+$/, '')}`;
}
