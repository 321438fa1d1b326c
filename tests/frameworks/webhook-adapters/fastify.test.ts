import 'reflect-metadata';
import type { OutgoingHttpHeaders } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { createWebhookReceiver, sign } from '@paychord/sdk/webhooks';
import { fastifyPlugin } from '@paychord/sdk/webhooks/fastify';
import { createTestPayload } from '@paychord/sdk/webhooks/testing';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contentTypes } from './content-types.ts';
import { type RequestOptions, send } from './send.ts';

const secret = 'whsec_of_all_the_servers';

/** A receiver, the ids of the payments that it handled, and the number of requests that it saw. */
function setUp() {
  const handled: string[] = [];
  const seen: Request[] = [];
  const receive = createWebhookReceiver({
    accept: 'payment',
    secret,
    on: { 'payment.purchase': ({ payload }) => handled.push(payload.data.payment.id) },
  });
  const observed = (request: Request) => {
    seen.push(request);
    return receive(request);
  };
  return { receive: observed, handled, seen };
}

async function listen(app: FastifyInstance): Promise<string> {
  onTestFinished(() => app.close());
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/webhooks`;
}

/** An application with nothing but the plugin. */
function plainApp(receive: Parameters<typeof fastifyPlugin>[0]): Promise<string> {
  const app = Fastify();
  app.register(fastifyPlugin(receive), { prefix: '/webhooks' });
  return listen(app);
}

async function nestApp(receive: Parameters<typeof fastifyPlugin>[0], rawBody: boolean): Promise<string> {
  @Module({})
  class AppModule {}
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), {
    rawBody,
    logger: false,
  });
  await app.register(fastifyPlugin(receive), { prefix: '/webhooks' });
  await app.listen(0, '127.0.0.1');
  onTestFinished(() => app.close());
  return `${await app.getUrl()}/webhooks`;
}

/** A genuine event with these content types. */
async function purchase(
  ...types: string[]
): Promise<RequestOptions & { id: string; body: string; headers: OutgoingHttpHeaders }> {
  const payload = createTestPayload('payment.purchase');
  const body = JSON.stringify(payload);
  const headers = { 'x-hmac-signature': await sign(body, secret), ...typed(types) };
  return { id: payload.data.payment.id, body, headers };
}

/** More than one is a header that is there more than once. */
function typed(types: string[]): OutgoingHttpHeaders {
  return types.length > 0 ? { 'Content-Type': types.length > 1 ? types : types[0] } : {};
}

describe.each<[string, (receive: Parameters<typeof fastifyPlugin>[0]) => Promise<string>]>([
  ['Fastify', plainApp],
  ['NestJS on Fastify', (receive) => nestApp(receive, false)],
  ['NestJS on Fastify with rawBody', (receive) => nestApp(receive, true)],
])('%s', (_title, start) => {
  test('passes a POST request without a body to the receiver, with each content type', async () => {
    const { receive, seen } = setUp();
    const url = await start(receive);
    for (const type of [undefined, ...contentTypes]) {
      const headers = type === undefined ? {} : { 'content-type': type };
      for (const length of [{ 'content-length': '0' }, {}]) {
        const before = seen.length;
        expect([type, (await send(url, { headers: { ...headers, ...length } })).status]).toEqual([type, 401]);
        expect(seen.length).toBe(before + 1);
      }
    }
  });

  test('handles an event with any content type that node:http can send', async () => {
    const { receive, handled } = setUp();
    const url = await start(receive);
    const alphabet = '\tabjson/;,="\\* +-.0é\xff'.split('');
    const value = fc.oneof(
      fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 20 }),
      fc.stringMatching(/^[\t\x20-\x7e\x80-\xff]{0,40}$/),
      fc.constantFrom(...contentTypes),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(value, { maxLength: 2 }), async (types) => {
        const { id, ...sent } = await purchase(...types);
        expect(await send(url, sent)).toMatchObject({ status: 200 });
        expect(handled.at(-1)).toBe(id);
      }),
      { numRuns: 500 },
    );
  });
});

test('handles an event if the server joins repeated headers', async () => {
  const { receive, handled } = setUp();
  const app = Fastify({ http: { joinDuplicateHeaders: true } });
  app.register(fastifyPlugin(receive), { prefix: '/webhooks' });
  const url = await listen(app);
  const { id, ...sent } = await purchase('application/json', 'application/json');
  expect((await send(url, sent)).status).toBe(200);
  expect(handled).toEqual([id]);
});

test('handles an event with each content type over HTTP/2', async () => {
  const { receive, handled } = setUp();
  const app = Fastify({ http2: true });
  app.register(fastifyPlugin(receive), { prefix: '/webhooks' });
  const url = new URL(await listen(app as unknown as FastifyInstance));
  const session = connect(url.origin);
  onTestFinished(() => void session.close());
  for (const type of contentTypes) {
    const { id, body, headers } = await purchase(type);
    expect([type, await sendOverHttp2(session, url.pathname, { body, headers })]).toEqual([type, 200]);
    expect(handled.at(-1)).toBe(id);
  }
});

async function sendOverHttp2(
  session: ClientHttp2Session,
  path: string,
  { body, headers }: { body: string; headers: object },
): Promise<unknown> {
  const stream = session.request({ ':method': 'POST', ':path': path, ...headers });
  let status: unknown;
  stream.on('response', (received) => {
    status = received[':status'];
  });
  stream.end(body);
  await text(stream);
  return status;
}

describe('an application around the plugin', () => {
  test('keeps its own parsers and rejections', async () => {
    const { receive } = setUp();
    const app = Fastify();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.register(fastifyPlugin(receive), { prefix: '/webhooks' });
    app.post('/orders', async ({ body }) => ({ body }));
    const url = (await listen(app)).replace('/webhooks', '/orders');
    const headers = (type: string) => ({ 'content-type': type });
    expect((await send(url, { body: '{"a":1}', headers: headers('application/json') })).body).toBe('{"body":{"a":1}}');
    expect((await send(url, { body: 'text', headers: headers('a/b') })).body).toBe('{"body":"text"}');
    expect((await send(url, { body: 'text', headers: headers('json') })).status).toBe(415);
  });

  test.each([...contentTypes, undefined])('sees the content type as sent in each of its hooks: %j', async (type) => {
    const { receive } = setUp();
    const seen: [hook: string, type: unknown, length: unknown][] = [];
    const app = Fastify();
    const note = (hook: string, headers: Record<string, unknown>) =>
      seen.push([hook, headers['content-type'], headers['content-length']]);
    app.addHook('onRequest', async (request) => {
      // From here on Fastify has parsed the body and knows that it is invalid.
      void request.mediaType;
      note('onRequest', request.headers);
    });
    app.addHook('preParsing', async ({ headers }) => void note('preParsing', headers));
    await app.register(fastifyPlugin(receive), { prefix: '/webhooks' });
    app.addHook('preValidation', async ({ headers }) => void note('preValidation', headers));
    app.addHook('preHandler', async ({ headers }) => void note('preHandler', headers));
    app.addHook('onSend', async ({ headers }) => void note('onSend', headers));
    const responded = new Promise<void>((resolve) => {
      app.addHook('onResponse', async ({ headers }) => {
        note('onResponse', headers);
        resolve();
      });
    });
    const url = await listen(app);
    const sent = await purchase(...(type === undefined ? [] : [type]));
    const length = String(Buffer.byteLength(sent.body));
    Object.assign(sent.headers, { 'content-length': length });
    expect((await send(url, sent)).status).toBe(200);
    await responded;
    const hooks = ['onRequest', 'preParsing', 'preValidation', 'preHandler', 'onSend', 'onResponse'];
    // What is not ASCII may be changed before it gets here.
    const received = seen[0]?.[1];
    expect(received === undefined).toBe(type === undefined);
    expect(seen).toEqual(hooks.map((hook) => [hook, received, length]));
  });

  test('sees the headers as sent of a POST without a body and of a GET', async () => {
    const { receive } = setUp();
    const seen: unknown[] = [];
    const app = Fastify();
    app.addHook('preHandler', async ({ headers }) => void seen.push(headers['content-type'], headers['x-tag']));
    app.register(fastifyPlugin(receive), { prefix: '/webhooks' });
    const url = await listen(app);
    const headers = { 'content-type': 'json', 'x-tag': 'a' };
    expect((await send(url, { headers: { ...headers, 'content-length': '0' } })).status).toBe(401);
    expect((await send(url, { method: 'GET', headers })).status).toBe(405);
    expect(seen).toEqual(['json', 'a', 'json', 'a']);
  });

  test.each(['onRequest', 'preParsing', 'preValidation', 'preHandler'] as const)(
    'can respond in its %s hook, before the receiver',
    async (hook) => {
      const { receive, seen } = setUp();
      const app = Fastify();
      app.addHook(hook as 'onRequest', async (_request, reply) => reply.code(403).send());
      app.register(fastifyPlugin(receive), { prefix: '/webhooks' });
      const url = await listen(app);
      for (const type of ['application/json', 'json']) {
        expect((await send(url, await purchase(type))).status).toBe(403);
      }
      expect(seen).toEqual([]);
    },
  );

  test('does not limit the body: maxBodyBytes does', async () => {
    const { receive, handled } = setUp();
    const app = Fastify({ bodyLimit: 10 });
    app.register(fastifyPlugin(receive), { prefix: '/webhooks' });
    const url = await listen(app);
    for (const type of ['application/json', 'json']) {
      expect((await send(url, await purchase(type))).status).toBe(200);
    }
    expect(handled).toHaveLength(2);
  });
});
