import { describe, expect, test } from 'vitest';
import { describeStore } from '../../../test/helpers/store-contract.ts';
import { WebhookConfigurationError } from '../errors.ts';
import { memoryStore } from './memory.ts';
import type { WebhookStore } from './store.ts';

const leaseMs = 30_000;
const ttlMs = 60_000;

/** Creates a store on a clock that advances only when the test advances it. */
function setUp(maxKeys?: number) {
  let time = 1_000;
  const store = memoryStore({ now: () => time, ...(maxKeys === undefined ? {} : { maxKeys }) });
  const pass = (ms: number) => {
    time += ms;
  };
  const claim = (key: string, token: string) => store.claim(key, { leaseMs, token });
  const commit = (key: string, token: string) => store.commit(key, token, { ttlMs });
  return { ...store, claim, commit, pass };
}

const memory = memoryStore();
describeStore('the memory of a process', async () => ({ store: memory, close: async () => {} }));

test('memoryStore frees a key exactly when its lease ends, for the first token to claim it', async () => {
  const { claim, pass } = setUp();
  await claim('k', 'a');
  pass(leaseMs - 1);
  expect(await claim('k', 'b')).toBe('in_flight');
  pass(1);
  expect(await claim('k', 'b')).toBe('claimed');
  expect(await claim('k', 'a')).toBe('in_flight');
});

test('memoryStore frees a done key exactly when its time to live ends', async () => {
  const { claim, commit, pass } = setUp();
  await claim('k', 'a');
  await commit('k', 'a');
  pass(ttlMs - 1);
  expect(await claim('k', 'b')).toBe('done');
  pass(1);
  expect(await claim('k', 'b')).toBe('claimed');
});

describe('a full memoryStore', () => {
  test('forgets the event that was handled first', async () => {
    const { claim, commit } = setUp(2);
    for (const key of ['first', 'second']) await claim(key, 'a');
    for (const key of ['second', 'first']) await commit(key, 'a');
    expect(await claim('third', 'a')).toBe('claimed');
    expect(await claim('first', 'b')).toBe('done');
    expect(await claim('second', 'b')).toBe('claimed');
  });

  test('never forgets an event in flight, and rejects a new claim instead', async () => {
    const { claim, pass } = setUp(2);
    await claim('first', 'a');
    await claim('second', 'a');
    await expect(claim('third', 'a')).rejects.toThrow('all 2 events are in flight');
    expect(await claim('first', 'a')).toBe('claimed');
    expect(await claim('first', 'b')).toBe('in_flight');
    pass(leaseMs);
    expect(await claim('third', 'a')).toBe('claimed');
  });

  test('has room for 100,000 events by default', async () => {
    const { claim } = setUp();
    for (let n = 0; n < 100_000; n++) await claim(String(n), 'a');
    await expect(claim('one more', 'a')).rejects.toThrow('all 100000 events are in flight');
  });

  test.each([0, -1, 1.5, Number.NaN, '9'])('cannot be created with maxKeys %s', (maxKeys) => {
    expect(() => memoryStore({ maxKeys: maxKeys as number })).toThrow(WebhookConfigurationError);
    expect(() => memoryStore({ maxKeys: maxKeys as number })).toThrow(
      `maxKeys must be a positive integer (received ${maxKeys})`,
    );
  });
});

test('memoryStore is volatile and uses the system clock', async () => {
  const store: WebhookStore = memoryStore();
  expect(store.isVolatile).toBe(true);
  expect(await store.claim('k', { leaseMs: 60_000, token: 'a' })).toBe('claimed');
  expect(await store.claim('k', { leaseMs: 60_000, token: 'b' })).toBe('in_flight');
  expect(await store.claim('l', { leaseMs: 0, token: 'a' })).toBe('claimed');
  expect(await store.claim('l', { leaseMs: 0, token: 'b' })).toBe('claimed');
});
