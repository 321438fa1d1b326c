import { assertConfig } from '../errors.ts';

/** The fields of a transfer or a payment that order its versions in time. */
export interface ResourceVersion {
  readonly id: string;
  readonly status?: string | null;
  readonly updated_at?: string | null;
}

/**
 * Returns true when `next` is older than `previous`: it was sent earlier, but arrived later. The specification shows no order of events.
 *
 * Assumption: the version with the later `updated_at` is newer. If the times are equal or missing, a PENDING transfer is older than a COMPLETED
 * one. Other versions have no known order, and the result is false. Retrieve a payment to learn its current state.
 *
 * @param previous - The version that you stored last, or null or undefined for none.
 * @param next - The version that arrived now: `event.payload.data.payment` of a payment event, `event.payload` of a transfer.
 * @returns True when you should ignore `next`.
 * @throws {WebhookConfigurationError} The two versions have different ids, or `next` has no `id`.
 *
 * @example
 * if (isStale(stored, event.payload.data.payment)) return;
 */
export function isStale(previous: ResourceVersion | null | undefined, next: ResourceVersion): boolean {
  assertConfig(
    typeof Object(next).id === 'string',
    'isStale needs next, the version that arrived: event.payload.data.payment of a payment event, event.payload of a transfer',
  );
  if (!previous) return false;
  assertConfig(
    previous.id === next.id,
    'isStale: previous and next have different ids. Compare versions of one resource',
  );
  const before = toSortableTime(previous);
  const after = toSortableTime(next);
  // Stryker disable next-line EqualityOperator: the two times are never equal here
  if (before !== undefined && after !== undefined && before !== after) return after < before;
  return next.status === 'PENDING' && previous.status === 'COMPLETED';
}

/** Converts a UTC time to text that sorts by time. A Date would keep only three fraction digits. */
function toSortableTime({ updated_at }: ResourceVersion): string | undefined {
  const [, seconds, fraction = ''] =
    // Stryker disable next-line StringLiteral,ArrayDeclaration: any text that is not a time has the same effect, and the first item is never read
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(?:Z|\+00:00)$/.exec(updated_at ?? '') ?? [];
  return seconds && `${seconds}.${fraction.replace(/0+$/, '')}`;
}
