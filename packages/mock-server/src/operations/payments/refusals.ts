import { type ApiErrorResult, invalidParameters, notFound } from '../../model/api-error.ts';

/** Refuses an amount in another currency or above what is left, in major units. */
export function checkAmount(
  requested: { readonly currency: string; readonly value: number },
  currency: string,
  left: number,
): ApiErrorResult | undefined {
  if (requested.currency !== currency) return invalidParameters(`amount.currency must be ${currency}`);
  if (requested.value > left) return invalidParameters(`amount.value must be at most ${left}`);
  return undefined;
}

export function transactionNotFound(): ApiErrorResult {
  return notFound('TRANSACTION_NOT_FOUND', 'The payment has no transaction with this id');
}
