import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { fastifyPlugin } from '@paychord/sdk/webhooks/fastify';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import Fastify from 'fastify';

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: process.env.WEBHOOK_SECRET ?? '',
  // replicas: redisStore, postgresStore
  dedupe: memoryStore(),
  on: {
    'payment.purchase': ({ payload }) => console.log('paid', payload.data.payment.id),
    'banking.transfer': ({ payload }) => console.log('received', payload.id),
  },
});

const app = Fastify();
// A plugin has parsers of its own, so those of the other routes stay as they are.
app.register(fastifyPlugin(receive), { prefix: '/webhooks' });
await app.listen({ port: Number(process.env.PORT ?? 3000) });
