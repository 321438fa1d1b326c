import { serve } from '@hono/node-server';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { Hono } from 'hono';

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: process.env.WEBHOOK_SECRET ?? '',
  // For development: memory ends with the process. In production, use a redisStore or a postgresStore.
  dedupe: memoryStore(),
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

const app = new Hono();
for (const path of ['/webhooks', '/v1/banking/transfers']) app.all(path, ({ req }) => receive(req.raw));
serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) });
