// A receiver behind each adapter, on a port that gets what the service would send. Frameworks are as much as an adapter uses of them.
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { expressHandler } from '@paychord/sdk/webhooks/express';
import {
  type FastifyHandler,
  type FastifyInstanceLike,
  fastifyHandler,
  fastifyPlugin,
} from '@paychord/sdk/webhooks/fastify';
import { type KoaContextLike, koaMiddleware } from '@paychord/sdk/webhooks/koa';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { nextPagesHandler } from '@paychord/sdk/webhooks/next';
import { type NodeListener, nodeListener } from '@paychord/sdk/webhooks/node';
import { createEdgeCaseWebhook, createTestDeliveries } from '@paychord/sdk/webhooks/testing';

const secret = 'webhook-secret';

const handled: string[] = [];
const receive = createWebhookReceiver({
  accept: ['payment'],
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

class Reply {
  readonly #response: ServerResponse;
  constructor(response: ServerResponse) {
    this.#response = response;
  }
  code(status: number): this {
    this.#response.statusCode = status;
    return this;
  }
  headers(values: Record<string, string>): this {
    for (const [name, value] of Object.entries(values)) this.#response.setHeader(name, value);
    return this;
  }
  send(body: string): this {
    this.#response.end(body);
    return this;
  }
}

async function routesOf(plugin: (scope: FastifyInstanceLike) => Promise<void>): Promise<Map<string, FastifyHandler>> {
  const routes = new Map<string, FastifyHandler>();
  await plugin({
    removeAllContentTypeParsers() {},
    addContentTypeParser() {},
    all: (path, _options, handler) => routes.set(path, handler),
  });
  return routes;
}

function onFastify(handler: FastifyHandler | undefined): RequestListener {
  return (raw, response) => handler?.({ raw }, new Reply(response));
}

async function main(): Promise<void> {
  const listeners: Readonly<Record<string, RequestListener>> = {
    '/node': onNode,
    '/express': expressHandler(receive),
    '/next': nextPagesHandler(receive),
    '/koa': onKoa,
    '/fastify-plugin': onFastify((await routesOf(fastifyPlugin(receive))).get('/')),
    '/fastify-handler': onFastify(fastifyHandler(receive)),
  };
  const server = createServer((request, response) => listeners[request.url ?? '']?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const answers: [path: string, ...statuses: number[]][] = [];
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
    answers.push([path, ...statuses]);
  }
  server.close();
  server.closeAllConnections();
  console.log(JSON.stringify({ answers, handled: handled.length }));
}

void main();
