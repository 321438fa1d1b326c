import { type CallError, isPaychordError, TimeoutError } from './errors.ts';
import { retrievePaymentOperation } from './generated/operations.ts';
import type { Payment, PaymentStatus } from './generated/schema.ts';
import type { CallFacts } from './paychord-error.ts';
import { retrievePayment } from './payments.ts';
import { refuse, requireObject } from './refuse.ts';
import type { RequestOptions } from './request-options.ts';
import { interruptible } from './transport/interruptible.ts';
import { readLimit } from './transport/limits.ts';
import { insideOf, type Transport } from './transport.ts';

/** What a payment is waited for, and how long. */
export interface WaitForPaymentOptions extends RequestOptions {
  /** The statuses that end the wait, or a function that says whether this payment does. */
  readonly until: readonly PaymentStatus[] | ((payment: Payment) => boolean);
  /** How long to wait between two looks, in milliseconds: 2,000 when left out. */
  readonly intervalMs?: number | undefined;
  /** The longest to wait in all, in milliseconds; the `totalTimeoutMs` of the client when left out. */
  readonly totalTimeoutMs?: number | undefined;
}

/**
 * Retrieves a payment again and again until it is as wanted, and answers it then. A failure that may pass is passed over,
 * and the next look is later when the service asks for that.
 *
 * Rejects with {@link TimeoutError} when the time is up; its `cause` is the failure of the last look, if that failed. Rejects
 * with {@link AbortError} when the signal aborts, with what the function throws, and otherwise like {@link retrievePayment}.
 *
 * Specification: "GET /v1/payments/{payment_id} (retrieve a payment)", "States and transitions".
 *
 * @example
 * const payment = await waitForPayment(transport, paymentId, {
 *   until: ['SUCCEEDED', 'DECLINED', 'EXPIRED'],
 *   totalTimeoutMs: 15 * 60_000,
 * });
 */
export async function waitForPayment(
  transport: Transport,
  paymentId: string,
  options: WaitForPaymentOptions,
): Promise<Payment> {
  const { limits, link } = insideOf(transport);
  const {
    until,
    intervalMs = 2000,
    signal,
    totalTimeoutMs = limits.totalTimeoutMs,
  } = requireObject('options', options);
  const isWanted = predicateOf(until);
  readLimit('intervalMs', intervalMs, 1, refuse);
  readLimit('totalTimeoutMs', totalTimeoutMs, 1, refuse);
  const waiting = { operation: retrievePaymentOperation, signal, outcome: 'unknown' } as const;
  const end = link.time.now() + totalTimeoutMs;
  for (let leftMs: number = totalTimeoutMs; ; ) {
    // At least a millisecond, as a limit has to be; nothing left ends the loop below.
    const look = { ...options, totalTimeoutMs: Math.max(1, leftMs) };
    const seen = await retrievePayment(transport, paymentId, look).catch(passOver);
    if (!isPaychordError(seen) && isWanted(seen)) return seen;
    const failure = isPaychordError(seen) ? seen : undefined;
    const waitMs = Math.max(intervalMs, failure?.retryAfterMs ?? 0);
    await interruptible(waiting, link.time, Math.min(waitMs, Math.max(0, end - link.time.now())));
    leftMs = end - link.time.now();
    if (leftMs <= 0) throw timeUp(totalTimeoutMs, failure);
  }
}

function predicateOf(until: WaitForPaymentOptions['until']): (payment: Payment) => boolean {
  if (typeof until === 'function') return until;
  if (Array.isArray(until)) return ({ status }) => until.includes(status);
  return refuse('until', 'type', 'must be a function or a list of statuses');
}

function passOver(error: unknown): CallError {
  if (isPaychordError(error) && error.retryable) return error;
  throw error;
}

function timeUp(ms: number, cause: CallError | undefined): TimeoutError {
  const facts: Partial<CallFacts> = { operation: retrievePaymentOperation.id, outcome: 'unknown', retryable: true };
  return new TimeoutError(`The payment was not as wanted within ${ms} ms`, facts, cause && { cause });
}
