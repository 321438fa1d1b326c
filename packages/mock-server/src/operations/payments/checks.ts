import type { AmountInput, CreatePaymentRequest } from '@paychord/sdk';
import { type ApiErrorResult, invalidParameters, notFound } from '../../model/api-error.ts';
import { decimalsOf, hasExcessDecimals } from '../../model/decimals.ts';
import type { ResolvedPolicies } from '../../model/policies.ts';
import { isVerification } from './creation.ts';

/** Checks the rules of a new payment that the schema cannot express. Policies decide about some of them. */
export function checkCreation(
  request: CreatePaymentRequest,
  usedTokens: ReadonlySet<string>,
  policies: ResolvedPolicies,
): ApiErrorResult | undefined {
  const { amount, payment_method: method } = request;
  if (amount.value === 0 && !isVerification(request)) {
    return invalidParameters(
      'amount.value must be greater than 0 unless payment_method.type is CARD and payment_method.detail.card.verify is true',
    );
  }
  if (method.token !== undefined && usedTokens.has(method.token)) {
    return invalidParameters('payment_method.token has been used: a one-time token pays for one payment');
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
      ? invalidParameters(`amount.currency must be an ISO 4217 code: ${currency} is unknown`)
      : undefined;
  }
  return onExcessDecimals === 'reject' && hasExcessDecimals(amount)
    ? invalidParameters(`amount.value must have at most ${decimals} decimals: ${currency} has no smaller unit`)
    : undefined;
}

/**
 * Checks the amount of a capture or a refund.
 *
 * @param left The largest possible amount, in major units.
 */
export function checkAmount(
  requested: { readonly currency: string; readonly value: number },
  currency: string,
  left: number,
): ApiErrorResult | undefined {
  if (requested.currency !== currency) {
    return invalidParameters(`amount.currency must be ${currency}, as in the payment (received ${requested.currency})`);
  }
  if (requested.value > left) return invalidParameters(`amount.value must be at most ${left}`);
  return undefined;
}

/** The error for an unknown transaction id. */
export function transactionNotFound(): ApiErrorResult {
  return notFound('TRANSACTION_NOT_FOUND', 'The payment has no transaction with this id');
}
