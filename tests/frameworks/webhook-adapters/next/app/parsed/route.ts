import { createWebhookReceiver } from '@paychord/sdk/webhooks';

const receive = createWebhookReceiver({
  accept: 'payment',
  secret: process.env.WEBHOOK_SECRET ?? '',
  on: { 'payment.purchase': () => {} },
});

export async function POST(request: Request): Promise<Response> {
  await request.json();
  return receive(request);
}
