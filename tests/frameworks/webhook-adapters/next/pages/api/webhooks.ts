import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { nextPagesHandler } from '@paychord/sdk/webhooks/next';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Redis } from '@upstash/redis';

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: process.env.WEBHOOK_SECRET ?? '',
  // Memory ends with the instance, so the store is Redis over HTTP. Other Redis clients and postgresStore work too.
  dedupe: redisStore(Redis.fromEnv()),
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

// The signature covers the raw bytes.
export const config = { api: { bodyParser: false } };
export default nextPagesHandler(receive);
