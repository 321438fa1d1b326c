import { beforeEach, expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createMockServer } from '../mock-server.ts';
import { checkReceivedRequest } from './requests.ts';
import { checkNoUnknownFields } from './unknown-fields.ts';

const mock = createMockServer({ strict: true });
const caller = callerOf(mock, mock.credentials);
beforeEach(() => mock.reset());

test('passes when every request has only known fields', async () => {
  await caller.post('/v1/payments', cardPayment());
  expect(checkNoUnknownFields(mock).pass).toBe(true);
  expect(checkNoUnknownFields(mock).message()).toBe('Expected a request with an unknown field, but found none');
});

test('lists the requests with their unknown fields and suggestions in the failure message', async () => {
  await caller.post('/v1/payments', { ...cardPayment(), merchant_ordr_id: 'ORDER-1', shoe_size: 9 }, key);
  await caller.get('/v1/payments?merchant_order_id=ORDER-1&limit=5');
  const { pass, message } = checkNoUnknownFields(mock);
  expect(pass).toBe(false);
  expect(message()).toBe(
    [
      'Expected no unknown fields. The service ignores them. Requests with unknown fields:',
      '  #1  POST /v1/payments  createPayment  key key-1  → 201  unknown field merchant_ordr_id. Did you mean merchant_order_id?  unknown field shoe_size',
      '  #2  GET /v1/payments  listPaymentsByOrder  → 200  unknown query parameter limit',
    ].join('\n'),
  );
});

test('the failure messages of other matchers mention unknown fields', async () => {
  await caller.post('/v1/payments', { ...cardPayment(), merchant_ordr_id: 'ORDER-1' });
  expect(checkReceivedRequest(mock, 'refundPayment').message()).toContain(
    'unknown field merchant_ordr_id. Did you mean merchant_order_id?',
  );
});

const key = { 'x-idempotency-key': 'key-1' };
