import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebhookConfigurationError } from '../errors.ts';
import { postgresStore } from './postgres.ts';
import { withConflictRetries, withTableHint } from './postgres-client.ts';
import { redisStore } from './redis.ts';

/** Creates a statement that fails a number of times with a code, and then returns a row. */
function setUp(failures: number, code: string) {
  let runs = 0;
  const run = withConflictRetries(async (text, ...values) => {
    runs += 1;
    if (runs <= failures) throw Object.assign(new Error('of the database'), { code });
    return [[text, ...values]];
  });
  return { run, runs: () => runs };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(['40001', '40P01'])('retries a statement that PostgreSQL aborted with %s', async (code) => {
  const { run, runs } = setUp(12, code);
  const result = run('text', 'a', 1);
  await vi.runAllTimersAsync();
  expect(await result).toEqual([['text', 'a', 1]]);
  expect(runs()).toBe(13);
});

test('stops after the maximum number of retries', async () => {
  const { run, runs } = setUp(Number.POSITIVE_INFINITY, '40001');
  const failure = expect(run('text')).rejects.toThrow('of the database');
  await vi.runAllTimersAsync();
  await failure;
  expect(runs()).toBe(13);
});

test('rejects at once for any other error', async () => {
  const { run, runs } = setUp(1, '57P01');
  await expect(run('text')).rejects.toThrow('of the database');
  expect(runs()).toBe(1);
});

test('waits a random time before each retry, with a growing maximum', async () => {
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { run } = setUp(9, '40001');
  const result = run('text');
  await vi.runAllTimersAsync();
  await result;
  expect(pauses.mock.calls.map(([, ms]) => ms)).toEqual([4, 8, 16, 32, 64, 128, 256, 256, 256]);
});

test('a missing table names the statement that creates it', async () => {
  const cause = Object.assign(new Error('relation "webhook_claims" does not exist'), { code: '42P01' });
  const error = await postgresStore({ query: () => Promise.reject(cause) })
    .claim('key', { leaseMs: 1, token: 'token' })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WebhookConfigurationError);
  expect(error).toMatchObject({
    message: 'relation "webhook_claims" does not exist. Create it with postgresStoreSchema and the same options',
    cause,
  });
});

test.each([[undefined], [new Error('closed')]])('any other error of a client stays as it is (%s)', async (thrown) => {
  await expect(withTableHint(() => Promise.reject(thrown))('text')).rejects.toBe(thrown);
});

test.each([
  ['redisStore', redisStore],
  ['postgresStore', postgresStore],
])('%s names the clients that it accepts', (name, createStore) => {
  for (const client of [Promise.resolve({}), {}, undefined, 'redis://127.0.0.1']) {
    const message = new RegExp(`^${name} needs .*, not a promise or a URL \\(received ${typeof client}\\)$`);
    expect(() => createStore(client as never)).toThrow(message);
  }
});

test('redisStore works with an adapter that returns no promise', async () => {
  const store = redisStore({ eval: () => 'claimed' } as never);
  expect(await store.claim('key', { leaseMs: 1_000, token: 'token' })).toBe('claimed');
});
