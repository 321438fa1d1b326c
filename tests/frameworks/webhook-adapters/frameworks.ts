import { type Server, startApp, startNext, startWorker } from './server.ts';

/** A framework, and the example of it that runs. */
export interface Framework {
  readonly title: string;
  /** Where its receiver is; `/webhooks` when left out. */
  readonly path?: string;
  /** Where its receiver of transfers is; `/v1/banking/transfers` when left out. */
  readonly transfersPath?: string;
  /** Where its receiver is below a parser, if its example has that too. */
  readonly parsedPath?: string;
  /** What buffers the whole request before the framework sees it, if something does. */
  readonly isBuffered?: boolean;
  /** Whether the framework buffers the body as text, so that bytes that are not UTF-8 are lost. */
  readonly isText?: boolean;
  /** Whether an aborted request may not reach the receiver or may end its process. */
  readonly endsWithSender?: boolean;
  /** Responds to other methods than POST itself, with its own body. */
  readonly routesMethods?: boolean;
  start(): Promise<Server>;
}

/** One application has both routers. */
const startNextOnce = onceOnly(startNext);

export const frameworks: readonly Framework[] = [
  { title: 'node:http', start: () => startApp('apps/node.ts') },
  { title: 'Express 4', start: () => startApp('apps/express.ts', { express: 'express-4' }) },
  { title: 'Express 5', start: () => startApp('apps/express.ts') },
  { title: 'Fastify', start: () => startApp('apps/fastify.ts') },
  { title: 'Koa', start: () => startApp('apps/koa.ts') },
  { title: 'Hono', start: () => startApp('apps/hono.ts') },
  { title: 'NestJS on Express', start: () => startApp('apps/nest-express.ts') },
  { title: 'NestJS on Fastify', start: () => startApp('apps/nest-fastify.ts') },
  {
    title: 'Next.js, app router',
    parsedPath: '/parsed',
    routesMethods: true,
    endsWithSender: true,
    start: startNextOnce,
  },
  {
    title: 'Next.js, pages router',
    path: '/api/webhooks',
    transfersPath: '/api/transfers',
    parsedPath: '/api/parsed',
    endsWithSender: true,
    start: startNextOnce,
  },
  { title: 'Cloudflare Workers', endsWithSender: true, start: () => startWorker('apps/workers.ts') },
  {
    title: 'Lambda, format 1.0',
    isBuffered: true,
    isText: true,
    start: () => startApp('gateway.ts', { format: '1.0' }),
  },
  { title: 'Lambda, format 2.0', isBuffered: true, start: () => startApp('gateway.ts', { format: '2.0' }) },
  {
    title: 'Lambda behind a load balancer',
    isBuffered: true,
    start: () => startApp('gateway.ts', { format: 'load balancer' }),
  },
];

function onceOnly<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => {
    started ??= start();
    return started;
  };
}
