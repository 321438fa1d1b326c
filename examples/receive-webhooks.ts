import { createServer } from 'node:http';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { nodeListener } from '@paychord/sdk/webhooks/node';

const secret = process.env.WEBHOOK_SECRET;
if (secret === undefined) throw new Error('Set WEBHOOK_SECRET to the client secret of the webhook');

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret,
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

export const server = createServer(nodeListener(receive)).listen(Number(process.env.PORT ?? 3000));
