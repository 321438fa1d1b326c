import { paymentIdLimits, transactionIdLimits } from '../generated/limits.ts';
import { pathId } from '../validation/path-id.ts';

/** Where a transaction stands in a path: under its payment. Throws {@link RequestValidationError} like {@link pathId}. */
export function transactionPath(
  paymentId: string,
  transactionId: string,
): { payment_id: string; transaction_id: string } {
  return {
    payment_id: pathId('payment_id', paymentId, paymentIdLimits),
    transaction_id: pathId('transaction_id', transactionId, transactionIdLimits),
  };
}
