import { mostUnits, numberOf, type Units, unitsOf } from './money-units.ts';
import type { RejectionCode } from './payment-model.ts';
import type { RequestedAmount } from './payment-steps.ts';

/** Returns the value to send for a requested amount. */
export function requestedValue(asked: RequestedAmount, left: Units): unknown {
  if (typeof asked === 'object') return asked.value;
  const share = { all: left, half: left / 2n, 'all but a little': left - 1n, 'a little too much': left + 1n }[asked];
  return share < 0n ? -1 : numberOf(share);
}

export function currencyOf(which: 'own' | 'other' | 'usd', own: string): string {
  if (which === 'usd') return 'usd';
  return which === 'own' ? own : own === 'USD' ? 'EUR' : 'USD';
}

/** Returns why an amount is invalid for any payment. Only a new payment may have the amount 0. */
export function amountProblem(
  { value, currency }: { value: unknown; currency: string },
  least: Units = 1n,
): RejectionCode | undefined {
  if (value === undefined && currency !== 'usd') return 'MISSING_PARAMETERS';
  const units = typeof value === 'number' ? unitsOf(value) : undefined;
  const isAmount = units !== undefined && units >= least && units <= mostUnits;
  return !isAmount || currency === 'usd' ? 'INVALID_PARAMETERS' : undefined;
}
