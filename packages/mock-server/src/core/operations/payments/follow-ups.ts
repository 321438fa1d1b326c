import type {
  AmountInput,
  CancelPaymentRequest,
  CapturePaymentRequest,
  CreatePaymentRequest,
  RefundPaymentRequest,
  Transaction,
} from '@paychord/sdk';
import { ApiErrorResult, breaksRule, invalidStatus, invalidTransactionType } from '../../model/api-error.ts';
import { add, decimalsOf, hasExcessDecimals, subtract } from '../../model/money.ts';
import {
  createFollowUp,
  findTransaction,
  type PaymentRecord,
  type RuleContext,
  remainingAmount,
  transactionNotFound,
  uncapturedAmount,
  withDerivedStatus,
  withTransaction,
} from '../../model/payment-record.ts';
import { checkState, paymentStates } from '../../model/payment-states.ts';
import type { ResolvedPolicies } from '../../model/resolve-policies.ts';
import { isVerification } from './creation.ts';

const amountRule = 'amount above the remaining amount';

/** Captures all or a part of an authorized amount. */
export function capturePayment(
  record: PaymentRecord,
  transactionId: string,
  request: CapturePaymentRequest,
  context: RuleContext,
): PaymentRecord | ApiErrorResult {
  const authorization = openAuthorization(record, transactionId);
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
  const authorization = openAuthorization(record, transactionId);
  if (authorization instanceof ApiErrorResult) return authorization;

  const cancellation = createFollowUp(
    authorization,
    { type: 'CANCEL', amount: uncapturedAmount(record), details: request },
    context,
  );
  return withDerivedStatus(withTransaction(record, cancellation), context.now);
}

/** A partly captured authorization stays open, also when the captured part is refunded or disputed. */
const statesWithAuthorization = [
  paymentStates.authorized,
  paymentStates.partiallyCaptured,
  paymentStates.partiallyRefunded,
  paymentStates.partiallyChargedBack,
  { status: 'IN_DISPUTE' },
] as const;

function openAuthorization(record: PaymentRecord, transactionId: string): Transaction | ApiErrorResult {
  const transaction = findTransaction(record, transactionId);
  if (transaction === undefined) return transactionNotFound(record, transactionId, ['AUTHORIZE']);
  if (transaction.type !== 'AUTHORIZE') {
    const fix = '. To authorize a payment, create it with payment_method.detail.card.capture: false';
    return invalidTransactionType('Only an AUTHORIZE can be captured or cancelled', transaction.type, fix);
  }
  const isOpen = transaction.status === 'SUCCEEDED' && uncapturedAmount(record) > 0;
  if (isOpen) return checkState(record, statesWithAuthorization) ?? transaction;
  return invalidStatus(`Nothing can be captured or cancelled: the authorization ${endOf(record)}`);
}

/** How an authorization ended, or why it never began. */
function endOf({ transactions }: PaymentRecord): string {
  const [{ status }] = transactions;
  if (status !== 'SUCCEEDED') return `is ${status}`;
  return transactions.some(({ type }) => type === 'CANCEL') ? 'was cancelled' : 'was captured in full';
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
  if (source === undefined) return transactionNotFound(record, transactionId, ['PURCHASE', 'CAPTURE']);
  if (source.type !== 'PURCHASE' && source.type !== 'CAPTURE') {
    return invalidTransactionType('Only a PURCHASE or a CAPTURE can be refunded', source.type);
  }
  const transitionError = checkState(record, [{ status: 'SUCCEEDED' }]);
  if (transitionError !== undefined) return transitionError;
  const { payment, refundedOf } = record;
  const { amount } = payment;
  const refundedOfSource = refundedOf[source.id] ?? 0;
  // A lost chargeback reduces the whole payment, not one of its captures.
  const left = Math.min(subtract(source.amount, refundedOfSource), remainingAmount(record));
  if (left === 0) return invalidStatus('Nothing is left to refund of this transaction', amountRule);
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

/** Checks the rules of a new payment that the schema cannot express. Policies decide about some of them. */
export function checkCreation(
  request: CreatePaymentRequest,
  usedTokens: ReadonlySet<string>,
  policies: ResolvedPolicies,
): ApiErrorResult | undefined {
  const { amount, payment_method: method } = request;
  if (amount.value === 0 && !isVerification(request)) {
    return breaksRule(
      'PaymentAmountInput.value',
      'amount.value must be greater than 0 unless payment_method.type is CARD and payment_method.detail.card.verify is true',
    );
  }
  if (method.token && usedTokens.has(method.token)) {
    return breaksRule(
      'policies.onReusedToken',
      'payment_method.token has been used: a one-time token pays for one payment',
    );
  }
  return checkCurrency(amount, policies);
}

/** Checks that the currency is known, and that the amount has no more decimals than its currency. */
export function checkCurrency(
  amount: AmountInput,
  { onUnknownCurrency, onExcessDecimals }: ResolvedPolicies,
): ApiErrorResult | undefined {
  const { currency } = amount;
  const decimals = decimalsOf(currency);
  if (decimals === undefined) {
    return onUnknownCurrency === 'reject'
      ? breaksRule('policies.onUnknownCurrency', `amount.currency must be an ISO 4217 code: ${currency} is unknown`)
      : undefined;
  }
  return onExcessDecimals === 'reject' && hasExcessDecimals(amount)
    ? breaksRule(
        'policies.onExcessDecimals',
        `amount.value must have at most ${decimals} decimals: ${currency} has no smaller unit`,
      )
    : undefined;
}

/**
 * Checks the amount of a capture or a refund.
 *
 * @param left The largest possible amount, in major units.
 */
function checkAmount(
  requested: { readonly currency: string; readonly value: number },
  currency: string,
  left: number,
): ApiErrorResult | undefined {
  if (requested.currency !== currency) {
    const problem = `amount.currency must be ${currency}, as in the payment (received ${requested.currency})`;
    return breaksRule('currency of a capture and a refund', problem);
  }
  if (requested.value > left) {
    return breaksRule(amountRule, `amount.value must be at most ${left} (received ${requested.value})`);
  }
  return undefined;
}
