import type { RefundPaymentRequest, Transaction } from '@paychord/sdk';
import { type ApiErrorResult, invalidStatus, invalidTransactionType } from '../../model/api-error.ts';
import { add, subtract } from '../../model/money.ts';
import { remainingAmount, withDerivedStatus } from '../../model/payment-balance.ts';
import { findTransaction, type PaymentRecord, type RuleContext, withTransaction } from '../../model/payment-record.ts';
import { checkTransition } from '../../model/payment-transitions.ts';
import { createFollowUp } from '../../model/transaction.ts';
import { checkAmount, transactionNotFound } from './checks.ts';

/** Details of a capture or a refund. */
export interface FollowUpDetails {
  /**
   * The amount in major units: `25.5` is 25.50 USD.
   *
   * @default the complete rest
   */
  amount?: number;
}

/** Returns the oldest transaction with an amount to refund, or the first transaction when nothing is left. */
export function refundableTransaction({ transactions, refundedOf }: PaymentRecord): Transaction {
  const isLeft = ({ id, amount }: Transaction) => subtract(amount, refundedOf[id] ?? 0) > 0;
  const captured = transactions.filter(({ type }) => type === 'PURCHASE' || type === 'CAPTURE');
  return captured.find(isLeft) ?? captured[0] ?? transactions[0];
}

/** Refunds all or a part of the amount that a transaction captured. Without an amount, refunds the rest of it. */
export function refundPayment(
  record: PaymentRecord,
  transactionId: string,
  request: RefundPaymentRequest,
  context: RuleContext,
): PaymentRecord | ApiErrorResult {
  const source = findTransaction(record, transactionId);
  if (source === undefined) return transactionNotFound();
  if (source.type !== 'PURCHASE' && source.type !== 'CAPTURE') {
    return invalidTransactionType('transaction_id must be that of a PURCHASE or CAPTURE transaction');
  }
  const transitionError = checkTransition('refund', record);
  if (transitionError !== undefined) return transitionError;
  const { payment, refundedOf } = record;
  const { amount } = payment;
  const refundedOfSource = refundedOf[source.id] ?? 0;
  // A lost chargeback reduces the whole payment, not one of its captures.
  const left = Math.min(subtract(source.amount, refundedOfSource), remainingAmount(record));
  if (left === 0) return invalidStatus('Nothing is left to refund of this transaction');
  const requested = request.amount ?? { currency: amount.currency, value: left };
  const error = checkAmount(requested, amount.currency, left);
  if (error !== undefined) return error;

  const refund = createFollowUp(source, { type: 'REFUND', amount: requested.value, details: request }, context);
  const refunded: PaymentRecord = {
    ...record,
    payment: { ...payment, amount: { ...amount, refunded: add(amount.refunded, requested.value) } },
    refundedOf: { ...refundedOf, [source.id]: add(refundedOfSource, requested.value) },
  };
  return withDerivedStatus(withTransaction(refunded, refund), context.now);
}
