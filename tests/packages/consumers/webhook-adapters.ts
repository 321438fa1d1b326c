// A receiver behind adapters, on a port that gets what the service would send. `mistakes.test.ts` runs those for Express and Fastify.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { expressHandler } from '@paychord/sdk/webhooks/express';
import { type KoaContextLike, koaMiddleware } from '@paychord/sdk/webhooks/koa';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { nextPagesHandler } from '@paychord/sdk/webhooks/next';
import { type NodeListener, nodeListener } from '@paychord/sdk/webhooks/node';
import { createEdgeCaseWebhook, createTestDeliveries } from '@paychord/sdk/webhooks/testing';

const secret = 'webhook-secret';

const handled: string[] = [];
const receive = createWebhookReceiver({
  accept: 'payment',
  secret,
  dedupe: memoryStore(),
  on: { 'payment.purchase': ({ type_event }) => handled.push(type_event) },
  onDelivery: () => {},
});

const onNode: NodeListener = nodeListener(receive);

const onKoa: RequestListener = async (req, response) => {
  const context: KoaContextLike = {
    req,
    request: {},
    status: 404,
    body: undefined,
    set(headers) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  };
  await koaMiddleware(receive)(context);
  response.writeHead(context.status).end(context.body);
};

async function main(): Promise<void> {
  const listeners: Readonly<Record<string, RequestListener>> = {
    '/node': onNode,
    '/express': expressHandler(receive),
    '/next': nextPagesHandler(receive),
    '/koa': onKoa,
  };
  const server = createServer((request, response) => listeners[request.url ?? '']?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const responses: [path: string, ...statuses: number[]][] = [];
  for (const path of Object.keys(listeners)) {
    const url = `http://127.0.0.1:${port}${path}`;
    const attempts = await createTestDeliveries('payment.purchase', { secret, url }, 2);
    const { request } = await createEdgeCaseWebhook('reserializedBody', { secret, url });
    const statuses: number[] = [];
    for (const each of [...attempts, request]) {
      const response = await fetch(each);
      await response.text();
      statuses.push(response.status);
    }
    responses.push([path, ...statuses]);
  }
  server.close();
  server.closeAllConnections();
  console.log(JSON.stringify({ responses, handled: handled.length }));
}

void main();
