import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startHttpServer } from '../../../test/helpers/http-server.ts';
import { createTestReceiver, paymentRequest } from '../../../test/helpers/test-receiver.ts';
import { WebhookConfigurationError } from '../errors.ts';

const message =
  'The receiver needs a web Request. Use the adapter of your framework: expressHandler, nodeListener, fastifyPlugin, koaMiddleware, lambdaHandler or nextPagesHandler';

async function serve(listener: unknown): Promise<string> {
  const { url, close } = await startHttpServer(listener as RequestListener);
  onTestFinished(close);
  return `${url}/webhooks`;
}

test.each(['POST', 'GET'])(
  'responds with 500 to a %s of node:http without an adapter, and reports the fix',
  async (method) => {
    const { receive, problems } = createTestReceiver();
    const url = await serve(receive);
    const response = await fetch(url, { method });
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/json']);
    expect(await response.json()).toEqual({ received: false });
    expect(problems).toMatchObject([{ result: 'failed', status: 500, reason: 'receiver_failed', error: { message } }]);
    expect(problems[0]?.error).toBeInstanceOf(WebhookConfigurationError);
  },
);

test('logs the fix by default', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { receive } = createTestReceiver({ ['onDelivery' as string]: undefined });
  await fetch(await serve(receive), { method: 'POST' });
  expect(log.mock.calls).toMatchObject([['Webhook failed with 500: receiver_failed', { message }]]);
  log.mockRestore();
});

test('does not change a response of Node that was already sent', async () => {
  const { receive, problems } = createTestReceiver();
  const url = await serve((request: never, response: { end(text: string): void }) => {
    response.end('sent');
    return (receive as (...args: unknown[]) => unknown)(request, response);
  });
  expect(await (await fetch(url)).text()).toBe('sent');
  await vi.waitUntil(() => problems.length === 1);
});

test.each<[string, unknown, unknown]>([
  ['an event of Lambda', { version: '2.0', headers: { get: 'x' }, body: '{}' }, { done() {} }],
  ['a promise of a Request', Promise.resolve(paymentRequest()), undefined],
  ['a list', [], {}],
  ['undefined', undefined, undefined],
  ['null', null, null],
  ['an object without a prototype', Object.create(null), undefined],
])('rejects %s, and reports it', async (_what, request, second) => {
  const { receive, problems } = createTestReceiver();
  const call = receive as (...args: unknown[]) => Promise<Response>;
  const error = await call(request, second).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WebhookConfigurationError);
  expect(error).toMatchObject({ message });
  expect(problems).toMatchObject([{ reason: 'receiver_failed', status: 500, error }]);
});

test('accepts the further arguments that a runtime passes with a Request', async () => {
  const { receive, purchase } = createTestReceiver();
  const writeHead = vi.fn();
  const call = receive as (...args: unknown[]) => Promise<Response>;
  expect((await call(paymentRequest(), { writeHead }, { waitUntil() {} })).status).toBe(200);
  expect(purchase).toHaveBeenCalledTimes(1);
  expect(writeHead).not.toHaveBeenCalled();
});
