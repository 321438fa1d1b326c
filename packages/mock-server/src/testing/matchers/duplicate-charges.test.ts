import { expect, test } from 'vitest';
import { authorization, cardPayment, reference, usd } from '../../../test/helpers/test-caller.ts';
import { act, caller, create, mock, startMock, useMockServer } from '../../../test/helpers/test-mock.ts';
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

const refund = async (keys: readonly string[], references: readonly string[]) => {
  const payment = await create();
  for (const [index, key] of keys.entries()) {
    const merchant_reference = references[index] ?? 'REFUND-1';
    const body = { ...reference, merchant_reference, amount: usd(5) };
    await act(payment, 'refund', body, { 'x-idempotency-key': key });
  }
};

test('finds an order whose payment was refunded twice under one reference', async () => {
  await refund(['key-1', 'key-2'], []);
  const [duplicate, ...others] = findDuplicateCharges(mock);
  expect(others).toEqual([]);
  expect(duplicate?.charges.map(({ type, amount }) => [type, amount])).toEqual([
    ['REFUND', 5],
    ['REFUND', 5],
  ]);
  expect(duplicate?.requests.map(({ number }) => number)).toEqual([2, 3]);
  expect(checkNoDuplicateCharges(mock).message()).toMatch(
    /^Order ORDER-1 was refunded 2 times with 2 different idempotency keys:\n {2}REFUND of 5 USD {2}payment \S+ {2}reference REFUND-1\n/,
  );
});

test.each(['capture', 'refund'])('says that a %s ran twice with the same key', async (verb) => {
  startMock({ policies: { idempotentOperations: 'specified' } });
  const payment = await create(verb === 'capture' ? authorization() : cardPayment());
  const body = { ...reference, amount: usd(5) };
  for (let count = 0; count < 2; count += 1) await act(payment, verb, body, { 'x-idempotency-key': 'k-1' });
  expect(checkNoDuplicateCharges(mock).message()).toMatch(
    /^Order ORDER-1 was (charged|refunded) 2 times with the same idempotency key:\n/,
  );
});

test('does not count refunds with their own references as duplicates', async () => {
  await refund(['key-1', 'key-2'], ['PARCEL-1', 'PARCEL-2']);
  expect(orders()).toEqual([]);
});

test('does not count the refunds of two captures under one reference as duplicates', async () => {
  const payment = await create(authorization());
  for (const merchant_reference of ['PARCEL-1', 'PARCEL-2']) {
    const body = { ...reference, merchant_reference, amount: usd(10) };
    const { json } = await act(payment, 'capture', body);
    await act({ ...payment, transactions: json }, 'refund', reference);
  }
  expect(orders()).toEqual([]);
});
