import { expect, test } from 'vitest';
import { describeDifference, type RunEvent } from './repeatability.ts';

const events = (...bodies: unknown[]): RunEvent[] =>
  bodies.map((body) => ({ title: 'POST /v1/payments', parts: { path: ['', 'v1', 'payments'], body } }));

test.each([
  ['a UUID', '123e4567-e89b-42d3-a456-426614174000', '7c9e6679-7425-40de-944b-e07fc1f90ae7'],
  ['a ULID', '01ARZ3NDEKTSV4RRFFQ69G5FAV', '01BX5ZZKBKACTAV9WEVGEMMVRZ'],
  ['a time', 1_700_000_000_000, 1_700_000_000_017],
])('%s may differ, if it is the same wherever the other run has the same value', (_name, one, other) => {
  const first = events({ reference: one }, { metadata: [{ key: 'cart', value: one }] });
  const runWith = (value: unknown) => events({ reference: other }, { metadata: [{ key: 'cart', value }] });
  expect(describeDifference(first, runWith(other))).toBe(undefined);
  expect(describeDifference(first, runWith(one))).toMatch(
    /^two runs without a failure differ in event 2 \(POST \/v1\/payments\), in body\.metadata\.0\.value\. First run: /,
  );
});

test('two generated values are not one', () => {
  const difference = describeDifference(events({ one: 'a', other: 'b' }), events({ one: 'x', other: 'x' }));
  expect(difference).toContain('in body.other. First run: b. Second run: x');
});

test.each([
  [{ amount: { value: 1 } }, { amount: { value: 2 } }, 'body.amount.value'],
  [{ currency: 'USD' }, { currency: 'EUR' }, 'body.currency'],
  [{ status: 'open' }, { status: 'paid' }, 'body.status'],
  [{ a: 1 }, { a: '1' }, 'body.a'],
  [{ a: null }, { a: {} }, 'body.a'],
  [{ a: true }, { a: false }, 'body.a'],
])('%j and %j differ in %s', (one, other, place) => {
  expect(describeDifference(events(one), events(other))).toContain(`, in ${place}. First run`);
});

test('a path, a field and a missing event differ', () => {
  const other = { title: 'POST /v1/payments', parts: { path: ['', 'v1', 'refunds'], body: {} } };
  expect(describeDifference(events({}), [other])).toContain('in path.2. First run: payments. Second run: refunds');
  expect(describeDifference(events({}), [])).toContain(
    'First run: event 1 (POST /v1/payments), in path.0. Second run: nothing',
  );
  expect(describeDifference(events({ a: { a: 1 } }), events({ a: { b: 1 } }))).toMatch(
    /First run: event 1 .+, in body\.a\.a\. Second run: event 1 .+, in body\.a\.b/,
  );
});
