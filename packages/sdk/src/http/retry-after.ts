/** A wait is a number, also for a header with many digits. */
const longestWaitMs = 1e15;

/** The longest wait until a date by the local clock, which can be wrong by years. */
const longestLocalWaitMs = 86_400_000;

/**
 * Returns how long a response asks to wait, in milliseconds; undefined when it does not ask, or not in the grammar of HTTP: whole
 * seconds, or a date. A date is measured against the `Date` of the response, since two clocks seldom agree. Without one it is
 * measured against the local clock, and is a day at most.
 *
 * @param now - Milliseconds since 1970, by the local clock.
 */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, longestWaitMs);
  const sentAt = timeOf(headers.get('date'));
  const waitMs = Math.max(0, timeOf(value) - (Number.isNaN(sentAt) ? now : sentAt));
  if (Number.isNaN(waitMs)) return undefined;
  return Number.isNaN(sentAt) ? Math.min(Math.ceil(waitMs), longestLocalWaitMs) : waitMs;
}

/** Only the one form of a date that may be sent is what it becomes when it is written again. */
function timeOf(date: string | null): number {
  // Without one it is no date.
  const time = Date.parse(date as string);
  return new Date(time).toUTCString() === date ? time : Number.NaN;
}
