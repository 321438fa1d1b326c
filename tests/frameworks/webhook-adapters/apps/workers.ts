import { env, waitUntil } from 'cloudflare:workers';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Redis } from '@upstash/redis/cloudflare';

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: env.WEBHOOK_SECRET,
  // Over HTTP, as memory does not outlast an isolate. A pipeline would hold one event up for another.
  dedupe: redisStore(Redis.fromEnv(env, { enableAutoPipelining: false })),
  // A handler that is slower than the answer goes on.
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
