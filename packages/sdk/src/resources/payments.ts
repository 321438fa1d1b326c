import { createPaymentRequestLimits, paymentIdLimits } from '../generated/limits.ts';
import {
  cancelPaymentOperation,
  capturePaymentOperation,
  createPaymentOperation,
  listPaymentsByOrderOperation,
  refundPaymentOperation,
  retrievePaymentOperation,
} from '../generated/operations.ts';
import {
  cancelPaymentBody,
  capturePaymentBody,
  createPaymentBody,
  refundPaymentBody,
} from '../generated/request-bodies.ts';
import type {
  CancelPaymentRequest,
  CapturePaymentRequest,
  CreatedPayment,
  CreatePaymentRequest,
  Payment,
  RefundedPayment,
  RefundPaymentRequest,
  TransactionWithPayment,
} from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import { call, type Given, type InputOf } from '../http/execute.ts';
import { callOnce } from '../http/execute-once.ts';
import type { IdempotentRequestOptions, RequestOptions } from '../http/request-options.ts';
import type { Transport } from '../http/transport.ts';
import { validateAmount, validatePositiveAmount } from '../validation/amount.ts';
import { assertPathId } from '../validation/path-id.ts';
import type { PlainObject } from '../validation/plain-json.ts';
import { validateLimits } from '../validation/schema-limits.ts';
import { orderId } from './order-id.ts';
import { transactionPath } from './transaction-path.ts';

/** What can be said about retrieving a payment. */
export interface RetrievePaymentOptions extends RequestOptions {
  /** Fills `provider_data.raw_response` with what the provider answered; it is null otherwise. */
  readonly rawResponse?: boolean | undefined;
  /** Fills `transactions_history`; it is null otherwise. */
  readonly transactionsHistory?: boolean | undefined;
}

/**
 * Creates a payment, once per idempotency key. Amounts are decimal numbers in major units: 25 is 25.00 USD. A card
 * payment is captured at once unless `payment_method.detail.card.capture` is false; then it is only authorized, and
 * {@link capturePayment} captures it. `checkout` is required when `workflow` is SDK_CHECKOUT or left out.
 *
 * A declined payment is no error: it comes back with the status DECLINED, which the specification does not show.
 *
 * Rejects with {@link RequestValidationError} before sending when a text or the metadata break a limit of the
 * specification, when the amount is negative, too large or has more than four decimals, and when JSON would lose a field of the
 * body. Afterwards rejects with a subclass of {@link ApiError} when the service refuses or fails:
 * {@link AuthenticationError}, {@link PermissionError}, {@link NotFoundError}, {@link InvalidRequestError},
 * {@link IdempotencyError}, {@link RateLimitError} or {@link ServerError}; with {@link UnexpectedResponseError} for an
 * answer that cannot be read, with {@link ConnectionError} or {@link TimeoutError} when none comes, and with
 * {@link AbortError} when `signal` aborts. {@link ConfigurationError}: a function gave no usable key.
 *
 * Specification: "POST /v1/payments (create a payment)".
 *
 * @example
 * const payment = await createPayment(transport, {
 *   account_id: accountId,
 *   merchant_order_id: 'ORDER-1',
 *   description: 'Running shoes',
 *   country: 'CO',
 *   amount: { currency: 'COP', value: 259900.5 },
 *   workflow: 'DIRECT',
 *   payment_method: { token },
 * });
 */
export function createPayment(
  transport: Transport,
  body: CreatePaymentRequest,
  options: IdempotentRequestOptions = {},
): ApiPromise<CreatedPayment> {
  const prepare = ({ key }: Given<'createPayment'>) => ({ params: { header: key }, body });
  return callOnce(transport, createPaymentOperation, options, prepare, createPaymentBody, validateNewPayment);
}

/** Throws {@link RequestValidationError} for a payment that breaks a documented limit, or whose amount says no amount of money. */
export function validateNewPayment(body: PlainObject): void {
  validateLimits(body, createPaymentRequestLimits);
  validateAmount(body);
}

/**
 * Retrieves a payment with all its transactions, which are an array here; the other calls answer the latest one.
 *
 * Rejects with {@link RequestValidationError} before sending for an id that cannot be one. Afterwards rejects with
 * {@link NotFoundError} for an unknown payment, with {@link AuthenticationError}, {@link PermissionError},
 * {@link InvalidRequestError}, {@link RateLimitError} or {@link ServerError}, with {@link UnexpectedResponseError} for an
 * answer that cannot be read, with {@link ConnectionError} or {@link TimeoutError} when none comes, and with
 * {@link AbortError} when `signal` aborts. {@link ConfigurationError}: a function gave no usable key.
 *
 * Specification: "GET /v1/payments/{payment_id} (retrieve a payment)".
 *
 * @example
 * const payment = await retrievePayment(transport, paymentId, { transactionsHistory: true });
 */
