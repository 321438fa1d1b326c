import { beforeEach, expect, test } from 'vitest';
import { createMockServer, type MockServer } from './mock-server.ts';
import { authorization, callerOf, type TestCaller } from './test-caller.ts';

let mock: MockServer;
let caller: TestCaller;
beforeEach(() => {
  mock = createMockServer({ strict: true });
  caller = callerOf(mock, mock.credentials);
});

// An idempotency key belongs to a path as it is spelled: if two spellings led to one payment, its key would let the second through.
test('an identifier is spelled as it was given out, or nobody has it', async () => {
  const { json: payment } = await caller.post('/v1/payments', authorization());
  const spellings = (id: string) => [id, id.toUpperCase()];
  const capture = { merchant_reference: 'CAP-1', reason: 'SENT', amount: { currency: 'USD', value: 5 } };
  const statuses: number[] = [];
  for (const paymentId of spellings(payment.id)) {
    statuses.push((await caller.get(`/v1/payments/${paymentId}`)).status);
    for (const transactionId of spellings(payment.transactions.id)) {
      const path = `/v1/payments/${paymentId}/transactions/${transactionId}/capture`;
      statuses.push((await caller.post(path, capture, { 'x-idempotency-key': 'one-key' })).status);
    }
  }
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404]);
  expect(mock.payments.get(payment.id).amount.captured).toBe(5);
  expect(() => mock.payments.get(payment.id.toUpperCase())).toThrow('No payment has this id');
});
