import { minorUnits } from '../generated/currencies.ts';

/** Returns the number of decimals of a currency; undefined for a currency that ISO 4217 does not list. */
export function decimalsOf(currency: string): number | undefined {
  return Object.hasOwn(minorUnits, currency) ? minorUnits[currency] : undefined;
}

/** Whether an amount has more decimals than its currency. False for an unknown currency. */
export function hasExcessDecimals({ currency, value }: { readonly currency: string; readonly value: number }): boolean {
  const decimals = decimalsOf(currency);
  return decimals !== undefined && Number(value.toFixed(decimals)) !== value;
}
