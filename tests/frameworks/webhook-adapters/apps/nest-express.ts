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
const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret: process.env.WEBHOOK_SECRET ?? '',
  // For development: memory ends with the process. In production, use a redisStore or a postgresStore.
  dedupe: memoryStore(),
  on: {
    // A declined payment can also send payment.purchase, and a pending transfer banking.transfer.
    'payment.purchase'({ payload }) {
      const { id, status } = payload.data.payment;
      if (status === 'SUCCEEDED') orders.paid(id);
    },
    'banking.transfer'({ payload }) {
      if (payload.status === 'COMPLETED') orders.received(payload.id);
    },
  },
});
// Before listen(), which adds the parsers: the signature covers the raw bytes.
app.use(['/webhooks', '/v1/banking/transfers'], expressHandler(receive));
await app.listen(Number(process.env.PORT ?? 3000));
