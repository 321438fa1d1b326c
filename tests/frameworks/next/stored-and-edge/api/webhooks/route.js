import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Redis } from '@upstash/redis';
import { after } from 'next/server';

export const runtime = 'edge';

const paid = [];

export const POST = createWebhookReceiver({
  accept: 'payment',
  secret: 'whsec-edge',
  dedupe: redisStore(Redis.fromEnv()),
  waitUntil: after,
  on: {
    'payment.purchase'({ payload }) {
      const { id, status } = payload.data.payment;
      if (status === 'SUCCEEDED') paid.push(id);
    },
  },
});

export const GET = () => Response.json(paid);
