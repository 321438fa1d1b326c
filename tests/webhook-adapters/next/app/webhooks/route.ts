import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { after } from 'next/server';

export const POST = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: process.env.WEBHOOK_SECRET ?? '',
  // A handler that is slower than the answer goes on.
  waitUntil: after,
  on: {
    'payment.purchase': ({ payload }) => console.log('paid', payload.data.payment.id),
    'banking.transfer': ({ payload }) => console.log('received', payload.id),
  },
});
