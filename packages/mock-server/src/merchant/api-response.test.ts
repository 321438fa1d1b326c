import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createMockServer } from '../mock-server.ts';
import { createIds } from '../model/ids.ts';
import { WholePayment } from '../model/payment-store.ts';
import { createdView } from '../model/payment-views.ts';
import { createPayment } from '../operations/payments/creation.ts';
import { CreatedResponse, plainResponse } from './api-response.ts';

test('a response with a created payment has its view as the body, also as plain data', () => {
  const context = { now: '2026-01-01T00:00:00.000Z', uuid: createIds('seed').uuid };
  const record = createPayment(cardPayment(), context);
  const response = new CreatedResponse(201, new WholePayment(record));
  const expected = { status: 201, body: createdView(record) };
  expect([response.status, response.body]).toEqual([expected.status, expected.body]);
  expect(structuredClone(plainResponse(response))).toEqual(expected);
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
