import { merchantOrderIdLimits } from '../generated/limits.ts';
import { throwValidationError } from '../validation/refuse.ts';
import { validateText } from '../validation/schema-limits.ts';

/**
 * An order identifier that becomes a query parameter. Throws {@link RequestValidationError} for one that no payment can have, and for
 * half of a surrogate pair: a query cannot carry it, and the lookup would search for another order.
 */
export function orderId(value: string): string {
  validateText('merchant_order_id', value, merchantOrderIdLimits);
  return /\p{Cs}/u.test(value)
    ? throwValidationError('merchant_order_id', 'pattern', 'must not contain half of a surrogate pair')
    : value;
}
