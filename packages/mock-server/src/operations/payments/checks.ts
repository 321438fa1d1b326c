import type { AmountInput, CreatePaymentRequest } from '@paychord/sdk';
import { minorUnits } from '../../generated/currencies.ts';
import { type ApiErrorResult, invalidParameters } from '../../model/api-error.ts';
import { outcomes } from '../../model/outcomes.ts';
import type { ResolvedPolicies } from '../../model/policies.ts';
import type { State } from '../../model/state.ts';
import { isVerification } from './creation.ts';

/** Refuses a payment that is well formed and that the service may still refuse. */
export function checkCreation(
  request: CreatePaymentRequest,
  { usedTokens }: State,
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

/** Refuses an amount of an unknown currency, or with more decimals than its currency has. */
export function checkCurrency(
  { currency, value }: AmountInput,
  { onUnknownCurrency, onExcessDecimals }: ResolvedPolicies,
): ApiErrorResult | undefined {
  const decimals = Object.hasOwn(minorUnits, currency) ? minorUnits[currency] : undefined;
  if (decimals === undefined) {
    return onUnknownCurrency === 'reject'
      ? invalidParameters(`amount.currency must be an ISO 4217 code: ${currency} is unknown`)
      : undefined;
  }
  return onExcessDecimals === 'reject' && Number(value.toFixed(decimals)) !== value
    ? invalidParameters(`amount.value must have at most ${decimals} decimals: ${currency} has no smaller unit`)
    : undefined;
}

/** Remembers a one-time token, where policy refuses a second use. The tokens that choose an outcome stay usable. */
export function useToken(
  { payment_method: { token } }: CreatePaymentRequest,
  { usedTokens }: State,
  { onReusedToken }: ResolvedPolicies,
): void {
  const isForTests = outcomes.some(({ code }) => token === `tok_${code.toLowerCase()}`);
  if (onReusedToken === 'reject' && token !== undefined && !isForTests) usedTokens.add(token);
}
