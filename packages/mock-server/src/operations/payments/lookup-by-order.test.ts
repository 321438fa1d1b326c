import { beforeEach, expect, test } from 'vitest';
import { callerOf, cardPayment, type TestCaller } from '../../../test/helpers/test-caller.ts';
import type { Fault } from '../../faults/fault.ts';
import { createMockServer, type MockServer } from '../../mock-server.ts';

let mock: MockServer;
let caller: TestCaller;
beforeEach(() => {
  mock = createMockServer({ strict: true });
  caller = callerOf(mock, mock.credentials);
});

const lookup = async (from: TestCaller = caller): Promise<{ id: string }[]> =>
  (await from.get('/v1/payments?merchant_order_id=ORDER-1')).json;
const operation = 'createPayment';

test.each<[what: string, fault: Fault]>([
  ['an error', { operation, phase: 'after-commit', status: 503 }],
  ['half a response', { operation, phase: 'body', corrupt: 'truncated' }],
  ['a lost response', { operation, phase: 'transport', connection: 'reset', lost: 'response' }],
])('an order shows the payment whose caller got %s', async (_what, fault) => {
  mock.faults.inject(fault);
  await caller.post('/v1/payments', cardPayment()).catch(() => {});
  expect(await lookup()).toMatchObject([{ id: mock.payments.list()[0]?.id, status: 'SUCCEEDED' }]);
});

test.each<[what: string, fault: Fault]>([
  ['was lost', { operation, phase: 'transport', connection: 'reset', lost: 'request' }],
  ['failed before it was processed', { operation, phase: 'before', status: 503 }],
  ['failed while it was processed', { operation, phase: 'processing', status: 500 }],
])('an order shows no payment when the request %s', async (_what, fault) => {
  mock.faults.inject(fault);
  await caller.post('/v1/payments', cardPayment()).catch(() => {});
  expect(await lookup()).toEqual([]);
});

test('an order shows its payments to its own merchant only', async () => {
  const other = { publicApiKey: 'other', privateSecretKey: 'secret' };
  await caller.post('/v1/payments', cardPayment());
  expect(await lookup(callerOf(mock, other))).toEqual([]);
});

test('an order shows its payments in the same sequence after a snapshot is restored', async () => {
  const body = cardPayment({ payment_method: { type: 'BANK_TRANSFER' } });
  const { json: first } = await caller.post('/v1/payments', body);
  const { json: second } = await caller.post('/v1/payments', body);
  mock.payments.markPaid(first.id);
  const snapshot = mock.snapshot();
  mock.reset();
  expect(await lookup()).toEqual([]);
  mock.restore(snapshot);
  expect((await lookup()).map(({ id }) => id)).toEqual([first.id, second.id]);
});
