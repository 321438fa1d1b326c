import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { nextPagesHandler } from '@paychord/sdk/webhooks/next';

export default nextPagesHandler(
  createWebhookReceiver({
    accept: 'payment',
    secret: process.env.WEBHOOK_SECRET ?? '',
    on: { 'payment.purchase': () => {} },
  }),
);
