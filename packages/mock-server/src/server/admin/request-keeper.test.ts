import { expect, test } from 'vitest';
import type { RecordedRequest } from '../../core/http/mock-result.ts';
import { createRequestKeeper, type RequestKeeper } from './request-keeper.ts';

const forever = new AbortController().signal;
const head = { url: 'http://mock.test/v1/payments', method: 'POST', headers: [] };
const recordedOf = (number: number, body: RecordedRequest['body'], disposed = forever) =>
  ({ merchant: 'shop', number, body, disposed }) as RecordedRequest;

/** Keeps a request with a body of some bytes. */
function keep(keeper: RequestKeeper, number: number, size: number, disposed = forever): Promise<void> {
  return keeper.keep(
    head,
    recordedOf(number, async () => new Uint8Array(size), disposed),
  );
}

const kept = (keeper: RequestKeeper, numbers: number[]) => numbers.filter((each) => keeper.find('shop', each));

test('drops the oldest requests above the largest number', async () => {
  const keeper = createRequestKeeper({ count: 2, bytes: 1_000 });
  for (const number of [1, 2, 3]) await keep(keeper, number, 10);
  expect(kept(keeper, [1, 2, 3])).toEqual([2, 3]);
});

test('drops the oldest requests above the largest size, and keeps no request that is larger alone', async () => {
  const keeper = createRequestKeeper({ count: 10, bytes: 1_000 });
  for (const number of [1, 2, 3]) await keep(keeper, number, 400);
  await keep(keeper, 4, 1_001);
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

test('removes the requests of a journal that was replaced, and keeps none of it that arrives later', async () => {
  const keeper = createRequestKeeper();
  const journal = new AbortController();
  await keep(keeper, 1, 10, journal.signal);
  await keep(keeper, 2, 10);
  journal.abort();
  await keep(keeper, 3, 10, journal.signal);
  expect(kept(keeper, [1, 2, 3])).toEqual([2]);
});

test('keeps a copy, which does not change with the bytes of the request', async () => {
  const keeper = createRequestKeeper();
  const body = new Uint8Array(65_530).fill(1);
  await keeper.keep(
    head,
    recordedOf(1, async () => body),
  );
  body.fill(0);
  expect(keeper.find('shop', 1)?.body).toEqual(new Uint8Array(65_530).fill(1));
});
