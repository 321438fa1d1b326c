/** How long a call may take, how often it may be sent, and how long its response may be. */
export interface RetryOptions {
  /**
   * How often a request is sent again when it failed in a way that may pass: 2 when left out, 0 for exactly one attempt.
   * Only a request that is safe to send twice is: a GET, or one with an idempotency key, and then with the same key.
   */
  readonly maxRetries?: number | undefined;
  /**
   * The longest that one attempt may take until its answer is read to the end, in milliseconds: 65,000 when left out, as
   * the service is expected to give up after 60 s. The specification states no limit.
   */
  readonly timeoutMs?: number | undefined;
  /** The longest that a call may take with all its attempts and the waits between them, in milliseconds: 210,000 when left out. */
  readonly totalTimeoutMs?: number | undefined;
  /**
   * The most bytes that are read of a response, after decompression. A longer one is an {@link UnexpectedResponseError} with the outcome
   * `unknown`; of a longer error response the beginning is kept.
   *
   * @default 10_485_760, which is 10 MiB
   */
  readonly maxResponseBytes?: number | undefined;
}

/** All of them. */
export type CallLimits = { [Name in keyof RetryOptions]-?: number };

export const defaultLimits: CallLimits = {
  maxRetries: 2,
  timeoutMs: 65_000,
  totalTimeoutMs: 210_000,
  maxResponseBytes: 10 * 1024 * 1024,
};

/** A timer that is set to more fires at once. */
const longest = 2 ** 31 - 1;

/** Tells which option is no limit. */
type Refuse = (name: string, rule: 'range', requirement: string) => never;

/** The limit that is given, or the default. */
export function readLimit(name: string, limit: number, least: number, refuse: Refuse): number {
  // Attempts are counted, while time may well be a fraction.
  if (typeof limit === 'number' && limit >= least && limit <= longest && (least || limit % 1 === 0)) return limit;
  return refuse(name, 'range', `must be a number from ${least} to ${longest}`);
}

/** The limits that are given, and the defaults for those that are not. */
export function readLimits(given: RetryOptions, defaults: CallLimits, refuse: Refuse): CallLimits {
  const limits = { ...defaults };
  for (const name of Object.keys(defaults) as (keyof CallLimits)[]) {
    const limit = given[name];
    if (limit !== undefined) limits[name] = readLimit(name, limit, name === 'maxRetries' ? 0 : 1, refuse);
  }
  return limits;
}
