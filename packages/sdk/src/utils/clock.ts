/**
 * The time and the timers of the client: for time-outs, for the waits between attempts, and for `waitFor`.
 *
 * The client calls the three as methods of this object. Look up the globals inside them, as below. Then fake timers that a test installs
 * later work too.
 *
 * @example
 * const clock: Clock = {
 *   now: () => Date.now(),
 *   setTimeout: (callback, ms) => setTimeout(callback, ms),
 *   clearTimeout: (handle) => clearTimeout(handle as number),
 * };
 */
export interface Clock {
  /**
   * Returns the time in milliseconds since 1970. It must not go backwards: the client also measures durations with it. It should count the
   * time during which the machine sleeps, so that no key is repeated after it.
   *
   * @returns a finite number
   */
  now(): number;
  /**
   * Calls `callback` once after `ms` milliseconds, never before it returns.
   *
   * @param ms - Milliseconds, from 0 to 2,147,483,647; may be a fraction
   * @returns what {@link Clock.clearTimeout} accepts
   */
  setTimeout(callback: () => void, ms: number): unknown;
  /** Cancels what {@link Clock.setTimeout} returned. Does nothing when the callback was called already. */
  clearTimeout(handle: unknown): void;
}

/** Uses `performance`, which never goes backwards when the system time changes. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (handle) => clearTimeout(handle as number),
};

/**
 * Returns a function that measures the time since now, in milliseconds. With the system clock it is the longer of two times: `performance`
 * can stop while the machine sleeps, and the system time can be set back. A GET has no key that could be too old, and Next.js forbids `Date.now()`
 * in a page that it prerenders. So a GET uses `performance` alone.
 */
export function startStopwatch(clock: Clock, method: string): () => number {
  const startedAt = clock.now();
  const elapsedMs = () => clock.now() - startedAt;
  if (method === 'GET' || clock !== systemClock) return elapsedMs;
  const systemStartedAt = Date.now();
  return () => Math.max(elapsedMs(), Date.now() - systemStartedAt);
}
