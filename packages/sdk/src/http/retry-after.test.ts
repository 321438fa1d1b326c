import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRetryAfter } from './parse-response.ts';

/** The time of the local clock. */
const now = Date.UTC(2026, 10, 20, 13, 36);

const parse = (value: string, date?: string) =>
  parseRetryAfter(new Headers({ 'retry-after': value, ...(date !== undefined && { date }) }), now);

test('parseRetryAfter returns undefined without the header', () => {
  expect(parseRetryAfter(new Headers(), now)).toBeUndefined();
});

test('parseRetryAfter converts whole seconds to milliseconds', () => {
  fc.assert(fc.property(fc.nat({ max: 2_147_483 }), (seconds) => parse(`${seconds}`) === seconds * 1000));
});

test('parseRetryAfter returns at most what a timer can wait, because a longer time would end at once', () => {
  const longest = 2 ** 31 - 1;
  for (const seconds of ['2147484', '2592000', '9'.repeat(400)]) expect(parse(seconds)).toBe(longest);
  expect(parse('Wed, 20 Nov 2030 13:37:00 GMT', 'Fri, 20 Nov 2026 13:37:00 GMT')).toBe(longest);
});

test('parseRetryAfter compares a date with the Date header of the response', () => {
  const anyDate = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, seconds) => {
      const start = Math.floor(date.getTime() / 1000) * 1000;
      const until = new Date(start + seconds * 1000);
      expect(parse(until.toUTCString(), new Date(start).toUTCString())).toBe(Math.max(0, seconds) * 1000);
    }),
  );
});

describe('parseRetryAfter, for an invalid value', () => {
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
  ])('returns undefined: %j', (value) => {
    expect(parse(value, 'Fri, 20 Nov 2026 13:37:00 GMT')).toBeUndefined();
  });

  test('returns undefined or a finite number of milliseconds for random text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 ,:GMTFriNov+-.') }), (value) => {
        const delayMs = parse(value);
        expect(delayMs === undefined || (Number.isFinite(delayMs) && delayMs >= 0)).toBe(true);
      }),
    );
  });
});

describe('a Retry-After date in a response without a valid Date header', () => {
  test.each([undefined, 'today'])('is compared with the local clock (Date: %s)', (date) => {
    expect(parse('Fri, 20 Nov 2026 13:37:00 GMT', date)).toBe(60_000);
    expect(parse('Fri, 20 Nov 2026 13:35:00 GMT', date)).toBe(0);
  });

  test('returns at most one day, because the local clock can be wrong', () => {
    expect(parse('Mon, 20 Nov 2034 13:37:00 GMT')).toBe(86_400_000);
  });
});
