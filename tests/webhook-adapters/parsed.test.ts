import 'reflect-metadata';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { bodyParser } from '@koa/bodyparser';
import { All, Controller, Module, Req, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { createWebhookReceiver, type WebhookReceiver, type WebhookRejection } from '@paychord/sdk/webhooks';
import { expressHandler } from '@paychord/sdk/webhooks/express';
import { fastifyHandler } from '@paychord/sdk/webhooks/fastify';
import { koaMiddleware } from '@paychord/sdk/webhooks/koa';
import { lambdaHandler } from '@paychord/sdk/webhooks/lambda';
import { pagesHandler } from '@paychord/sdk/webhooks/next';
import { nodeListener } from '@paychord/sdk/webhooks/node';
import { createTestWebhook, testPayload, toLambdaEvent } from '@paychord/sdk/webhooks/testing';
import express5, { type Express } from 'express';
import express4 from 'express-4';
import Fastify from 'fastify';
import { Hono } from 'hono';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import { afterEach, describe, expect, test } from 'vitest';

const secret = 'whsec_of_all_the_servers';

const servers: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
}

const onExpress = (express: typeof express5, mount: (app: Express, receive: WebhookReceiver) => void) => {
  return (receive: WebhookReceiver) => {
    const app = express();
    mount(app, receive);
    return listening(app.listen(0, '127.0.0.1'));
  };
};

const onKoa = (parser: Koa.Middleware) => (receive: WebhookReceiver) =>
  listening(new Koa().use(parser).use(koaMiddleware(receive)).listen(0, '127.0.0.1'));

function nestModule(handle: (request: never, response: never) => unknown) {
  @Controller('webhooks')
  class Webhooks {
    @All()
    receive(request: never, response: never) {
      return handle(request, response);
    }
  }
  // As @Req() and @Res() before the parameters do.
  Req()(Webhooks.prototype, 'receive', 0);
  Res()(Webhooks.prototype, 'receive', 1);
  @Module({ controllers: [Webhooks] })
  class AppModule {}
  return AppModule;
}

const onNestExpress = (rawBody: boolean) => async (receive: WebhookReceiver) => {
  const module = nestModule(expressHandler(receive));
  const app = await NestFactory.create<NestExpressApplication>(module, { rawBody, logger: false });
  app.useBodyParser('json', { limit: '1mb' });
  await app.listen(0, '127.0.0.1');
  servers.push(app);
  return `${await app.getUrl()}/webhooks`;
};

const onNestFastify = (rawBody: boolean) => async (receive: WebhookReceiver) => {
  const module = nestModule(fastifyHandler(receive));
  const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), {
    rawBody,
    logger: false,
  });
  await app.listen(0, '127.0.0.1');
  servers.push(app);
  return `${await app.getUrl()}/webhooks`;
};

