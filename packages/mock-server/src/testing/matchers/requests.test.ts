import { expect, test } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import { caller, create, mock, useMockServer } from '../../../test/helpers/test-mock.ts';
import { checkNoUnknownFields, checkReceivedRequest, findRequests } from './requests.ts';

useMockServer();
const key = { 'x-idempotency-key': 'key-1' };

const reason = (match: Parameters<typeof checkReceivedRequest>[1]) => checkReceivedRequest(mock, match).message();

test('finds requests by operation, by journal fields, by body and by a function', async () => {
  await caller.post('/v1/payments', cardPayment(), key);
  await caller.post('/v1/payments', cardPayment(), key);
  await caller.post('/v1/customers', { merchant_customer_id: 'shopper-1' });
  const numbers = (match: Parameters<typeof findRequests>[1]) => findRequests(mock, match).map(({ number }) => number);
  expect(numbers('createPayment')).toEqual([1, 2]);
  expect(numbers({ idempotencyKey: 'key-1', replayed: true })).toEqual([2]);
  expect(numbers({ status: 201, path: '/v1/customers' })).toEqual([3]);
  expect(numbers({ replayed: false, body: { amount: { value: 25.5 } } })).toEqual([1]);
  expect(numbers({ body: { merchant_customer_id: expect.stringMatching(/^shopper/) } })).toEqual([3]);
  expect(numbers({ operation: 'createPayment', body: { merchant_customer_id: 'shopper-1' } })).toEqual([]);
  expect(numbers({ operation: 'createPayment', idempotencyKey: undefined })).toEqual([1, 2]);
  expect(numbers(({ response }) => response?.status === 201)).toEqual([1, 2, 3]);
});

test('rejects a function that returns a promise or anything else but a boolean', async () => {
  await caller.post('/v1/customers', { merchant_customer_id: 'shopper-1' });
  expect(() => findRequests(mock, (async () => false) as never)).toThrow(
    'match must return true or false (received a promise)',
  );
  expect(() => checkReceivedRequest(mock, (({ number }: { number: number }) => number) as never)).toThrow(
    'match must return true or false (received 1)',
  );
});

test('lists the requests of the journal in the failure message', async () => {
  mock.faults.inject({ phase: 'after-commit', status: 503 });
  await caller.post('/v1/payments', cardPayment(), key);
  expect(reason('refundPayment')).toBe(
    'Expected a request matching refundPayment\nRequests in the journal:\n  #1  POST /v1/payments  createPayment  key key-1  → 503  fault after-commit',
  );
});

test('names the fields of a request that differs only in its body', async () => {
  await caller.post('/v1/customers', { merchant_customer_id: 'shopper-1' });
  expect(reason({ operation: 'createCustomer', body: { merchant_customer_id: expect.stringContaining('2') } })).toBe(
    'Expected a request matching {"operation":"createCustomer","body":{"merchant_customer_id":"StringContaining 2"}}\n' +
      'Requests in the journal:\n  #1  POST /v1/customers  createCustomer  key call-1  → 201  merchant_customer_id: expected "StringContaining 2", received "shopper-1"',
  );
});

test('explains an empty journal in the failure message', () => {
  expect(reason('createPayment')).toBe(
    'Expected a request matching createPayment\nThe journal is empty. Was the call awaited? Requests with other credentials are in the journal of another merchant.',
  );
});

test('lists at most the latest twenty requests in the failure message', async () => {
  for (let index = 1; index <= 22; index += 1)
    await caller.post('/v1/customers', { merchant_customer_id: `shopper-${index}` });
  const lines = reason('createPayment').split('\n');
  expect(lines.slice(1, 4)).toEqual(['Requests in the journal:', '  … 2 earlier', expect.stringContaining('#3 ')]);
  expect(lines).toHaveLength(23);
});

test('checkNoUnknownFields passes when every request has only known fields', async () => {
  await create();
  expect(checkNoUnknownFields(mock).pass).toBe(true);
  expect(checkNoUnknownFields(mock).message()).toBe('Expected a request with an unknown field, but found none');
});

test('checkNoUnknownFields lists the requests with their unknown fields and suggestions in the failure message', async () => {
  await caller.post('/v1/payments', { ...cardPayment(), merchant_ordr_id: 'ORDER-1', shoe_size: 9 }, key);
  await caller.get('/v1/payments?merchant_order_id=ORDER-1&limit=5');
  const { pass, message } = checkNoUnknownFields(mock);
  expect(pass).toBe(false);
  expect(message()).toBe(
    [
      'Expected no unknown fields. The mock server ignores them. Requests with unknown fields:',
      '  #1  POST /v1/payments  createPayment  key key-1  → 201  unknown field merchant_ordr_id. Did you mean merchant_order_id?  unknown field shoe_size',
      '  #2  GET /v1/payments  listPaymentsByOrder  order ORDER-1  → 200  unknown query parameter limit',
    ].join('\n'),
  );
});

test('the failure messages of other matchers mention unknown fields', async () => {
  await create({ ...cardPayment(), merchant_ordr_id: 'ORDER-1' });
  expect(checkReceivedRequest(mock, 'refundPayment').message()).toContain(
    'unknown field merchant_ordr_id. Did you mean merchant_order_id?',
  );
});
