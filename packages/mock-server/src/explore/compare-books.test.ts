import { expect, test } from 'vitest';
import { checkInvariants, type RunFacts } from './compare-books.ts';
import type { ExploreOptions } from './options.ts';

const order = { order: 'order-1', status: 'paid', refunded: 20 } as const;

/** A run in which an order was charged and refunded twice. */
function factsOf(): RunFacts {
  const money = (times: number) => ({
    orders: new Map([
      ['order-1', { charges: times, captured: 10 * times, refunded: 10 * times, held: 0, currency: 'USD' }],
    ]),
    wishes: new Map(),
  });
  return {
    money: money(2),
    normal: { name: 'the run without a failure', money: money(1), books: new Map() },
    isReordered: false,
    isVisitDone: true,
    refundsSent: new Set(),
    wishOf: new Map(),
    wished: new Map(),
    findings: [],
    notes: [],
    ending: 'The visit ended',
  } as never;
}

const check = (ledger: object[]) =>
  checkInvariants({ check: () => ledger } as never as ExploreOptions, {} as never, factsOf());

test('a double refund is found beside a double charge, so that a baseline with one does not accept both', async () => {
  const { violations } = await check([order]);
  const rules = violations.map(({ invariant }) => invariant);
  expect(rules).toEqual(expect.arrayContaining(['charged-twice', 'refunded-twice']));
});

test('the books may have other fields, but no misspelled one', async () => {
  await expect(check([{ ...order, refund: 'r-1', statuses: [] }])).resolves.toBeDefined();
  await expect(check([{ order: 'order-1', status: 'paid', refund: 20 }])).rejects.toThrow('refunded');
});
