import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { createMockServer, type Fault } from '@paychord/mock-server';
import { createClient } from '@paychord/sdk';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import {
  createTestPayload,
  createTestWebhook,
  type TestEvent,
  type TestWebhookOptions,
} from '@paychord/sdk/webhooks/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { traceDeliveries } from '../../examples/open-telemetry/trace-deliveries.ts';
import { tracingHooks } from '../../examples/open-telemetry/tracing-hooks.ts';
import { cardPayment } from '../helpers/requests.ts';

const keys = { publicApiKey: 'canary-public-key', privateSecretKey: 'canary-secret-key' };
const unknown = '00000000-0000-4000-8000-00000c0ffee0';
const create = { 'http.request.method': 'POST', 'url.template': '/v1/payments' };
const retrieve = { 'http.request.method': 'GET', 'url.template': '/v1/payments/{payment_id}' };
const https = { 'url.scheme': 'https', 'server.address': 'mock.test', 'server.port': 443 };

beforeEach(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
});
afterEach(() => {
  context.disable();
  trace.disable();
});

function traced(...faults: Fault[]) {
  const mock = createMockServer({ strict: true, credentials: [keys] });
  for (const fault of faults) mock.faults.inject(fault);
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  const tracer = provider.getTracer('test');
  const hooks = tracingHooks(tracer);
  const baseUrl = 'https://mock.test';
  // Back-off is full jitter: with little chance there is hardly a wait. Spans are numbered by chance too, so some has to be.
  const { random } = Math;
  vi.spyOn(Math, 'random').mockImplementation(() => random() / 1_000);
  const client = createClient({ baseUrl, ...keys, fetch: mock.fetch, hooks });
  return { mock, client, tracer, spans: () => exporter.getFinishedSpans() };
}

const attributes = (spans: readonly ReadableSpan[]) => spans.map((span) => span.attributes);

test('an attempt has an HTTP client span named after the route template', async () => {
  const { client, spans } = traced();
  const { id } = await client.payments.create(cardPayment());
  await client.payments.retrieve(id, { transactionsHistory: true });
  expect(spans().map(({ name }) => name)).toEqual(['POST /v1/payments', 'GET /v1/payments/{payment_id}']);
  expect(spans().map(({ kind }) => kind)).toEqual([SpanKind.CLIENT, SpanKind.CLIENT]);
  expect(spans().map(({ status }) => status.code)).toEqual([SpanStatusCode.UNSET, SpanStatusCode.UNSET]);
  expect(attributes(spans())).toEqual([
    { ...create, ...https, 'http.response.status_code': 201 },
    { ...retrieve, ...https, 'http.response.status_code': 200 },
  ]);
});

test('each retry has its own span with the number of earlier attempts', async () => {
  const { client, spans } = traced(
    { phase: 'after-commit', status: 503 },
    { phase: 'transport', connection: 'reset', lost: 'response', when: { nth: 2 } },
  );
  await client.payments.create(cardPayment());
  expect(attributes(spans())).toEqual([
    { ...create, ...https, 'http.response.status_code': 503, 'error.type': '503' },
    { ...create, ...https, 'error.type': 'ECONNRESET', 'http.request.resend_count': 1 },
    { ...create, ...https, 'http.response.status_code': 201, 'http.request.resend_count': 2 },
  ]);
  const { ERROR, UNSET } = SpanStatusCode;
  expect(spans().map(({ status }) => status.code)).toEqual([ERROR, ERROR, UNSET]);
});

test.each([
  ['an error status', [], { 'http.response.status_code': 404, 'error.type': '404' }],
  ['no response in time', [{ phase: 'transport', connection: 'hang', lost: 'request' }], { 'error.type': 'timeout' }],
  [
    'half a response',
    [{ phase: 'body', corrupt: 'truncated' }],
    { 'http.response.status_code': 404, 'error.type': '404' },
  ],
] satisfies [string, Fault[], object][])(
  'the span of a call that fails with %s records the error',
  async (_name, faults, says) => {
    const { client, spans } = traced(...faults);
    await expect(client.payments.retrieve(unknown, { maxRetries: 0, timeoutMs: 50 })).rejects.toThrow();
    expect(attributes(spans())).toEqual([{ ...retrieve, ...https, ...says }]);
  },
);

test('an incomplete success response sets the error status', async () => {
  const { mock, client, spans } = traced({ phase: 'body', corrupt: 'truncated', when: { nth: 2 } });
  const { id } = await client.payments.create(cardPayment());
  await expect(client.payments.retrieve(id, { maxRetries: 0 })).rejects.toThrow();
  expect(attributes(spans())[1]).toEqual({
    ...retrieve,
    ...https,
    'http.response.status_code': 200,
    'error.type': 'connection',
  });
  expect(mock.payments.list()).toHaveLength(1);
});

test('a call that is not sent has no span', async () => {
  const { client, spans } = traced();
  await expect(client.payments.retrieve('..')).rejects.toThrow();
  expect(spans()).toEqual([]);
});

