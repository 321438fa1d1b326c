import { describeValue, type Fail, throwValidationError } from '../validation/assert.ts';
import type { ClientHeaders } from './caller-headers.ts';

/**
 * How long a call may take, how often it is retried, and how long its response may be. Each option of a client is the default of its calls.
 */
export interface RetryOptions {
  /**
   * How often a failed request is sent again; 0 means exactly one attempt. The client retries only failures that may pass, and only
   * requests that are safe to repeat: a GET, one with a key that the service honors, or one that was provably not sent. All retries of a
   * call use the same key.
   *
   * @default 2; for a call, the value of its client
   */
  readonly maxRetries?: number | undefined;
  /**
   * The time limit of one attempt, until its response is read to the end, in milliseconds. Assumption: the service gives up after 60 seconds,
   * so the default is longer. The specification states no limit.
   *
   * @default 65_000; for a call, the value of its client
   */
  readonly timeoutMs?: number | undefined;
  /**
   * The time limit of a call with all its attempts and the waits between them, in milliseconds. No attempt starts after it, also when the
   * machine sleeps during the call.
   *
   * @default 210_000; for a call, the value of its client
   */
  readonly totalTimeoutMs?: number | undefined;
  /**
   * The longest response body that the client reads, in bytes after decompression. A longer one is an {@link UnexpectedResponseError} with
   * the outcome `unknown`. The client keeps the beginning of a longer error response.
   *
   * @default 10_485_760, which is 10 MiB; for a call, the value of its client
   */
  readonly maxResponseBytes?: number | undefined;
  /**
   * The wait before a retry, in milliseconds: a number, or a function that returns one. More than 60,000 counts as 60,000. A
   * `Retry-After` of the response takes precedence. With 0 the client retries at once, also after the code
   * `REQUEST_IN_PROCESS`. Assumption: it means that the first request is still running. When the wait would exceed `totalTimeoutMs`, the call ends instead.
   *
   * The function receives the number of attempts that have failed, from 1; `waitFor` starts again at 1 for each retrieval. When it throws, or
   * does not return a number from 0 to 2,147,483,647, the call rejects with a {@link ConfigurationError}.
   *
   * @default a random time of up to 500 ms, then 1 s, 2 s and so on to at most 8 s: `(attempt) => Math.random() * Math.min(8000, 250 * 2 ** attempt)`
   *
   * @example
   * const client = createClient({ ...options, retryDelayMs: (attempt) => 100 * 2 ** attempt });
   * await client.payments.retrieve(paymentId, { retryDelayMs: 0 });
   */
  readonly retryDelayMs?: number | ((attempt: number) => number) | undefined;
}

/** Options of one call. */
export interface RequestOptions extends RetryOptions {
  /** Cancels the call when it aborts. The call then rejects with {@link AbortError}. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Additional headers. They replace those of the client option `headers`. The client sets the credentials, `Content-Type`, `Accept` and
   * `X-organization-code` itself and ignores yours. A value is printable ASCII without spaces around it, and not empty. A header
   * with `idempot` in its name is rejected: pass `idempotencyKey`. Headers of the connection, such as `Content-Length` and `Host`, are
   * rejected too. The client omits a header whose value is undefined.
   */
  readonly headers?: ClientHeaders | Headers | undefined;
}

/** Options of a call with an idempotency key. */
export interface IdempotentRequestOptions extends RequestOptions {
  /**
   * Sent as `X-Idempotency-Key`: printable ASCII. Prefer a UUID: the service may accept only that.
   *
   * The service runs create payment, dispute and reverse-transfer once per key. The specification shows no key for capture, cancel and refund,
   * so a repeat with the same key can run again there: see {@link ClientOptions.idempotentOperations}.
   *
   * Use one key per attempt to pay. Pass the key and the body of an earlier call to repeat that request instead of making a second payment.
   * Assumption: the service remembers a declined payment too. So use a new key for another card. The error and the result of a call contain
   * its key.
   *
   * The specification does not state how long the service remembers a key. Older public pages said 24 hours. Assumption: a repeat of a
   * forgotten key makes a second payment. Stop in time, for example after 12 hours, and look the payment up with {@link Payments.listByOrder}
   * (assumption: your service has it).
   *
   * A key that is present but undefined, null or empty is rejected.
   *
   * @default a random UUID, generated once per call
   */
  readonly idempotencyKey?: string;
}

/** {@link RetryOptions} with all values. */
export type RequestLimits = { [Name in keyof RetryOptions]-?: NonNullable<RetryOptions[Name]> };

export const defaultLimits: RequestLimits = {
  maxRetries: 2,
  timeoutMs: 65_000,
  totalTimeoutMs: 210_000,
  maxResponseBytes: 10_485_760,
  retryDelayMs: (attempt) => Math.random() * Math.min(8000, 250 * 2 ** attempt),
};

/** A timer with a longer delay fires at once. */
export const maxTimerMs = 2 ** 31 - 1;

/** Returns the number if it is within its range. Fails with the number otherwise, or with the type of anything else. */
export function assertLimit(name: string, limit: unknown, fail: Fail): number {
  // A count of attempts is whole; a time may have a fraction.
  const isCount = name === 'maxRetries';
  const min = isCount || name === 'retryDelayMs' ? 0 : 1;
  const isNumber = typeof limit === 'number' && limit >= min && limit <= maxTimerMs;
  if (isNumber && !(isCount && limit % 1)) return limit;
  const kind = isCount ? 'an integer' : 'a number';
  return fail(name, `must be ${kind} from ${min} to ${maxTimerMs} (received ${describeValue(limit)})`, 'range');
}

const limitNames = /* @__PURE__ */ Object.keys(defaultLimits) as (keyof RequestLimits)[];

/** Returns the given limits, checked, and the defaults for the others. */
export function resolveLimits(given: RetryOptions, defaults: RequestLimits, fail: Fail): RequestLimits {
  let limits = defaults;
  for (const name of limitNames) {
    const limit = given[name];
    if (limit === undefined) continue;
    const isFunction = typeof limit === 'function' && name === 'retryDelayMs';
    limits = { ...limits, [name]: isFunction ? limit : assertLimit(name, limit, fail) };
  }
  return limits;
}

/** The options of every call. */
export const requestOptionNames: readonly string[] = /* @__PURE__ */ Object.keys({
  signal: 1,
  headers: 1,
  ...defaultLimits,
} satisfies Record<keyof RequestOptions, unknown>);

/** Accepts signals of any realm or library: it only needs the two methods. */
export function assertSignal(signal: Partial<AbortSignal> | undefined): void {
  if (signal === undefined || signal === null || (signal.addEventListener && signal.removeEventListener)) return;
  throwValidationError('signal', `must be an AbortSignal (received ${describeValue(signal)})`, 'type');
}
