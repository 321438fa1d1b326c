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

test('reads a date as midnight in UTC', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('0000-01-01'), max: new Date('8999-12-31'), noInvalidDate: true }), (date) => {
      const [day = ''] = date.toISOString().split('T');
      expect(readOf(day)).toBe(Date.parse(`${day}T00:00:00Z`));
    }),
    { numRuns: 2_000 },
  );
});

test.each(['9000-01-01', '2026-13-01', '2026-00-10', '2026-01-32', '2026-01-00'])('rejects the date %s', (date) => {
  expect(readOf(date)).toBeUndefined();
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

test.each(['2026-02-30', '2026-02-29T00:00:00Z', '2026-04-31T12:00:00+02:00', '2026-13-01', '2026-01-00'])(
  'rejects %s, which is in no calendar',
  (text) => {
    expect(() => parseDate('startAt', text)).toThrow(`startAt must be a date that exists (received "${text}")`);
  },
);

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
