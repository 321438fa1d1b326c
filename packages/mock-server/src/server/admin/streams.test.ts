import { type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../../test/helpers/test-caller.ts';
import { caller, mock, register, useMockServer } from '../../../test/helpers/test-mock.ts';
import { createMockServer } from '../../core/mock-server.ts';
import { type ListeningServer, listen } from '../../node.ts';
import { createFeed, createLineStream } from './line-stream.ts';

useMockServer();
let server: ListeningServer;
beforeEach(async () => {
  server = await listen(mock, { admin: true });
});
afterEach(() => server.close());

type Line = Record<string, unknown> & { cursor: string };

/** Opens a stream. `next` returns the next line, or undefined at its end. */
async function open(path: string, init: RequestInit = {}) {
  const response = await fetch(`${server.url}/__mock/${path}`, init);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  return {
    async next(): Promise<Line | undefined> {
      while (!rest.includes('\n')) {
        const part = await reader?.read();
        if (part === undefined || part.done) return undefined;
        rest += part.value;
      }
      const end = rest.indexOf('\n');
      const line = rest.slice(0, end);
      rest = rest.slice(end + 1);
      return line === '' ? this.next() : JSON.parse(line);
    },
    cancel: () => reader?.cancel(),
  };
}

async function readAll(path: string, init?: RequestInit): Promise<Line[]> {
  const stream = await open(`${path}${path.includes('?') ? '&' : '?'}follow=false`, init);
  const lines: Line[] = [];
  for (let line = await stream.next(); line !== undefined; line = await stream.next()) lines.push(line);
  return lines;
}

const orderOf = (line: Line | undefined) =>
  (line as { request?: { request: { body: { merchant_order_id: string } } } } | undefined)?.request?.request.body
    .merchant_order_id;
const pay = (order: string, of = caller) => of.post('/v1/payments', cardPayment({ merchant_order_id: order }));

test('a stream sends the kept requests, then each new one, without secrets', async () => {
  await pay('ORDER-1');
  const stream = await open('journal/stream');
  const first = await stream.next();
  expect(first).toMatchObject({
    merchant: mock.credentials.publicApiKey,
    durationMs: expect.any(Number),
    request: { number: 1, operation: 'createPayment', response: { status: 201 } },
  });
  expect(JSON.stringify(first)).not.toContain(mock.credentials.privateSecretKey);
  await pay('ORDER-2');
  expect(orderOf(await stream.next())).toBe('ORDER-2');
});

test('a reader continues behind the cursor of the last line, also after a reset', async () => {
  await pay('ORDER-1');
  await pay('ORDER-2');
  const [first, second] = await readAll('journal/stream');
  await mock.merchant(mock.credentials).reset();
  await pay('ORDER-3');
  expect((await readAll(`journal/stream?after=${first?.cursor}`)).map(orderOf)).toEqual(['ORDER-2', 'ORDER-3']);
  expect((await readAll(`journal/stream?after=${second?.cursor}`)).map(orderOf)).toEqual(['ORDER-3']);
});

test('a cursor of another run of the server starts with the oldest request, and latest with the next one', async () => {
  await pay('ORDER-1');
  expect((await readAll('journal/stream?after=0a1b2c3d-1')).map(orderOf)).toEqual(['ORDER-1']);
  expect((await readAll('journal/stream?after=anything')).map(orderOf)).toEqual(['ORDER-1']);
  expect(await readAll('journal/stream?after=latest')).toEqual([]);
  const stream = await open('journal/stream?after=latest');
  await pay('ORDER-2');
  expect(orderOf(await stream.next())).toBe('ORDER-2');
});

test('a stream shows one merchant, or every merchant', async () => {
  const other = { publicApiKey: 'shop-2', privateSecretKey: 'secret-2' };
  await pay('ORDER-1');
  await pay('ORDER-2', callerOf(mock, other));
  expect((await readAll('journal/stream')).map(orderOf)).toEqual(['ORDER-1']);
  const headers = { 'public-api-key': 'shop-2' };
  expect((await readAll('journal/stream', { headers })).map(orderOf)).toEqual(['ORDER-2']);
  expect((await readAll('journal/stream?merchants=all', { headers })).map(orderOf)).toEqual(['ORDER-1', 'ORDER-2']);
});

test('the stream of deliveries shows each attempt with its request', async () => {
  register(503);
  const stream = await open('webhooks/deliveries/stream');
  await pay('ORDER-1');
  await mock.webhooks.flush();
  const [{ id } = { id: '' }] = mock.webhooks.deliveries();
  const attempt = (number: number, status: number) => ({
    number,
    response: { status },
    request: { headers: { 'content-type': 'application/json' }, body: expect.stringContaining(`"retry":${number}`) },
  });
  expect(await stream.next()).toMatchObject({ delivery: { id, status: 'pending', attempts: [attempt(0, 503)] } });
  expect(await stream.next()).toMatchObject({ delivery: { id, status: 'delivered', attempts: [attempt(1, 200)] } });
});

test.each([
  ['journal/stream?merchants=some', 'merchants must be one of one, all (received "some")'],
  ['journal/stream?follow=yes', 'follow must be true or false (received "yes")'],
  ['journal/stream?aftr=1', 'aftr is not a known field. Did you mean after?'],
])('rejects %s', async (path, message) => {
  const response = await fetch(`${server.url}/__mock/${path}`);
  expect([response.status, (await response.json()).messages]).toEqual([400, [message]]);
});

test('a stream requires the token of the admin API, and allows the pages of its origins', async () => {
  await server.close();
  const admin = { token: 'token-1', origins: ['http://localhost:5173'] };
  server = await listen(createMockServer({ strict: true }), { admin });
  expect((await fetch(`${server.url}/__mock/journal/stream`)).status).toBe(401);
  const headers = { authorization: 'Bearer token-1', origin: 'http://localhost:5173' };
  const response = await fetch(`${server.url}/__mock/journal/stream`, { headers });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
    200,
    'http://localhost:5173',
  ]);
});

