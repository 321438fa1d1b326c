import assert from 'node:assert/strict';
import https, { get } from 'node:https';
import { describe, test } from 'node:test';
import {
  assertDeliveredWebhook,
  assertNoDuplicateCharges,
  assertReceivedRequest,
} from '@paychord/mock-server/assertions';
import { setupMockServer, testFileCredentials } from '@paychord/mock-server/node-test';
import { createClient } from '@paychord/sdk';

const body = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-1',
  description: 'Running shoes',
  country: 'US',
  amount: { currency: 'USD', value: 25.5 },
  workflow: 'DIRECT',
  payment_method: { token: 'tok-1' },
};

const payments = setupMockServer();
const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });
const ids = [];

for (const number of [1, 2]) {
  test(`passes: each test starts with an empty merchant ${number}`, async () => {
    assert.deepEqual(payments.payments.list(), []);
    ids.push((await client.payments.create(body)).id);
    assert.equal(new Set(ids).size, 1);
  });
}

test('passes: the credentials are those of the file', () => {
  assert.match(testFileCredentials().publicApiKey, /^public:shop\.test\.[mc]js$/);
  assert.deepEqual(payments.credentials, testFileCredentials());
});

test('passes: the assertions', async () => {
  payments.webhooks.register({ receiver: () => new Response() });
  payments.faults.inject({ phase: 'after-commit', status: 503 });
  await client.payments.create(body);
  await payments.settled();
  assertReceivedRequest(payments, { operation: 'createPayment', body: { merchant_order_id: 'ORDER-1' } });
  assertDeliveredWebhook(payments, 'payment.purchase');
  assertNoDuplicateCharges(payments);
});

test('passes: a subtest continues with the merchant of its test', async (context) => {
  await client.payments.create(body);
  for (const step of ['first', 'second']) {
    await context.test(`passes: ${step} step`, () => assert.equal(payments.payments.list().length, 1));
  }
});

describe('in a suite', () => {
  test('passes: a test of a suite starts with an empty merchant', async () => {
    assert.deepEqual(payments.payments.list(), []);
    await client.payments.create(body);
  });
  test('passes: the next test of a suite too', () => assert.deepEqual(payments.payments.list(), []));
  test('fails: a test of a suite calls an unknown operation', async () => {
    await fetch(`${payments.baseUrl}/v1/payment`);
  });
});

test('fails: calls another machine', async () => {
  await assert.rejects(fetch('https://production.example/labels'));
});

test('fails: calls another machine with node:https', async () => {
  await new Promise((resolve) => https.get('https://production.example/labels').once('error', resolve));
});

test('fails: calls another machine with an imported function', async () => {
  await new Promise((resolve) => get('https://production.example/labels').once('error', resolve));
});

test('fails: an assertion, after a request to another path that the test also reports', async () => {
  await fetch(`${payments.baseUrl}/v1/customer`);
  assert.fail('the first error');
});

test('passes: the next test is not affected', () => {});
