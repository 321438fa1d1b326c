import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { lambdaHandler } from '@paychord/sdk/webhooks/lambda';

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: process.env.WEBHOOK_SECRET ?? '',
  on: {
    'payment.purchase': ({ payload }) => console.log('paid', payload.data.payment.id),
    'banking.transfer': ({ payload }) => console.log('received', payload.id),
  },
});

export const handler = lambdaHandler(receive);
