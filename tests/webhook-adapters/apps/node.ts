import { createServer } from 'node:http';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { nodeListener } from '@paychord/sdk/webhooks/node';

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
const listener = nodeListener(receive);

createServer((request, response) => {
  if (request.url === '/webhooks') return listener(request, response);
  return response.writeHead(404).end();
}).listen(Number(process.env.PORT ?? 3000));
