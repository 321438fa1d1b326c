import { expect, test } from 'vitest';
import { createFilteredLog, createLog } from './log.ts';

interface Entry {
  readonly number: number;
}

function fill(log: ReturnType<typeof createLog<Entry>>, from: number, to: number): void {
  log.append(Array.from({ length: to - from + 1 }, (_, index) => ({ number: from + index })));
}

const isEven = ({ number }: Entry) => number % 2 === 0;
const numbers = (entries: readonly Entry[]) => entries.map(({ number }) => number);

test('a log keeps the latest entries', () => {
  const log = createLog<Entry>(100);
  fill(log, 1, 250);
  expect([log.entries.length, log.entries[0]?.number, log.dropped()]).toEqual([100, 151, 150]);
});

test('a filtered log tests each entry once, also while entries arrive', () => {
  const log = createLog<Entry>(100);
  const filtered = createFilteredLog(log);
  let tests = 0;
  const matches = (entry: Entry) => {
    tests += 1;
    return isEven(entry);
  };
  fill(log, 1, 4);
  expect(numbers(filtered.read(matches))).toEqual([2, 4]);
  fill(log, 5, 6);
  expect(numbers(filtered.read(matches))).toEqual([2, 4, 6]);
  expect(tests).toBe(6);
});

test('a filtered log loses what the log drops', () => {
  const log = createLog<Entry>(10);
  const filtered = createFilteredLog(log);
  fill(log, 1, 10);
  filtered.read(isEven);
  fill(log, 11, 25);
  expect(numbers(filtered.read(isEven))).toEqual([16, 18, 20, 22, 24]);
});

test('a filtered log starts again after a clear and with another filter', () => {
  const log = createLog<Entry>(10);
  const filtered = createFilteredLog(log);
  fill(log, 1, 4);
  filtered.read(isEven);
  log.clear();
  fill(log, 5, 10);
  expect(numbers(filtered.read(isEven))).toEqual([6, 8, 10]);
  expect(numbers(filtered.read(({ number }) => number > 8))).toEqual([9, 10]);
});
