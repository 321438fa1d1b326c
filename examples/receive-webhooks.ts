import { createServer } from 'node:http';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { nodeListener } from '@paychord/sdk/webhooks/node';

const secret = process.env.WEBHOOK_SECRET;
if (secret === undefined) throw new Error('Set WEBHOOK_SECRET to the client secret of the webhook');

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret,
  // For one process. Replicas share a redisStore or a postgresStore.
  dedupe: memoryStore(),
  on: {
    'payment.chargeback': ({ payload }) => console.log('charged back', payload.data.payment.id),
    'banking.transfer': ({ payload }) => console.log('transfer', payload.id, payload.status),
  },
});

export const server = createServer(nodeListener(receive)).listen(Number(process.env.PORT ?? 3000));
