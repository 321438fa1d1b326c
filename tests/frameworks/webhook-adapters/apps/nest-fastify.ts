import 'reflect-metadata';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { fastifyPlugin } from '@paychord/sdk/webhooks/fastify';
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

const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter());
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
for (const prefix of ['/webhooks', '/v1/banking/transfers']) {
  await app.register(fastifyPlugin(receive), { prefix });
}
await app.listen(Number(process.env.PORT ?? 3000));
