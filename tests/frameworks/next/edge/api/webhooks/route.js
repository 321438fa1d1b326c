import { createWebhookReceiver } from '@paychord/sdk/webhooks';

export const runtime = 'edge';

export const POST = createWebhookReceiver({
  accept: 'payment',
  secret: 'whsec-edge',
  on: { 'payment.purchase': () => {} },
});
