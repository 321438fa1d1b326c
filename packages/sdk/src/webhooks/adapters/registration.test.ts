import { describe, expect, test } from 'vitest';
import { startHttpServer } from '../../../test/helpers/http-server.ts';
import { createTestReceiver, paymentRequest } from '../../../test/helpers/test-receiver.ts';
import { WebhookConfigurationError } from '../errors.ts';
import type { WebhookReceiver } from '../receiver/receiver.ts';
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

test('fastifyPlugin throws for the options of the registration, which it would ignore', () => {
  const { receive } = createTestReceiver();
  const misplaced = fastifyPlugin as (...args: unknown[]) => unknown;
  expect(() => misplaced(receive, { prefix: '/webhooks' })).toThrow(
    expect.objectContaining({
      name: 'WebhookConfigurationError',
      message: 'fastifyPlugin takes only a receiver. Use app.register(fastifyPlugin(receive), { prefix: path })',
    }),
  );
});

const message = expect.stringMatching(
  /^The receiver needs a web Request. Use the adapter of your framework: expressHandler, /,
);
const others = ['expressHandler', 'fastifyHandler', 'fastifyPlugin', 'koaMiddleware', 'nextPagesHandler'];

test.each(others)('%s reports a call with the arguments of another framework, and rejects', async (name) => {
  const { receive, problems } = createTestReceiver();
  const event = { version: '2.0', requestContext: { http: { method: 'POST' } } };
  const error = await adapters[name]?.(receive as never)(event as never, {} as never).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(WebhookConfigurationError);
  expect(error).toMatchObject({ message });
  expect(problems).toMatchObject([{ result: 'failed', reason: 'receiver_failed', status: 500, error: { message } }]);
});

test.each(['fastifyHandler', 'fastifyPlugin', 'koaMiddleware'])(
  '%s as a listener of Node responds with 500 and reports the adapters',
  async (name) => {
    const { receive, problems } = createTestReceiver();
    const { url, close } = await startHttpServer(adapters[name]?.(receive as never) as never);
    const { status } = await fetch(`${url}/webhooks`, { method: 'POST', body: '{}' });
    await close();
    expect(status).toBe(500);
    expect(problems).toMatchObject([{ result: 'failed', reason: 'receiver_failed', status: 500, error: { message } }]);
  },
);

test('an adapter passes a web Request to the receiver', async () => {
  const { receive, purchase } = createTestReceiver();
  const response = await (nextPagesHandler(receive) as unknown as WebhookReceiver)(paymentRequest());
  expect(response.status).toBe(200);
  expect(purchase).toHaveBeenCalledTimes(1);
});
