import { describe, expect, test } from 'vitest';
import { formatMoney, parseAmount } from './text.tsx';

describe('formatMoney', () => {
  test.each([
    [25.5, 'USD', '25.50 USD'],
    [0, 'USD', '0.00 USD'],
    [1234567.89, 'USD', '1,234,567.89 USD'],
    [1250, 'CLP', '1,250 CLP'],
    [0.125, 'KWD', '0.125 KWD'],
    [0.1 + 0.2, 'USD', '0.30 USD'],
    [1.2345, 'USD', '1.2345 USD'],
    [10.5, 'XYZ', '10.5 XYZ'],
    [1, 'constructor', '1 constructor'],
    [549755813887.9999, 'CLF', '549,755,813,887.9999 CLF'],
    [-12.5, 'EUR', '-12.50 EUR'],
  ])('shows %d %s as %s', (value, currency, text) => {
    expect(formatMoney(value, currency)).toBe(text);
  });
});

describe('parseAmount', () => {
  test.each([
    ['25.50', 25.5],
    [' 10 ', 10],
    ['100', 100],
    ['007.10', 7.1],
    ['0', 0],
    ['0.0001', 0.0001],
    ['549755813887.9999', 549755813887.9999],
  ])('reads %s', (text, value) => {
    expect(parseAmount(text)).toBe(value);
  });

  test.each(['', ' ', '-1', '1e3', '1,5', '.5', '5.', 'NaN', '0x10', '1 2'])('rejects "%s"', (text) => {
    expect(() => parseAmount(text)).toThrow('Type a number');
  });

  test.each(['9007199254740993', '0.12345678901234567890'])(
    'rejects %s, because a JSON number would change it',
    (text) => {
      expect(() => parseAmount(text)).toThrow('JSON number');
    },
  );
});
