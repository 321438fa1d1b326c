import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import { caller, mock, savedSnapshot, startMock, useMockServer } from '../../../test/helpers/test-mock.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { type Policies, resolvePolicies } from '../model/resolve-policies.ts';
import { createIdempotency, type IdempotencyClaim } from './idempotency.ts';

useMockServer();
const day = 86_400_000;
const response = { status: 201, body: { id: '1' } };
const replay = { response: response, bodyHash: 1 };

const keysBy = (policies: Policies = {}) => {
  const { claim, complete, consume, ...keys } = createIdempotency(resolvePolicies(policies));
  return {
    ...keys,
    claim: (key: string, now = 0) => claim(key, () => now),
    complete: (key: string, now = 0) => complete(key, response, 1, now),
    consume: (key: string, now = 0) => consume(key, now),
  };
};

test('a key is claimed once, and its first response is replayed', () => {
  const keys = keysBy();
  expect(keys.claim('a')).toBe('claimed');
  keys.complete('a');
  expect(keys.claim('a')).toEqual(replay);
  expect(keys.claim('b')).toBe('claimed');
});

test.each([
  ['reject', 400],
  ['conflict', 409],
] as const)('a key in flight is rejected: %s', async (onInFlight, status) => {
  const keys = keysBy({ onInFlight });
  keys.claim('a');
  const second = await keys.claim('a');
  expect(second).toBeInstanceOf(ApiErrorResult);
  expect(second).toMatchObject({ status, code: 'REQUEST_IN_PROCESS' });
});

test('a key whose first request ends before other work comes is replayed', async () => {
  const keys = keysBy({ onInFlight: 'reject' });
  keys.claim('a');
  const repeat = keys.claim('a');
  for (let step = 0; step < 100; step += 1) await undefined;
  keys.complete('a');
  expect(await repeat).toEqual(replay);
});

test('onInFlight: wait delays a repeat until the first response', async () => {
  const keys = keysBy({ onInFlight: 'wait' });
  keys.claim('a');
  const waiting = Promise.all([keys.claim('a'), keys.claim('a')]);
  keys.complete('a');
  expect(await waiting).toEqual([replay, replay]);
});

test('the next waiting request claims the key when the first is rejected', async () => {
  const keys = keysBy({ onInFlight: 'wait' });
  keys.claim('a');
  const claims: IdempotencyClaim[] = [];
  const waiting = [1, 2].map(async () => void claims.push(await keys.claim('a')));
  keys.release('a');
  await waiting[0];
  expect(claims).toEqual(['claimed']);
  keys.consume('a');
  await Promise.all(waiting);
  expect(claims[1]).toMatchObject({ code: 'IDEMPOTENCY_DUPLICATED' });
});

test('a released key is free again', () => {
  const keys = keysBy();
  keys.claim('a');
  keys.release('a');
  expect(keys.claim('a')).toBe('claimed');
});

test('a consumed key is rejected until it expires, or free at once with release-key', () => {
  const consuming = keysBy();
  consuming.claim('a');
  consuming.consume('a');
  expect(consuming.claim('a', day - 1)).toMatchObject({ status: 400, code: 'IDEMPOTENCY_DUPLICATED' });
  expect(consuming.claim('a', day)).toBe('claimed');
  const retrying = keysBy({ onFirstFailure: 'release-key' });
  retrying.claim('a');
  retrying.consume('a');
  expect(retrying.claim('a')).toBe('claimed');
});

test.each([
  [undefined, day],
  ['90s', 90_000],
  [7 * day, 7 * day],
] as const)('a key is kept for %s after its response, to the millisecond', (idempotencyTtl, span) => {
  const keys = keysBy(idempotencyTtl === undefined ? {} : { idempotencyTtl });
  keys.claim('a');
  keys.complete('a', 5_000);
  expect(keys.claim('a', 5_000 + span - 1)).toEqual(replay);
  expect(keys.claim('a', 5_000 + span)).toBe('claimed');
});

test('a replay does not extend the lifetime of a key', () => {
  const keys = keysBy();
  keys.claim('a');
  keys.complete('a');
  keys.claim('a', day - 1);
  expect(keys.claim('a', day)).toBe('claimed');
});

test('a key in flight does not expire', async () => {
  const keys = keysBy();
  keys.claim('slow');
  expect(await keys.claim('slow', 10 * day)).toBeInstanceOf(ApiErrorResult);
});

