import { createServer } from 'node:http';

const { PAYCHORD_BASE_URL, PAYCHORD_PUBLIC_API_KEY, PAYCHORD_PRIVATE_SECRET_KEY, PAYCHORD_WEBHOOK_SECRET, PORT } =
  process.env;

const headers = {
  'content-type': 'application/json',
  'public-api-key': PAYCHORD_PUBLIC_API_KEY,
  'private-secret-key': PAYCHORD_PRIVATE_SECRET_KEY,
};

async function pay(order) {
  const body = {
    account_id: '493e9374-510a-4201-9e09-de669d75f256',
    merchant_order_id: order,
    description: 'Running shoes',
    amount: { currency: 'USD', value: 25.5 },
    country: 'US',
    workflow: 'DIRECT',
    payment_method: { token: 'a-token' },
  };
  const init = { method: 'POST', headers: { ...headers, 'x-idempotency-key': order }, body: JSON.stringify(body) };
  return (await fetch(`${PAYCHORD_BASE_URL}/v1/payments`, init)).text();
}

createServer(async ({ url }, response) => {
  console.log(`${url} ${PAYCHORD_WEBHOOK_SECRET === 'whsec-playwright'}`);
  response.end(url.startsWith('/pay/') ? await pay(url.slice('/pay/'.length)) : process.env.DATABASE);
}).listen(Number(PORT));
