import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Redis } from '@upstash/redis';
import { after } from 'next/server';

export const POST = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: process.env.WEBHOOK_SECRET ?? '',
  // Over HTTP, as memory does not outlast an instance. Other clients of Redis will do too, and postgresStore.
  dedupe: redisStore(Redis.fromEnv()),
  // A handler that is slower than the answer goes on.
  waitUntil: after,
  on: {
    'payment.purchase': ({ payload }) => console.log('paid', payload.data.payment.id),
    'banking.transfer': ({ payload }) => console.log('received', payload.id),
  },
});
