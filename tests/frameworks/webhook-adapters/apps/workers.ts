import { env, waitUntil } from 'cloudflare:workers';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Redis } from '@upstash/redis/cloudflare';

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: env.WEBHOOK_SECRET,
  // Memory ends with the isolate, so the store is Redis over HTTP. With pipelining, events would wait for each other.
  dedupe: redisStore(Redis.fromEnv(env, { enableAutoPipelining: false })),
  // Lets a slow handler continue after the response.
  waitUntil,
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

export default { fetch: (request: Request) => receive(request) };
