// A test of an application that declares its servers with `await using`.
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { createClient } from '@paychord/sdk';

async function pay(): Promise<string> {
  // A real clock: a webhook that failed has a timer for its next attempt.
  await using mock = createMockServer({ clock: 'real' });
  await using server = await listen(mock);
  mock.webhooks.register({ receiver: () => new Response(null, { status: 500 }) });
  const client = createClient({ baseUrl: server.url, ...mock.credentials });
  const payment = await client.payments.create({
    account_id: '493e9374-510a-4201-9e09-de669d75f256',
    merchant_order_id: 'ORDER-1',
    description: 'Running shoes',
    country: 'US',
    amount: { currency: 'USD', value: 25.5 },
    workflow: 'DIRECT',
    payment_method: { token: 'tok-1' },
  });
  console.log(payment.status);
  return server.url;
}

const url = await pay();
// The process ends by itself: no socket and no timer is left.
console.log(await fetch(url).catch(({ cause }) => cause.code));
