const https = require('node:https');
const { createMockServer, ControlError } = require('@paychord/mock-server');
const { listen } = require('@paychord/mock-server/node');
const { setupMockServer, testFileCredentials } = require('@paychord/mock-server/jest');
const { createClient, PaychordError } = require('@paychord/sdk');
const { body, pay } = require('./pay.js');

const payments = setupMockServer();
const ids = [];

test.each([1, 2])('passes: each test starts with an empty merchant %i', async () => {
  expect(payments.payments.list()).toEqual([]);
  expect(await pay(payments)).toBe('SUCCEEDED');
  ids.push(payments.payments.list()[0].id);
  expect(new Set(ids).size).toBe(1);
});

test('passes: the credentials are those of the file', () => {
  expect(testFileCredentials()).toEqual({
    publicApiKey: 'public:shop.test.js',
    privateSecretKey: 'secret:shop.test.js',
  });
  expect(payments.credentials).toEqual(testFileCredentials());
});

test('passes: the matchers', async () => {
  payments.webhooks.register({ receiver: () => new Response() });
  await pay(payments);
  expect(payments).toHaveReceivedRequest({
    operation: 'createPayment',
    body: { merchant_order_id: expect.any(String) },
  });
  expect(payments).not.toHaveReceivedRequest('refundPayment');
  expect(() => expect(payments).toHaveReceivedRequest('refundPayment')).toThrow(/createPayment .* → 201/);
  await expect(payments).toHaveDeliveredWebhook('payment.purchase');
  expect(payments).toHaveNoDuplicateCharges();
});

test('passes: a retry after a lost response charges once', async () => {
  payments.faults.inject({ phase: 'after-commit', status: 503 });
  expect(await pay(payments)).toBe('SUCCEEDED');
  expect(payments).toHaveNoDuplicateCharges();
});

test('passes: a server on this machine is reached, and errors have their classes', async () => {
  const mock = createMockServer();
  const server = await listen(mock);
  const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });
  const failure = await client.payments.retrieve('3fbd1c4e-6c0a-4a51-8d8c-9b2a01a3a000').catch((error) => error);
  expect(failure).toBeInstanceOf(PaychordError);
  expect(failure).toMatchObject({ status: 404 });
  expect(() => mock.payments.markPaid('unknown')).toThrow(ControlError);
  expect((await fetch(`${server.url}/v1/nothing`)).status).toBe(404);
  await server.close();
});

test('passes: node:https is intercepted', async () => {
  const status = await new Promise((resolve, reject) => {
    const request = https.request(`${payments.baseUrl}/v1/payments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'public-api-key': payments.credentials.publicApiKey,
        'private-secret-key': payments.credentials.privateSecretKey,
        'x-idempotency-key': 'key-1',
      },
    });
    request.once('response', (response) => resolve(response.statusCode)).once('error', reject);
    request.end(JSON.stringify(body));
  });
  expect(status).toBe(201);
});

test('passes: the reason of a failed webhook is the network error', async () => {
  const server = await listen(createMockServer());
  await server.close();
  payments.webhooks.register({ url: `${server.url}/webhooks` });
  await pay(payments);
  await payments.settled();
  expect(payments.webhooks.deliveries()[0].attempts[0].failure).toContain('ECONNREFUSED');
});
