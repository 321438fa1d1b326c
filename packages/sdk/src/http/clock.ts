/**
 * Where the client takes the time from, and what it waits with: for time-outs, for the waits between attempts, and for `waitFor`.
 *
 * The client calls the three as methods of this object. Look the globals up inside them, as below: then fake timers that a test
 * installs later are used as well.
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
   * Returns the time in milliseconds since 1970. It must not go backwards: the client also measures durations with it.
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

/** Follows a change of the system time only through `performance`, so that it never goes backwards. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (handle) => clearTimeout(handle as number),
};
