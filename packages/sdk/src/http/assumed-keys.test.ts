import { describe, expect, test, vi } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import {
  createScriptedClient,
  neverRespond,
  paymentId,
  type Responder,
  refuseConnection,
  resetConnection,
  respondWithStatus,
  type ScriptedClient,
} from '../../test/helpers/scripted-client.ts';
import type { PaychordError } from '../errors/base.ts';
import { callFacts } from '../openapi-fetch/call-facts.ts';

const transactionId = '5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90';
const merchant_reference = 'REFERENCE-1';
const amount = { currency: 'USD', value: 10 };
const path = `/v1/payments/${paymentId}/transactions/${transactionId}`;
const succeed: Responder = () => json({ id: paymentId, status: 'SUCCEEDED', payment: { id: paymentId } });

interface AssumedCall {
  readonly url: string;
  readonly body: object;
  readonly send: (scripted: ScriptedClient) => Promise<unknown>;
}

const capture = { merchant_reference, amount, reason: 'Shipped' };
const refund = { merchant_reference, amount };

/** The operations whose key is not in the specification. */
const assumed: Readonly<Record<string, AssumedCall>> = {
  capturePayment: {
    url: `${path}/capture`,
    body: capture,
    send: ({ client }) => client.payments.capture(paymentId, transactionId, capture).withResponse(),
  },
  cancelPayment: {
    url: `${path}/cancel`,
    body: { merchant_reference },
    send: ({ client }) => client.payments.cancel(paymentId, transactionId, { merchant_reference }).withResponse(),
  },
  refundPayment: {
    url: `${path}/refund`,
    body: refund,
    send: ({ client }) => client.payments.refund(paymentId, transactionId, refund).withResponse(),
  },
};

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('It did not fail'),
    (error: PaychordError) => error,
  );

const post = ({ send }: ScriptedClient, { url, body }: AssumedCall) =>
  send(`https://api.example.com${url}`, { method: 'POST', body: JSON.stringify(body) });

const advice = /retrieve the payment and compare its transactions.*idempotentOperations: 'all'/i;

const unknownResults: readonly (readonly [string, Responder])[] = [
  ['a lost response', resetConnection],
  ['a 503', respondWithStatus(503)],
  ['an empty 200', () => new Response('', { headers: { 'content-type': 'application/json' } })],
  ['REQUEST_IN_PROCESS', respondWithStatus(409, 'REQUEST_IN_PROCESS')],
];

describe.each(Object.entries(assumed))('%s', (name, call) => {
  test.each(unknownResults)('is sent once after %s, and the error says how to find out', async (_what, respond) => {
    const scripted = createScriptedClient([respond, succeed]);
    const error = await failureOf(call.send(scripted));
    expect(error).toMatchObject({ operation: name, outcome: 'unknown', retryable: false });
    expect(error.message).toMatch(advice);
    expect(scripted.fetch.requests).toHaveLength(1);
    expect(scripted.fetch.requests[0]?.headers['x-idempotency-key']).toBe(error.idempotencyKey);
  });

  test.each(unknownResults)('is sent once by createFetch after %s', async (_what, respond) => {
    const onError = vi.fn();
    const scripted = createScriptedClient([respond, succeed], { hooks: { onError } });
    const facts = await post(scripted, call).then(callFacts, (error: PaychordError) => error);
    expect(facts.outcome).toBe('unknown');
    expect(onError.mock.calls).toMatchObject([
      [{ error: { message: expect.stringMatching(advice), retryable: false } }],
    ]);
    expect(scripted.fetch.requests).toHaveLength(1);
    expect(scripted.fetch.requests[0]?.headers['x-idempotency-key']).toBe(facts.idempotencyKey);
  });

  test('is sent again with the same key and body when the request was provably not sent', async () => {
    const scripted = createScriptedClient([refuseConnection, refuseConnection, succeed]);
    await call.send(scripted);
    const [first, ...others] = scripted.fetch.requests;
    expect(others).toEqual([first, first]);
    expect(first?.body).toBe(JSON.stringify(call.body));

    const other = createScriptedClient([refuseConnection, succeed]);
    expect((await post(other, call)).status).toBe(200);
    expect(other.fetch.requests[1]).toEqual(other.fetch.requests[0]);
  });

  test('is not sent again after an attempt that may have arrived, even if a later one was not sent', async () => {
    const scripted = createScriptedClient([refuseConnection, resetConnection, succeed]);
    const error = await failureOf(call.send(scripted));
    expect(error).toMatchObject({ outcome: 'unknown', retryable: false });
    expect(scripted.fetch.requests).toHaveLength(2);
  });

  test('is not repeated after a 429, because a guess says that it proves that nothing happened', async () => {
    const scripted = createScriptedClient([respondWithStatus(429, 'TOO_MANY_REQUESTS'), succeed]);
    const error = await failureOf(call.send(scripted));
    expect(error).toMatchObject({ outcome: 'rejected', retryable: false });
    expect(error.message).not.toMatch(advice);
  });

  test.each(unknownResults.slice(0, 3))(
    "is repeated after %s with idempotentOperations: 'all'",
    async (_what, respond) => {
      const scripted = createScriptedClient([respond, succeed], { idempotentOperations: 'all' });
      await call.send(scripted);
      expect(scripted.fetch.requests[1]).toEqual(scripted.fetch.requests[0]);
      const other = createScriptedClient([respond, succeed], { idempotentOperations: 'all' });
      expect((await post(other, call)).status).toBe(200);
      expect(other.fetch.requests[1]).toEqual(other.fetch.requests[0]);
    },
  );
});

