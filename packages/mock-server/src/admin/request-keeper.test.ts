import { expect, test } from 'vitest';
import type { RecordedRequest } from '../http/mock-result.ts';
import { createRequestKeeper, type RequestKeeper } from './request-keeper.ts';

const forever = new AbortController().signal;
const head = { url: 'http://mock.test/v1/payments', method: 'POST', headers: [] };
const recordedOf = (number: number, body: RecordedRequest['body'], disposed = forever) =>
  ({ merchant: 'shop', number, body, disposed }) as RecordedRequest;

/** Keeps a request with a body of some bytes. */
function keep(keeper: RequestKeeper, number: number, size: number, disposed = forever): void {
  keeper.keep(
    head,
    recordedOf(number, () => new Uint8Array(size), disposed),
  );
}

const kept = (keeper: RequestKeeper, numbers: number[]) => numbers.filter((each) => keeper.find('shop', each));

test('drops the oldest requests above the largest number', () => {
  const keeper = createRequestKeeper({ count: 2, bytes: 1_000 });
  for (const number of [1, 2, 3]) keep(keeper, number, 10);
  expect(kept(keeper, [1, 2, 3])).toEqual([2, 3]);
});

test('drops the oldest requests above the largest size, and keeps no request that is larger alone', () => {
  const keeper = createRequestKeeper({ count: 10, bytes: 1_000 });
  for (const number of [1, 2, 3]) keep(keeper, number, 400);
  keep(keeper, 4, 1_001);
  expect(kept(keeper, [1, 2, 3, 4])).toEqual([2, 3]);
});

test('keeps a request when its body is complete, but not if it broke off', async () => {
  const keeper = createRequestKeeper();
  const complete = Promise.resolve(new Uint8Array(3));
  const broken = Promise.resolve(undefined);
  keeper.keep(
    head,
    recordedOf(1, () => complete),
  );
  keeper.keep(
    head,
    recordedOf(2, () => broken),
  );
  expect(kept(keeper, [1, 2])).toEqual([]);
  await Promise.all([complete, broken]);
  expect(kept(keeper, [1, 2])).toEqual([1]);
});

test('removes the requests of a journal that was replaced, and keeps none of it that arrives later', () => {
  const keeper = createRequestKeeper();
  const journal = new AbortController();
  keep(keeper, 1, 10, journal.signal);
  keep(keeper, 2, 10);
  journal.abort();
  keep(keeper, 3, 10, journal.signal);
  expect(kept(keeper, [1, 2, 3])).toEqual([2]);
});

test('keeps copies, which do not change with the bytes of the request', () => {
  const keeper = createRequestKeeper();
  for (const [number, size] of [
    [1, 3],
    [2, 65_530],
    [3, 20_000],
    [4, 5],
  ] as const) {
    const body = new Uint8Array(size).fill(number);
    keeper.keep(
      head,
      recordedOf(number, () => body),
    );
    body.fill(0);
  }
  for (const number of [1, 2, 3, 4]) expect(new Set(keeper.find('shop', number)?.body)).toEqual(new Set([number]));
  expect(keeper.find('shop', 2)?.body).toHaveLength(65_530);
});
