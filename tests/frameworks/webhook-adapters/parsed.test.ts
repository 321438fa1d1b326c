import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { bodyParser } from '@koa/bodyparser';
import { All, Controller, Module, Req, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { createWebhookReceiver, type Delivery, sign, type WebhookReceiver } from '@paychord/sdk/webhooks';
import { expressHandler } from '@paychord/sdk/webhooks/express';
import { fastifyHandler } from '@paychord/sdk/webhooks/fastify';
import { koaMiddleware } from '@paychord/sdk/webhooks/koa';
import { lambdaHandler } from '@paychord/sdk/webhooks/lambda';
import { nextPagesHandler } from '@paychord/sdk/webhooks/next';
import { nodeListener } from '@paychord/sdk/webhooks/node';
import { createTestPayload, createTestWebhook } from '@paychord/sdk/webhooks/testing';
import express5, { type Express } from 'express';
import express4 from 'express-4';
import Fastify from 'fastify';
import { Hono } from 'hono';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type RequestOptions, send } from './send.ts';
import { secret } from './server.ts';

/** Closes a server at the end of the test. */
const closeLater = (server: { close(): unknown }) => onTestFinished(async () => void (await server.close()));

async function listening(server: Server): Promise<string> {
  closeLater(server);
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
  app.useBodyParser('json', { limit: '1mb', inflate: false });
  await app.listen(0, '127.0.0.1');
  closeLater(app);
  return `${await app.getUrl()}/webhooks`;
};

const onNestFastify = (rawBody: boolean) => async (receive: WebhookReceiver) => {
  const module = nestModule(fastifyHandler(receive));
  const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), {
    rawBody,
    logger: false,
  });
  await app.listen(0, '127.0.0.1');
  closeLater(app);
  return `${await app.getUrl()}/webhooks`;
};

