import { DatabaseSync } from 'node:sqlite';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { fastifyPlugin } from '@paychord/sdk/webhooks/fastify';
import { sqliteStore } from '@paychord/sdk/webhooks/sqlite';
import Fastify from 'fastify';

// A file, for one machine. For replicas, use a redisStore or a postgresStore.
const database = new DatabaseSync('webhooks.db');

const receivePayment = createWebhookReceiver({
  accept: 'payment',
  secret: process.env.WEBHOOK_SECRET ?? '',
  dedupe: sqliteStore(database),
  on: {
    // Check the status: the event alone does not say it was paid.
    'payment.purchase'({ payload }) {
      const { id, status } = payload.data.payment;
      if (status === 'SUCCEEDED') console.log('paid', id);
    },
  },
});

const receiveTransfer = createWebhookReceiver({
  accept: 'transfer',
  // The specification declares no authentication for transfers: anyone who knows the URL can send one.
  unverified: true,
  dedupe: sqliteStore(database, { table: 'transfer_claims' }),
  on: {
    // A pending transfer calls this handler too.
    'banking.transfer'({ payload }) {
      if (payload.status === 'COMPLETED') console.log('received', payload.id);
    },
  },
});

const app = Fastify();
// The plugin has separate parsers. Those of the other routes do not change.
app.register(fastifyPlugin(receivePayment), { prefix: '/webhooks' });
app.register(fastifyPlugin(receiveTransfer), { prefix: '/v1/banking/transfers' });
await app.listen({ port: Number(process.env.PORT ?? 3000) });