export function retrievePayment(
  transport: Transport,
  paymentId: string,
  options: RetrievePaymentOptions = {},
): ApiPromise<Payment> {
  return call(transport, retrievePaymentOperation, options, () => retrieveInput(paymentId, options));
}

/** What a request for a payment holds. */
export function retrieveInput(paymentId: string, options: RetrievePaymentOptions): InputOf<'retrievePayment'> {
  return {
    params: {
      path: { payment_id: assertPathId('payment_id', paymentId, paymentIdLimits) },
      query: {
        ...(options.rawResponse && { raw_response: true }),
        ...(options.transactionsHistory && { transactions_history: true }),
      },
    },
  };
}

/**
 * Lists the payments that were created with a `merchant_order_id`, oldest first. Each has the form that {@link retrievePayment}
 * returns. The list is empty when there is none.
 *
 * Use it when the outcome of {@link createPayment} is `unknown` and the idempotency key is lost, for example after a crash. As long as
 * the service remembers the key, call `createPayment` again with it instead: that is safe. An empty list proves nothing while the
 * first request may still be running, so wait more than 60 seconds, the expected time limit of the service, before you trust it.
 *
 * The specification does not show this operation. Check that your service has it before you rely on it.
 *
 * @param merchantOrderId - The identifier of the order, exactly as it was sent: 3 to 255 characters.
 * @returns The payments of the order; more than one when the order was paid for more than once, for example after a decline.
 * @throws {@link RequestValidationError} before sending, for an identifier that no payment can have. Otherwise like
 * {@link retrievePayment}; an unknown order is no error. {@link UnexpectedResponseError} also when a payment of another order is in the
 * list.
 *
 * @example
 * const payments = await listPaymentsByOrder(transport, 'ORDER-2026-000123');
 * const isPaid = payments.some(({ status }) => status === 'SUCCEEDED');
 */
export function listPaymentsByOrder(
  transport: Transport,
  merchantOrderId: string,
  options: RequestOptions = {},
): ApiPromise<Payment[]> {
  return call(
    transport,
    listPaymentsByOrderOperation,
    options,
    () => ({ params: { query: { merchant_order_id: orderId(merchantOrderId) } } }),
    // A service that does not know the parameter might return the payments of every order.
    (payments) => (payments.every((each) => each.merchant_order_id === merchantOrderId) ? payments : undefined),
  );
}

/**
 * Captures all or part of an authorized amount, in major units. `transactionId` is that of the AUTHORIZE transaction.
 * Answers the capture, with the payment in short.
 *
 * The specification refers to this operation without showing its shape: the shape is not part of the specification.
 *
 * Rejects with {@link RequestValidationError} before sending for an `amount` that is undefined, 0, negative, too large or has more
 * than four decimals, afterwards like {@link retrievePayment}, and with {@link IdempotencyError} when the key is taken.
 */
export function capturePayment(
  transport: Transport,
  paymentId: string,
  transactionId: string,
  body: CapturePaymentRequest,
  options: IdempotentRequestOptions = {},
): ApiPromise<TransactionWithPayment> {
  return callOnce(
    transport,
    capturePaymentOperation,
    options,
    ({ key }) => ({ params: { path: transactionPath(paymentId, transactionId), header: key }, body }),
    capturePaymentBody,
    validatePositiveAmount,
  );
}

/**
 * Releases an authorized amount that has not been captured. `transactionId` is that of the AUTHORIZE transaction.
 * Answers the cancellation, with the payment in short.
 *
 * Not part of the specification.
 *
 * Rejects like {@link retrievePayment}, and with {@link IdempotencyError} when the key is taken.
 */
export function cancelPayment(
  transport: Transport,
  paymentId: string,
  transactionId: string,
  body: CancelPaymentRequest,
  options: IdempotentRequestOptions = {},
): ApiPromise<TransactionWithPayment> {
  return callOnce(
    transport,
    cancelPaymentOperation,
    options,
    ({ key }) => ({ params: { path: transactionPath(paymentId, transactionId), header: key }, body }),
    cancelPaymentBody,
  );
}

/**
 * Gives back what a PURCHASE or CAPTURE transaction captured: all that is left of it, or `amount`, in major units.
 * Answers the payment, with the refund as its latest transaction.
 *
 * Not part of the specification.
 *
 * Rejects with {@link RequestValidationError} before sending for an `amount` that is there and undefined, null, 0, negative, too
 * large or with more than four decimals, afterwards like {@link retrievePayment}, and with {@link IdempotencyError} when the key is
 * taken.
 */
export function refundPayment(
  transport: Transport,
  paymentId: string,
  transactionId: string,
  body: RefundPaymentRequest,
  options: IdempotentRequestOptions = {},
): ApiPromise<RefundedPayment> {
  return callOnce(
    transport,
    refundPaymentOperation,
    options,
    ({ key }) => ({ params: { path: transactionPath(paymentId, transactionId), header: key }, body }),
    refundPaymentBody,
    validatePositiveAmount,
  );
}
