import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { expressHandler } from '@paychord/sdk/webhooks/express';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import express from 'express';

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: process.env.WEBHOOK_SECRET ?? '',
  // replicas: redisStore, postgresStore
  dedupe: memoryStore(),
  on: {
    'payment.purchase': ({ payload }) => console.log('paid', payload.data.payment.id),
    'banking.transfer': ({ payload }) => console.log('received', payload.id),
  },
});

const app = express();
// Above the parsers: what is signed is the bytes.
app.all('/webhooks', expressHandler(receive));
app.use(express.json());
app.listen(Number(process.env.PORT ?? 3000));
