import { expect, test } from 'vitest';
import { currencies } from './currencies.ts';
import { tinyDocument } from '../test-helpers/test-document.ts';

const documentWith = (minorUnits?: object) =>
  tinyDocument({ CurrencyCode: { type: 'string', ...(minorUnits && { 'x-minor-units': minorUnits }) } });

test('writes one entry per currency, in the order of their codes', () => {
  const source = currencies(documentWith({ 0: ['JPY'], 2: ['USD', 'EUR'] }));
  expect(source).toContain('{\n  EUR: 2,\n  JPY: 0,\n  USD: 2,\n}');
});

test('refuses a document without the list, and a currency that is listed twice', () => {
  expect(() => currencies(documentWith())).toThrow('CurrencyCode has no x-minor-units');
  expect(() => currencies(documentWith({ 0: ['JPY'], 2: ['JPY'] }))).toThrow('x-minor-units lists JPY twice');
});
