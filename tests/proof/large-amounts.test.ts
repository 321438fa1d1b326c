import { createMockServer } from '@paychord/mock-server';
import { expect, test } from 'vitest';
import { authorization } from '../conformance/requests.ts';
import { settle } from '../conformance/setting.ts';
import { type Units, unitsOf } from './units.ts';

const large = 2 ** 52;

// Beyond 2 ** 39 doubles no longer tell amounts of four decimals apart, and the contract bounds none.
test.fails('no more is captured than there is, however large the amount', async () => {
  const mock = createMockServer({ strict: true });
  const stop = () => mock.close();
  const { client } = settle({ name: 'mock.fetch', mock, baseUrl: 'https://mock.test', fetch: mock.fetch, stop });
  const amount = (value: number) => ({ currency: 'USD', value });
  const payment = await client.payments.create(authorization({ amount: amount(large) })).catch(() => undefined);
  // To refuse such an amount is as good.
  if (payment === undefined) return;
  for (const value of [large / 2, 0.0001, large / 2]) {
    const request = { merchant_reference: 'REF-1', reason: 'DELIVERED', amount: amount(value) };
    await client.payments.capture(payment.id, payment.transactions.id, request).catch(() => {});
  }
  const { transactions } = await client.payments.retrieve(payment.id);
  const captures = transactions.filter(({ type }) => type === 'CAPTURE');
  const captured = captures.reduce((sum: Units, each) => sum + (unitsOf(each.amount) ?? 0n), 0n);
  expect(captured <= (unitsOf(large) ?? 0n)).toBe(true);
});
