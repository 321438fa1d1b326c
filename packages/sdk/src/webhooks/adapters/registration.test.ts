import { describe, expect, test } from 'vitest';
import { startHttpServer } from '../../../test/helpers/http-server.ts';
import { createTestReceiver } from '../../../test/helpers/test-receiver.ts';
import { WebhookConfigurationError } from '../errors.ts';
import { expressHandler } from './express.ts';
import { fastifyHandler, fastifyPlugin } from './fastify.ts';
import { koaMiddleware } from './koa.ts';
import { lambdaHandler } from './lambda.ts';
import { nextPagesHandler } from './next.ts';
import { nodeListener } from './node.ts';

type Adapter = (receive: never) => (...args: never[]) => Promise<unknown>;
const adapters: Record<string, Adapter> = {
  expressHandler,
  fastifyHandler,
  fastifyPlugin,
  koaMiddleware,
  lambdaHandler,
  nextPagesHandler,
  nodeListener,
};

describe.each(Object.entries(adapters))('%s', (name, adapter) => {
  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [{ accept: 'payment' }, 'object'],
    ['receive', 'string'],
  ])('throws at once when it is called with %j instead of a receiver', (value, received) => {
    const message = `${name} must be called with a receiver (received ${received}). Pass the result of createWebhookReceiver`;
    expect(() => adapter(value as never)).toThrow(
      expect.objectContaining({ name: 'WebhookConfigurationError', message }),
    );
  });
});

const expected: Record<string, string> = {
  expressHandler: 'the request and response of Node',
  fastifyHandler: 'the request and reply of Fastify',
  fastifyPlugin: 'an instance of Fastify',
  koaMiddleware: 'a context of Koa',
  lambdaHandler: 'an event of Lambda',
  nextPagesHandler: 'the request and response of Node',
  nodeListener: 'the request and response of Node',
};
const useOther = (name: string, right: string) =>
  `${name}(receive) must be called with ${expected[name]}. Use ${right} instead`;
const usePlugin = 'app.register(fastifyPlugin(receive), { prefix: path })';

test('fastifyPlugin throws for the options of the registration, which it would ignore', () => {
  const { receive } = createTestReceiver();
  const misplaced = fastifyPlugin as (...args: unknown[]) => unknown;
  expect(() => misplaced(receive, { prefix: '/webhooks' })).toThrow(
    expect.objectContaining({
      name: 'WebhookConfigurationError',
      message: `fastifyPlugin takes only a receiver. Use ${usePlugin}`,
    }),
  );
});

const fastify = [{ raw: {}, headers: {} }, { send() {} }];
const koa = [{ req: {}, request: {} }, () => {}];
const lambda = [{ version: '2.0', requestContext: { http: { method: 'POST' } } }, { getRemainingTimeInMillis() {} }];
const request = [new Request('http://localhost')];
const hono = [{ req: { raw: {} } }, () => {}];

test.each<[string, readonly string[], unknown[], string]>([
  [
    'an event of Lambda',
    Object.keys(expected).filter((name) => name !== 'lambdaHandler'),
    lambda,
    'lambdaHandler(receive)',
  ],
  ['the request and reply of Fastify', ['expressHandler', 'lambdaHandler', 'fastifyPlugin'], fastify, usePlugin],
  [
    'an instance of Fastify',
    ['lambdaHandler', 'fastifyHandler'],
    [{ removeAllContentTypeParsers() {} }, {}],
    usePlugin,
  ],
  ['the context of Koa', ['nodeListener', 'lambdaHandler'], koa, 'koaMiddleware(receive)'],
  ['a Request', ['nextPagesHandler', 'lambdaHandler'], request, 'the receiver without an adapter'],
  ['the context of Hono', ['lambdaHandler'], hono, 'receive(context.req.raw)'],
  ['unknown objects', ['koaMiddleware'], [{}, {}], 'the adapter of your framework'],
])('with %s, %j rejects and reports how to register it', async (_what, names, args, right) => {
  for (const name of names) {
    const { receive, problems } = createTestReceiver();
    const error = await adapters[name]?.(receive as never)(...(args as never[])).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WebhookConfigurationError);
    expect(error).toMatchObject({ message: useOther(name, right) });
    expect(problems).toMatchObject([{ result: 'failed', reason: 'receiver_failed', status: 500, error }]);
  }
});

test.each(['fastifyHandler', 'fastifyPlugin', 'koaMiddleware', 'lambdaHandler'])(
  '%s as a listener of Node responds with 500 and reports which adapter to use',
  async (name) => {
    const { receive, problems } = createTestReceiver();
    const { url, close } = await startHttpServer(adapters[name]?.(receive as never) as never);
    const { status } = await fetch(`${url}/webhooks`, { method: 'POST', body: '{}' });
    await close();
    expect(status).toBe(500);
    const message = useOther(name, 'expressHandler(receive), nodeListener(receive) or nextPagesHandler(receive)');
    expect(problems).toMatchObject([{ result: 'failed', reason: 'receiver_failed', status: 500, error: { message } }]);
  },
);
