import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiPromise, type ApiResult } from './api-promise.ts';

const result: ApiResult<number> = {
  data: 7,
  isReplayed: false,
  response: new Response(),
  idempotencyKey: 'key',
  attempts: [],
};
const unhandled: unknown[] = [];
const recordRejection = (reason: unknown) => unhandled.push(reason);

beforeEach(() => {
  unhandled.length = 0;
  process.on('unhandledRejection', recordRejection);
});
afterEach(() => {
  process.off('unhandledRejection', recordRejection);
});

/** Waits until the runtime has reported unhandled rejections. */
const waitForUnhandledRejections = () => new Promise((resolve) => setTimeout(resolve, 20));

test('ApiPromise resolves to the value, and withResponse() to the value with its response', async () => {
  const promise = new ApiPromise(Promise.resolve(result));
  expect(await promise).toBe(7);
  expect(await promise.withResponse()).toBe(result);
  expect(await Promise.all([promise, promise.then((value) => value + 1)])).toEqual([7, 8]);
});

test('ApiPromise supports then, catch and finally like a standard promise', async () => {
  const promise = new ApiPromise(Promise.resolve(result));
  expect(promise).toBeInstanceOf(Promise);
  let cleanedUp = false;
  expect(await promise.finally(() => (cleanedUp = true))).toBe(7);
  expect(cleanedUp).toBe(true);
  expect(promise.then(() => {})).not.toBeInstanceOf(ApiPromise);
  expect(await new ApiPromise(Promise.reject(new Error('no'))).catch(String)).toBe('Error: no');
});

test('ApiPromise leaves no unhandled rejection when only withResponse() is awaited', async () => {
  const failing = new ApiPromise(Promise.reject(new Error('no')));
  await expect(failing.withResponse()).rejects.toThrow('no');
  await waitForUnhandledRejections();
  expect(unhandled).toEqual([]);
});

test('ApiPromise leaves no unhandled rejection when only the value is awaited', async () => {
  const failing = new ApiPromise(Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await waitForUnhandledRejections();
  expect(unhandled).toEqual([]);
});
