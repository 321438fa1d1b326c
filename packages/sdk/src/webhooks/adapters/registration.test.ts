import { describe, expect, test } from 'vitest';
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
    [{ accept: ['payment'] }, 'object'],
    ['receive', 'string'],
  ])('throws at once when it is called with %j instead of a receiver', (value, received) => {
    const message = `${name} must be called with a receiver (received ${received}). Pass the result of createWebhookReceiver`;
    expect(() => adapter(value as never)).toThrow(
      expect.objectContaining({ name: 'WebhookConfigurationError', message }),
    );
  });
});

const ofNode = (name: string) =>
  `${name}(receive) must be called with the request and response of Node. Use the adapter of your framework instead`;
const usePlugin = 'Use app.register(fastifyPlugin(receive), { prefix: path })';

test.each<[string, string, unknown[], string]>([
  [
    'the request and reply of Fastify',
    'expressHandler',
    [{ raw: {}, headers: {} }, { send() {} }],
    ofNode('expressHandler'),
  ],
  ['the context of Koa', 'nodeListener', [{ req: {}, request: {} }, () => {}], ofNode('nodeListener')],
  ['a Request', 'nextPagesHandler', [new Request('http://localhost')], ofNode('nextPagesHandler')],
  [
    'the request and reply of Fastify',
    'fastifyPlugin',
    [{ raw: {}, headers: {} }, { send() {} }],
    `fastifyPlugin(receive) is a plugin, not a route handler. ${usePlugin}`,
  ],
  [
    'an instance of Fastify',
    'fastifyHandler',
    [{ removeAllContentTypeParsers() {} }, {}],
    `fastifyHandler(receive) is a route handler, not a plugin. ${usePlugin}`,
  ],
  [
    'the request and response of Node',
    'koaMiddleware',
    [{ headers: {} }, { end() {} }],
    'koaMiddleware(receive) must be called with a context of Koa. Use the adapter of your framework instead',
  ],
])('with %s, %s rejects and reports how to register it', async (_what, name, args, message) => {
  const { receive, problems } = createTestReceiver();
  const error = await adapters[name]?.(receive as never)(...(args as never[])).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WebhookConfigurationError);
  expect(error).toMatchObject({ message });
  expect(problems).toMatchObject([{ result: 'failed', reason: 'receiver_failed', status: 500, error }]);
});
