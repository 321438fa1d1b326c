import { expect, test, vi } from 'vitest';
import { createMerchant } from '../../test/helpers/explored-merchant.ts';
import { collectFailures } from './explore.ts';

// A stand-in for the worker of a browser.
vi.mock(import('./runtime.ts'), async (importOriginal) => {
  const runtime = await importOriginal();
  return { ...runtime, hasAsyncValues: false, createAsyncValue: runtime.createLatestValue };
});

test.each([
  ['survives every failure', {}, []],
  ['is found', { keyOf: (order: string, call: number) => `${order}-${call}` }, ['charged-twice', 'risky-request']],
])('without modules of Node, a merchant in memory %s', async (_what, merchant, expected) => {
  const { failures, survived } = await collectFailures({ ...createMerchant(merchant), limits: { orders: 3 } });
  expect([...new Set(failures.map(({ invariant }) => invariant))]).toEqual(expected);
  expect(survived).toBeGreaterThan(60);
});
