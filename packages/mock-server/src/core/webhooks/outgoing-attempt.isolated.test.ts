import { afterEach, expect, test, vi } from 'vitest';
import { activeTimers, caller, create, mock, startMock, useMockServer } from '../../../test/helpers/test-mock.ts';
import { createTestReceiver } from '../../../test/helpers/test-receiver.ts';
import type { WebhookReceiver } from './endpoint.ts';

useMockServer();
afterEach(() => void vi.useRealTimers());

/** Sends one transfer notification to the receiver and returns its delivery. */
async function notify(receiver: WebhookReceiver) {
  mock.webhooks.setMerchantBaseUrl(receiver);
  mock.transfers.receive();
  await mock.settled();
  return mock.webhooks.deliveries().at(-1);
}

const startImpatientMock = () => startMock({ policies: { webhookTimeoutMs: 5 } });
const neverResponds = () => new Promise<Response>(() => {});

test('logs the number, time, request and response of every attempt', async () => {
  startMock({ startAt: '2026-03-01T12:00:00Z' });
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

test.each<[string, WebhookReceiver]>([
  [
    'thrown',
    () => {
      throw new Error('thrown');
    },
  ],
  ['rejected', () => Promise.reject(new Error('rejected'))],
  ['a text', () => Promise.reject('a text')],
  ['the receiver did not return a Response', (() => undefined) as unknown as WebhookReceiver],
  ['broken off', () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('broken off')) }))],
])('retries after the failure of a receiver function: %s', async (failure, receiver) => {
  expect(await notify(receiver)).toMatchObject({ status: 'pending', attempts: [{ failure }] });
});

test('fails the attempt when no complete response arrives within the time limit', async () => {
  startImpatientMock();
  const failure = expect.stringMatching(
    /^no response within 5 ms\. A receiver must not await advance, .* of its mock$/,
  );
  for (const receiver of [neverResponds, () => new Response(new ReadableStream())]) {
    expect(await notify(receiver)).toMatchObject({ status: 'pending', attempts: [{ failure }] });
  }
});

test('aborts the signal of the request when the time limit is over', async () => {
  startImpatientMock();
  let signal: AbortSignal | undefined;
  await notify((request) => {
    signal = request.signal;
    return neverResponds();
  });
  expect(signal?.aborted).toBe(true);
});

test('leaves no timer running after a response', async () => {
  const before = activeTimers();
  await notify(() => Response.json({ received: true }));
  expect(activeTimers()).toBe(before);
});

test('applies the time limit in real time when a test uses fake timers', async () => {
  vi.useFakeTimers();
  startImpatientMock();
  const failure = expect.stringContaining('no response within 5 ms');
  expect(await notify(neverResponds)).toMatchObject({ status: 'pending', attempts: [{ failure }] });
});

test('reads and logs only the beginning of an endless response body', async () => {
  const cancel = vi.fn();
  const pull = (stream: ReadableStreamDefaultController) =>
    stream.enqueue(new TextEncoder().encode('x'.repeat(10_000)));
  const delivery = await notify(() => new Response(new ReadableStream({ pull, cancel })));
  expect(delivery?.attempts[0]?.response?.body).toBe('x'.repeat(4_096));
  expect(cancel).toHaveBeenCalledOnce();
});

test('logs characters correctly when chunks split them', async () => {
  const body = new ReadableStream({
    start(stream) {
      for (const byte of new TextEncoder().encode('🙂é')) stream.enqueue(Uint8Array.of(byte));
      stream.close();
    },
  });
  expect((await notify(() => new Response(body)))?.attempts[0]?.response?.body).toBe('🙂é');
});

test('settled() waits for the webhooks that a receiver causes', async () => {
  const seen: string[] = [];
  mock.webhooks.register({
    receiver: async (request) => {
      const { type_event, data } = JSON.parse(await request.text());
      seen.push(`${type_event} ${(await caller.get(`/v1/payments/${data.payment.id}`)).json.status}`);
      if (seen.length < 3) await create();
      return new Response();
    },
  });
  await create();
  await mock.settled();
  expect(seen).toEqual(Array(3).fill('payment.purchase SUCCEEDED'));
});
