import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { lambdaHandler } from '@paychord/sdk/webhooks/lambda';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Redis } from '@upstash/redis';

const receivePayment = createWebhookReceiver({
  accept: 'payment',
  secret: process.env.WEBHOOK_SECRET ?? '',
  // Memory ends with the instance, so the store is Redis over HTTP. Other Redis clients and postgresStore work too.
  dedupe: redisStore(Redis.fromEnv()),
  on: {
    // Check the status: the event alone does not say it was paid.
    'payment.purchase'({ payload }) {
      const { id, status } = payload.data.payment;
      if (status === 'SUCCEEDED') console.log('paid', id);
    },
  },
});

const receiveTransfer = createWebhookReceiver({
  accept: 'transfer',
  // The specification declares no authentication for transfers: anyone who knows the URL can send one.
  unverified: true,
  dedupe: redisStore(Redis.fromEnv(), { prefix: 'transfers:' }),
  on: {
    // A pending transfer calls this handler too.
    'banking.transfer'({ payload }) {
      if (payload.status === 'COMPLETED') console.log('received', payload.id);
    },
  },
});

export const payments = lambdaHandler(receivePayment);
export const transfers = lambdaHandler(receiveTransfer);
