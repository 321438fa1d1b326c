import { expect, test } from 'vitest';
import { ApiErrorResult } from '../model/api-error.ts';
import { type Policies, resolvePolicies } from '../model/policies.ts';
import { createIdempotency, type IdempotencyClaim } from './idempotency.ts';

const day = 86_400_000;
const answer = { status: 201, body: { id: '1' } };
const replay = { response: answer, bodyHash: 'hash' };

const keysBy = (policies: Policies = {}) => {
  const { claim, complete, burn, ...keys } = createIdempotency(resolvePolicies(policies));
  return {
    ...keys,
    claim: (key: string, now = 0) => claim(key, () => now),
    complete: (key: string, now = 0) => complete(key, answer, 'hash', now),
    burn: (key: string, now = 0) => burn(key, now),
  };
};

test('a key is claimed once, and its first answer is given again', () => {
  const keys = keysBy();
  expect(keys.claim('a')).toBe('claimed');
  keys.complete('a');
  expect(keys.claim('a')).toEqual(replay);
  expect(keys.claim('b')).toBe('claimed');
});

test.each([
  ['reject', 400],
  ['conflict', 409],
] as const)('a key whose request still runs is refused: %s', (onInFlight, status) => {
  const keys = keysBy({ onInFlight });
  keys.claim('a');
  const second = keys.claim('a');
  expect(second).toBeInstanceOf(ApiErrorResult);
  expect(second).toMatchObject({ status, code: 'REQUEST_IN_PROCESS' });
});

test('by policy others wait for the answer of the first', async () => {
  const keys = keysBy({ onInFlight: 'wait' });
  keys.claim('a');
  const waiting = Promise.all([keys.claim('a'), keys.claim('a')]);
  keys.complete('a');
  expect(await waiting).toEqual([replay, replay]);
});

test('when the first that others wait for is refused, the next takes its place', async () => {
  const keys = keysBy({ onInFlight: 'wait' });
  keys.claim('a');
  const claims: IdempotencyClaim[] = [];
  const waiting = [1, 2].map(async () => void claims.push(await keys.claim('a')));
  keys.release('a');
  await waiting[0];
  expect(claims).toEqual(['claimed']);
  keys.burn('a');
  await Promise.all(waiting);
  expect(claims[1]).toMatchObject({ code: 'IDEMPOTENCY_DUPLICATED' });
});

test('a released key is free again', () => {
  const keys = keysBy();
  keys.claim('a');
  keys.release('a');
  expect(keys.claim('a')).toBe('claimed');
});

test('a burned key is refused as long as it is remembered, or free again by policy', () => {
  const burning = keysBy();
  burning.claim('a');
  burning.burn('a');
  expect(burning.claim('a', day - 1)).toMatchObject({ status: 400, code: 'IDEMPOTENCY_DUPLICATED' });
  expect(burning.claim('a', day)).toBe('claimed');
  const retrying = keysBy({ onFirstFailure: 'release-key' });
  retrying.claim('a');
  retrying.burn('a');
  expect(retrying.claim('a')).toBe('claimed');
});

test.each([
  [undefined, day],
  ['90s', 90_000],
  [7 * day, 7 * day],
] as const)('a key is remembered for %s after its answer, to the millisecond', (idempotencyTtl, span) => {
  const keys = keysBy(idempotencyTtl === undefined ? {} : { idempotencyTtl });
  keys.claim('a');
  keys.complete('a', 5_000);
  expect(keys.claim('a', 5_000 + span - 1)).toEqual(replay);
  expect(keys.claim('a', 5_000 + span)).toBe('claimed');
});

test('a replay does not lengthen the memory', () => {
  const keys = keysBy();
  keys.claim('a');
  keys.complete('a');
  keys.claim('a', day - 1);
  expect(keys.claim('a', day)).toBe('claimed');
});

test('a key that runs is not forgotten, however long it takes', () => {
  const keys = keysBy();
  keys.claim('slow');
  expect(keys.claim('slow', 10 * day)).toBeInstanceOf(ApiErrorResult);
});

test('keys that have run out are forgotten in order, the others kept', () => {
  const keys = keysBy();
  for (let hour = 0; hour < 48; hour += 1) {
    keys.claim(`key-${hour}`, hour * 3_600_000);
    keys.complete(`key-${hour}`, hour * 3_600_000);
  }
  const now = 48 * 3_600_000;
  expect(keys.claim('key-24', now)).toBe('claimed');
  expect(keys.claim('key-25', now)).toEqual(replay);
  expect(keys.save()).toHaveLength(23);
});

test('saved keys are remembered by the policy of whoever loads them', () => {
  const keys = keysBy();
  keys.claim('a');
  keys.complete('a');
  const hasty = keysBy({ idempotencyTtl: '1h' });
  hasty.load(JSON.parse(JSON.stringify(keys.save())));
  expect(hasty.claim('a', 3_599_999)).toEqual(replay);
  expect(hasty.claim('a', 3_600_000)).toBe('claimed');
});
