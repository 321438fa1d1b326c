import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { pagesHandler } from '@paychord/sdk/webhooks/next';

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: process.env.WEBHOOK_SECRET ?? '',
  on: {
    'payment.purchase': ({ payload }) => console.log('paid', payload.data.payment.id),
    'banking.transfer': ({ payload }) => console.log('received', payload.id),
  },
});

// What is signed is the bytes.
export const config = { api: { bodyParser: false } };
export default pagesHandler(receive);