test('a stream ends when the server closes, and a HEAD request opens none', async () => {
  const streams = [await open('journal/stream'), await open('webhooks/deliveries/stream')];
  expect((await fetch(`${server.url}/__mock/journal/stream`, { method: 'HEAD' })).status).toBe(200);
  await server.close();
  expect(await Promise.all(streams.map((each) => each.next()))).toEqual([undefined, undefined]);
});

test('the server closes although a reader has stopped reading', { timeout: 20_000 }, async () => {
  const reader = await new Promise<IncomingMessage>((resolve) => {
    request(`${server.url}/__mock/journal/stream`, (response) => resolve(response.pause())).end();
  });
  const metadata = Array.from({ length: 120 }, (_, index) => ({ key: `${index}`, value: 'x'.repeat(250) }));
  // More than the buffers of a connection hold.
  for (let count = 0; count < 300; count += 1) await caller.post('/v1/payments', cardPayment({ metadata }));
  await server.close();
  reader.destroy();
});

test('many readers of one server cause no warning', async () => {
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => warnings.push(warning);
  process.on('warning', onWarning);
  const streams = await Promise.all(Array.from({ length: 20 }, () => open('journal/stream')));
  await server.close();
  expect(await Promise.all(streams.map((each) => each.next()))).toEqual(streams.map(() => undefined));
  process.off('warning', onWarning);
  expect(warnings).toEqual([]);
});

test('the server closes after a reader has disconnected', async () => {
  const stream = await open('journal/stream');
  await stream.cancel();
  await new Promise<void>((resolve) => {
    const reader = request(`${server.url}/__mock/journal/stream`, (response) => {
      response.on('error', () => resolve());
      reader.destroy();
    });
    reader.on('error', () => resolve());
    reader.end();
  });
  await pay('ORDER-1');
  expect((await readAll('journal/stream')).map(orderOf)).toEqual(['ORDER-1']);
});

