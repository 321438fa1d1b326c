import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@paychord/sdk';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cardPayment } from '../test/helpers/test-caller.ts';
import { setupMockServer, type TestMerchant, testFileCredentials } from './vitest.ts';

const order = cardPayment();

test('testFileCredentials depends on the path of the file in the project', () => {
  expect(testFileCredentials()).toEqual({
    publicApiKey: 'public:separate:packages/mock-server/src/vitest.isolated.test.ts',
    privateSecretKey: 'secret:separate:packages/mock-server/src/vitest.isolated.test.ts',
  });
});

async function expectBlocked(payments: TestMerchant) {
  const misdirected = createClient({ baseUrl: 'https://another.test', ...payments.credentials });
  await expect(misdirected.payments.create(order)).rejects.toMatchObject({
    code: 'connection',
    message:
      'createPayment: could not connect to https://another.test (REQUEST_BLOCKED). setupMockServer or nock blocked it: see cause',
    cause: {
      cause: {
        message: expect.stringMatching(
          /it carries private-secret-key, which only the mock server at .* may receive. Set baseUrl of setupMockServer/,
        ),
      },
    },
    outcome: 'not_sent',
    retryable: false,
    attempts: [{ cause: 'REQUEST_BLOCKED' }],
  });
  expect(payments.unhandledRequests()).toHaveLength(1);
}

