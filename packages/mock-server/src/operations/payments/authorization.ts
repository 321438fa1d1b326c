import type { CancelPaymentRequest, CapturePaymentRequest, Transaction } from '@paychord/sdk';
import { invalidStatus, invalidTransactionType, Refusal } from '../../model/api-error.ts';
import { add } from '../../model/money.ts';
import { settled, uncaptured } from '../../model/payment-balance.ts';
import {
  findTransaction,
  moved,
  type PaymentRecord,
  type RuleContext,
  withTransaction,
} from '../../model/payment-record.ts';
import { refuseMove } from '../../model/payment-transitions.ts';
import { followUp } from '../../model/transaction.ts';
import { refuseAmount, transactionNotFound } from './refusals.ts';

/** Captures all or part of an authorized amount. */
export function capturePayment(
  record: PaymentRecord,
  transactionId: string,
  request: CapturePaymentRequest,
  context: RuleContext,
): PaymentRecord | Refusal {
  const authorization = openAuthorization('capture', record, transactionId);
  if (authorization instanceof Refusal) return authorization;
  const { payment } = record;
  const { amount } = payment;
  const { value } = request.amount;
  const refusal = refuseAmount(request.amount, amount.currency, uncaptured(record));
  if (refusal !== undefined) return refusal;

  const { merchant_reference, reason } = request;
  const capture = followUp(
    authorization,
    { type: 'CAPTURE', amount: value, said: { merchant_reference, reason } },
    context,
  );
  const captured = { ...payment, amount: { ...amount, captured: add(amount.captured, value) } };
  return settled(withTransaction({ ...record, payment: captured }, capture), context.now);
}

/** Releases what has not been captured of an authorization. What was captured stays with the merchant. */
export function cancelPayment(
  record: PaymentRecord,
  transactionId: string,
  request: CancelPaymentRequest,
  context: RuleContext,
): PaymentRecord | Refusal {
  const authorization = openAuthorization('cancel', record, transactionId);
  if (authorization instanceof Refusal) return authorization;

  const cancellation = followUp(authorization, { type: 'CANCEL', amount: uncaptured(record), said: request }, context);
  const cancelled = withTransaction(record, cancellation);
  return record.payment.amount.captured === 0
    ? moved(cancelled, 'CANCELED', 'CANCELED', context.now)
    : settled(cancelled, context.now);
}

function openAuthorization(
  move: 'capture' | 'cancel',
  record: PaymentRecord,
  transactionId: string,
): Transaction | Refusal {
  const transaction = findTransaction(record, transactionId);
  if (transaction === undefined) return transactionNotFound();
  if (transaction.type !== 'AUTHORIZE') {
    return invalidTransactionType('transaction_id must be that of an AUTHORIZE transaction');
  }
  const refusal = refuseMove(move, record);
  if (refusal !== undefined) return refusal;
  return uncaptured(record) > 0
    ? transaction
    : invalidStatus('Nothing is left of the authorization: it was captured in full, cancelled or expired');
}
