import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createTurnBatch } from './turn-batch.ts';

test('sends the items of one turn together, in their order', async () => {
  const sent: number[] = [];
  const add = createTurnBatch((item: number) => sent.push(item));
  add(1);
  await undefined;
  add(2);
  expect(sent).toEqual([]);
  await setImmediate();
  expect(sent).toEqual([1, 2]);
  add(3);
  await setImmediate();
  expect(sent).toEqual([1, 2, 3]);
});

test('an item that is added while a batch is sent belongs to the next one', async () => {
  const sent: number[] = [];
  const add = createTurnBatch((item: number) => {
    sent.push(item);
    if (item < 3) add(item + 1);
  });
  add(1);
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    await setImmediate();
    expect(sent).toEqual(expected);
  }
});

test('sends while a test replaces the timers', async () => {
  vi.useFakeTimers();
  try {
    const sent: number[] = [];
    createTurnBatch((item: number) => sent.push(item))(1);
    await setImmediate();
    expect(sent).toEqual([1]);
  } finally {
    vi.useRealTimers();
  }
});
