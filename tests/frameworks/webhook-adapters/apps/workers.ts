import { env, waitUntil } from 'cloudflare:workers';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Redis } from '@upstash/redis/cloudflare';

const receivePayment = createWebhookReceiver({
  accept: 'payment',
  secret: env.WEBHOOK_SECRET,
  // Memory ends with the isolate, so the store is Redis over HTTP. With pipelining, events would wait for each other.
  dedupe: redisStore(Redis.fromEnv(env, { enableAutoPipelining: false })),
  // Lets a slow handler continue after the response.
  waitUntil,
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
  dedupe: redisStore(Redis.fromEnv(env, { enableAutoPipelining: false }), { prefix: 'transfers:' }),
  // Lets a slow handler continue after the response.
  waitUntil,
  on: {
    // A pending transfer calls this handler too.
    'banking.transfer'({ payload }) {
      if (payload.status === 'COMPLETED') console.log('received', payload.id);
    },
  },
});

export default {
  fetch(request: Request) {
    const { pathname } = new URL(request.url);
    return pathname === '/v1/banking/transfers' ? receiveTransfer(request) : receivePayment(request);
  },
};
