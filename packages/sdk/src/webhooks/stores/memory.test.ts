import { describe, expect, test } from 'vitest';
import { WebhookConfigurationError } from '../errors.ts';
import { memoryStore } from './memory.ts';
import type { WebhookStore } from './store.ts';

const leaseMs = 30_000;
const ttlMs = 60_000;

/** A store on a clock that stands still until it is told otherwise. */
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

describe('a key', () => {
  test('is claimed once', async () => {
    const { claim } = setUp();
    expect(await claim('k', 'a')).toBe('claimed');
    expect(await claim('k', 'b')).toBe('in_flight');
    expect(await claim('other', 'b')).toBe('claimed');
  });

  test('is claimed once of 100 times at once', async () => {
    const { claim } = setUp();
    const results = await Promise.all(Array.from({ length: 100 }, (_, token) => claim('k', String(token))));
    expect(results.filter((result) => result === 'claimed')).toHaveLength(1);
    expect(results.filter((result) => result === 'in_flight')).toHaveLength(99);
  });

  test('is done once it is committed, for everybody', async () => {
    const { claim, commit } = setUp();
    await claim('k', 'a');
    expect(await commit('k', 'a')).toBe(true);
    expect(await claim('k', 'a')).toBe('done');
    expect(await claim('k', 'b')).toBe('done');
  });

  test('is free again when its lease has ended, not before', async () => {
    const { claim, pass } = setUp();
    await claim('k', 'a');
    pass(leaseMs - 1);
    expect(await claim('k', 'b')).toBe('in_flight');
    pass(1);
    expect(await claim('k', 'b')).toBe('claimed');
    expect(await claim('k', 'a')).toBe('in_flight');
  });

  test('is free again when the time to live of what was done has ended, not before', async () => {
    const { claim, commit, pass } = setUp();
    await claim('k', 'a');
    await commit('k', 'a');
    pass(ttlMs - 1);
    expect(await claim('k', 'b')).toBe('done');
    pass(1);
    expect(await claim('k', 'b')).toBe('claimed');
  });

  test('that nobody has claimed can be released: nothing happens', async () => {
    const { claim, release } = setUp();
    await release('k', 'a');
    expect(await claim('k', 'b')).toBe('claimed');
  });

  test('is free again when it is released', async () => {
    const { claim, release } = setUp();
    await claim('k', 'a');
    await release('k', 'a');
    expect(await claim('k', 'b')).toBe('claimed');
  });
});

describe('a claim', () => {
  test('under the token that holds it is a renewal', async () => {
    const { claim, pass } = setUp();
    await claim('k', 'a');
    pass(leaseMs - 1);
    expect(await claim('k', 'a')).toBe('claimed');
    pass(leaseMs - 1);
    expect(await claim('k', 'b')).toBe('in_flight');
  });

  test('is released by nobody else', async () => {
    const { claim, release } = setUp();
    await claim('k', 'a');
    await release('k', 'b');
    expect(await claim('k', 'b')).toBe('in_flight');
  });

  test('that outlived its lease cannot release that of somebody else', async () => {
    const { claim, release, pass } = setUp();
    await claim('k', 'a');
    pass(leaseMs);
    await claim('k', 'b');
    await release('k', 'a');
    expect(await claim('k', 'c')).toBe('in_flight');
  });

  test('that outlived its lease cannot be committed over that of somebody else, and says so', async () => {
    const { claim, commit, pass } = setUp();
    await claim('k', 'a');
    pass(leaseMs);
    await claim('k', 'b');
    expect(await commit('k', 'a')).toBe(false);
    expect(await claim('k', 'c')).toBe('in_flight');
    expect(await commit('k', 'b')).toBe(true);
    expect(await commit('k', 'a')).toBe(false);
  });

  test('that outlived its lease is committed when nobody else came', async () => {
    const { claim, commit, pass } = setUp();
    await claim('k', 'a');
    pass(leaseMs);
    expect(await commit('k', 'a')).toBe(true);
    expect(await claim('k', 'b')).toBe('done');
  });

  test('may be committed again when it is not known whether it was', async () => {
    const { claim, commit } = setUp();
    await claim('k', 'a');
    await commit('k', 'a');
    expect(await commit('k', 'a')).toBe(true);
  });

  test('cannot be released once it is committed', async () => {
    const { claim, commit, release } = setUp();
    await claim('k', 'a');
    await commit('k', 'a');
    await release('k', 'a');
    expect(await claim('k', 'b')).toBe('done');
  });
});

describe('when there is no more room', () => {
  test('what was handled longest ago is forgotten', async () => {
    const { claim, commit } = setUp(2);
    for (const key of ['first', 'second']) await claim(key, 'a');
    for (const key of ['second', 'first']) await commit(key, 'a');
    expect(await claim('third', 'a')).toBe('claimed');
    expect(await claim('first', 'b')).toBe('done');
    expect(await claim('second', 'b')).toBe('claimed');
  });

  test('what is under way is never forgotten, and a claim fails', async () => {
    const { claim, pass } = setUp(2);
    await claim('first', 'a');
    await claim('second', 'a');
    await expect(claim('third', 'a')).rejects.toThrow('has room for 2 events');
    expect(await claim('first', 'a')).toBe('claimed');
    expect(await claim('first', 'b')).toBe('in_flight');
    pass(leaseMs);
    expect(await claim('third', 'a')).toBe('claimed');
  });

  test('there was room for 100,000', async () => {
    const { claim } = setUp();
    for (let n = 0; n < 100_000; n++) await claim(String(n), 'a');
    await expect(claim('one more', 'a')).rejects.toThrow('has room for 100000 events');
  });

  test.each([0, -1, 1.5, Number.NaN, '9'])('at all (%s), it is a mistake', (maxKeys) => {
    expect(() => memoryStore({ maxKeys: maxKeys as number })).toThrow(WebhookConfigurationError);
    expect(() => memoryStore({ maxKeys: maxKeys as number })).toThrow('maxKeys must be a whole number above 0');
  });
});

test('it says that it forgets, and goes by the time of day', async () => {
  const store: WebhookStore = memoryStore();
  expect(store.isVolatile).toBe(true);
  expect(await store.claim('k', { leaseMs: 60_000, token: 'a' })).toBe('claimed');
  expect(await store.claim('k', { leaseMs: 60_000, token: 'b' })).toBe('in_flight');
  expect(await store.claim('l', { leaseMs: 0, token: 'a' })).toBe('claimed');
  expect(await store.claim('l', { leaseMs: 0, token: 'b' })).toBe('claimed');
});
