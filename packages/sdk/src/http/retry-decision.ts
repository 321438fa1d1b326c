import type { CallOutcome, PaychordError } from '../errors/base.ts';
import { ConfigurationError } from '../errors/errors.ts';
import type { OperationContract } from '../generated/operations.ts';
import { throwConfigurationError } from '../validation/assert.ts';
import { assertLimit, type RequestLimits } from './request-options.ts';

// Whether a failed request is sent again, and when. A wrong decision here moves money twice.

/** Whether a request with this method changes nothing and has no body. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Whether the service runs an operation once, however often the client sends it: a read, or an operation with a key that the service honors.
 */
export function isRepeatable(
  { method, idempotencyKey }: Pick<OperationContract, 'method' | 'idempotencyKey'>,
  idempotentOperations: 'specified' | 'all',
): boolean {
  const hasKey = idempotentOperations === 'all' ? idempotencyKey !== undefined : idempotencyKey === 'specified';
  return hasKey || isRead(method);
}

/** Whether another request cannot take effect a second time. A capture, a cancellation and a refund must provably not have been sent. */
export function isSafeToRepeat(call: { readonly isRepeatable: boolean; readonly outcome: CallOutcome }): boolean {
  return call.isRepeatable || call.outcome === 'not_sent';
}

/** Returns the less certain of two outcomes: `not_sent` is the most certain, `unknown` the least. */
export function leastCertain(one: CallOutcome, other: CallOutcome): CallOutcome {
  return one === 'unknown' || other === 'not_sent' ? one : other;
}

/**
 * Returns the wait before the next attempt, in milliseconds; undefined when the call ends with this error.
 *
 * @param call - With the outcome of all attempts so far
 * @param outcomeBefore - The outcome of the earlier attempts
 * @param failures - How many attempts have failed, from 1
 * @param retries - How many of the retries that `maxRetries` counts were used
 */
export function decideRetry(
  error: PaychordError,
  call: Parameters<typeof isSafeToRepeat>[0] & { readonly limits: RequestLimits },
  outcomeBefore: CallOutcome,
  failures: number,
  retries: number,
): number | undefined {
  // If an earlier attempt may have arrived, the request in process is that attempt. Its response follows, however many retries it takes.
  const isLast = isKeyTaken(error) ? outcomeBefore !== 'unknown' : retries >= call.limits.maxRetries;
  if (!error.retryable || !isSafeToRepeat(call) || isLast) return undefined;
  const delayMs = error.retryAfterMs || retryDelay(call.limits, failures);
  return delayMs > maxDelayMs ? undefined : delayMs;
}

/** Whether the service says that another request with this key is running, or was running. */
export function isKeyTaken({ code }: PaychordError): boolean {
  return code === 'idempotency';
}

/** The longest wait before a retry, also when the service requests more. */
const maxDelayMs = 60_000;

/**
 * Returns the wait before the next attempt, in milliseconds. Throws {@link ConfigurationError} when the function of the caller throws or
 * returns no valid number.
 *
 * @param failures - How many attempts have failed, from 1
 */
function retryDelay({ retryDelayMs }: RequestLimits, failures: number): number {
  let delayMs: unknown;
  try {
    delayMs = typeof retryDelayMs === 'function' ? retryDelayMs(failures) : retryDelayMs;
  } catch (cause) {
    // Our error carries the idempotency key of the call. The error of the function does not.
    throw new ConfigurationError('retryDelayMs threw (see cause)', {}, { cause });
  }
  return Math.min(maxDelayMs, assertLimit('retryDelayMs', delayMs, throwConfigurationError));
}
