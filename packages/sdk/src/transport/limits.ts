/** How long a call may take, and how often it may be sent. */
export interface RetryOptions {
  /**
   * How often a request is sent again when it failed in a way that may pass: 2 when left out, 0 for exactly one attempt.
   * Only a request that is safe to send twice is: a GET, or one with an idempotency key, and then with the same key.
   */
  readonly maxRetries?: number | undefined;
  /**
   * The longest that one attempt may take until its answer is read to the end, in milliseconds: 65,000 when left out, as
   * the service itself gives up after 60 s.
   */
  readonly timeoutMs?: number | undefined;
  /** The longest that a call may take with all its attempts and the waits between them, in milliseconds: 210,000 when left out. */
  readonly totalTimeoutMs?: number | undefined;
}

export type Limits = { readonly [Name in keyof RetryOptions]-?: number };

export const defaultLimits: Limits = { maxRetries: 2, timeoutMs: 65_000, totalTimeoutMs: 210_000 };

/** A timer that is set to more fires at once. */
const longest = 2 ** 31 - 1;

/** The limits that are given, and the defaults for those that are not; tells of the first that cannot be one. */
export function readLimits(
  given: RetryOptions,
  defaults: Limits,
  refuse: (name: keyof Limits, requirement: string) => never,
): Limits {
  const read = (name: keyof Limits, least: number) => {
    const { [name]: limit = defaults[name] } = given;
    // Attempts are counted, while time may well be a fraction.
    const isLimit = typeof limit === 'number' && limit >= least && limit <= longest && (least > 0 || limit % 1 === 0);
    return isLimit ? limit : refuse(name, `must be a number from ${least} to ${longest}`);
  };
  return {
    maxRetries: read('maxRetries', 0),
    timeoutMs: read('timeoutMs', 1),
    totalTimeoutMs: read('totalTimeoutMs', 1),
  };
}
