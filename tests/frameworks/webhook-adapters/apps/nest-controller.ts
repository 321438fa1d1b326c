import 'reflect-metadata';
import { DatabaseSync } from 'node:sqlite';
import { All, Controller, Inject, Injectable, Module, Req, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { expressHandler, type NodeListener } from '@paychord/sdk/webhooks/express';
import { sqliteStore } from '@paychord/sdk/webhooks/sqlite';
import type { Request, Response } from 'express';

// A file, for one machine. For replicas, use a redisStore or a postgresStore.
const database = new DatabaseSync('webhooks.db');

@Injectable()
class Orders {
  paid(id: string): void {
    console.log('paid', id);
  }

  received(id: string): void {
    console.log('received', id);
  }
}

@Controller()
class Webhooks {
  readonly #payments: NodeListener;
  readonly #transfers: NodeListener;

  constructor(@Inject(Orders) orders: Orders) {
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
    this.#payments = expressHandler(receivePayment);
    this.#transfers = expressHandler(receiveTransfer);
  }

  @All('webhooks')
  receivePayment(@Req() request: Request, @Res() response: Response) {
    return this.#payments(request, response);
  }

  @All('v1/banking/transfers')
  receiveTransfer(@Req() request: Request, @Res() response: Response) {
    return this.#transfers(request, response);
  }
}

@Module({ controllers: [Webhooks], providers: [Orders] })
class AppModule {}

// The type argument adds useBodyParser. rawBody keeps the bytes that the signature covers.
const app = await NestFactory.create<NestExpressApplication>(AppModule, { rawBody: true });
app.useBodyParser('json', { limit: '1mb', inflate: false });
await app.listen(Number(process.env.PORT ?? 3000));
