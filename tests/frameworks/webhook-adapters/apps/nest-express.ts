import 'reflect-metadata';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { expressHandler } from '@paychord/sdk/webhooks/express';
import { memoryStore } from '@paychord/sdk/webhooks/memory';

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
const receivePayment = createWebhookReceiver({
  accept: 'payment',
  secret: process.env.WEBHOOK_SECRET ?? '',
  // For development: memory ends with the process. In production, use a redisStore or a postgresStore.
  dedupe: memoryStore(),
  on: {
    // A declined payment can also send payment.purchase.
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
  dedupe: memoryStore(),
  on: {
    // A pending transfer also sends banking.transfer.
    'banking.transfer'({ payload }) {
      if (payload.status === 'COMPLETED') orders.received(payload.id);
    },
  },
});

// Before listen(), which adds the parsers: the signature covers the raw bytes.
app.use('/webhooks', expressHandler(receivePayment));
app.use('/v1/banking/transfers', expressHandler(receiveTransfer));
await app.listen(Number(process.env.PORT ?? 3000));
