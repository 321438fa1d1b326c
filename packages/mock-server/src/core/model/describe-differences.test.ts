import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeDifferences, matchesPartial } from './matching.ts';

const throwing = { asymmetricMatch: (value: string) => value.startsWith('a') };
const circular: Record<string, unknown> = {};
circular.self = circular;

test.each<[unknown, unknown, string]>([
  [{ a: 1, b: 2 }, { a: 1 }, ''],
  [
    { data: { payment: { status: 'DECLINED' } } },
    { data: { payment: { status: 'SUCCEEDED' } } },
    'data.payment.status: expected "SUCCEEDED", received "DECLINED"',
  ],
  [{ data: {} }, { merchant_order_id: 'ORDER-1' }, 'merchant_order_id: expected "ORDER-1", received undefined'],
  [{ data: null }, { data: { id: 1 } }, 'data: expected {"id":1}, received null'],
  [{ items: [{ id: 1 }, { id: 2 }] }, { items: [{ id: 1 }, { id: 3 }] }, 'items[1].id: expected 3, received 2'],
  [{ items: [1, 2] }, { items: [1] }, 'items: expected 1 item, received 2 items'],
  [{ items: [] }, { items: {} }, ''],
  [{ items: {} }, { items: [] }, 'items: expected [], received {}'],
  [undefined, { a: 1 }, 'body: expected {"a":1}, received undefined'],
  [[1, 2], [1], 'body: expected 1 item, received 2 items'],
  [{ at: '2026-01-01T00:00:00.000Z' }, { at: new Date('2026-01-01') }, 'at: expected a Date, received a String'],
  [
    { a: { b: 1 } },
    { a: expect.objectContaining({ b: 2 }) },
    'a: expected "ObjectContaining {\\"b\\":2}", received {"b":1}',
  ],
  [{ a: 'x' }, { a: 10n }, 'a: expected "10n", received "x"'],
  [
    { type: 'y' },
    { type: 'x', absent: throwing },
    'type: expected "x", received "y"; absent: expected "[object Object]", received undefined',
  ],
  [{ a: 1 }, { a: circular }, 'a: expected [object Object], received 1'],
  [{ a: 'x' }, { a: expect.any(Number) }, 'a: expected "Any<Number>", received "x"'],
  [{ a: 'x'.repeat(200) }, { a: '' }, `a: expected "", received "${'x'.repeat(98)}…`],
  [
    {},
    { a: 1, b: 2, c: 3, d: 4, e: 5 },
    'a: expected 1, received undefined; b: expected 2, received undefined; c: expected 3, received undefined; and 2 more',
  ],
])('%o and the expected %o', (actual, expected, text) => {
  expect(describeDifferences(actual, expected)).toBe(text);
});

test('describes a difference exactly when the values do not match', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(value, value, (actual, expected) => {
      expect(describeDifferences(actual, expected) === '').toBe(matchesPartial(actual, expected));
      expect(describeDifferences(actual, actual)).toBe('');
    }),
  );
});
