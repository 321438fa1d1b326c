import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { koaMiddleware } from '@paychord/sdk/webhooks/koa';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import Koa from 'koa';

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: process.env.WEBHOOK_SECRET ?? '',
  // For development: memory ends with the process. In production, use a redisStore or a postgresStore.
  dedupe: memoryStore(),
  on: {
    // A declined payment can also send payment.purchase, and a pending transfer banking.transfer.
    'payment.purchase'({ payload }) {
      const { id, status } = payload.data.payment;
      if (status === 'SUCCEEDED') console.log('paid', id);
    },
    'banking.transfer'({ payload }) {
      if (payload.status === 'COMPLETED') console.log('received', payload.id);
    },
  },
});

const webhooks = new Router();
webhooks.all(['/webhooks', '/v1/banking/transfers'], koaMiddleware(receive));

const app = new Koa();
// Before the parsers, because the signature covers the raw bytes.
app.use(webhooks.routes());
app.use(bodyParser());
app.listen(Number(process.env.PORT ?? 3000));
