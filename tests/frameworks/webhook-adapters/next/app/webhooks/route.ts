import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Redis } from '@upstash/redis';
import { after } from 'next/server';

export const POST = createWebhookReceiver({
  accept: 'payment',
  secret: () => process.env.WEBHOOK_SECRET ?? '',
  // Memory ends with the instance, so the store is Redis over HTTP. Other Redis clients and postgresStore work too.
  dedupe: redisStore(Redis.fromEnv()),
  // Lets a slow handler continue after the response.
  waitUntil: after,
  on: {
    // Check the status: the event alone does not say it was paid.
    'payment.purchase'({ payload }) {
      const { id, status } = payload.data.payment;
      if (status === 'SUCCEEDED') console.log('paid', id);
    },
  },
});
