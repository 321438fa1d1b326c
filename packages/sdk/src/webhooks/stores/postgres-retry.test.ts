import { expect, test } from 'vitest';
import { retryingRunner } from './postgres-retry.ts';

/** A statement that fails so often, with this code, and then answers a row. */
function setUp(failures: number, code: string) {
  let runs = 0;
  const run = retryingRunner(async (text, ...values) => {
    runs += 1;
    if (runs <= failures) throw Object.assign(new Error('of the database'), { code });
    return [[text, ...values]];
  });
  return { run, runs: () => runs };
}

test.each(['40001', '40P01'])('a statement that made way for another (%s) is run again', async (code) => {
  const { run, runs } = setUp(9, code);
  expect(await run('text', 'a', 1)).toEqual([['text', 'a', 1]]);
  expect(runs()).toBe(10);
});

test('but not for ever', async () => {
  const { run, runs } = setUp(Number.POSITIVE_INFINITY, '40001');
  await expect(run('text')).rejects.toThrow('of the database');
  expect(runs()).toBe(10);
});

test('any other failure is told at once', async () => {
  const { run, runs } = setUp(1, '57P01');
  await expect(run('text')).rejects.toThrow('of the database');
  expect(runs()).toBe(1);
});