const onFastify = (asBuffer: boolean) => async (receive: WebhookReceiver) => {
  const app = Fastify();
  if (asBuffer) {
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }
  app.all('/webhooks', fastifyHandler(receive));
  closeLater(app);
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/webhooks`;
};

type Start = (receive: WebhookReceiver) => Promise<string>;

/** A receiver, and what it reports. */
function setUp() {
  const rejections: Delivery[] = [];
  const onDelivery = (rejection: Delivery) => rejections.push(rejection);
  const receive = createWebhookReceiver({
    accept: 'payment',
    secret,
    on: { 'payment.purchase': () => {} },
    onDelivery,
  });
  return { receive, rejections };
}

async function deliver(url: string): Promise<number> {
  return (await fetch(await createTestWebhook('payment.purchase', { secret, url }))).status;
}

const beforeJson = 'Register the webhook before app.use(express.json())';
const pluginInstead = 'Register fastifyPlugin(receive) instead';
const keepBytes = 'Use the webhook middleware before it, or keep the bytes in ctx.request.rawBody';

describe('if a parser read the body and kept no bytes, the receiver returns 500 and reports the fix', () => {
  test.each<[string, string, Start]>([
    [
      'node:http',
      'Call this listener before any parser',
      (receive) => {
        const listener = nodeListener(receive);
        const server = createServer(async (request, response) => {
          await json(request);
          await listener(request, response);
        });
        return listening(server.listen(0, '127.0.0.1'));
      },
    ],
    ...([express4, express5] as const).flatMap((express, index): [string, string, Start][] => [
      [
        `Express ${4 + index}`,
        beforeJson,
        onExpress(express, (app, receive) => app.use(express.json()).all('/webhooks', expressHandler(receive))),
      ],
      [
        `Express ${4 + index}, express.text()`,
        beforeJson,
        onExpress(express, (app, receive) =>
          app.all('/webhooks', express.text({ type: () => true }), expressHandler(receive)),
        ),
      ],
    ]),
    ['Fastify', pluginInstead, onFastify(false)],
    ['Koa', keepBytes, onKoa(koaBody())],
    ['Koa, @koa/bodyparser, which keeps text', keepBytes, onKoa(bodyParser())],
    [
      'Hono',
      'Call the receiver once, before any parser',
      async (receive) => {
        const app = new Hono().all('/webhooks', async ({ req }) => {
          await req.json();
          return receive(req.raw);
        });
        return listening(serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server);
      },
    ],
    ['NestJS on Express', beforeJson, onNestExpress(false)],
    ['NestJS on Fastify', pluginInstead, onNestFastify(false)],
    [
      'Next.js, pages router',
      'bodyParser: false',
      (receive) => {
        const handler = nextPagesHandler(receive);
        const server = createServer(async (request, response) => {
          await handler(Object.assign(request, { body: await json(request) }), response);
        });
        return listening(server.listen(0, '127.0.0.1'));
      },
    ],
  ])('%s', async (_framework, fix, start) => {
    const { receive, rejections } = setUp();
    expect(await deliver(await start(receive))).toBe(500);
    const error = { name: 'WebhookConfigurationError', message: expect.stringContaining(fix) };
    expect(rejections).toMatchObject([{ reason: 'receiver_failed', status: 500, error }]);
  });

  test('Cloudflare Workers', async () => {
    const { receive, rejections } = setUp();
    const request = await createTestWebhook('payment.purchase', { secret });
    await request.json();
    expect((await receive(request)).status).toBe(500);
    const message = expect.stringContaining('Call the receiver once, before any parser');
    expect(rejections).toMatchObject([{ error: { message } }]);
  });

  test('Lambda', async () => {
    const { receive, rejections } = setUp();
    const body = createTestPayload('payment.purchase');
    const { statusCode } = await lambdaHandler(receive)({ httpMethod: 'POST', headers: {}, body });
    expect(statusCode).toBe(500);
    const message = expect.stringContaining('event.body was already parsed');
    expect(rejections).toMatchObject([{ error: { message } }]);
  });
});

function purchase(length?: number): string {
  const payload = createTestPayload('payment.purchase');
  payload.data.payment.description = '';
  const text = JSON.stringify(payload);
  return text.replace('"description":""', `"description":"${'x'.repeat((length ?? text.length) - text.length)}"`);
}

const typed = (type: string) => ({ 'content-type': type });

async function signed(body: string | Uint8Array, headers: object = typed('application/json')) {
  return { body, headers: { ...headers, 'x-hmac-signature': await sign(body, secret) } };
}

const zipped = { ...typed('application/json'), 'content-encoding': 'gzip' };

/** What is sent to where a parser has kept the bytes, as the docs name it. */
const requests: Readonly<Record<string, () => Promise<RequestOptions>>> = {
  authentic: () => signed(purchase()),
  'with a byte order mark': () => signed(`\uFEFF${purchase()}`),
  'of 1 MiB': () => signed(purchase(1_048_576)),
  'one byte longer': () => signed(purchase(1_048_577)),
  'signed, then compressed': async () => {
    const { body, headers } = await signed(purchase(), zipped);
    return { body: gzipSync(body), headers };
  },
  'compressed, then signed': () => signed(gzipSync(purchase()), zipped),
  'with `charset=latin1`': () => signed(purchase(), typed('application/json; charset=latin1')),
  'with the type `text/plain`': () => signed(purchase(), typed('text/plain')),
  'with the type `a/b`': () => signed(purchase(), typed('a/b')),
  'with the type `json`': () => signed(purchase(), typed('json')),
  'without a type': () => signed(purchase(), {}),
  'with a wrong signature': async () => ({ ...(await signed(purchase())), body: purchase() }),
  'signed, but not JSON': () => signed('{'),
};

const page = new URL('../../../packages/sdk/docs/webhooks/body-parsers.md', import.meta.url);

test('if a parser kept the bytes, the receiver uses them, and the statuses match the documented table', async () => {
  const raw = (express: typeof express5) =>
    onExpress(express, (app, receive) =>
      app.all('/webhooks', express.raw({ type: () => true, inflate: false, limit: '1mb' }), expressHandler(receive)),
    );
  const verify = (express: typeof express5) =>
    onExpress(express, (app, receive) => {
      const keep = (request: object, _response: object, rawBody: Buffer) => Object.assign(request, { rawBody });
      app.use(express.json({ inflate: false, limit: '1mb', verify: keep })).all('/webhooks', expressHandler(receive));
    });
  const outcomes = {
    '`express.raw`': await outcomesOf(raw(express5)),
    '`verify` of `express.json`': await outcomesOf(verify(express5)),
    "Fastify, `parseAs: 'buffer'`": await outcomesOf(onFastify(true)),
    'NestJS on Express, `rawBody`': await outcomesOf(onNestExpress(true)),
    'NestJS on Fastify, `rawBody`': await outcomesOf(onNestFastify(true)),
  };
  const columns = Object.values(outcomes);
  const table = [
    ['Request', ...Object.keys(outcomes)],
    ['---', ...columns.map(() => '---')],
    ...Object.keys(requests).map((name, row) => [name, ...columns.map((column) => column[row])]),
  ];
  const docs = await readFile(page, 'utf8');
  const written = docs.replace(
    /(?<=<!-- Generated from the adapter tests .*-->\n\n)[\s\S]*?(?=\n\n<!-- End)/,
    table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  );
  if (process.env.PARSER_TABLE === 'write') await writeFile(page, written);
  else expect(docs).toBe(written);
  expect(await outcomesOf(raw(express4))).toEqual(outcomes['`express.raw`']);
  expect(await outcomesOf(verify(express4))).toEqual(outcomes['`verify` of `express.json`']);
});

/** The status that each of the requests gets, marked when `onDelivery` gets no report on a rejected one. */
async function outcomesOf(start: Start): Promise<string[]> {
  const { receive, rejections } = setUp();
  const url = await start(receive);
  const outcomes: string[] = [];
  for (const make of Object.values(requests)) {
    const reported = rejections.length;
    const { status } = await send(url, await make());
    const isSilent = status !== 200 && rejections.length === reported;
    outcomes.push(`${status}${isSilent ? ' *' : ''}`);
  }
  return outcomes;
}
