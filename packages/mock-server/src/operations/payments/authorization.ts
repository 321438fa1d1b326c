import type { CancelPaymentRequest, CapturePaymentRequest, Transaction } from '@paychord/sdk';
import { ApiErrorResult, invalidStatus, invalidTransactionType } from '../../model/api-error.ts';
import { add } from '../../model/money.ts';
import { uncapturedAmount, withDerivedStatus } from '../../model/payment-balance.ts';
import {
  findTransaction,
  type PaymentRecord,
  type RuleContext,
  withState,
  withTransaction,
} from '../../model/payment-record.ts';
import { paymentStates } from '../../model/payment-states.ts';
import { checkTransition } from '../../model/payment-transitions.ts';
import { createFollowUp } from '../../model/transaction.ts';
import { checkAmount, transactionNotFound } from './checks.ts';

/** Captures all or a part of an authorized amount. */
export function capturePayment(
  record: PaymentRecord,
  transactionId: string,
  request: CapturePaymentRequest,
  context: RuleContext,
): PaymentRecord | ApiErrorResult {
  const authorization = openAuthorization('capture', record, transactionId);
  if (authorization instanceof ApiErrorResult) return authorization;
  const { payment } = record;
  const { amount } = payment;
  const { value } = request.amount;
  const error = checkAmount(request.amount, amount.currency, uncapturedAmount(record));
  if (error !== undefined) return error;

  const { merchant_reference, reason } = request;
  const capture = createFollowUp(
    authorization,
    { type: 'CAPTURE', amount: value, details: { merchant_reference, reason } },
    context,
  );
  const captured = { ...payment, amount: { ...amount, captured: add(amount.captured, value) } };
  return withDerivedStatus(withTransaction({ ...record, payment: captured }, capture), context.now);
}

/** Cancels the part of an authorization that was not captured. The merchant keeps the captured part. */
export function cancelPayment(
  record: PaymentRecord,
  transactionId: string,
  request: CancelPaymentRequest,
  context: RuleContext,
): PaymentRecord | ApiErrorResult {
  const authorization = openAuthorization('cancel', record, transactionId);
  if (authorization instanceof ApiErrorResult) return authorization;

  const cancellation = createFollowUp(
    authorization,
    { type: 'CANCEL', amount: uncapturedAmount(record), details: request },
    context,
  );
  const cancelled = withTransaction(record, cancellation);
  return record.payment.amount.captured === 0
    ? withState(cancelled, paymentStates.canceled, context.now)
    : withDerivedStatus(cancelled, context.now);
}

function openAuthorization(
  transition: 'capture' | 'cancel',
  record: PaymentRecord,
  transactionId: string,
): Transaction | ApiErrorResult {
  const transaction = findTransaction(record, transactionId);
  if (transaction === undefined) return transactionNotFound();
  if (transaction.type !== 'AUTHORIZE') {
    return invalidTransactionType('transaction_id must be that of an AUTHORIZE transaction');
  }
  const error = checkTransition(transition, record);
  if (error !== undefined) return error;
  return uncapturedAmount(record) > 0
    ? transaction
    : invalidStatus('Nothing is left of the authorization: it was captured in full, cancelled or expired');
}
