import { verifySignature } from '@paychord/sdk/webhooks';
import { afterEach, expect, test, vi } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createTestReceiver } from '../../test/helpers/test-receiver.ts';
import { createMockServer, type MockServerOptions } from '../mock-server.ts';
import type { WebhookReceiver } from './endpoint.ts';

afterEach(() => void vi.useRealTimers());

/** Sends one transfer notification to the receiver and returns its delivery. */
async function notify(receiver: WebhookReceiver, options: MockServerOptions = {}) {
  const mock = createMockServer({ ...options, strict: true });
  mock.webhooks.setMerchantBaseUrl(receiver);
  mock.transfers.receive();
  await mock.settled();
  return mock.webhooks.deliveries()[0];
}

test('sends the configured credentials, and redacts them in the delivery log', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver();
  mock.webhooks.register({ receiver, secret: 'whsec-1', apiKey: 'key-1', apiSecret: 'hush-1' });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  const [webhook] = received;
  expect(webhook?.headers.get('x-api-key')).toBe('key-1');
  expect(webhook?.headers.get('x-secret')).toBe('hush-1');
  expect(webhook?.headers.get('content-type')).toBe('application/json');
  expect(await verifySignature(webhook?.text ?? '', webhook?.headers.get('x-hmac-signature'), 'whsec-1')).toBe(true);
  const [delivery] = mock.webhooks.deliveries();
  expect(delivery?.attempts).toMatchObject([
    { request: { headers: { 'x-api-key': '[redacted]', 'x-secret': '[redacted]' }, body: webhook?.text } },
  ]);
  expect(JSON.stringify(delivery)).not.toMatch(/whsec-1|key-1|hush-1/);
});

test('sends no signature and credential headers when none are configured', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver();
  mock.webhooks.register({ receiver });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  expect([...(received[0]?.headers.keys() ?? [])]).toEqual(['content-type']);
});

test('logs the number, time, request and response of every attempt', async () => {
  const mock = createMockServer({ strict: true, startAt: '2026-03-01T12:00:00Z' });
  const { receiver, received } = createTestReceiver(503);
  mock.webhooks.setMerchantBaseUrl(receiver);
  mock.transfers.receive();
  await mock.clock.runAll();
  const request = { url: received[0]?.url, headers: { 'content-type': 'application/json' }, body: received[0]?.text };
  expect(mock.webhooks.deliveries()[0]?.attempts).toEqual([
    { number: 0, at: '2026-03-01T12:00:00.000Z', request, response: { status: 503, body: '' } },
    { number: 1, at: '2026-03-01T12:01:00.000Z', request, response: { status: 200, body: '{"received":true}' } },
  ]);
});

test('retries after a receiver function throws, rejects or returns no Response', async () => {
  const failures: [WebhookReceiver, string][] = [
    [
      () => {
        throw new Error('thrown');
      },
      'thrown',
    ],
    [() => Promise.reject(new Error('rejected')), 'rejected'],
    [() => Promise.reject('a text'), 'a text'],
    [(() => undefined) as unknown as WebhookReceiver, 'the receiver did not return a Response'],
    [
      () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('broken off')) })),
      'broken off',
    ],
  ];
  for (const [receiver, failure] of failures) {
    expect(await notify(receiver)).toMatchObject({ status: 'pending', attempts: [{ failure }] });
  }
});

test('fails the attempt when no complete response arrives within the time limit', async () => {
  const policies = { webhookTimeoutMs: 5 };
  const silent = await notify(() => new Promise(() => {}), { policies });
  const halting = await notify(() => new Response(new ReadableStream()), { policies });
  const failure = expect.stringMatching(
    /^no response within 5 ms\. A receiver must not await advance, .* of its mock$/,
  );
  const expected = { status: 'pending', attempts: [{ failure }] };
  expect([silent, halting]).toMatchObject([expected, expected]);
});

test('aborts the signal of the request when the time limit is over', async () => {
  let signal: AbortSignal | undefined;
  const receiver: WebhookReceiver = (request) => {
    signal = request.signal;
    return new Promise(() => {});
  };
  await notify(receiver, { policies: { webhookTimeoutMs: 5 } });
  expect(signal?.aborted).toBe(true);
});

test('leaves no timer running after a response', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((each) => each === 'Timeout').length;
  const before = timers();
  await notify(() => Response.json({ received: true }));
  expect(timers()).toBe(before);
});

test('applies the time limit in real time when a test uses fake timers', async () => {
  vi.useFakeTimers();
  const delivery = await notify(() => new Promise(() => {}), { policies: { webhookTimeoutMs: 5 } });
  const failure = expect.stringContaining('no response within 5 ms');
  expect(delivery).toMatchObject({ status: 'pending', attempts: [{ failure }] });
});

test('reads and logs only the beginning of an endless response body', async () => {
  let cancelled = false;
  const endless = () =>
    new Response(
      new ReadableStream({
        pull: (stream) => stream.enqueue(new TextEncoder().encode('x'.repeat(10_000))),
        cancel: () => {
          cancelled = true;
        },
      }),
    );
  const delivery = await notify(endless);
  expect(delivery?.attempts[0]?.response?.body).toBe('x'.repeat(4_096));
  expect(cancelled).toBe(true);
});

test('logs characters correctly when chunks split them', async () => {
  const bytes = new TextEncoder().encode('🙂é');
  const body = new ReadableStream({
    start(stream) {
      for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
      stream.close();
    },
  });
  expect((await notify(() => new Response(body)))?.attempts[0]?.response?.body).toBe('🙂é');
});

test('does not delay the API response until the webhook is delivered', async () => {
  const mock = createMockServer({ strict: true });
  let respond = (_: Response) => {};
  mock.webhooks.register({
    receiver: () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  const { status } = await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  expect(status).toBe(201);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [] }]);
  respond(new Response());
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
});

test('settled() waits for the webhooks that a receiver causes', async () => {
  const mock = createMockServer({ strict: true });
  const { post, get } = callerOf(mock, mock.credentials);
  const seen: string[] = [];
  mock.webhooks.register({
    receiver: async (request) => {
      const { type_event, data } = JSON.parse(await request.text());
      seen.push(`${type_event} ${(await get(`/v1/payments/${data.payment.id}`)).json.status}`);
      if (seen.length < 3) await post('/v1/payments', cardPayment());
      return new Response();
    },
  });
  await post('/v1/payments', cardPayment());
  await mock.settled();
  expect(seen).toEqual(Array(3).fill('payment.purchase SUCCEEDED'));
});
