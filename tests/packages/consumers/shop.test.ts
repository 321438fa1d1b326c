// The first test of a shop with the installed mock server and vitest.
import { setupMockServer } from '@paychord/mock-server/vitest';
import { createClient } from '@paychord/sdk';
import { expect, test } from 'vitest';

const payments = setupMockServer();

async function pay(): Promise<string> {
  const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });
  const payment = await client.payments.create({
    account_id: '493e9374-510a-4201-9e09-de669d75f256',
    merchant_order_id: 'ORDER-1',
    description: 'Running shoes',
    country: 'US',
    amount: { currency: 'USD', value: 25.5 },
    workflow: 'DIRECT',
    payment_method: { token: 'tok-1' },
  });
  return payment.status;
}

test('a payment is taken once', async () => {
  expect(await pay()).toBe('SUCCEEDED');
  expect(payments).toHaveReceivedRequest('createPayment');
  expect(payments).toHaveNoDuplicateCharges();
});

test('the shop receives its webhook', async () => {
  payments.webhooks.register({ receiver: () => new Response(null, { status: 200 }) });
  await pay();
  await payments.settled();
  expect(payments).toHaveDeliveredWebhook('payment.purchase');
});
