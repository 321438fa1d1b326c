import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { attempt, type Fetch } from './attempt.ts';
import type { WebhookReceiver } from './endpoint.ts';

const details = { number: 0, at: '2026-01-01T00:00:00.000Z' };
const stops: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) stop();
});

const realFetch: Fetch = (url, init) => fetch(url, init);
const noFetch: Fetch = () => Promise.reject(new Error('not meant to be called'));
const deliverTo = (receiver: WebhookReceiver) =>
  attempt({ id: 'e', receiver }, 'http://merchant.test/', '{}', details, noFetch);
const sendTo = (url: string) => attempt({ id: 'e', url }, url, '{}', details, realFetch);

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('tells what was sent and what was answered', async () => {
  const made = await deliverTo(() => new Response('thanks', { status: 202 }));
  expect(made).toEqual({
    ...details,
    request: { url: 'http://merchant.test/', headers: { 'content-type': 'application/json' }, body: '{}' },
    response: { status: 202, body: 'thanks' },
  });
});

test('gives a function what a port would get', async () => {
  let seen: unknown;
  const endpoint = {
    id: 'e',
    secret: 's',
    apiKey: 'key',
    apiSecret: 'hidden',
    async receiver(request: Request) {
      seen = {
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      };
      return new Response();
    },
  };
  await attempt(endpoint, 'http://merchant.test/hook', '{"é":1}', details, noFetch);
  expect(seen).toMatchObject({
    method: 'POST',
    url: 'http://merchant.test/hook',
    headers: {
      'content-type': 'application/json',
      'x-api-key': 'key',
      'x-secret': 'hidden',
      'x-hmac-signature': expect.any(String),
    },
    body: '{"é":1}',
  });
});

test('the log holds no secret, but the signature', async () => {
  const endpoint = {
    id: 'e',
    secret: 'hmac-hidden',
    apiKey: 'key-hidden',
    apiSecret: 'secret-hidden',
    receiver: () => new Response(),
  };
  const made = await attempt(endpoint, 'http://merchant.test/', '{}', details, noFetch);
  expect(made.request.headers).toEqual({
    'content-type': 'application/json',
    'x-hmac-signature': expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
    'x-api-key': '[redacted]',
    'x-secret': '[redacted]',
  });
  expect(JSON.stringify(made)).not.toContain('hidden');
});

test.each<[string, WebhookReceiver, RegExp]>([
  [
    'throws',
    () => {
      throw new Error('out of order');
    },
    /^out of order$/,
  ],
  ['rejects', () => Promise.reject(new Error('out of order')), /^out of order$/],
  [
    'throws no error',
    () => {
      throw 'text';
    },
    /^text$/,
  ],
  [
    'throws an error without a message',
    () => {
      throw new TypeError('');
    },
    /^TypeError$/,
  ],
  ['answers nothing', () => undefined as unknown as Response, /./],
  ['answers with an error of the network', () => Response.error(), /./],
])('a receiver that %s has not answered', async (_what, receiver, reason) => {
  const made = await deliverTo(receiver);
  if (made.response === undefined) expect(made.failure).toMatch(reason);
  else expect(made.response.status).toBe(0);
});

test('an answer is read no further than it is logged, even one that does not end', async () => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('é'.repeat(1_000))),
    cancel() {
      cancelled = true;
    },
  });
  const made = await deliverTo(() => new Response(body));
  expect(made.response).toEqual({ status: 200, body: 'é'.repeat(4_096) });
  expect(cancelled).toBe(true);
});

test('an answer without end from a port does not hold the attempt either', async () => {
  const url = await serving((_request, response) => {
    const more = () => void (response.write('x'.repeat(65_536)) ? setImmediate(more) : response.once('drain', more));
    response.on('error', () => {});
    more();
  });
  expect((await sendTo(url)).response?.body).toHaveLength(4_096);
});

test('characters that are split between chunks are logged whole', async () => {
  const bytes = new TextEncoder().encode('🙂é');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect((await deliverTo(() => new Response(body))).response?.body).toBe('🙂é');
});

test('a redirect is an answer; it is not followed', async () => {
  const paths: (string | undefined)[] = [];
  const url = await serving((request, response) => {
    paths.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect((await sendTo(url)).response?.status).toBe(307);
  expect(paths).toEqual(['/']);
});

test('a connection that is refused or broken off has a reason', async () => {
  const broken = await serving((request) => request.socket.destroy());
  expect(await sendTo(broken)).toMatchObject({ failure: expect.any(String) });
  expect((await sendTo(broken)).response).toBeUndefined();
  const cutOff = await serving((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{');
    setImmediate(() => response.destroy());
  });
  expect((await sendTo(cutOff)).response).toBeUndefined();
  const refused = await serving(() => {});
  for (const stop of stops.splice(0)) stop();
  expect((await sendTo(refused)).failure).toContain('ECONNREFUSED');
});

test('a receiver that does not answer within 10 seconds is given up, to the millisecond', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer = (_response: Response) => {};
  let signal: AbortSignal | undefined;
  let made: Awaited<ReturnType<typeof attempt>> | undefined;
  const waiting = deliverTo((request) => {
    signal = request.signal;
    return new Promise((resolve) => (answer = resolve));
  }).then((each) => (made = each));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(made).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(made).toMatchObject({ failure: 'no answer within 10000 ms' });
  expect(signal?.aborted).toBe(true);
  answer(new Response());
  expect(vi.getTimerCount()).toBe(0);
});

test.each<[string, RequestListener]>([
  ['the head of its answer', () => {}],
  ['the body of its answer', (_request, response) => void response.writeHead(200).write('{')],
])('a port that keeps back %s is given up likewise, and its connection closed', async (_what, listener) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let closed = () => {};
  const isClosed = new Promise<void>((resolve) => (closed = resolve));
  let reached = () => {};
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const url = await serving((request, response) => {
    request.socket.once('close', closed);
    listener(request, response);
    reached();
  });
  const waiting = sendTo(url);
  await isReached;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await waiting).toMatchObject({ failure: 'no answer within 10000 ms' });
  await isClosed;
});

test('an answer leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await deliverTo(() => new Response());
  await deliverTo(() => Promise.reject(new Error('no')));
  expect(vi.getTimerCount()).toBe(0);
});
