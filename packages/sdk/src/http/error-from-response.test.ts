import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRetryAfter } from './error-from-response.ts';

/** By the local clock. */
const now = Date.UTC(2026, 10, 20, 13, 36);

const after = (value: string, date?: string) =>
  parseRetryAfter(new Headers({ 'retry-after': value, ...(date !== undefined && { date }) }), now);

test('nothing is asked for without the header', () => {
  expect(parseRetryAfter(new Headers(), now)).toBeUndefined();
});

test('whole seconds are read', () => {
  fc.assert(fc.property(fc.nat({ max: 999_999_999 }), (seconds) => after(`${seconds}`) === seconds * 1000));
});

test('however many digits there are, it is a long wait and a number', () => {
  for (const digits of [13, 50, 400]) {
    const wait = after('9'.repeat(digits)) as number;
    expect(wait).toBeGreaterThan(1e14);
    expect(Number.isFinite(wait)).toBe(true);
  }
});

test('a date is measured against the date of the answer', () => {
  const anyDate = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, seconds) => {
      const start = Math.floor(date.getTime() / 1000) * 1000;
      const until = new Date(start + seconds * 1000);
      expect(after(until.toUTCString(), new Date(start).toUTCString())).toBe(Math.max(0, seconds) * 1000);
    }),
  );
});

describe('anything else asks for nothing', () => {
  test.each([
    '',
    '-1',
    '+1',
    '1.5',
    '1e3',
    '0x10',
    '1s',
    '1, 2',
    'soon',
    'Invalid Date',
    '2026-11-20T13:37:00Z',
    'Fri, 20 Nov 2026 13:37:00 UTC',
    'Fri, 20 Nov 2026 13:37:00 +0000',
    'Mon, 20 Nov 2026 13:37:00 GMT',
    'Fri, 31 Feb 2026 13:37:00 GMT',
    'fri, 20 nov 2026 13:37:00 gmt',
  ])('%j', (value) => {
    expect(after(value, 'Fri, 20 Nov 2026 13:37:00 GMT')).toBeUndefined();
  });

  test('whatever the text, the answer is a wait or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 ,:GMTFriNov+-.') }), (value) => {
        const wait = after(value);
        expect(wait === undefined || (Number.isFinite(wait) && wait >= 0)).toBe(true);
      }),
    );
  });
});

describe('a date in a response without a readable Date header', () => {
  test.each([undefined, 'today'])('is measured against the local clock (Date: %s)', (date) => {
    expect(after('Fri, 20 Nov 2026 13:37:00 GMT', date)).toBe(60_000);
    expect(after('Fri, 20 Nov 2026 13:35:00 GMT', date)).toBe(0);
  });

  test('asks for a day at most, because the local clock can be wrong by years', () => {
    expect(after('Mon, 20 Nov 2034 13:37:00 GMT')).toBe(86_400_000);
  });
});
