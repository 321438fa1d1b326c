import { type CallFacts, PaychordError } from '../errors/base.ts';
import { TimeoutError } from '../errors/errors.ts';
import { retrievePaymentOperation } from '../generated/operations.ts';
import type { Payment, PaymentStatus } from '../generated/schema.ts';
import { call, whole } from '../http/execute.ts';
import type { RequestOptions } from '../http/request-options.ts';
import { readLimit } from '../http/retry-options.ts';
import { sendWithRetries } from '../http/send-with-retries.ts';
import type { Transport } from '../http/transport.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { throwValidationError } from '../validation/refuse.ts';
import { retrieveInput } from './payments.ts';

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
 * Rejects with {@link TimeoutError} when the time is up, after a last look; its `cause` is the failure of that, if it failed. Rejects
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
export function waitForPayment(
  transport: Transport,
  paymentId: string,
  options: WaitForPaymentOptions,
): Promise<Payment> {
  let isWanted: (payment: Payment) => boolean;
  let interval: number;
  return call(
    transport,
    retrievePaymentOperation,
    options,
    () => {
      const { until, intervalMs = 2000 } = options;
      isWanted = predicateOf(until);
      interval = readLimit('intervalMs', intervalMs, 1, throwValidationError);
      return retrieveInput(paymentId, options);
    },
    whole<Payment>,
    {
      // One call, however many requests it takes.
      async send(draft, ongoing, link, parse) {
        const { totalTimeoutMs } = ongoing.limits;
        for (let isLast = false; ; ) {
          const seen = await sendWithRetries(draft, ongoing, link, parse).catch(passOver);
          const failure = seen instanceof PaychordError ? seen : undefined;
          if (!(seen instanceof PaychordError) && isWanted(seen.data as Payment)) return seen;
          const leftMs = ongoing.startedAt + totalTimeoutMs - link.clock.now();
          const askedMs = failure?.retryAfterMs ?? 0;
          if (isLast || askedMs >= leftMs) throw timeUp(totalTimeoutMs, failure);
          isLast = interval >= leftMs;
          // A last look comes before the time is up, and needs some of it.
          const waitMs = isLast ? Math.max(leftMs / 2, leftMs - 1000) : interval;
          await withTimeout(ongoing, link.clock, Math.max(waitMs, askedMs));
        }
      },
    },
  );
}

function predicateOf(until: WaitForPaymentOptions['until']): (payment: Payment) => boolean {
  if (typeof until === 'function') return until;
  if (!Array.isArray(until)) throwValidationError('until', 'type', 'must be a function or a list of statuses');
  const statuses = [...until];
  return ({ status }) => statuses.includes(status);
}

function passOver(error: unknown): PaychordError {
  if (error instanceof PaychordError && error.retryable) return error;
  throw error;
}

function timeUp(ms: number, cause: PaychordError | undefined): TimeoutError {
  const facts: Partial<CallFacts> = { outcome: 'unknown', retryable: true };
  return new TimeoutError(`The payment was not as wanted within ${Math.ceil(ms)} ms`, facts, cause && { cause });
}
