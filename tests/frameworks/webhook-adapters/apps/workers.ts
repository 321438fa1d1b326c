import { env, waitUntil } from 'cloudflare:workers';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Redis } from '@upstash/redis/cloudflare';

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: env.WEBHOOK_SECRET,
  // Over HTTP, because memory does not outlive an isolate. A pipeline would delay one event for another.
  dedupe: redisStore(Redis.fromEnv(env, { enableAutoPipelining: false })),
  // Lets a handler continue after the response.
  waitUntil,
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

export default { fetch: (request: Request) => receive(request) };
