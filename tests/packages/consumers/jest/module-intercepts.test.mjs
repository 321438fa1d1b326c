import { setupMockServer } from '@paychord/mock-server/jest';
import { createClient } from '@paychord/sdk';
import { body } from './pay.js';

const payments = setupMockServer();

test('passes: pays', async () => {
  const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });
  expect((await client.payments.create(body)).status).toBe('SUCCEEDED');
  expect(payments).toHaveReceivedRequest('createPayment');
});

test('fails: calls another machine', async () => {
  await fetch('https://production.example/labels').catch(() => {});
});
