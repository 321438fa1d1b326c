import { expect, test } from 'vitest';
import { createIdempotency } from './idempotency.ts';
import { Refusal } from './refusal.ts';

const day = 86_400_000;
const answer = { status: 201, body: { id: '1' } };

test('a key is claimed once, and its first answer is given again', () => {
  const keys = createIdempotency();
  expect(keys.claim('a', 0)).toBe('claimed');
  keys.complete('a', answer, 0);
  expect(keys.claim('a', 0)).toBe(answer);
  expect(keys.claim('b', 0)).toBe('claimed');
});

test('a key whose request still runs is refused', () => {
  const keys = createIdempotency();
  keys.claim('a', 0);
  const second = keys.claim('a', 0);
  expect(second).toBeInstanceOf(Refusal);
  expect(second).toMatchObject({ status: 400, code: 'REQUEST_IN_PROCESS' });
});

test('a released key is free again', () => {
  const keys = createIdempotency();
  keys.claim('a', 0);
  keys.release('a');
  expect(keys.claim('a', 0)).toBe('claimed');
});

test('a key is remembered for 24 hours after its answer, to the millisecond', () => {
  const keys = createIdempotency();
  keys.claim('a', 0);
  keys.complete('a', answer, 5_000);
  expect(keys.claim('a', 5_000 + day - 1)).toBe(answer);
  expect(keys.claim('a', 5_000 + day)).toBe('claimed');
});

test('a replay does not lengthen the memory', () => {
  const keys = createIdempotency();
  keys.claim('a', 0);
  keys.complete('a', answer, 0);
  keys.claim('a', day - 1);
  expect(keys.claim('a', day)).toBe('claimed');
});

test('a key that runs is not forgotten, however long it takes', () => {
  const keys = createIdempotency();
  keys.claim('slow', 0);
  expect(keys.claim('slow', 10 * day)).toBeInstanceOf(Refusal);
});

test('keys that have run out are forgotten in order, the others kept', () => {
  const keys = createIdempotency();
  for (let hour = 0; hour < 48; hour += 1) {
    keys.claim(`key-${hour}`, hour * 3_600_000);
    keys.complete(`key-${hour}`, answer, hour * 3_600_000);
  }
  const now = 48 * 3_600_000;
  expect(keys.claim('key-24', now)).toBe('claimed');
  expect(keys.claim('key-25', now)).toBe(answer);
});
