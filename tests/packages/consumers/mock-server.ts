// The first steps with the installed mock server: in process, through MSW and on a port.
import { createMockServer, type MockServer } from '@paychord/mock-server';
import { handlers } from '@paychord/mock-server/msw';
import { listen } from '@paychord/mock-server/node';
import { createClient, type Fetch } from '@paychord/sdk';
import { setupServer } from 'msw/node';

const mock: MockServer = createMockServer({ seed: 7 });

async function statusOfPayment(baseUrl: string, fetch?: Fetch): Promise<string> {
  const client = createClient({ baseUrl, ...mock.credentials, fetch });
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

const inProcess = await statusOfPayment('https://api.example.com', mock.fetch);

const interception = setupServer(...handlers(mock, { baseUrl: 'https://api.example.com' }));
interception.listen();
const intercepted = await statusOfPayment('https://api.example.com');
interception.close();

const server = await listen(mock);
const onPort = await statusOfPayment(server.url);
await server.close();

console.log(JSON.stringify({ inProcess, intercepted, onPort, payments: mock.payments.list().length }));
