import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDate } from './date.ts';
import { OptionError } from './option-error.ts';

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** The instant, or undefined when it is refused. */
const readOf = (value: unknown) => {
  try {
    return parseDate('startAt', value);
  } catch (error) {
    expect(error).toBeInstanceOf(OptionError);
    return undefined;
  }
};

const daysOf = (year: number, month: number) => {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
};

test('reads a date that exists as midnight in UTC and rejects others', () => {
  const part = (most: number) => fc.integer({ min: 0, max: most });
  fc.assert(
    fc.property(part(9_999), part(14), part(34), (year, month, day) => {
      const isThere = year < 9_000 && day >= 1 && day <= daysOf(year, month);
      const expected = new Date(0).setUTCFullYear(year, month - 1, day);
      expect(readOf(`${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`)).toBe(isThere ? expected : undefined);
    }),
    { numRuns: 2_000 },
  );
});

const moments = fc.date({
  min: new Date('0000-01-02T00:00:00Z'),
  max: new Date('8999-12-30T00:00:00Z'),
  noInvalidDate: true,
});

test('reads a time with any offset', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: -14 * 60, max: 14 * 60 }), (moment, minutes) => {
      const offset = `${minutes < 0 ? '-' : '+'}${digits(Math.floor(Math.abs(minutes) / 60), 2)}:${digits(Math.abs(minutes) % 60, 2)}`;
      const local = new Date(moment.getTime() + minutes * 60_000).toISOString();
      expect(readOf(local.replace('Z', offset))).toBe(moment.getTime());
      expect(readOf(moment.toISOString())).toBe(moment.getTime());
      expect(readOf(moment)).toBe(moment.getTime());
      expect(readOf(moment.getTime())).toBe(moment.getTime());
    }),
  );
});

test('rejects a time without a zone', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      expect(readOf(moment.toISOString().replace('Z', ''))).toBeUndefined();
    }),
  );
});

test('returns a time in the years 0 to 8999 or throws for any value', () => {
  const alike = fc.stringMatching(/^[\d-]{1,6}-?\d{1,3}-?\d{1,3}[T ]?[\d:.]{0,12}[Zz+-]?[\d:]{0,6}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), alike, fc.anything()), (value) => {
      const instant = readOf(value);
      if (instant === undefined) return;
      expect(instant).toBeGreaterThanOrEqual(Date.parse('0000-01-01T00:00:00Z'));
      expect(instant).toBeLessThan(Date.UTC(9000, 0));
    }),
    { numRuns: 2_000 },
  );
});
