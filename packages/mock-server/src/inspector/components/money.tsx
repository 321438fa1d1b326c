import { minorUnits } from '../generated/values.ts';
import { VisibleText } from './data.tsx';

/** An amount in major units with its currency: `1,250.50 USD`. */
export function Money({ value, currency }: { readonly value: number; readonly currency: string }) {
  return (
    <bdi class="money">
      <VisibleText text={formatMoney(value, currency)} />
    </bdi>
  );
}

/** The most decimals of an amount in the payments API. `toFixed` is exact for every amount that the API accepts. */
const mostDecimals = 4;

/** Formats an amount with the decimals of its currency, and with more only if the amount has them. Computes with text alone. */
export function formatMoney(value: number, currency: string): string {
  const [whole = '', fraction] = formatAmount(value, currency).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped}${fraction === undefined ? '' : `.${fraction}`} ${currency}`;
}

/** The number alone, as a field contains it: `1250.50`. */
export function formatAmount(value: number, currency: string): string {
  // From 1e21 on, toFixed returns an exponent. No amount of a payment is that large.
  const [whole = '', fraction = ''] = value.toFixed(mostDecimals).split('.');
  const decimals = Object.hasOwn(minorUnits, currency) ? (minorUnits[currency] ?? 0) : 0;
  const shown = fraction.replace(/0+$/, '').padEnd(decimals, '0');
  return shown === '' ? whole : `${whole}.${shown}`;
}

/** What a field for an amount contains. */
export type TypedAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly value: number }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Reads an amount that the user typed. It accepts only what a JSON number carries without a change. */
export function parseAmount(text: string): TypedAmount {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(typed) ?? [];
  if (whole === '') return { kind: 'invalid', reason: 'Type a number with a point before its decimals, such as 25.50' };
  const decimals = fraction.replace(/0+$/, '');
  const exact = `${whole.replace(/^0+(?=\d)/, '')}${decimals === '' ? '' : `.${decimals}`}`;
  const value = Number(exact);
  if (String(value) !== exact)
    return { kind: 'invalid', reason: 'The amount has more digits than a JSON number can carry' };
  return { kind: 'amount', value };
}
