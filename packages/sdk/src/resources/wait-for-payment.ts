import { type CallFacts, PaychordError } from '../errors/base.ts';
import { TimeoutError } from '../errors/errors.ts';
import { retrievePaymentContract } from '../generated/operations.ts';
import type { KnownPaymentStatus, Payment } from '../generated/schema.ts';
import { emitHook } from '../http/hooks.ts';
import { type Operation, request, type Send } from '../http/request.ts';
import type { RequestOptions } from '../http/request-options.ts';
import { assertLimit } from '../http/retry-options.ts';
import { sendWithRetries } from '../http/send.ts';
import { withTimeout } from '../http/timeout.ts';
import type { Transport } from '../http/transport.ts';
import { describeValue, throwValidationError } from '../validation/assert.ts';

/** Options of {@link Payments.waitFor}. */
export interface WaitForPaymentOptions extends RequestOptions {
  /**
   * The statuses that end the wait, or a function that returns whether a payment ends it. Use a function for a status that is not among the
   * known ones: `({ status }) => status === 'NEW_STATUS'`.
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

/** Retrieves a payment again and again until it has the expected status. See {@link Payments.waitFor}. */
export function waitForPayment(
  transport: Transport,
  paymentId: string,
  options: WaitForPaymentOptions,
): Promise<Payment> {
  let isExpected: (payment: Payment) => boolean;
  let expected = 'the expected status';
  let interval: number;
  const retrieval: Operation<Payment, WaitForPaymentOptions> = {
    contract: retrievePaymentContract,
    options: ['until', 'intervalMs'],
    // Here, the error of a getter becomes a validation error like that of any other option.
    query: (_query, { until, intervalMs = 2000 }) => {
      if (typeof until === 'function') isExpected = until;
      else if (Array.isArray(until)) {
        const statuses: readonly string[] = [...until];
        expected = statuses.join(' or ');
        isExpected = ({ status }) => statuses.includes(status);
      } else {
        const requirement = `must be a function or a list of statuses (received ${describeValue(until)})`;
        throwValidationError('until', 'type', requirement);
      }
      interval = assertLimit('intervalMs', intervalMs, throwValidationError);
      return {};
    },
  };
  // One call with one time limit for all its requests.
  const poll: Send = async (prepared, call, context, parse) => {
    const { totalTimeoutMs } = call.limits;
    let statusNote = '';
    for (let isLast = false; ; ) {
      const result = await sendWithRetries(prepared, call, context, parse).catch(keepRetryable);
      let error: PaychordError | undefined;
      if (result instanceof PaychordError) error = result;
      else {
        const payment = result.data as Payment;
        if (isExpected(payment)) return result;
        // Any other text can be a secret.
        statusNote = /^[A-Z_]{1,40}$/.test(payment.status) ? `. The status is ${payment.status}` : '';
      }
      const leftMs = call.startedAt + totalTimeoutMs - context.clock.now();
      const retryAfterMs = error?.retryAfterMs ?? 0;
      if (isLast || retryAfterMs >= leftMs) {
        const message = `waitForPayment did not reach ${expected} within totalTimeoutMs, ${totalTimeoutMs} ms${statusNote}`;
        const facts: Partial<CallFacts> = { outcome: 'unknown', retryable: true };
        throw new TimeoutError(message, facts, error && { cause: error });
      }
      isLast = interval >= leftMs;
      // The last retrieval starts before the time is up, because it needs some of it.
      const delayMs = Math.max(isLast ? Math.max(leftMs / 2, leftMs - 1000) : interval, retryAfterMs);
      if (error) emitHook('onRetry', context, call, { delayMs, error });
      await withTimeout(call, context.clock, delayMs);
    }
  };
  return request(transport, retrieval, { ids: [paymentId] }, options, poll);
}

function keepRetryable(error: unknown): PaychordError {
  if (error instanceof PaychordError && error.retryable) return error;
  throw error;
}
