import type { ValidationRule } from '../errors/errors.ts';
import { amountInputLimits } from '../generated/limits.ts';
import { isObject } from './is-object.ts';
import type { PlainObject } from './plain-json.ts';
import { throwValidationError } from './refuse.ts';

/**
 * Throws {@link RequestValidationError} for an `amount` that does not say how much: its `value` is not a number, is negative, is
 * larger than a number can tell from its neighbours, or has more decimals than money has. A body without `amount` passes.
 */
export function validateAmount({ amount }: PlainObject): void {
  checkValue(amount, 'from');
}

/** {@link validateAmount} for a capture or a refund, where 0 is refused too: it would move nothing. */
export function validatePositiveAmount({ amount }: PlainObject): void {
  checkValue(amount, 'above');
}

function checkValue(amount: unknown, start: 'from' | 'above'): void {
  if (amount === undefined) return;
  if (!isObject(amount))
    throwValidationError('amount', 'type', `must be an object with a value (received ${describe(amount)})`);
  const { exclusiveMinimum: least, maximum, 'x-decimal-places': decimals } = amountInputLimits.value;
  const { value } = amount as PlainObject;
  const refuseFor = (rule: ValidationRule): never =>
    throwValidationError(
      'amount.value',
      rule,
      `must be a number ${start} ${least} up to ${maximum} with at most ${decimals} decimals (received ${describe(value)})`,
    );
  if (typeof value !== 'number') refuseFor('type');
  else if (value < least || (start === 'above' && value === least) || value > maximum) refuseFor('range');
  else if (+value.toFixed(decimals) !== value) refuseFor('decimals');
}

/** A number and null as they are, of anything else its type only: it may be secret. */
function describe(value: unknown): string {
  return typeof value === 'number' || value === null ? `${value}` : typeof value;
}
