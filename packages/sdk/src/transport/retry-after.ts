/** However many digits it has, a wait is a number. */
const mostMs = 1e15;

/**
 * How long an answer asks to wait, in milliseconds; undefined when it does not ask, or not in the grammar of HTTP: whole
 * seconds, or a date. A date is measured against the answer's own `Date`, since two clocks seldom agree.
 */
export function retryAfterMsOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, mostMs);
  const waitMs = timeOf(value) - timeOf(headers.get('date'));
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

/** Only the one form of a date that may be sent is what it becomes when it is written again. */
function timeOf(date: string | null): number {
  // Without one it is no date.
  const time = Date.parse(date as string);
  return new Date(time).toUTCString() === date ? time : Number.NaN;
}
