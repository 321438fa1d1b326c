import { expect, test } from 'vitest';
import { recordUnhandledRejections } from '../../test/helpers/unhandled-rejections.ts';
import { ApiPromise, type ApiResult } from './api-promise.ts';

const result: ApiResult<number> = {
  data: 7,
  isReplayed: false,
  response: new Response(),
  idempotencyKey: 'key',
  attempts: [],
};

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

test.each<[string, (failing: ApiPromise<number>) => Promise<unknown>]>([
  ['withResponse()', (failing) => failing.withResponse()],
  ['the value', (failing) => failing],
])('ApiPromise leaves no unhandled rejection when only %s is awaited', async (_, awaited) => {
  const unhandled = recordUnhandledRejections();
  await expect(awaited(new ApiPromise(Promise.reject(new Error('no'))))).rejects.toThrow('no');
  expect(await unhandled()).toEqual([]);
});