test('the message of a failed create payment does not name idempotentOperations', async () => {
  const { getPaymentError } = createScriptedClient([resetConnection]);
  expect((await getPaymentError()).message).not.toContain('idempotentOperations');
});

describe('an operation without a key', () => {
  const customer = { merchant_customer_id: 'shopper-1', country: 'CO' };
  const created: Responder = () => json({ id: 'customer-1' }, 201);

  test('is sent again when it was provably not sent', async () => {
    const { client, fetch } = createScriptedClient([refuseConnection, refuseConnection, created]);
    await client.customers.create(customer);
    expect(fetch.requests.map(({ body }) => body)).toEqual(Array(3).fill(JSON.stringify(customer)));
  });

  test.each(['specified', 'all'] as const)('is never sent again otherwise, with %s', async (idempotentOperations) => {
    for (const respond of [resetConnection, neverRespond, respondWithStatus(503), respondWithStatus(429)]) {
      const { client, fetch } = createScriptedClient([respond, created], { idempotentOperations });
      expect(await failureOf(client.customers.create(customer))).toMatchObject({ retryable: false });
      expect(fetch.requests).toHaveLength(1);
    }
  });

  test.each(['specified', 'all'] as const)(
    'at a path that the contract does not describe follows the same rule, with %s',
    async (idempotentOperations) => {
      const options = { idempotentOperations };
      const init = { method: 'POST', body: '{}', headers: { 'X-Idempotency-Key': 'key-1' } };
      const unsent = createScriptedClient([refuseConnection, created], options);
      expect((await unsent.send('https://api.example.com/v1/other', init)).status).toBe(201);
      const lost = createScriptedClient([respondWithStatus(503), created], options);
      expect((await lost.send('https://api.example.com/v1/other', init)).status).toBe(503);
      expect(lost.fetch.requests).toHaveLength(1);
    },
  );
});

test('createOpenApiClient repeats a refund only with idempotentOperations: all', async () => {
  for (const [idempotentOperations, requests] of [
    ['specified', 1],
    ['all', 2],
  ] as const) {
    const { openApi, fetch } = createScriptedClient([respondWithStatus(503), succeed], { idempotentOperations });
    const params = { path: { payment_id: paymentId, transaction_id: transactionId } };
    await openApi.POST('/v1/payments/{payment_id}/transactions/{transaction_id}/refund', {
      params: params as never,
      body: refund,
    });
    expect(fetch.requests).toHaveLength(requests);
  }
});
