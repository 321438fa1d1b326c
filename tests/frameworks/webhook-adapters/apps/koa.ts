import { DatabaseSync } from 'node:sqlite';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { koaMiddleware } from '@paychord/sdk/webhooks/koa';
import { sqliteStore } from '@paychord/sdk/webhooks/sqlite';
import Koa from 'koa';

// A file, for one machine. For replicas, use a redisStore or a postgresStore.
const database = new DatabaseSync('webhooks.db');

const receivePayment = createWebhookReceiver({
  accept: 'payment',
  secret: process.env.WEBHOOK_SECRET ?? '',
  dedupe: sqliteStore(database),
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
  dedupe: sqliteStore(database, { table: 'transfer_claims' }),
  on: {
    // A pending transfer calls this handler too.
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
