import { ApiError, createClient } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';

const client = createClient(clientOptionsFromEnv());

try {
  const payment = await client.payments.create({
    account_id: '493e9374-510a-4201-9e09-de669d75f256',
    merchant_order_id: 'ORDER-2026-000123',
    description: 'Running shoes',
    amount: { currency: 'USD', value: 25.5 },
    country: 'US',
    workflow: 'DIRECT',
    payment_method: { token: 'one-time-token' },
  });
  console.log(payment.id, payment.status, payment.transactions.response_code);
} catch (error) {
  if (error instanceof ApiError) console.error(error.status, error.serviceCode, error.messages);
  throw error;
}
