import type { ValidationRule } from '../errors/errors.ts';
import {
  amountInputValueDecimalPlaces as decimals,
  amountInputValueMaximum as max,
  amountInputValueExclusiveMinimum as min,
} from '../generated/limits.ts';
import { assertObject, describeValue, throwValidationError } from './assert.ts';
import type { PlainObject } from './plain-json.ts';

/**
 * Throws {@link RequestValidationError} for an `amount` that cannot be money. Its `value` is not a number, is negative, is too large to be
 * exact, or has too many decimals. A body without `amount` passes.
 */
export function validateAmount({ amount }: PlainObject, start: 'from' | 'greater than' = 'from'): void {
  if (amount === undefined) return;
  const { value } = assertObject('amount', amount as PlainObject);
  const fail = (rule: ValidationRule): never =>
    throwValidationError(
      'amount.value',
      rule,
      `must be a number ${start} ${min} up to ${max} with at most ${decimals} decimals (received ${describeValue(value)})`,
    );
  if (typeof value !== 'number') fail('type');
  else if (value < min || (start !== 'from' && value === min) || value > max) fail('range');
  else if (+value.toFixed(decimals) !== value) fail('decimals');
}

/** {@link validateAmount} for a capture or a refund. Also rejects 0, which would move nothing. */
export function validatePositiveAmount(body: PlainObject): void {
  validateAmount(body, 'greater than');
}
