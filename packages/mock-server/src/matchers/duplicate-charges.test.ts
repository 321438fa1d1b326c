import { expect, test } from 'vitest';
import { authorization, cardPayment, reference, usd } from '../../test/helpers/test-caller.ts';
import { act, caller, create, mock, useMockServer } from '../../test/helpers/test-mock.ts';
import { checkNoDuplicateCharges, findDuplicateCharges } from './duplicate-charges.ts';

useMockServer();

const orders = () => findDuplicateCharges(mock).map(({ merchantOrderId }) => merchantOrderId);

async function authorized() {
  const payment = await create(authorization());
  return (value: number, merchant_reference: string) =>
    act(payment, 'capture', { ...reference, merchant_reference, amount: usd(value) });
}

test('finds an order that was paid twice with different idempotency keys', async () => {
  await create();
  await create(cardPayment({ amount: usd(1) }));
  await create(cardPayment({ merchant_order_id: 'ORDER-2' }));
  const [duplicate, ...others] = findDuplicateCharges(mock);
  expect(others).toEqual([]);
  expect(duplicate).toMatchObject({
    merchantOrderId: 'ORDER-1',
    charges: [
      { type: 'PURCHASE', amount: 25.5, currency: 'USD' },
      { type: 'PURCHASE', amount: 1, currency: 'USD' },
    ],
  });
  expect(duplicate?.requests.map(({ number }) => number)).toEqual([1, 2]);
});

test('lists the requests of an order whose number is redacted in the journal', async () => {
  const order = cardPayment({ merchant_order_id: '5123456789010' });
  await create(order);
  await create(order);
  const [duplicate] = findDuplicateCharges(mock);
  expect(duplicate?.requests.map(({ number }) => number)).toEqual([1, 2]);
});

test('finds nothing when the idempotency key repeats', async () => {
  for (let index = 0; index < 3; index += 1)
    await caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': 'key-1' });
  expect(orders()).toEqual([]);
});

test('does not count declines and authorizations as charges', async () => {
  await create(cardPayment({ payment_method: { token: 'tok_declined_by_bank' } }));
  await authorized();
  await create();
  expect(orders()).toEqual([]);
});

test('counts a charge that was refunded later', async () => {
  await act(await create(), 'refund', reference);
  await create();
  expect(orders()).toEqual(['ORDER-1']);
});

test('does not count partial captures with different references as duplicates', async () => {
  const capture = await authorized();
  await capture(10, 'PARCEL-1');
  await capture(10, 'PARCEL-2');
  expect(orders()).toEqual([]);
});

test('finds an order that was captured twice with the same reference', async () => {
  const capture = await authorized();
  await capture(10, 'PARCEL-1');
  await capture(10, 'PARCEL-1');
  expect(orders()).toEqual(['ORDER-1']);
});

test('lists the charges and requests of the order in the failure message', async () => {
  mock.faults.inject({ phase: 'after-commit', status: 503 });
  await caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': 'key-1' });
  await caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': 'key-2' });
  const [first, second] = mock.payments.list();
  expect(checkNoDuplicateCharges(mock).message()).toBe(
    [
      'Order ORDER-1 was charged 2 times with 2 different idempotency keys:',
      `  PURCHASE of 25.5 USD  payment ${first?.id}`,
      `  PURCHASE of 25.5 USD  payment ${second?.id}`,
      'Requests for the order:',
      '  #1  POST /v1/payments  createPayment  key key-1  → 503  fault after-commit',
      '  #2  POST /v1/payments  createPayment  key key-2  → 201',
    ].join('\n'),
  );
});
