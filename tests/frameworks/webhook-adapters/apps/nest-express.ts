import 'reflect-metadata';
import { DatabaseSync } from 'node:sqlite';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { expressHandler } from '@paychord/sdk/webhooks/express';
import { sqliteStore } from '@paychord/sdk/webhooks/sqlite';

@Injectable()
class Orders {
  paid(id: string): void {
    console.log('paid', id);
  }

  received(id: string): void {
    console.log('received', id);
  }
}

@Module({ providers: [Orders] })
class AppModule {}

const app = await NestFactory.create(AppModule);
const orders = app.get(Orders);
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
      if (status === 'SUCCEEDED') orders.paid(id);
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
      if (payload.status === 'COMPLETED') orders.received(payload.id);
    },
  },
});

// Before listen(), which adds the parsers: the signature covers the raw bytes.
app.use('/webhooks', expressHandler(receivePayment));
app.use('/v1/banking/transfers', expressHandler(receiveTransfer));
await app.listen(Number(process.env.PORT ?? 3000));
