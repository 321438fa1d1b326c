import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { fastifyPlugin } from '@paychord/sdk/webhooks/fastify';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import Fastify from 'fastify';

const receivePayment = createWebhookReceiver({
  accept: 'payment',
  secret: process.env.WEBHOOK_SECRET ?? '',
  // For development: memory ends with the process. In production, use a redisStore or a postgresStore.
  dedupe: memoryStore(),
  on: {
    // A declined payment can also send payment.purchase.
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
  dedupe: memoryStore(),
  on: {
    // A pending transfer also sends banking.transfer.
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
