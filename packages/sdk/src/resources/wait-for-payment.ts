import { type CallFacts, PaychordError } from '../errors/base.ts';
import { TimeoutError } from '../errors/errors.ts';
import { retrievePaymentContract } from '../generated/operations.ts';
import type { KnownPaymentStatus, Payment } from '../generated/schema.ts';
import type { ClientContext } from '../http/client-options.ts';
import { emitHook } from '../http/hooks.ts';
import { type Operation, request, type Send } from '../http/request.ts';
import { assertLimit, type RequestOptions } from '../http/request-options.ts';
import { sendWithRetries } from '../http/send.ts';
import { withTimeout } from '../http/timeout.ts';
import { describeValue, throwValidationError } from '../validation/assert.ts';

/** Options of {@link Payments.waitFor}. */
export interface WaitForPaymentOptions extends RequestOptions {
  /**
   * The statuses that end the wait, or a function that returns whether a payment ends it. Use a function for a status that is not among the
   * known ones: `({ status }) => status === 'NEW_STATUS'`. It must return true or false, and no promise.
   */
  readonly until: readonly KnownPaymentStatus[] | ((payment: Payment) => boolean);
  /**
   * The wait between two retrievals, in milliseconds.
   *
   * @default 2_000
   */
  readonly intervalMs?: number | undefined;
  /**
   * The longest wait, in milliseconds.
   *
   * @default the `totalTimeoutMs` of the client
   */
  readonly totalTimeoutMs?: number | undefined;
}

const retrieval: Operation<WaitForPaymentOptions> = {
  contract: retrievePaymentContract,
  options: ['until', 'intervalMs'],
};

/** Retrieves a payment again and again until it has the expected status. See {@link Payments.waitFor}. */
export function waitForPayment(
  context: ClientContext,
  paymentId: string,
  options = {} as WaitForPaymentOptions,
): Promise<Payment> {
  // One call with one time limit for all its requests.
  const poll: Send = async (prepared, call, _context, parse) => {
    const { isExpected, expected, intervalMs } = parseOptions(options);
    const { totalTimeoutMs } = call.limits;
    let statusNote = '';
    for (let isLast = false; ; ) {
      const result = await sendWithRetries(prepared, call, context, parse).catch(keepRetryable);
      let error: PaychordError | undefined;
      if (result instanceof PaychordError) error = result;
      else {
        const payment = result.data as Payment;
        const ends: unknown = isExpected(payment);
        // A promise counts as true in a condition, whatever it resolves to.
        if (typeof ends !== 'boolean')
          throwValidationError(
            'until',
            `must return a boolean, without async (received ${describeValue(ends)})`,
            'type',
          );
        if (ends) return result;
        // Any other text can be a secret.
        statusNote = /^[A-Z_]{1,40}$/.test(payment.status) ? `. The status is ${payment.status}` : '';
      }
      const leftMs = totalTimeoutMs - call.elapsedMs();
      const retryAfterMs = error?.retryAfterMs ?? 0;
      if (isLast || retryAfterMs >= leftMs) {
        const message = `waitFor did not reach ${expected} within totalTimeoutMs, ${totalTimeoutMs} ms${statusNote}`;
        const facts: Partial<CallFacts> = { outcome: 'unknown', retryable: true };
        throw new TimeoutError(message, facts, error && { cause: error });
      }
      isLast = intervalMs >= leftMs;
      // The last retrieval starts before the time is up, because it needs some of it.
      const delayMs = Math.max(isLast ? Math.max(leftMs / 2, leftMs - 1000) : intervalMs, retryAfterMs);
      if (error) emitHook('onRetry', context, call, { delayMs, error });
      await withTimeout(call, context.clock, delayMs);
    }
  };
  return request(context, retrieval, { path: { payment_id: paymentId } }, options, poll);
}

/** Checks the options that only `waitFor` has. */
function parseOptions({ until, intervalMs = 2000 }: WaitForPaymentOptions) {
  if (typeof until !== 'function' && !Array.isArray(until)) {
    const requirement = `must be a function or a list of statuses, such as ['SUCCEEDED'] (received ${describeValue(until)})`;
    throwValidationError('until', requirement, 'type');
  }
  assertLimit('intervalMs', intervalMs, throwValidationError);
  if (typeof until === 'function') return { isExpected: until, expected: 'the expected status', intervalMs };
  const statuses: readonly string[] = [...until];
  return {
    isExpected: ({ status }: Payment) => statuses.includes(status),
    expected: statuses.join(' or '),
    intervalMs,
  };
}

function keepRetryable(error: unknown): PaychordError {
  if (error instanceof PaychordError && error.retryable) return error;
  throw error;
}
