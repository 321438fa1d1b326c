import { setupMockServer } from '@paychord/mock-server/vitest';
import { expect, test } from 'vitest';

const payments = setupMockServer();
const get = (path: string) => fetch(payments.baseUrl + path);

test('fails: calls an unknown operation', async () => {
  expect((await get('/v1/payment')).status).toBe(404);
});

test('passes: runs after a failed test', async () => {
  expect((await get(`/v1/payments/${crypto.randomUUID()}`)).status).toBe(401);
});

test('passes: sends a request', async () => {
  await get('/v1/payment');
  expect(payments.unhandledRequests()).toHaveLength(1);
});

test('fails: a webhook endpoint calls an unknown operation', async () => {
  payments.webhooks.register({ receiver: () => get('/v1/nothing') });
  payments.transfers.receive();
  payments.webhooks.setMerchantBaseUrl(() => get('/v1/nothing'));
  payments.transfers.receive();
});
