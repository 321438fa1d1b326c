import type { RequestListener } from 'node:http';
import { createWebhookReceiver, type Delivery } from '@paychord/sdk/webhooks';
import { fastifyHandler } from '@paychord/sdk/webhooks/fastify';
import { createTestWebhook } from '@paychord/sdk/webhooks/testing';
import express from 'express';
import express4 from 'express-4';
import Fastify, { type FastifyInstance } from 'fastify';
import { Hono } from 'hono';
import Koa from 'koa';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startHttpServer } from '../../../packages/sdk/test/helpers/http-server.ts';

/** What a program in JavaScript can register anywhere. */
type Registered = never;
const secret = 'whsec_of_a_wrong_registration';

/** Creates a receiver and the messages that it reports. */
function setUp() {
  const messages: string[] = [];
  const onDelivery = ({ result, reason, error }: Delivery) =>
    messages.push(`${result}, ${reason}: ${(error as Error | undefined)?.message}`);
  const receive = createWebhookReceiver({
    accept: 'payment',
    secret,
    onDelivery,
    on: { 'payment.purchase': () => {} },
  }) as Registered;
  return { receive, messages };
}

async function serve(listener: RequestListener): Promise<string> {
  const { url, close } = await startHttpServer(listener);
  onTestFinished(close);
  return `${url}/webhooks`;
}

async function serveFastify(app: FastifyInstance): Promise<string> {
  onTestFinished(() => app.close());
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/webhooks`;
}

/** Sends an authentic event, and returns the status. */
async function deliver(url: string): Promise<number> {
  const webhook = await createTestWebhook('payment.purchase', { secret });
  const { status } = await fetch(url, { method: 'POST', headers: webhook.headers, body: await webhook.text() });
  return status;
}

const wrongCall =
  'The receiver needs a web Request. Use the adapter of your framework: expressHandler, nodeListener, fastifyPlugin, koaMiddleware, lambdaHandler or nextPagesHandler';

describe.each<[string, (receive: Registered) => Promise<string>]>([
  ['node:http', (receive) => serve(receive)],
  ['app.post of Express 5', (receive) => serve(express().post('/webhooks', receive) as never)],
  ['app.use of Express 5', (receive) => serve(express().use('/webhooks', receive) as never)],
  ['app.post of Express 4', (receive) => serve(express4().post('/webhooks', receive) as never)],
  ['app.post of Fastify', (receive) => serveFastify(Fastify().post('/webhooks', receive) as never)],
  ['app.use of Koa', (receive) => serve(Object.assign(new Koa(), { silent: true }).use(receive).callback())],
])('a receiver without an adapter in %s', (_where, start) => {
  test('responds with 500 and reports which adapter to use', async () => {
    const { receive, messages } = setUp();
    const url = await start(receive);
    expect(await deliver(url)).toBe(500);
    expect(messages).toEqual([`failed, receiver_failed: ${wrongCall}`]);
  });
});

test('a receiver as a handler of Hono responds with 500 and reports the mistake', async () => {
  const { receive, messages } = setUp();
  const app = new Hono().post('/webhooks', receive).onError((_error, context) => context.text('', 500));
  const response = await app.fetch(await createTestWebhook('payment.purchase', { secret, url: 'http://h/webhooks' }));
  expect(response.status).toBe(500);
  expect(messages).toEqual([`failed, receiver_failed: ${wrongCall}`]);
});

test.each<[string, (receive: Registered) => unknown]>([
  ['app.register(receive)', (receive) => receive],
  ['app.register(fastifyHandler(receive))', (receive) => fastifyHandler(receive)],
])('%s does not start, and names the fix', async (_call, toPlugin) => {
  const { receive, messages } = setUp();
  const app = Fastify();
  onTestFinished(() => app.close());
  app.register(toPlugin(receive) as never, { prefix: '/webhooks' });
  await expect(app.ready()).rejects.toThrow(wrongCall);
  expect(messages).toEqual([`failed, receiver_failed: ${wrongCall}`]);
});
