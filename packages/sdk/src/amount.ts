import type { InputRule } from './errors.ts';
import { amountInputLimits } from './generated/limits.ts';
import { isObject } from './is-object.ts';
import type { PlainObject } from './plain-json.ts';
import { refuse } from './refuse.ts';

/**
 * Throws {@link RequestValidationError} for an `amount` that does not say how much: its `value` is no number, is negative, is
 * larger than a number can tell from its neighbours, or has more decimals than money has. A body without `amount` passes.
 */
export function checkAmount({ amount }: PlainObject): void {
  checkValue(amount, 0);
}

/** {@link checkAmount} for a capture or a refund, where 0 is refused too: it would move nothing. */
export function checkPositiveAmount({ amount }: PlainObject): void {
  checkValue(amount, Number.MIN_VALUE);
}

function checkValue(amount: unknown, least: number): void {
  if (amount === undefined) return;
  const { maximum, 'x-decimal-places': decimals } = amountInputLimits.value;
  const value: unknown = isObject(amount) ? (amount as PlainObject).value : undefined;
  const refuseFor = (rule: InputRule): never =>
    refuse(
      'amount.value',
      rule,
      `must be a number ${least ? 'above' : 'from'} 0 up to ${maximum} with at most ${decimals} decimals (received ${typeof value === 'number' ? value : typeof value})`,
    );
  if (typeof value !== 'number') refuseFor('type');
  else if (value < least || value > maximum) refuseFor('range');
  else if (+value.toFixed(decimals) !== value) refuseFor('decimals');
}
