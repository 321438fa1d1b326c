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

// What is signed is the bytes.
export const config = { api: { bodyParser: false } };
export default pagesHandler(receive);
