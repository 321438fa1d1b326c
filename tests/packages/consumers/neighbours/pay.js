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

export async function pay({ baseUrl, credentials }) {
  const client = createClient({ baseUrl, ...credentials, dangerouslyAllowBrowser: true });
  return (await client.payments.create(body)).status;
}
