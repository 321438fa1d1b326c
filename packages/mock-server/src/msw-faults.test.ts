import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { callerOf, cardPayment } from '../test/helpers/test-caller.ts';
import { createMockServer } from './mock-server.ts';
import { handlers } from './msw.ts';

const baseUrl = 'https://payments.test/sandbox';
const oneKey = { 'x-idempotency-key': 'one-key' };
const mock = createMockServer({ strict: true });
const server = setupServer(...handlers(mock, { baseUrl }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => mock.reset());
afterAll(() => server.close());

const create = (headers = {}, init: RequestInit = {}) =>
  callerOf({ fetch: (request) => fetch(request, init) }, mock.credentials, baseUrl).post(
    '/v1/payments',
    cardPayment(),
    headers,
  );

test('a reset fault gets an error that names the transports that can reset', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'response' });
  const { status, text } = await create();
  expect(status).toBe(500);
  expect(text).toContain('MSW cannot reset a connection: inject this fault over mock.fetch or over a port (listen)');
  expect(log.mock.calls.flat().join()).toContain('MSW cannot reset a connection');
  log.mockRestore();
});

test('a call that hangs ends when its caller aborts', async () => {
  mock.faults.inject({ phase: 'transport', connection: 'hang', lost: 'response' });
  const abort = new AbortController();
  const failure = create(oneKey, { signal: abort.signal }).catch((error: unknown) => error);
  await expect.poll(() => mock.payments.list()).toHaveLength(1);
  abort.abort();
  expect(await failure).toMatchObject({ name: 'AbortError' });
  expect(await create(oneKey)).toMatchObject({ status: 201, json: { id: mock.payments.list()[0]?.id } });
});

test('statuses, a lost response and a consumed key work through MSW', async () => {
  mock.faults.inject({ phase: 'before', status: 429, retryAfter: 7 });
  const limited = await create(oneKey);
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  mock.faults.inject({ phase: 'after-commit', status: 504 });
  expect((await create(oneKey)).status).toBe(504);
  expect(await create(oneKey)).toMatchObject({ status: 201, json: { id: mock.payments.list()[0]?.id } });
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
  const keep = async (request: Request) => {
    const response = await fetch(request);
    const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read().catch(() => undefined)) {
      received += piece.value;
    }
    return response;
  };
  const response = callerOf({ fetch: keep }, mock.credentials, baseUrl).post('/v1/payments', cardPayment());
  await expect(response).rejects.toMatchObject({ message: 'terminated' });
  expect(received).toMatch(/^\{"id":".*[^}]$/);
});

test.each([
  ['invalid-json', 'application/json', /^\{"id":".*[^}]$/],
  ['wrong-content-type', 'text/html', /^<!doctype html>/],
  ['empty', 'application/json', /^$/],
] as const)('a corrupt body arrives: %s', async (corrupt, type, text) => {
  mock.faults.inject({ phase: 'body', corrupt });
  const seen: unknown[] = [];
  const keep = async (request: Request) => {
    const response = await fetch(request);
    seen.push(response.status, response.headers.get('content-type'), await response.text());
    return new Response();
  };
  await callerOf({ fetch: keep }, mock.credentials, baseUrl).post('/v1/payments', cardPayment());
  expect(seen).toEqual([201, type, expect.stringMatching(text)]);
});
