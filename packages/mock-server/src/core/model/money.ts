import { minorUnits } from '../../generated/currencies.ts';
import { amountInputLimits } from '../../generated/limits.ts';

const places = amountInputLimits.value['x-decimal-places'];
const scale = 10n ** BigInt(places);

/** Adds amounts in major units without binary rounding: 0.1 + 0.2 is 0.3. */
export function add(...amounts: readonly number[]): number {
  return toNumber(amounts.reduce((sum, each) => sum + toUnits(each), 0n));
}

/** Subtracts amounts in major units without binary rounding. */
export function subtract(from: number, amount: number): number {
  return toNumber(toUnits(from) - toUnits(amount));
}

function toUnits(amount: number): bigint {
  // From 1e21 on, the text of a number has an exponent. Such a number is an integer.
  if (Math.abs(amount) >= 1e21) return BigInt(amount) * scale;
  // Above 2^39, toFixed would write digits that the shortest text of the number does not have.
  if (Math.abs(amount) < 2 ** 39) return BigInt(amount.toFixed(places).replace('.', ''));
  const [whole = '', fraction = ''] = String(amount).split('.');
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
}

function toNumber(units: bigint): number {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  return Number(`${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`);
}

/** Returns the number of decimals of a currency; undefined for a currency that ISO 4217 does not list. */
export function decimalsOf(currency: string): number | undefined {
  return Object.hasOwn(minorUnits, currency) ? minorUnits[currency] : undefined;
}

/** Whether an amount has more decimals than its currency. False for an unknown currency. */
export function hasExcessDecimals({ currency, value }: { readonly currency: string; readonly value: number }): boolean {
  const decimals = decimalsOf(currency);
  return decimals !== undefined && Number(value.toFixed(decimals)) !== value;
}
