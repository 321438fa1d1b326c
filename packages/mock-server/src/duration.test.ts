import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Duration, milliseconds } from './duration.ts';

test.each([
  ['500ms', 500],
  ['90s', 90_000],
  ['5m', 300_000],
  ['6h', 21_600_000],
  ['2d', 172_800_000],
  ['1.5h', 5_400_000],
  ['0s', 0],
  [250, 250],
  [0, 0],
] as const)('%s is %d ms', (duration, expected) => {
  expect(milliseconds(duration)).toBe(expected);
});

test('any whole number of a unit is that many times its milliseconds', () => {
  const units = { ms: 1, s: 1e3, m: 6e4, h: 36e5, d: 864e5 } as const;
  fc.assert(
    fc.property(fc.nat({ max: 36_525 }), fc.constantFrom('ms', 's', 'm', 'h', 'd'), (count, unit) => {
      expect(milliseconds(`${count}${unit}`)).toBe(count * units[unit]);
    }),
  );
});

test.each([
  '',
  '5',
  'h',
  '-1h',
  '1 h',
  '1h ',
  '1e3s',
  '1w',
  '1h30m',
  '.5h',
  '0x1s',
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
])('%j is no duration', (duration) => {
  expect(() => milliseconds(duration as Duration)).toThrow(TypeError);
});

test('a span is 100 years at the most, as a longer one is a mistake in the unit', () => {
  expect(milliseconds('36525d')).toBe(36_525 * 86_400_000);
  for (const longer of ['36526d', '99999999999999d', 36_525 * 86_400_000 + 1] as const) {
    expect(() => milliseconds(longer)).toThrow('100 years');
  }
});

test('a figure too large for a number is no duration', () => {
  expect(() => milliseconds(`${'9'.repeat(400)}d` as Duration)).toThrow(TypeError);
});
