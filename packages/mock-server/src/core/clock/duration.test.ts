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
  ['0', 0],
  ['000', 0],
  [250, 250],
  [0, 0],
] as const)('%s is %d ms', (duration, expected) => {
  expect(milliseconds(duration as Duration)).toBe(expected);
});

const units = { ms: 1, s: 1e3, m: 6e4, h: 36e5, d: 864e5 } as const;
const limit = 100_000 * units.d;

test('a whole number of a unit is that many times its milliseconds', () => {
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
  `${'9'.repeat(400)}d`,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
])('%j is not a duration', (duration) => {
  expect(() => milliseconds(duration as Duration)).toThrow(TypeError);
});

test('a duration of 100,000 days or more is rejected', () => {
  expect(milliseconds('99999.9d')).toBe(99_999.9 * 86_400_000);
  expect(milliseconds(limit - 1)).toBe(limit - 1);
  for (const longer of ['100000d', '99999999999999d', limit] as const) {
    expect(() => milliseconds(longer)).toThrow('less than 100000d');
  }
});

test('a duration has the same limit in every unit', () => {
  for (const [unit, size] of Object.entries(units) as [keyof typeof units, number][]) {
    expect(milliseconds(`${limit / size - 1}${unit}`)).toBe(limit - size);
    expect(milliseconds(`${`00${limit / size - 1}.5`}${unit}` as Duration)).toBeLessThan(limit);
    expect(() => milliseconds(`${limit / size}${unit}`)).toThrow(TypeError);
  }
  fc.assert(
    fc.property(fc.nat({ max: 2 * limit }), fc.constantFrom(...Object.entries(units)), (count, [unit, size]) => {
      const duration = `${count}${unit}` as Duration;
      if (count * size < limit) expect(milliseconds(duration)).toBe(count * size);
      else expect(() => milliseconds(duration)).toThrow(TypeError);
    }),
  );
});
