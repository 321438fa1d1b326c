// The installed mock server in a CommonJS program.
import { createMockServer } from '@paychord/mock-server';
import { assertReceivedRequest } from '@paychord/mock-server/assertions';
import { listen } from '@paychord/mock-server/node';
import { createClient, type Fetch } from '@paychord/sdk';

async function main(): Promise<void> {
  const mock = createMockServer();
  const pay = async (baseUrl: string, fetch?: Fetch) => {
    const client = createClient({ baseUrl, ...mock.credentials, ...(fetch === undefined ? {} : { fetch }) });
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
  };
  const server = await listen(mock);
  const statuses = [await pay('https://payments.test', mock.fetch), await pay(server.url)];
  assertReceivedRequest(mock, 'createPayment');
  await server.close();
  console.log(JSON.stringify(statuses));
}

void main();
