import { once } from 'node:events';
import { get } from 'node:https';
import { createClient } from '@paychord/sdk';
import { setupServer } from 'msw/node';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { callerOf, cardPayment } from '../test/helpers/test-caller.ts';
import { createMockServer, type MockServer } from './core/mock-server.ts';
import { handlers } from './msw.ts';
import { listen } from './node.ts';

const oneKey = { 'x-idempotency-key': 'one-key' };

/** The ways to a mock server. Each starts it, and returns its base URL. */
const transports: Record<string, (mock: MockServer) => Promise<string>> = {
  'mock.fetch': async () => 'https://payments.test',
  async 'a port'(mock) {
    const server = await listen(mock);
    onTestFinished(() => server.close());
    return server.url;
  },
  async MSW(mock) {
    const baseUrl = 'https://payments.test/sandbox';
    const server = setupServer(...handlers(mock, { baseUrl }));
    server.listen({ onUnhandledFrame: 'error' });
    onTestFinished(() => server.close());
    return baseUrl;
  },
};

describe.each(Object.entries(transports))('over %s', (transport, start) => {
  let mock: MockServer;
  let baseUrl: string;
  let fetch: typeof globalThis.fetch;
  beforeEach(async () => {
    mock = createMockServer({ strict: true });
    baseUrl = await start(mock);
    fetch = transport === 'mock.fetch' ? mock.fetch : globalThis.fetch;
  });
  const send = (request: (request: Request) => Promise<Response>, headers = {}) =>
    callerOf({ fetch: request }, mock.credentials, baseUrl).post('/v1/payments', cardPayment(), headers);
  const create = (headers = {}, init: RequestInit = {}) => send((request) => fetch(request, init), headers);
  const idOfPayment = () => mock.payments.list()[0]?.id;

  test.each([
    ['request', 0],
    ['response', 1],
  ] as const)('a reset that loses the %s is a network error, and nothing is logged', async (lost, payments) => {
    const logs = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    mock.faults.inject({ phase: 'transport', connection: 'reset', lost });
    const failure = await create(oneKey).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TypeError);
    // MSW cannot set the code.
    if (transport !== 'MSW')
      expect(failure).toMatchObject({ name: 'TypeError', message: 'fetch failed', cause: { code: 'ECONNRESET' } });
    expect(mock.payments.list()).toHaveLength(payments);
    for (const log of logs) expect(log).not.toHaveBeenCalled();
    expect(await create(oneKey)).toMatchObject({ status: 201, json: { id: idOfPayment() } });
    expect(mock.payments.list()).toHaveLength(1);
  });

  test('the client reports a lost connection as unknown, and repeats the request with the same key', async () => {
    const client = createClient({ baseUrl, ...mock.credentials, retryDelayMs: 0, fetch });
    mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'response', when: { times: 3 } });
    const failure = await client.payments.create(cardPayment()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'connection', outcome: 'unknown', attempts: { length: 3 } });
    expect(mock.payments.list()).toHaveLength(1);
  });

  test('a call that hangs ends when its caller aborts', async () => {
    mock.faults.inject({ phase: 'transport', connection: 'hang', lost: 'response' });
    const abort = new AbortController();
    const failure = create(oneKey, { signal: abort.signal }).catch((error: unknown) => error);
    await expect.poll(() => mock.payments.list()).toHaveLength(1);
    abort.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
    expect(await create(oneKey)).toMatchObject({ status: 201, json: { id: idOfPayment() } });
  });

  test('statuses, Retry-After, a lost response and a consumed key work', async () => {
    mock.faults.inject({ phase: 'before', status: 429, retryAfter: 7 });
    const limited = await create(oneKey);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
    mock.faults.inject({ phase: 'after-commit', status: 504 });
    expect((await create(oneKey)).status).toBe(504);
    expect(await create(oneKey)).toMatchObject({ status: 201, json: { id: idOfPayment() } });
    mock.faults.inject({ phase: 'processing', status: 500 });
    const other = { 'x-idempotency-key': 'other-key' };
    expect((await create(other)).status).toBe(500);
    expect((await create(other)).json).toMatchObject({ code: 'IDEMPOTENCY_DUPLICATED' });
  });

  test('a delayed response arrives after others', async () => {
    mock.faults.inject({ phase: 'before', latencyMs: 50 });
    const order: string[] = [];
    await Promise.all([create().then(() => order.push('late')), create().then(() => order.push('at once'))]);
    expect(order).toEqual(['at once', 'late']);
  });

  test('a truncated body arrives in half, then the connection breaks', async () => {
    mock.faults.inject({ phase: 'body', corrupt: 'truncated' });
    let received = '';
    let announced: Headers | undefined;
    const response = send(async (request) => {
      const response = await fetch(request);
      expect(response.status).toBe(201);
      announced = response.headers;
      const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
      const next = () => reader?.read().catch(() => undefined);
      for (let piece = await next(); piece?.done === false; piece = await next()) received += piece.value;
      return response;
    });
    await expect(response).rejects.toMatchObject({ message: 'terminated' });
    expect(received).toMatch(/^\{"id":".*[^}]$/);
    expect(() => JSON.parse(received)).toThrow(SyntaxError);
    expect(mock.payments.list()).toHaveLength(1);
    expect(announced?.get('x-trace-id')).toBeTruthy();
    if (transport === 'a port') expect(Number(announced?.get('content-length'))).toBeGreaterThan(1_000);
  });

  test.each([
    ['invalid-json', 'application/json', /^\{"id":".*[^}]$/],
    ['wrong-content-type', 'text/html', /^<!doctype html><title>Bad gateway<\/title>$/],
    ['empty', 'application/json', /^$/],
  ] as const)('a corrupt body arrives: %s', async (corrupt, type, text) => {
    mock.faults.inject({ phase: 'body', corrupt });
    const seen: unknown[] = [];
    await send(async (request) => {
      const response = await fetch(request);
      const { status, headers } = response;
      expect(headers.get('x-trace-id')).toBeTruthy();
      const body = await response.text();
      expect(() => JSON.parse(body)).toThrow(SyntaxError);
      seen.push(status, headers.get('content-type'), body);
      return new Response();
    });
    expect(seen).toEqual([201, type, expect.stringMatching(text)]);
    expect(mock.payments.list()).toHaveLength(1);
  });

  if (transport !== 'MSW') return;
  test('a reset ends a request of node:http with an error event', async () => {
    mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'request' });
    const { publicApiKey, privateSecretKey } = mock.credentials;
    const headers = { 'public-api-key': publicApiKey, 'private-secret-key': privateSecretKey };
    const sent = get(`${baseUrl}/v1/payments?merchant_order_id=ORDER-1`, { headers });
    expect(await once(sent, 'error')).toEqual([expect.any(Error)]);
  });
});
