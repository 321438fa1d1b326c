import { setupMockServer } from '@paychord/mock-server/vitest';
import { createClient } from '@paychord/sdk';
import { expect, test } from 'vitest';
import { paymentBody } from '../../../helpers/requests.ts';

const payments = setupMockServer();
const order = paymentBody({ payment_method: { token: 'token' } });
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