const onFastify = (asBuffer: boolean) => async (receive: WebhookReceiver) => {
  const app = Fastify();
  if (asBuffer) {
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }
  app.all('/webhooks', fastifyHandler(receive));
  servers.push(app);
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/webhooks`;
};

type Start = (receive: WebhookReceiver) => Promise<string>;

/** A receiver, and what it reports. */
function setUp() {
  const rejections: WebhookRejection[] = [];
  const onRejected = (rejection: WebhookRejection) => rejections.push(rejection);
  const receive = createWebhookReceiver({ accept: ['payment'], secret, on: {}, onRejected });
  return { receive, rejections };
}

async function deliver(url: string): Promise<number> {
  const { headers, method, ...request } = await createTestWebhook('payment.purchase', { secret, url }).then(
    async (made) => ({ headers: made.headers, method: made.method, body: await made.text() }),
  );
  return (await fetch(url, { ...request, headers, method })).status;
}

describe('where a parser has read the body and kept none of its bytes, the answer is 500 and the fix is reported', () => {
  test.each<[string, RegExp, Start]>([
    [
      'node:http',
      /pass the request on first/,
      (receive) => {
        const listener = nodeListener(receive);
        const server = createServer(async (request, response) => {
          await json(request);
          await listener(request, response);
        });
        return listening(server.listen(0, '127.0.0.1'));
      },
    ],
    ...([express4, express5] as const).map((express, index): [string, RegExp, Start] => [
      `Express ${4 + index}`,
      /above app\.use\(express\.json\(\)\)/,
      onExpress(express, (app, receive) => app.use(express.json()).all('/webhooks', expressHandler(receive))),
    ]),
    ['Fastify', /fastifyPlugin\(receive\)/, onFastify(false)],
    ['Koa', /above it/, onKoa(koaBody())],
    [
      'Hono',
      /before request\.json\(\)/,
      async (receive) => {
        const app = new Hono().all('/webhooks', async ({ req }) => {
          await req.json();
          return receive(req.raw);
        });
        return listening(serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server);
      },
    ],
    ['NestJS on Express', /above app\.use\(express\.json\(\)\)/, onNestExpress(false)],
    ['NestJS on Fastify', /fastifyPlugin\(receive\)/, onNestFastify(false)],
    [
      'Next.js, pages router',
      /bodyParser: false/,
      (receive) => {
        const handler = pagesHandler(receive);
        const server = createServer(async (request, response) => {
          await handler(Object.assign(request, { body: await json(request) }), response);
        });
        return listening(server.listen(0, '127.0.0.1'));
      },
    ],
  ])('%s', async (_framework, fix, start) => {
    const { receive, rejections } = setUp();
    expect(await deliver(await start(receive))).toBe(500);
    expect(rejections).toMatchObject([
      { reason: 'receiver_failed', status: 500, error: { name: 'WebhookConfigurationError', message: fix } },
    ]);
  });

  test('Cloudflare Workers', async () => {
    const { receive, rejections } = setUp();
    const request = await createTestWebhook('payment.purchase', { secret });
    await request.json();
    expect((await receive(request)).status).toBe(500);
    expect(rejections).toMatchObject([{ error: { message: /before request\.json\(\)/ } }]);
  });

  test('Lambda', async () => {
    const { receive, rejections } = setUp();
    const event = await toLambdaEvent(await createTestWebhook('payment.purchase', { secret }));
    const { statusCode } = await lambdaHandler(receive)({ ...event, body: testPayload('payment.purchase') });
    expect(statusCode).toBe(500);
    expect(rejections).toMatchObject([{ error: { message: /event\.body was parsed/ } }]);
  });
});

describe('where a parser has kept the bytes, they are taken from it', () => {
  test.each<[string, Start]>([
    ...([express4, express5] as const).flatMap((express, index): [string, Start][] => [
      [
        `Express ${4 + index}, express.raw()`,
        onExpress(express, (app, receive) =>
          app.all('/webhooks', express.raw({ type: () => true }), expressHandler(receive)).use(express.json()),
        ),
      ],
      [
        `Express ${4 + index}, express.text()`,
        onExpress(express, (app, receive) =>
          app.all('/webhooks', express.text({ type: () => true }), expressHandler(receive)),
        ),
      ],
      [
        `Express ${4 + index}, the verify hook of express.json()`,
        onExpress(express, (app, receive) =>
          app
            .use(express.json({ verify: (request, _response, rawBody) => Object.assign(request, { rawBody }) }))
            .all('/webhooks', expressHandler(receive)),
        ),
      ],
    ]),
    ['Fastify, parseAs: buffer', onFastify(true)],
    ['Koa, @koa/bodyparser', onKoa(bodyParser())],
    ['NestJS on Express, rawBody: true', onNestExpress(true)],
    ['NestJS on Fastify, rawBody: true', onNestFastify(true)],
  ])('%s', async (_parser, start) => {
    const { receive, rejections } = setUp();
    expect(await deliver(await start(receive))).toBe(200);
    expect(rejections).toEqual([]);
  });
});