describe('without the option server', () => {
  const payments = setupMockServer();
  const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });
  const ids: string[] = [];

  test.each([1, 2])('resets the merchant and its ids before each test: test %i', async () => {
    expect(payments.payments.list()).toEqual([]);
    ids.push((await client.payments.create(order)).id);
    expect(payments.payments.list()).toHaveLength(1);
    expect(new Set(ids).size).toBe(1);
  });

  test('the addresses of the pages of customers begin with the base URL', () => {
    const { id } = payments.payments.create({ payment_method: { type: 'BANK_TRANSFER' } });
    expect(payments.payments.customerPage(id)?.url).toBe(`${payments.baseUrl}/__pay/payments/${id}`);
  });

  describe('a payment of beforeAll', () => {
    let before: { id: string };
    beforeAll(async () => {
      before = await client.payments.create({ ...order, merchant_order_id: 'ORDER-BEFORE-ALL' });
    });

    test('is removed before each test, and a request for it is unhandled', async () => {
      await expect(client.payments.retrieve(before.id)).rejects.toMatchObject({ status: 404 });
      expect(payments.unhandledRequests()).toEqual([
        `GET ${payments.baseUrl}/v1/payments/${before.id}: beforeAll or an earlier test created this payment, and the reset before each test removed it. Create it in the test or in beforeEach`,
      ]);
    });
  });

  test.each([1, 2])(
    'a 404 for a payment that exists, or that the test removed itself, is expected: test %i',
    async () => {
      const { id } = await client.payments.create(order);
      payments.faults.inject({ phase: 'before', status: 404, operation: 'retrievePayment', when: { times: 1 } });
      await expect(client.payments.retrieve(id)).rejects.toMatchObject({ status: 404 });
      expect(await client.payments.retrieve(id)).toMatchObject({ id });
      await payments.reset();
      await expect(client.payments.retrieve(id)).rejects.toMatchObject({ status: 404 });
      expect(payments.unhandledRequests()).toEqual([]);
    },
  );

  test('a reset in a test can continue the ids', async () => {
    const { id } = await client.payments.create(order);
    await payments.reset({ continueIds: true });
    expect((await client.payments.create(order)).id).not.toBe(id);
  });

  test.each([1, 2])('resets only the merchant of the file: test %i', async (number) => {
    const other = payments.mock.merchant({ publicApiKey: 'another', privateSecretKey: 'another' });
    await createClient({
      baseUrl: payments.baseUrl,
      publicApiKey: 'another',
      privateSecretKey: 'another',
    }).payments.create(cardPayment({ merchant_order_id: `ORDER-${number}` }));
    expect(other.payments.list()).toHaveLength(number);
  });

  test('allows requests to this machine', async () => {
    const server = createServer((_, response) => response.end('the shop')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('the shop');
    server.close();
  });

  test('a blocked request is not_sent for the SDK, and is not retried', () => expectBlocked(payments));

  test('unhandledRequests returns requests that no operation handles', async () => {
    await fetch(`${payments.baseUrl}/v1/payment`);
    await fetch(`${payments.baseUrl}/v1/nothing/here`);
    await payments.fetch(new Request(`${payments.baseUrl}/v1/payments`, { method: 'DELETE' }));
    expect(payments.unhandledRequests()).toEqual([
      'GET https://payments.test/v1/payment: No operation has this path. Did you mean /v1/payments?',
      expect.stringContaining('GET https://payments.test/v1/nothing/here: No operation has this path. '),
      'DELETE https://payments.test/v1/payments: This path supports POST, GET only',
    ]);
    expect(payments.unhandledRequests()).toEqual([]);
  });

  test('unhandledRequests returns methods that a path does not support, also without a body in its form', async () => {
    await payments.fetch(new Request(`${payments.baseUrl}/v1/customers`, { method: 'HEAD' }));
    await payments.fetch(new Request(`${payments.baseUrl}/v1/campaigns/${crypto.randomUUID()}`, { method: 'POST' }));
    expect(payments.unhandledRequests()).toEqual([
      'HEAD https://payments.test/v1/customers: This path supports POST only',
      expect.stringMatching(/^POST .*: This path supports GET only$/),
    ]);
  });

  test('an unknown payment and an injected 404 or 405 are not unhandled requests', async () => {
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

  test('toHaveDeliveredWebhook waits for a delivery in flight', async () => {
    payments.webhooks.register({ receiver: () => new Response(), events: ['payment.purchase'] });
    await client.payments.create(order);
    await expect(payments).toHaveDeliveredWebhook('payment.purchase');
    await expect(payments).not.toHaveDeliveredWebhook('payment.refund');
    await expect(expect(payments).toHaveDeliveredWebhook('payment.refund')).rejects.toThrow(
      'payment.purchase SUCCEEDED  delivered',
    );
  });

  test('the end of a test waits for webhooks of every merchant', async () => {
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

  test('toHaveReceivedRequest passes and fails', async () => {
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

  test('toHaveNoDuplicateCharges passes and fails', async () => {
    await client.payments.create(order);
    expect(payments).toHaveNoDuplicateCharges();
    await client.payments.create(order);
    expect(payments).not.toHaveNoDuplicateCharges();
    expect(() => expect(payments).toHaveNoDuplicateCharges()).toThrow('with 2 different idempotency keys');
  });

  test('toHaveNoUnknownFields passes and fails', async () => {
    await client.payments.create(order);
    expect(payments).toHaveNoUnknownFields();
    await client.payments.create(Object.assign({ merchant_ordr_id: 'ORDER-2' }, order));
    expect(payments).not.toHaveNoUnknownFields();
    expect(() => expect(payments).toHaveNoUnknownFields()).toThrow('Did you mean merchant_order_id?');
  });

  test('a matcher throws for a value without controls', () => {
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

  test.each([1, 2])(
    'its handlers and those of the mock server work, also after a reset of handlers: test %i',
    async () => {
      expect(await (await fetch('https://shipping.test/')).text()).toBe('ours');
      expect((await client.payments.create(order)).status).toBe('SUCCEEDED');
      expect(server.listHandlers()).toHaveLength(2);
    },
  );

  test('a blocked request is not_sent for the SDK, and is not retried', () => expectBlocked(payments));
});

describe('the mock server of the merchant', () => {
  const payments = setupMockServer({ server: false });
  const { baseUrl, credentials, fetch, mock } = payments;
  const client = createClient({ baseUrl, ...credentials, fetch });

  test('has the merchant of the file as its default merchant', async () => {
    await client.payments.create(order);
    await client.payments.create(order, { idempotencyKey: 'another-key' });
    expect(() => expect(mock).toHaveNoDuplicateCharges()).toThrow();
    expect(mock.credentials).toEqual(credentials);
    expect(mock.merchants().filter(({ isDefault }) => isDefault)).toMatchObject([
      { publicApiKey: credentials.publicApiKey, payments: 2 },
    ]);
    mock.faults.inject({ phase: 'before', status: 422 });
    await expect(client.payments.create(order)).rejects.toMatchObject({ status: 422 });
  });

  test('resets every merchant', async () => {
    const other = mock.merchant({ publicApiKey: 'another-merchant' });
    other.faults.inject({ phase: 'before', status: 503 });
    await mock.reset();
    expect(other.faults.list()).toEqual([]);
    expect(mock.merchants().find(({ isDefault }) => isDefault)).toMatchObject({
      publicApiKey: credentials.publicApiKey,
      requests: 0,
    });
  });
});

describe('without interception', () => {
  const payments = setupMockServer({
    server: false,
    baseUrl: 'https://payments.test/api',
    credentials: [{ publicApiKey: 'from-the-environment', privateSecretKey: 'fixed' }],
  });

  test('requests go through fetch, with the given credentials', async () => {
    const { baseUrl, credentials, fetch } = payments;
    await createClient({ baseUrl, ...credentials, fetch }).payments.create(order);
    expect(payments).toHaveReceivedRequest(
      (entry) => entry.request.headers['public-api-key'] === 'from-the-environment',
    );
    await expect(globalThis.fetch('https://payments.test/api/v1/payments')).rejects.toThrow();
  });
});
