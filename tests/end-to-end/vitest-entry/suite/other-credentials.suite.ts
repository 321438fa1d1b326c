import { setupMockServer } from '@paychord/mock-server/vitest';
import { createClient } from '@paychord/sdk';
import { expect, test } from 'vitest';

const payments = setupMockServer();
const order = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-1',
  description: 'Running shoes',
  amount: { currency: 'USD', value: 25.5 },
  country: 'US',
  workflow: 'DIRECT',
  payment_method: { token: 'token' },
} as const;
const clientOf = (publicApiKey: string) =>
  createClient({ baseUrl: payments.baseUrl, publicApiKey, privateSecretKey: 'secret' });

test('fails: charges an order twice with other credentials than those of the test', async () => {
  await clientOf('shop').payments.create(order);
  await clientOf('shop').payments.create(order);
  expect(payments).toHaveNoDuplicateCharges();
});

test('passes: opens the controls of another merchant after its request', async () => {
  await clientOf('second').payments.create(order);
  expect(payments.mock.merchant({ publicApiKey: 'second' }).payments.list()).toHaveLength(1);
});

test('passes: expects a response for wrong credentials', async () => {
  const { publicApiKey } = payments.credentials;
  await expect(clientOf(publicApiKey).payments.create(order)).rejects.toMatchObject({ status: 401 });
});
