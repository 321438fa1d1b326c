import type { Payment } from '@paychord/sdk';
import type { PaymentResponse, ResetOptions } from '../../generated/control-types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { type Merchant, removedByReset, ruleContext } from '../merchant/merchant.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { type PaymentRecord, retrievedView } from '../model/payment-record.ts';
import { findPayment, paymentsOfOrder } from '../model/state.ts';
import { type HandlerResult, handlers } from '../operations/handlers.ts';
import { ControlError, describeMissing, unwrapResult } from './control-error.ts';

/** Gives the controls access to one merchant. A reset or a restored snapshot replaces the `Merchant` object, so controls must not keep it. */
export interface MerchantAccess {
  /** Returns the merchant. Creates it when it does not exist. */
  current(): Merchant;
  /** Returns the merchant for reading. Returns an empty one, which is not stored, when it does not exist. */
  peek(): Merchant;
  /** Replaces the merchant with a new one. */
  reset(options?: ResetOptions): Promise<void>;
}

/**
 * Returns the record of a payment.
 *
 * @throws ControlError `PAYMENT_NOT_FOUND`
 */
export function getPaymentRecord(access: MerchantAccess, paymentId: string): PaymentRecord {
  const record = findPayment(access.peek().state, { payment_id: paymentId });
  if (!(record instanceof ApiErrorResult)) return record;
  const [ofOrder] = paymentsOfOrder(access.peek().state, paymentId);
  const wasRemoved = access.peek().wasRemoved(paymentId);
  const hint = ofOrder
    ? `. The payment of this order is ${ofOrder.payment.id}`
    : wasRemoved
      ? `. ${removedByReset}`
      : '';
  throw new ControlError('PAYMENT_NOT_FOUND', describeMissing('payment', paymentId, hint));
}

/** Returns a copy, because a caller may change the object that it receives. */
export function retrievedCopy(record: PaymentRecord): Payment {
  return structuredClone(retrievedView(record));
}

/**
 * Executes an operation without a request: there is no idempotency key, no fault and no journal entry.
 *
 * @param name - Renames the fields in the error message.
 * @param response - Fields of a new payment that the request cannot set.
 * @throws ControlError when the operation rejects the call
 */
export function execute(
  access: MerchantAccess,
  id: OperationId,
  body: object,
  path: Record<string, string> = {},
  name?: (problem: string) => string,
  response?: PaymentResponse,
): HandlerResult {
  const merchant = access.current();
  const call = { merchant, context: ruleContext(merchant), path, query: {}, headers: new Headers() };
  return unwrapResult(handlers[id]({ ...call, idempotencyKey: null, body, response }), name);
}
