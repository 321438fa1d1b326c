import { setupMockServer } from '@paychord/mock-server/vitest';
import { expect, test } from 'vitest';

const payments = setupMockServer();
const get = (path: string) => fetch(payments.baseUrl + path);

test('fails: calls what is no operation', async () => {
  expect((await get('/v1/payment')).status).toBe(404);
});

test('passes: comes after it', async () => {
  expect((await get(`/v1/payments/${crypto.randomUUID()}`)).status).toBe(401);
});

test('passes: asks', async () => {
  await get('/v1/payment');
  expect(payments.unhandledRequests()).toHaveLength(1);
});

test('fails: an endpoint that is told of a payment calls what is no operation', async () => {
  payments.webhooks.register({ receiver: () => get('/v1/nothing') });
  payments.transfers.receive();
  payments.webhooks.setMerchantBaseUrl(() => get('/v1/nothing'));
  payments.transfers.receive();
});
