import { env, waitUntil } from 'cloudflare:workers';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: env.WEBHOOK_SECRET,
  // A handler that is slower than the answer goes on.
  waitUntil,
  on: {
    'payment.purchase': ({ payload }) => console.log('paid', payload.data.payment.id),
    'banking.transfer': ({ payload }) => console.log('received', payload.id),
  },
});

export default { fetch: (request: Request) => receive(request) };
