import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@paychord/sdk';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cardPayment } from '../test/helpers/test-caller.ts';
import { setupMockServer, testFileCredentials } from './vitest.ts';

const order = cardPayment();

test('a base URL that is none is a mistake', () => {
  expect(() => setupMockServer({ baseUrl: 'localhost:4010' })).toThrow('baseUrl must be an http or https URL');
});

test('the credentials of a file follow from its place in the project', () => {
  expect(testFileCredentials()).toEqual({
    publicApiKey: 'public:source:packages/mock-server/src/vitest.test.ts',
    privateSecretKey: 'secret:source:packages/mock-server/src/vitest.test.ts',
  });
});

describe('with an MSW server of its own', () => {
  const payments = setupMockServer();
  const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });
  const ids: string[] = [];

  test.each([1, 2])('the merchant is as new, and its identifiers the same: test %i', async () => {
    expect(payments.payments.list()).toEqual([]);
    ids.push((await client.payments.create(order)).id);
    expect(payments.payments.list()).toHaveLength(1);
    expect(new Set(ids).size).toBe(1);
  });

  test.each([1, 2])('only the merchant of the file is reset: test %i', async (number) => {
    const other = payments.mock.merchant({ publicApiKey: 'another', privateSecretKey: 'another' });
    await createClient({
      baseUrl: payments.baseUrl,
      publicApiKey: 'another',
      privateSecretKey: 'another',
    }).payments.create(cardPayment({ merchant_order_id: `ORDER-${number}` }));
    expect(other.payments.list()).toHaveLength(number);
  });

  test('requests to this machine pass through', async () => {
    const server = createServer((_, response) => response.end('the shop')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('the shop');
    server.close();
  });

  test('a request that no operation has is told to a test that asks', async () => {
    await fetch(`${payments.baseUrl}/v1/payment`);
    await payments.fetch(new Request(`${payments.baseUrl}/v1/payments`, { method: 'DELETE' }));
    expect(payments.unhandledRequests()).toEqual([
      'GET https://payments.test/v1/payment: no operation has this path',
      'DELETE https://payments.test/v1/payments: the path supports POST, GET only',
    ]);
    expect(payments.unhandledRequests()).toEqual([]);
  });

  test('an unknown payment, an injected 404 and another body of it are no unhandled requests', async () => {
    await expect(client.payments.retrieve(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
    for (const corrupt of ['wrong-content-type', 'empty'] as const) {
      payments.faults.inject({ phase: 'before', status: 404 });
      payments.faults.inject({ phase: 'body', corrupt });
      await expect(client.payments.retrieve(crypto.randomUUID())).rejects.toThrow();
      payments.faults.clear();
    }
    payments.faults.inject({ phase: 'before', status: 405 });
    await expect(client.payments.retrieve(crypto.randomUUID())).rejects.toMatchObject({ status: 405 });
    expect(payments.unhandledRequests()).toEqual([]);
  });

  test('a webhook that was taken is waited for', async () => {
    payments.webhooks.register({ receiver: () => new Response(), events: ['payment.purchase'] });
    await client.payments.create(order);
    await expect(payments).toHaveDeliveredWebhook('payment.purchase');
    await expect(payments).not.toHaveDeliveredWebhook('payment.refund');
    await expect(expect(payments).toHaveDeliveredWebhook('payment.refund')).rejects.toThrow(
      'payment.purchase  delivered',
    );
  });

  test('a webhook of another merchant is waited for too', async () => {
    const another = { publicApiKey: 'awaited', privateSecretKey: 'awaited' };
    const merchant = payments.mock.merchant(another);
    merchant.webhooks.register({
      async receiver() {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return new Response();
      },
    });
    await createClient({ baseUrl: payments.baseUrl, ...another }).payments.create(order);
    await expect(merchant).toHaveDeliveredWebhook('payment.purchase');
  });

  test('a request was made, or was not', async () => {
    await client.payments.create(order);
    expect(payments).toHaveReceivedRequest({
      operation: 'createPayment',
      body: { merchant_order_id: expect.any(String) },
    });
    expect(payments).not.toHaveReceivedRequest('refundPayment');
    expect(() => expect(payments).toHaveReceivedRequest('refundPayment')).toThrow(/createPayment .* → 201/);
    expect(() => expect(payments).not.toHaveReceivedRequest('createPayment')).toThrow(
      'Expected no request matching createPayment, but found 1',
    );
  });

  test('an order is charged once, or more than once', async () => {
    await client.payments.create(order);
    expect(payments).toHaveNoDuplicateCharges();
    await client.payments.create(order);
    expect(payments).not.toHaveNoDuplicateCharges();
    expect(() => expect(payments).toHaveNoDuplicateCharges()).toThrow('with 2 different idempotency keys');
  });

  test('a matcher says what it has to be given', () => {
    expect(() => expect([]).toHaveNoDuplicateCharges()).toThrow(
      'Expected what setupMockServer, createMockServer or mock.merchant returns',
    );
  });
});

describe('with the MSW server of the tests', () => {
  const server = setupServer(http.get('https://shipping.test/', () => HttpResponse.text('ours')));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  const payments = setupMockServer({ server, baseUrl: 'https://payments.example/sandbox' });
  const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });

  test.each([1, 2])('both answer, also after its handlers were reset: test %i', async () => {
    expect(await (await fetch('https://shipping.test/')).text()).toBe('ours');
    expect((await client.payments.create(order)).status).toBe('SUCCEEDED');
    expect(server.listHandlers()).toHaveLength(3);
  });
});

describe('without interception', () => {
  const payments = setupMockServer({
    server: false,
    baseUrl: 'https://payments.test/api',
    credentials: [{ publicApiKey: 'from-the-environment', privateSecretKey: 'fixed' }],
  });

  test('requests go through its fetch, with the credentials it was given', async () => {
    const { baseUrl, credentials, fetch } = payments;
    await createClient({ baseUrl, ...credentials, fetch }).payments.create(order);
    expect(payments).toHaveReceivedRequest(
      (entry) => entry.request.headers['public-api-key'] === 'from-the-environment',
    );
    await expect(globalThis.fetch('https://payments.test/api/v1/payments')).rejects.toThrow();
  });
});
