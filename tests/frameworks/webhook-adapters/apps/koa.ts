import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { koaMiddleware } from '@paychord/sdk/webhooks/koa';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import Koa from 'koa';

const receivePayment = createWebhookReceiver({
  accept: 'payment',
  secret: process.env.WEBHOOK_SECRET ?? '',
  // For development: memory ends with the process. In production, use a redisStore or a postgresStore.
  dedupe: memoryStore(),
  on: {
    // A declined payment can also send payment.purchase.
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
  dedupe: memoryStore(),
  on: {
    // A pending transfer also sends banking.transfer.
    'banking.transfer'({ payload }) {
      if (payload.status === 'COMPLETED') console.log('received', payload.id);
    },
  },
});

const webhooks = new Router();
webhooks.all('/webhooks', koaMiddleware(receivePayment));
webhooks.all('/v1/banking/transfers', koaMiddleware(receiveTransfer));

const app = new Koa();
// Before the parsers, because the signature covers the raw bytes.
app.use(webhooks.routes());
app.use(bodyParser());
app.listen(Number(process.env.PORT ?? 3000));