test('each key expires at its own time', () => {
  const keys = keysBy();
  for (let hour = 0; hour < 48; hour += 1) {
    keys.claim(`key-${hour}`, hour * 3_600_000);
    keys.complete(`key-${hour}`, hour * 3_600_000);
  }
  const now = 48 * 3_600_000;
  expect(keys.claim('key-24', now)).toBe('claimed');
  expect(keys.claim('key-25', now)).toEqual(replay);
});

test('saved keys expire by the policy of the merchant that loads them', () => {
  const keys = keysBy();
  keys.claim('a');
  keys.complete('a');
  const hasty = keysBy({ idempotencyTtl: '1h' });
  hasty.load(JSON.parse(JSON.stringify(keys.save())));
  expect(hasty.claim('a', 3_599_999)).toEqual(replay);
  expect(hasty.claim('a', 3_600_000)).toBe('claimed');
});

test('a key is known until its time is over, also after a restored snapshot', () => {
  const use = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    after: fc.integer({ min: 0, max: 1_500 }),
    isRestored: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(use), (uses) => {
      const ttl = 1_000;
      const create = () => createIdempotency({ ...resolvePolicies({}), idempotencyTtl: ttl });
      let keys = create();
      let now = 0;
      const expiry = new Map<string, number>();
      for (const { key, after, isRestored } of uses) {
        now += after;
        if (isRestored) {
          const saved = keys.save();
          keys = create();
          keys.load(saved);
        }
        const isKnown = (expiry.get(key) ?? 0) > now;
        expect(keys.claim(key, () => now)).toEqual(isKnown ? replay : 'claimed');
        if (isKnown) continue;
        keys.complete(key, response, 1, now);
        expiry.set(key, now + ttl);
      }
    }),
  );
});

test('a key expires when its own time is over, also before a key that was claimed earlier', () => {
  const keys = keysBy({ idempotencyTtl: '1d' });
  keys.claim('slow', 0);
  keys.claim('fast', 0);
  keys.complete('fast', 0);
  keys.complete('slow', 1_000);
  expect(keys.claim('fast', day - 1)).toEqual(replay);
  expect(keys.claim('fast', day)).toBe('claimed');
  expect(keys.claim('slow', day)).toEqual(replay);
  expect(keys.claim('slow', day + 1_000)).toBe('claimed');
});

test('a running key is not saved', () => {
  const keys = keysBy({ idempotencyTtl: '1d' });
  keys.claim('running', 0);
  keys.claim('ended', 0);
  keys.complete('ended', 0);
  expect(keys.save().map(([key]) => key)).toEqual(['ended']);
});

test('an ended key is not released', () => {
  const keys = keysBy();
  keys.claim('a');
  keys.complete('a');
  keys.release('a');
  expect(keys.claim('a')).toEqual(replay);
});

test('the response of a repeated key and of the journal stay those of the first request after the payment has changed', async () => {
  const headers = { 'x-idempotency-key': 'one' };
  const create = () => caller.post('/v1/payments', cardPayment(), headers);
  const first = await create();
  const [before] = mock.journal.requests();
  mock.payments.openChargeback(first.json.id);
  expect((await create()).text).toBe(first.text);
  expect(mock.journal.requests()[0]).toEqual(before);
  const snapshot = savedSnapshot();
  await mock.restore(snapshot);
  expect(savedSnapshot()).toEqual(snapshot);
  expect((await create()).text).toBe(first.text);
});

test.each([
  ['all', 10],
  ['specified', 20],
] as const)(
  'a repeated refund with the policy idempotentOperations: %s refunds %d',
  async (idempotentOperations, refunded) => {
    startMock({ policies: { idempotentOperations } });
    const headers = { 'x-idempotency-key': 'one' };
    const [payment] = [
      await caller.post('/v1/payments', cardPayment(), headers),
      await caller.post('/v1/payments', cardPayment(), headers),
    ];
    const { id, transactions } = payment.json;
    const refund = { merchant_reference: 'REFUND-1', amount: { currency: 'USD', value: 10 } };
    for (const _ of [1, 2])
      await caller.post(`/v1/payments/${id}/transactions/${transactions.id}/refund`, refund, headers);
    expect(mock.payments.list()).toHaveLength(1);
    expect(mock.payments.get(id).amount.refunded).toBe(refunded);
  },
);
