import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Redis } from '@upstash/redis';
import { after } from 'next/server';

export const POST = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: process.env.WEBHOOK_SECRET ?? '',
  // Over HTTP, as memory does not outlast an instance. Other clients of Redis will do too, and postgresStore.
  dedupe: redisStore(Redis.fromEnv()),
  // Lets a handler continue after the response.
  waitUntil: after,
  on: {
    // A declined payment can send a payment.purchase too, and a pending transfer a banking.transfer.
    'payment.purchase'({ payload }) {
      const { id, status } = payload.data.payment;
      if (status === 'SUCCEEDED') console.log('paid', id);
    },
    'banking.transfer'({ payload }) {
      if (payload.status === 'COMPLETED') console.log('received', payload.id);
    },
  },
});
