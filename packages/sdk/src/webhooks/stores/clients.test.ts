import { expect, test } from 'vitest';
import { postgresStore } from './postgres.ts';
import { redisStore } from './redis.ts';

const awaitIt = '(received a promise: await it)';

test('redisStore works with an adapter that returns no promise', async () => {
  const store = redisStore({ eval: () => 'claimed' } as never);
  expect(await store.claim('key', { leaseMs: 1_000, token: 'token' })).toBe('claimed');
});

test.each([
  ['redisStore', redisStore],
  ['postgresStore', postgresStore],
])('%s names a promise of a client', (name, createStore) => {
  expect(() => createStore(Promise.resolve({}) as never)).toThrow(awaitIt);
  expect(() => createStore({} as never)).toThrow(new RegExp(`^${name} needs [^(]*$`));
});
