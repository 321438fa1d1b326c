import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { nextPagesHandler } from '@paychord/sdk/webhooks/next';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Redis } from '@upstash/redis';

const receive = createWebhookReceiver({
  accept: 'payment',
  secret: () => process.env.WEBHOOK_SECRET ?? '',
  // Memory ends with the instance, so the store is Redis over HTTP. Other Redis clients and postgresStore work too.
  dedupe: redisStore(Redis.fromEnv()),
  on: {
    // Check the status: the event alone does not say it was paid.
    'payment.purchase'({ payload }) {
      const { id, status } = payload.data.payment;
      if (status === 'SUCCEEDED') console.log('paid', id);
    },
  },
});

// The signature covers the raw bytes.
export const config = { api: { bodyParser: false } };
export default nextPagesHandler(receive);
