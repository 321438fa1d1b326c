import { paymentIdLimits, transactionIdLimits } from '../generated/limits.ts';
import { assertPathId } from '../validation/path-id.ts';

/** Where a transaction stands in a path: under its payment. Throws {@link RequestValidationError} like {@link assertPathId}. */
export function transactionPath(
  paymentId: string,
  transactionId: string,
): { payment_id: string; transaction_id: string } {
  return {
    payment_id: assertPathId('payment_id', paymentId, paymentIdLimits),
    transaction_id: assertPathId('transaction_id', transactionId, transactionIdLimits),
  };
}
