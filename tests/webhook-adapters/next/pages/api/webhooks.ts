import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { pagesHandler } from '@paychord/sdk/webhooks/next';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Redis } from '@upstash/redis';

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: process.env.WEBHOOK_SECRET ?? '',
  // Over HTTP, as memory does not outlast an instance. Other clients of Redis will do too, and postgresStore.
  dedupe: redisStore(Redis.fromEnv()),
  on: {
    'payment.purchase': ({ payload }) => console.log('paid', payload.data.payment.id),
    'banking.transfer': ({ payload }) => console.log('received', payload.id),
  },
});

// What is signed is the bytes.
export const config = { api: { bodyParser: false } };
export default pagesHandler(receive);
