import { describe, expect, test } from 'vitest';
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

describe('memoryStore', () => {
  test('gives a claim to one token only', async () => {
    const { claim } = setUp();
    expect(await claim('k', 'a')).toBe('claimed');
    expect(await claim('k', 'b')).toBe('in_flight');
    expect(await claim('other', 'b')).toBe('claimed');
  });

  test('gives one of 100 simultaneous claims', async () => {
    const { claim } = setUp();
    const results = await Promise.all(Array.from({ length: 100 }, (_, token) => claim('k', String(token))));
    expect(results.filter((result) => result === 'claimed')).toHaveLength(1);
    expect(results.filter((result) => result === 'in_flight')).toHaveLength(99);
  });

  test('returns done for every token after a commit', async () => {
    const { claim, commit } = setUp();
    await claim('k', 'a');
    expect(await commit('k', 'a')).toBe(true);
    expect(await claim('k', 'a')).toBe('done');
    expect(await claim('k', 'b')).toBe('done');
  });

  test('frees a key exactly when its lease ends', async () => {
    const { claim, pass } = setUp();
    await claim('k', 'a');
    pass(leaseMs - 1);
    expect(await claim('k', 'b')).toBe('in_flight');
    pass(1);
    expect(await claim('k', 'b')).toBe('claimed');
    expect(await claim('k', 'a')).toBe('in_flight');
  });

  test('frees a done key exactly when its time to live ends', async () => {
    const { claim, commit, pass } = setUp();
    await claim('k', 'a');
    await commit('k', 'a');
    pass(ttlMs - 1);
    expect(await claim('k', 'b')).toBe('done');
    pass(1);
    expect(await claim('k', 'b')).toBe('claimed');
  });

  test('ignores the release of a free key', async () => {
    const { claim, release } = setUp();
    await release('k', 'a');
    expect(await claim('k', 'b')).toBe('claimed');
  });

  test('frees a key when its claim is released', async () => {
    const { claim, release } = setUp();
    await claim('k', 'a');
    await release('k', 'a');
    expect(await claim('k', 'b')).toBe('claimed');
  });
});

describe('a claim in memoryStore', () => {
  test('is renewed by its own token', async () => {
    const { claim, pass } = setUp();
    await claim('k', 'a');
    pass(leaseMs - 1);
    expect(await claim('k', 'a')).toBe('claimed');
    pass(leaseMs - 1);
    expect(await claim('k', 'b')).toBe('in_flight');
  });

  test('cannot be released under another token', async () => {
    const { claim, release } = setUp();
    await claim('k', 'a');
    await release('k', 'b');
    expect(await claim('k', 'b')).toBe('in_flight');
  });

  test('cannot release the claim of another token after its lease ended', async () => {
    const { claim, release, pass } = setUp();
    await claim('k', 'a');
    pass(leaseMs);
    await claim('k', 'b');
    await release('k', 'a');
    expect(await claim('k', 'c')).toBe('in_flight');
  });

  test('returns false for a commit after another token claimed the key', async () => {
    const { claim, commit, pass } = setUp();
    await claim('k', 'a');
    pass(leaseMs);
    await claim('k', 'b');
    expect(await commit('k', 'a')).toBe(false);
    expect(await claim('k', 'c')).toBe('in_flight');
    expect(await commit('k', 'b')).toBe(true);
    expect(await commit('k', 'a')).toBe(false);
  });

  test('can be committed after its lease ended when the key is still free', async () => {
    const { claim, commit, pass } = setUp();
    await claim('k', 'a');
    pass(leaseMs);
    expect(await commit('k', 'a')).toBe(true);
    expect(await claim('k', 'b')).toBe('done');
  });

  test('can be committed twice', async () => {
    const { claim, commit } = setUp();
    await claim('k', 'a');
    await commit('k', 'a');
    expect(await commit('k', 'a')).toBe(true);
  });

  test('cannot be released after the commit', async () => {
    const { claim, commit, release } = setUp();
    await claim('k', 'a');
    await commit('k', 'a');
    await release('k', 'a');
    expect(await claim('k', 'b')).toBe('done');
  });
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