test('a search finds a request by its body, and finds no cursor', async () => {
  await pay('ORDER-1');
  await pay('ORDER-2');
  const found = await readAll('journal/stream?search=order-2');
  expect(found).toMatchObject([{ request: { request: { body: { merchant_order_id: 'ORDER-2' } } } }]);
  const { cursor } = found[0] as { cursor: string };
  for (const search of [cursor, 'order-3']) expect(await readAll(`journal/stream?search=${search}`)).toEqual([]);
});

test('a stream of summaries sends an empty line when a webhook attempt has ended', async () => {
  mock.webhooks.register({ inbox: true });
  const response = await fetch(`${server.url}/__mock/journal/stream?detail=summary&after=latest`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const [endpoint] = mock.webhooks.endpoints();
  await mock.webhooks.sendTest(endpoint?.id ?? '', 'payment.purchase');
  expect(await reader?.read()).toEqual({ done: false, value: '\n' });
  await reader?.cancel();
});

test('a slow reader gets the number of missed entries, and the feed keeps only the latest', async () => {
  const feed = createFeed<number>(3);
  const stream = createLineStream({
    feed,
    after: 0,
    follow: true,
    matches: (value) => value !== 5,
    toLine: (value) => JSON.stringify({ value }),
    toGap: (missed) => JSON.stringify({ missed }),
  });
  const reader = stream.getReader();
  const next = async () => {
    const piece = new TextDecoder().decode((await reader.read()).value);
    return piece
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  feed.append(1);
  expect(await next()).toEqual([{ value: 1 }]);
  for (const value of [2, 3, 4, 5, 6]) feed.append(value);
  expect(await next()).toEqual([{ missed: 2 }, { value: 4 }, { value: 6 }]);
});

test('a stream sends many lines as pieces of limited size', async () => {
  const feed = createFeed<string>(1_000);
  for (let count = 0; count < 1_000; count += 1) feed.append('x'.repeat(1_000));
  const stream = createLineStream({
    feed,
    after: 0,
    follow: false,
    matches: () => true,
    toLine: (value) => JSON.stringify({ value }),
    toGap: () => '{}',
  });
  const sizes: number[] = [];
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) sizes.push(part.value.length);
  expect(sizes.length).toBeLessThan(100);
  expect(Math.max(...sizes)).toBeLessThan(40_000);
  expect(sizes.reduce((sum, each) => sum + each)).toBe(1_000 * '{"value":""}\n'.length + 1_000_000);
});

test('the streams keep as many requests as a large journal', async () => {
  const large = createMockServer({ strict: true, limits: { journalEntries: 1_005 } });
  const largeServer = await listen(large, { admin: true });
  const { get } = callerOf(large, large.credentials);
  for (let count = 0; count < 1_010; count += 1) await get('/v1/payments/none');
  const text = await (await fetch(`${largeServer.url}/__mock/journal/stream?follow=false`)).text();
  await largeServer.close();
  const [first = '', ...lines] = text.trim().split('\n');
  expect(JSON.parse(first)).toMatchObject({ missed: 5 });
  expect(lines).toHaveLength(1_005);
});

test('a stream names the run of the server', async () => {
  const runs = await Promise.all(
    ['journal/stream', 'webhooks/deliveries/stream'].map(async (path) => {
      const response = await fetch(`${server.url}/__mock/${path}?follow=false`);
      await response.text();
      return response.headers.get('x-run-id');
    }),
  );
  await pay('ORDER-1');
  const [line] = await readAll('journal/stream');
  expect(runs).toEqual([runs[0], runs[0]]);
  expect(line?.cursor).toBe(`${runs[0]}-1`);
});

test('a feed waits without a reader, and keeps nothing for a reader that has gone', async () => {
  const feed = createFeed<number>(2);
  expect(feed.next(0)).toBeUndefined();
  let calls = 0;
  const cancel = feed.onChange(() => {
    calls += 1;
  });
  feed.append(1);
  feed.append(2);
  cancel();
  expect([calls, feed.latest(), feed.next(0), feed.next(1), feed.next(2)]).toEqual([
    1,
    2,
    { position: 1, value: 1 },
    { position: 2, value: 2 },
    undefined,
  ]);
});