test('attempts of concurrent calls belong to the span that was active during the call', async () => {
  const { client, tracer, spans } = traced({ phase: 'before', status: 503, when: { times: 3 } });
  const callIn = (name: string) =>
    tracer.startActiveSpan(name, async (parent) => {
      await client.payments.create(cardPayment());
      parent.end();
      return parent.spanContext().spanId;
    });
  const parents = await Promise.all(['one', 'other'].map(callIn));
  const children = spans().filter(({ kind }) => kind === SpanKind.CLIENT);
  expect(children).toHaveLength(5);
  for (const parent of parents) {
    const own = children.filter(({ parentSpanContext }) => parentSpanContext?.spanId === parent);
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.map((span) => span.attributes['http.request.resend_count'])).toEqual(
      own.map((_, resent) => resent || undefined),
    );
  }
});

test('no span contains a key, a body or an id', async () => {
  const { client, spans } = traced({ phase: 'after-commit', status: 500, messages: ['canary-secret-key'] });
  const payment_method = {
    token: 'canary-token',
    detail: { card: { card_data: { number: '4111111111111111', expiration_month: 12, expiration_year: 30 } } },
  };
  const idempotencyKey = 'canary-idempotency';
  const { id } = await client.payments.create(cardPayment({ payment_method }), { idempotencyKey });
  await client.payments.retrieve(unknown, { headers: { 'x-mine': 'canary-header' } }).catch(() => {});
  await client.payments.retrieve(id);
  const exported = JSON.stringify(
    spans().map(({ name, attributes, events, links, status }) => [name, attributes, events, links, status]),
  );
  expect(spans()).toHaveLength(4);
  expect(exported).not.toMatch(/canary|4111|ORDER|25\.5|c0ffee/);
  expect(exported).not.toContain(id);
});

test('each webhook delivery has a span, and a delivery that may lose an event has the status ERROR', async () => {
  const { tracer, spans } = traced();
  const secret = 'canary-webhook-secret';
  const purchase = vi.fn();
  const receive = createWebhookReceiver({
    accept: 'payment',
    secret,
    dedupe: memoryStore(),
    on: { 'payment.purchase': purchase },
    onDelivery: traceDeliveries(tracer),
  });
  const deliver = async (event: TestEvent, options: TestWebhookOptions = { secret }) =>
    receive(await createTestWebhook(event, options));
  const payload = createTestPayload('payment.purchase');
  await deliver(payload);
  await deliver(payload);
  purchase.mockRejectedValueOnce(new Error('down'));
  await deliver('payment.purchase', { secret, retry: 3 });
  await deliver('payment.refund');
  await deliver({ ...payload, type_event: 'payment.new' });
  await deliver('banking.transfer');
  await deliver('payment.purchase', { secret: 'another secret' });

  const said = spans().map(({ name, attributes: given, status }) => {
    return [name, given['webhook.result'], given['error.type'], status.code === SpanStatusCode.ERROR];
  });
  expect(said).toEqual([
    ['webhook payment.purchase', 'handled', undefined, false],
    ['webhook payment.purchase', 'duplicate', undefined, false],
    ['webhook payment.purchase', 'failed', 'handler_failed', true],
    ['webhook payment.refund', 'unhandled', 'no_handler', true],
    ['webhook unknown', 'unhandled', 'unknown_type', true],
    ['webhook unknown', 'unhandled', 'not_accepted', true],
    ['webhook unverified', 'rejected', 'signature_mismatch', true],
  ]);
  expect(spans()[2]?.attributes).toMatchObject({ 'http.response.status_code': 500, 'webhook.attempt': 3 });
  expect(JSON.stringify(attributes(spans()))).not.toMatch(/canary|ORDER|25\.5/);
});

test('examples/open-telemetry prints the spans of a checkout', async () => {
  const shown: Record<string, unknown>[] = [];
  vi.spyOn(console, 'dir').mockImplementation((span) => shown.push(span));
  vi.spyOn(console, 'log').mockReturnValue();
  await import('../../examples/open-telemetry/run.ts');
  expect(console.log).toHaveBeenCalledWith('not retrieved:', 'not_found');
  expect(console.log).toHaveBeenCalledWith('paid');
  expect(shown.filter(({ kind }) => kind === SpanKind.SERVER)).toMatchObject([
    { name: 'webhook payment.purchase', attributes: { 'webhook.result': 'handled' }, status: { code: 0 } },
    { name: 'webhook payment.chargeback', attributes: { 'webhook.reason': 'no_handler' }, status: { code: 2 } },
  ]);
  const [checkout, ...attempts] = shown.filter(({ kind }) => kind !== SpanKind.SERVER).reverse();
  expect(checkout).toMatchObject({ name: 'checkout' });
  expect(attempts.reverse().map((span) => span.attributes)).toMatchObject([
    { ...create, 'http.response.status_code': 503, 'error.type': '503', 'server.address': '127.0.0.1' },
    { ...create, 'http.response.status_code': 201, 'http.request.resend_count': 1 },
    { ...retrieve, 'http.response.status_code': 200 },
    { ...retrieve, 'http.response.status_code': 404, 'error.type': '404' },
  ]);
  for (const attempt of attempts) expect(attempt).toMatchObject({ parentSpanContext: { spanId: checkout?.id } });
});
