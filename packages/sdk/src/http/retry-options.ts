import { ConfigurationError } from '../errors/errors.ts';
import { throwConfigurationError } from '../validation/misconfigure.ts';

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
  /**
   * How long to wait before a request is sent again, in milliseconds: a number, or a function that returns one. More than 60,000 counts
   * as 60,000. A `Retry-After` of the response takes precedence. With 0 the client sends again at once, also while the service
   * reports `REQUEST_IN_PROCESS`. A wait that would exceed `totalTimeoutMs` ends the call instead.
   *
   * The function receives the number of attempts that have failed, from 1; in `waitFor` each look counts from 1. When it throws, or
   * returns no number from 0 to 2,147,483,647, the call rejects with a {@link ConfigurationError} that has the facts of the call.
   *
   * @default a random time of up to 500 ms, then 1 s, 2 s and so on to at most 8 s: `(attempt) => Math.random() * Math.min(8000, 250 * 2 ** attempt)`
   *
   * @example
   * const client = createClient({ ...options, retryDelayMs: (attempt) => 100 * 2 ** attempt });
   * await client.payments.retrieve(paymentId, { retryDelayMs: 0 });
   */
  readonly retryDelayMs?: number | ((attempt: number) => number) | undefined;
}

/** All of them. */
export type RequestLimits = { [Name in keyof RetryOptions]-?: NonNullable<RetryOptions[Name]> };

export const defaultLimits: RequestLimits = {
  maxRetries: 2,
  timeoutMs: 65_000,
  totalTimeoutMs: 210_000,
  maxResponseBytes: 10 * 1024 * 1024,
  retryDelayMs: (attempt) => Math.random() * Math.min(8000, 250 * 2 ** attempt),
};

/** A timer that is set to more fires at once. */
const longest = 2 ** 31 - 1;

/** The client does not wait longer before it sends again, even if the service asks for it. */
export const maxDelayMs = 60_000;

/** Tells which option is no limit. */
type Refuse = (name: string, rule: 'range', requirement: string) => never;

/** Returns the number, or refuses it with what it is: of anything but a number, the type. */
export function readLimit(name: string, limit: unknown, least: number, refuse: Refuse): number {
  const isNumber = typeof limit === 'number';
  // Attempts are counted, while time may well be a fraction.
  if (isNumber && limit >= least && limit <= longest && (name !== 'maxRetries' || limit % 1 === 0)) return limit;
  return refuse(name, 'range', `must be a number from ${least} to ${longest}, not ${isNumber ? limit : typeof limit}`);
}

/** The limits that are given, and the defaults for those that are not. */
export function readLimits(given: RetryOptions, defaults: RequestLimits, refuse: Refuse): RequestLimits {
  const limits: Record<string, unknown> = { ...defaults };
  for (const name of Object.keys(defaults) as (keyof RequestLimits)[]) {
    const limit = given[name];
    if (limit === undefined) continue;
    const least = name === 'maxRetries' || name === 'retryDelayMs' ? 0 : 1;
    const isFunction = typeof limit === 'function' && name === 'retryDelayMs';
    limits[name] = isFunction ? limit : readLimit(name, limit, least, refuse);
  }
  return limits as RequestLimits;
}

/**
 * Returns the wait before the next attempt, in milliseconds. Throws {@link ConfigurationError} when the caller's function returns none.
 *
 * @param attempt - How many attempts have failed, from 1
 */
export function retryDelay({ retryDelayMs }: RequestLimits, attempt: number): number {
  if (typeof retryDelayMs === 'number') return Math.min(maxDelayMs, retryDelayMs);
  let delayMs: unknown;
  try {
    delayMs = retryDelayMs(attempt);
  } catch (cause) {
    // With the facts of the call, while what the function threw has no idempotency key.
    throw new ConfigurationError('retryDelayMs threw', {}, { cause });
  }
  return Math.min(maxDelayMs, readLimit('retryDelayMs', delayMs, 0, throwConfigurationError));
}
