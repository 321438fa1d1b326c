import { createServer } from 'node:http';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { nodeListener } from '@paychord/sdk/webhooks/node';

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
const listener = nodeListener(receive);
// Payment events and transfers arrive at different paths.
const paths = ['/webhooks', '/v1/banking/transfers'];

createServer((request, response) => {
  if (paths.includes(request.url ?? '')) return listener(request, response);
  return response.writeHead(404).end();
}).listen(Number(process.env.PORT ?? 3000));
