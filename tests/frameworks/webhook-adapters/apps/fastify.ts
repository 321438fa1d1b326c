import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { fastifyPlugin } from '@paychord/sdk/webhooks/fastify';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import Fastify from 'fastify';

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: process.env.WEBHOOK_SECRET ?? '',
  // For development: memory ends with the process. In production, use a redisStore or a postgresStore.
  dedupe: memoryStore(),
  on: {
    // A declined payment can also send payment.purchase, and a pending transfer banking.transfer.
    'payment.purchase'({ payload }) {
      const { id, status } = payload.data.payment;
      if (status === 'SUCCEEDED') console.log('paid', id);
    },
    'banking.transfer'({ payload }) {
      if (payload.status === 'COMPLETED') console.log('received', payload.id);
    },
  },
});

const app = Fastify();
// The plugin has separate parsers. Those of the other routes do not change.
for (const prefix of ['/webhooks', '/v1/banking/transfers']) app.register(fastifyPlugin(receive), { prefix });
await app.listen({ port: Number(process.env.PORT ?? 3000) });
