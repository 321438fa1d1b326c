import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createMockServer } from '../mock-server.ts';
import { operationResponse, plainResponse } from './api-response.ts';

test('a body that is a function is created when it is read', () => {
  let created = 0;
  const response = operationResponse(201, () => ({ number: ++created }));
  expect(created).toBe(0);
  expect([response.status, response.body]).toEqual([201, { number: 1 }]);
  expect(structuredClone(plainResponse(response))).toEqual({ status: 201, body: { number: 2 } });
});

test('a body that is a value is that value', () => {
  const body = { id: '1' };
  expect(operationResponse(200, body)).toEqual({ status: 200, body });
});

test('the response of a repeated key and of the journal stay those of the first request after the payment has changed', async () => {
  const mock = createMockServer({ strict: true });
  const caller = callerOf(mock, mock.credentials);
  const headers = { 'x-idempotency-key': 'one' };
  const create = () => caller.post('/v1/payments', cardPayment(), headers);
  const first = await create();
  const [before] = mock.journal.requests();
  mock.payments.openChargeback(first.json.id);
  expect((await create()).text).toBe(first.text);
  expect(mock.journal.requests()[0]).toEqual(before);
  const snapshot = JSON.parse(JSON.stringify(mock.snapshot()));
  await mock.restore(snapshot);
  expect(JSON.parse(JSON.stringify(mock.snapshot()))).toEqual(snapshot);
  expect((await create()).text).toBe(first.text);
});
