import { createMockServer } from '@paychord/mock-server';
import { createClient } from '@paychord/sdk';
import { expect, test } from 'vitest';

test('puts an order with a chargeback in dispute', async () => {
  const mock = createMockServer();
  const shop = createClient({ baseUrl: 'https://payments.test', ...mock.credentials, fetch: mock.fetch });

  const payment = await shop.payments.create({
    account_id: '493e9374-510a-4201-9e09-de669d75f256',
    merchant_order_id: 'ORDER-1',
    description: 'Running shoes',
    amount: { currency: 'USD', value: 25.5 },
    country: 'US',
    workflow: 'DIRECT',
    payment_method: { token: 'one-time-token' },
  });
  mock.payments.openChargeback(payment.id, { reason: 'FRAUD' });

  expect((await shop.payments.retrieve(payment.id)).status).toBe('IN_DISPUTE');
});
