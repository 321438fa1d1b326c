import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { pagesHandler } from '@paychord/sdk/webhooks/next';

export default pagesHandler(
  createWebhookReceiver({
    accept: ['payment'],
    secret: process.env.WEBHOOK_SECRET ?? '',
    on: { 'payment.purchase': () => {} },
  }),
);
