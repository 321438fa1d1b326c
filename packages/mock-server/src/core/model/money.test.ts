import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, subtract } from './money.ts';

/** The largest amount with four decimals that each number below it is distinct from, in ten-thousandths: the last below 2^39. */
const mostUnits = 2n ** 39n * 10_000n - 1n;
const units = fc.oneof(
  fc.bigInt({ min: 0n, max: mostUnits }),
  fc.bigInt({ min: 0n, max: 10_000_000n }).map((less) => mostUnits - less),
);
/** Parts of an amount that add up to it. */
const parts = fc.tuple(units, fc.array(units, { maxLength: 7 })).map(([whole, cuts]) => {
  const ends = [...cuts.map((cut) => cut % (whole + 1n)), whole].sort((one, other) => (one < other ? -1 : 1));
  return ends.map((end, index) => end - (ends[index - 1] ?? 0n));
});
const amountOf = (each: bigint) => Number(`${each / 10_000n}.${String(each % 10_000n).padStart(4, '0')}`);

test('0.1 + 0.2 is 0.3, and 0.3 - 0.1 is 0.2', () => {
  expect(add(0.1, 0.2)).toBe(0.3);
  expect(subtract(0.3, 0.1)).toBe(0.2);
  expect(add()).toBe(0);
});

test('amounts with four decimals are distinct numbers up to 2^39', () => {
  fc.assert(
    fc.property(units, (each) => {
      expect(amountOf(each)).toBeLessThan(amountOf(each + 1n));
      expect(amountOf(each).toFixed(4)).toBe(`${each / 10_000n}.${String(each % 10_000n).padStart(4, '0')}`);
    }),
    { numRuns: 10_000 },
  );
  const beyond = Array.from({ length: 10 }, (_, index) => amountOf(mostUnits + BigInt(index)));
  expect(new Set(beyond).size).toBeLessThan(beyond.length);
});

test('large amounts are added by the digits of their text, up to 2^53', () => {
  expect(add(40_000_000_000_000.51, 30_000_000_000_000.25)).toBe(70_000_000_000_000.76);
  expect(subtract(70_000_000_000_000.76, 30_000_000_000_000.25)).toBe(40_000_000_000_000.51);
  expect(add(2 ** 53 - 1, 1)).toBe(2 ** 53);
});

test('sums are exact to four decimals', () => {
  fc.assert(
    fc.property(parts, (parts) => {
      expect(add(...parts.map(amountOf))).toBe(amountOf(parts.reduce((sum, each) => sum + each, 0n)));
    }),
    { numRuns: 1_000 },
  );
});

test('adding a subtracted amount gives the original amount', () => {
  fc.assert(
    fc.property(units, units, (one, other) => {
      const [large, small] = one > other ? [one, other] : [other, one];
      expect(subtract(amountOf(large), amountOf(small))).toBe(amountOf(large - small));
      expect(add(subtract(amountOf(large), amountOf(small)), amountOf(small))).toBe(amountOf(large));
      expect(subtract(amountOf(small), amountOf(large))).toBe(small === large ? 0 : -amountOf(large - small));
    }),
    { numRuns: 1_000 },
  );
});

test('the order of the summands does not matter', () => {
  fc.assert(
    fc.property(parts, (parts) => {
      expect(add(...parts.map(amountOf))).toBe(add(...parts.map(amountOf).reverse()));
    }),
  );
});

test('adding zero does not change an amount with four decimals', () => {
  fc.assert(
    fc.property(units, (each) => {
      expect(add(amountOf(each))).toBe(amountOf(each));
    }),
  );
});

test('very large and very small numbers are added without an error', () => {
  const extremes = [1e21, 1e22, 1.7e308, Number.MAX_VALUE, Number.MIN_VALUE, 1e-7, 5e-324, 2 ** 53 + 2, 1e20, 0, -0];
  for (const one of extremes) {
    for (const other of extremes) {
      expect(add(one, other)).toBeGreaterThanOrEqual(Math.max(one, other) > 1e-4 ? Math.max(one, other) : 0);
      expect(subtract(one, other)).not.toBeNaN();
    }
  }
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (each) => {
      expect(subtract(each, each)).toBe(0);
      expect(add(each, 0)).not.toBeNaN();
    }),
  );
});
