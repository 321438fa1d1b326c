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

const app = express();
// Above the parsers: what is signed is the bytes.
app.all('/webhooks', expressHandler(receive));
app.use(express.json());
app.listen(Number(process.env.PORT ?? 3000));
