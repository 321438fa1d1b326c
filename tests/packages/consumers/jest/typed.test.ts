// The set-up and the matchers in TypeScript, with the global `expect` and with that of `@jest/globals`.
import * as jestGlobals from '@jest/globals';
import { setupMockServer, type TestMerchant } from '@paychord/mock-server/jest';
import { createClient } from '@paychord/sdk';

const payments: TestMerchant = setupMockServer();

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

test('passes: the global expect', async () => {
  payments.webhooks.register({ receiver: () => new Response() });
  expect(await pay()).toBe('SUCCEEDED');
  expect(payments).toHaveReceivedRequest('createPayment');
  expect(payments).toHaveNoDuplicateCharges();
  await expect(payments).toHaveDeliveredWebhook('payment.purchase');
  // @ts-expect-error No operation has this name.
  expect(() => expect(payments).toHaveReceivedRequest('createPaymnt')).toThrow('createPaymnt');
});

jestGlobals.test('passes: the expect of @jest/globals', async () => {
  const { expect } = jestGlobals;
  await pay();
  expect(payments).toHaveReceivedRequest({ operation: 'createPayment', body: { country: 'US' } });
  expect(payments).not.toHaveReceivedRequest('refundPayment');
  await expect(payments).not.toHaveDeliveredWebhook('payment.purchase');
  // @ts-expect-error No event has this name.
  await expect(expect(payments).toHaveDeliveredWebhook('payment.bought')).rejects.toThrow('payment.bought');
});
