import { expect, test, vi } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import {
  createScriptedClient,
  paymentBody,
  resetConnection,
  respondWithPayment,
} from '../../test/helpers/scripted-client.ts';
import { callFacts } from '../openapi-fetch/call-facts.ts';

const url = 'https://api.example.com/v1/payments';
const replayed = (value: string, status = 201) =>
  json({ id: 'payment-1', status: 'PENDING' }, status, { 'x-idempotent-replayed': value });

test.each([
  ['true', true],
  ['false', false],
  ['', false],
])('x-idempotent-replayed: %j is isReplayed %s in the result, in the facts and in hooks', async (value, isReplayed) => {
  const onResponse = vi.fn();
  const { client, send } = createScriptedClient([() => replayed(value)], { hooks: { onResponse } });
  expect(await client.payments.create(paymentBody).withResponse()).toMatchObject({ isReplayed });
  expect(callFacts(await send(url, { method: 'POST', body: JSON.stringify(paymentBody) }))).toMatchObject({
    isReplayed,
  });
  expect(onResponse.mock.calls).toMatchObject([[{ isReplayed }], [{ isReplayed }]]);
});

test('isReplayed is false without the header, also after a repeat', async () => {
  const { client } = createScriptedClient([resetConnection, respondWithPayment]);
  const { isReplayed, attempts } = await client.payments.create(paymentBody).withResponse();
  expect({ isReplayed, attempts: attempts.length }).toEqual({ isReplayed: false, attempts: 2 });
});

test('isReplayed describes the last response of a call', async () => {
  const onResponse = vi.fn();
  const { client } = createScriptedClient([() => replayed('true', 503), respondWithPayment], {
    hooks: { onResponse },
  });
  expect(await client.payments.create(paymentBody).withResponse()).toMatchObject({ isReplayed: false });
  expect(onResponse.mock.calls).toMatchObject([[{ isReplayed: true }], [{ isReplayed: false }]]);

  const { send: failing } = createScriptedClient([() => replayed('true', 422)]);
  const response = await failing(url, { method: 'POST', body: JSON.stringify(paymentBody) });
  expect(callFacts(response)).toMatchObject({ isReplayed: true });
});
