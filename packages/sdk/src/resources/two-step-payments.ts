import { cancelPaymentContract, capturePaymentContract, refundPaymentContract } from '../generated/operations.ts';
import type {
  CancelPaymentRequest,
  CapturePaymentRequest,
  RefundedPayment,
  RefundPaymentRequest,
  TransactionWithPayment,
} from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import { resolveIdempotencyKey } from '../http/idempotency-key.ts';
import { type Operation, request } from '../http/request.ts';
import type { IdempotentRequestOptions } from '../http/request-options.ts';
import { serializeBody } from '../http/serialize-body.ts';
import type { Transport } from '../http/transport.ts';
import { validatePositiveAmount } from '../validation/amount.ts';

export const capturePaymentOperation: Operation<TransactionWithPayment> = {
  contract: capturePaymentContract,
  idempotencyKey: resolveIdempotencyKey,
  serialize: serializeBody,
  validate: validatePositiveAmount,
};

export const cancelPaymentOperation: Operation<TransactionWithPayment> = {
  contract: cancelPaymentContract,
  idempotencyKey: resolveIdempotencyKey,
  serialize: serializeBody,
};

export const refundPaymentOperation: Operation<RefundedPayment> = {
  contract: refundPaymentContract,
  idempotencyKey: resolveIdempotencyKey,
  serialize: serializeBody,
  validate: validatePositiveAmount,
};

/** Captures all or part of an authorized amount. See {@link Payments.capture}. */
export function capturePayment(
  transport: Transport,
  paymentId: string,
  transactionId: string,
  body: CapturePaymentRequest,
  options?: IdempotentRequestOptions,
): ApiPromise<TransactionWithPayment> {
  return request(transport, capturePaymentOperation, { ids: [paymentId, transactionId], body }, options);
}

/** Releases an authorized amount that has not been captured. See {@link Payments.cancel}. */
export function cancelPayment(
  transport: Transport,
  paymentId: string,
  transactionId: string,
  body: CancelPaymentRequest,
  options?: IdempotentRequestOptions,
): ApiPromise<TransactionWithPayment> {
  return request(transport, cancelPaymentOperation, { ids: [paymentId, transactionId], body }, options);
}

/** Refunds all or part of a captured amount. See {@link Payments.refund}. */
export function refundPayment(
  transport: Transport,
  paymentId: string,
  transactionId: string,
  body: RefundPaymentRequest,
  options?: IdempotentRequestOptions,
): ApiPromise<RefundedPayment> {
  return request(transport, refundPaymentOperation, { ids: [paymentId, transactionId], body }, options);
}
