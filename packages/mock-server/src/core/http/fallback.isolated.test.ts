import { setupServer } from 'msw/node';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { callerOf, cardPayment, type TestCaller } from '../../../test/helpers/test-caller.ts';
import { handlers } from '../../msw.ts';
import { listen } from '../../node.ts';
import { requestJson } from '../../server/cli/server-log.ts';
import { formatRequest } from '../merchant/format-log.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';
import type { Fallback } from './fallback.ts';

let errors: string[];
let unhandledRejections: unknown[];
const noteRejection = (error: unknown) => unhandledRejections.push(error);

beforeEach(() => {
  errors = [];
  unhandledRejections = [];
  process.on('unhandledRejection', noteRejection);
  vi.spyOn(console, 'error').mockImplementation((text) => void errors.push(String(text)));
});
afterEach(() => {
  process.off('unhandledRejection', noteRejection);
  vi.restoreAllMocks();
});

/** Connects a caller to a mock server. */
const transports: Readonly<Record<string, (mock: MockServer) => TestCaller | Promise<TestCaller>>> = {
  'in process': (mock) => callerOf(mock, mock.credentials),
  'on a port': async (mock) => {
    const server = await listen(mock);
    onTestFinished(() => server.close());
    return callerOf({ fetch }, mock.credentials, server.url);
  },
  'with MSW': (mock) => {
    const server = setupServer(...handlers(mock, { baseUrl: 'https://payments.test' }));
    server.listen();
    onTestFinished(() => server.close());
    return callerOf({ fetch }, mock.credentials, 'https://payments.test');
  },
};

describe.each(Object.entries(transports))('a fallback %s', (_name, connect) => {
  const start = async (fallback: Fallback) => {
    const mock = createMockServer({ strict: true, fallback });
    const lines: string[] = [];
    mock.watch({ unhandled: (request) => lines.push(formatRequest(request), requestJson(request)) });
    return { caller: await connect(mock), lines, mock };
  };

  test('responds to a path and to a method that the mock server lacks, and the log shows it', async () => {
    const { caller, lines } = await start(async (request) => {
      const path = new URL(request.url).pathname;
      const sent = request.method === 'POST' ? await request.json() : undefined;
      const key = request.headers.get('x-idempotency-key');
      return Response.json({ path, sent, key }, { status: 201, headers: { 'x-mine': 'yes', 'content-length': '1' } });
    });
    const created = await caller.post('/v1/checkout/sessions', { country: 'CO' });
    expect(created).toMatchObject({ status: 201, json: { path: '/v1/checkout/sessions', sent: { country: 'CO' } } });
    expect([created.json.key, created.headers.get('x-mine')]).toEqual(['call-1', 'yes']);
    expect((await caller.get('/v1/customers?merchant_customer_id=1')).json.path).toBe('/v1/customers');
    expect(lines[0]).toContain('201  POST /v1/checkout/sessions');
    expect(lines[0]).toContain('  fallback');
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ status: 201, operation: 'fallback' });
  });

  test('receives no request that an operation handles, and undefined means the response of the mock server', async () => {
    const fallback = vi.fn<Fallback>(() => undefined);
    const { caller } = await start(fallback);
    expect((await caller.post('/v1/payments', cardPayment())).status).toBe(201);
    const unknown = await caller.get('/v1/payments/00000000-0000-4000-8000-000000000000');
    expect(unknown).toMatchObject({ status: 404, json: { code: 'PAYMENT_NOT_FOUND' } });
    expect(fallback).not.toHaveBeenCalled();
    expect((await caller.get('/v1/reports')).json.code).toBe('UNKNOWN_PATH');
    expect((await caller.get('/v1/customers')).status).toBe(405);
    expect(fallback).toHaveBeenCalledTimes(2);
  });

  test.each<[string, () => unknown]>([
    ['throws', () => JSON.parse('secret-of-the-caller')],
    ['rejects', async () => JSON.parse('secret-of-the-caller')],
    ['returns null', () => null],
    ['returns a plain object', () => ({ status: 200 })],
    [
      'returns a response that was read',
      async () => {
        const response = new Response('read');
        await response.text();
        return response;
      },
    ],
    ['returns Response.error()', () => Response.error()],
  ])('that %s gets a 500 that says so, and the next call works', async (_case, fallback) => {
    const { caller } = await start(fallback as Fallback);
    const { status, json } = await caller.get('/v1/reports');
    expect([status, json.code]).toEqual([500, 'INTERNAL_ERROR']);
    expect(json.messages[0]).toMatch(/^The option fallback failed.* Return a Response, or undefined/);
    expect(errors).toEqual([
      expect.stringMatching(/^Mock server: the option fallback failed \(\w+\)\. The response is 500\n/),
    ]);
    expect(errors[0]).not.toContain('secret-of-the-caller');
    expect((await caller.get('/v1/payments?merchant_order_id=ORDER-1')).status).toBe(200);
    expect(unhandledRejections).toEqual([]);
  });

  test('can respond without a body', async () => {
    const { caller } = await start(() => new Response(null, { status: 204 }));
    expect(await caller.get('/v1/reports')).toMatchObject({ status: 204, text: '' });
  });
});

test('rejects a fallback that is no function', () => {
  expect(() => createMockServer({ strict: true, fallback: '/v1' as never })).toThrow(
    'fallback must be a function (received "/v1")',
  );
});
