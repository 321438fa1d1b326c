import { createServer, type ServerResponse } from 'node:http';
import { createClient, isPaychordError } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { nodeListener } from '@paychord/sdk/webhooks/node';

const secret = process.env.WEBHOOK_SECRET;
if (secret === undefined) throw new Error('Set WEBHOOK_SECRET to the client secret of the webhook');

const client = createClient({
  ...clientOptionsFromEnv(),
  // Needed for http://payments-mock:4010, and wrong for any other address.
  dangerouslyAllowUnencryptedCredentials: process.env.ALLOW_UNENCRYPTED_CREDENTIALS === 'true',
});

/** The ids of the payments that a webhook has reported as paid. */
const paid = new Set<string>();

const receiveWebhook = nodeListener(
  createWebhookReceiver({
    accept: 'payment',
    secret,
    // The paid orders are in memory too. With a database, use a sqliteStore or a postgresStore.
    dedupe: memoryStore(),
    on: {
      'payment.purchase'({ payload }) {
        const { id, status } = payload.data.payment;
        if (status === 'SUCCEEDED') paid.add(id);
      },
    },
  }),
);

const server = createServer(async (request, response) => {
  const path = `${request.method} ${request.url}`;
  if (path === 'POST /webhooks') return receiveWebhook(request, response);
  if (path === 'GET /health') return send(response, 200, { status: 'ok' });
  if (path === 'GET /paid') return send(response, 200, [...paid]);
  if (path === 'POST /payments') return createPayment(response);
  return send(response, 404, { error: `${path} does not exist` });
});
server.listen(Number(process.env.PORT ?? 3000), () => console.log('The shop is ready'));
process.once('SIGTERM', () => server.close());

async function createPayment(response: ServerResponse): Promise<void> {
  try {
    const payment = await client.payments.create({
      account_id: '493e9374-510a-4201-9e09-de669d75f256',
      merchant_order_id: 'ORDER-1',
      description: 'Running shoes',
      amount: { currency: 'USD', value: 25.5 },
      country: 'US',
      workflow: 'DIRECT',
      payment_method: { token: 'one-time-token' },
    });
    send(response, 201, { id: payment.id, status: payment.status });
  } catch (error) {
    if (!isPaychordError(error)) throw error;
    send(response, 502, { error: error.message });
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
