import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiPromise, type ApiResult } from './api-promise.ts';

const result: ApiResult<number> = { data: 7, response: new Response(), idempotencyKey: 'key', attempts: [] };
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

beforeEach(() => {
  unhandled.length = 0;
  process.on('unhandledRejection', note);
});
afterEach(() => {
  process.off('unhandledRejection', note);
});

/** Long enough for the runtime to report a rejection that nobody handles. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('gives the value, or the value with the answer around it', async () => {
  const promise = new ApiPromise(Promise.resolve(result));
  expect(await promise).toBe(7);
  expect(await promise.withResponse()).toBe(result);
  expect(await Promise.all([promise, promise.then((value) => value + 1)])).toEqual([7, 8]);
});

test('is a promise like any other', async () => {
  const promise = new ApiPromise(Promise.resolve(result));
  expect(promise).toBeInstanceOf(Promise);
  let cleanedUp = false;
  expect(await promise.finally(() => (cleanedUp = true))).toBe(7);
  expect(cleanedUp).toBe(true);
  expect(promise.then(() => {})).not.toBeInstanceOf(ApiPromise);
  expect(await new ApiPromise(Promise.reject(new Error('no'))).catch(String)).toBe('Error: no');
});

test('leaves no unhandled rejection when only withResponse is awaited', async () => {
  const failing = new ApiPromise(Promise.reject(new Error('no')));
  await expect(failing.withResponse()).rejects.toThrow('no');
  await settle();
  expect(unhandled).toEqual([]);
});

test('leaves no unhandled rejection when only the value is awaited', async () => {
  const failing = new ApiPromise(Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await settle();
  expect(unhandled).toEqual([]);
});
