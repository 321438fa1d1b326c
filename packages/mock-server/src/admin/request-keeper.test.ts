import { expect, test } from 'vitest';
import type { JournalEntry } from '../merchant/journal.ts';
import { createRequestKeeper, type RequestKeeper } from './request-keeper.ts';

const forever = new AbortController().signal;

/** Keeps a request with a body of some bytes. */
async function keep(keeper: RequestKeeper, number: number, size: number, disposed = forever): Promise<void> {
  const body = async () => new Uint8Array(size);
  const entry = { number } as JournalEntry;
  keeper.keep(new Request('http://mock.test/v1/payments', { method: 'POST' }), {
    merchant: 'shop',
    entry,
    body,
    disposed,
  });
  await body();
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

test('keeps no request whose body broke off', async () => {
  const keeper = createRequestKeeper();
  const body = async () => undefined;
  keeper.keep(new Request('http://mock.test'), {
    merchant: 'shop',
    entry: { number: 1 } as JournalEntry,
    body,
    disposed: forever,
  });
  await body();
  expect(kept(keeper, [1])).toEqual([]);
});

test('removes the requests of a journal that was replaced, also one whose body arrives later', async () => {
  const keeper = createRequestKeeper();
  const journal = new AbortController();
  await keep(keeper, 1, 10, journal.signal);
  await keep(keeper, 2, 10);
  journal.abort();
  await keep(keeper, 3, 10, journal.signal);
  expect(kept(keeper, [1, 2, 3])).toEqual([2]);
});

test('keeps a copy of a chunk, and not the buffer around it', async () => {
  const keeper = createRequestKeeper();
  const chunk = new Uint8Array(new ArrayBuffer(65_536), 100, 3);
  const body = async () => chunk;
  keeper.keep(new Request('http://mock.test'), {
    merchant: 'shop',
    entry: { number: 1 } as JournalEntry,
    body,
    disposed: forever,
  });
  await body();
  expect(keeper.find('shop', 1)?.body.buffer.byteLength).toBe(3);
});
