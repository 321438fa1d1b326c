import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { callerOf, cardPayment } from '../../../test/helpers/test-caller.ts';
import { caller, mock, useMockServer } from '../../../test/helpers/test-mock.ts';
import { createMockServer } from '../mock-server.ts';
import { createIds } from '../model/ids.ts';
import type { Fault } from './fault.ts';
import { createFaultRegistry } from './fault-registry.ts';

const oneKey = { 'x-idempotency-key': 'one-key' };
const unknownId = '00000000-0000-4000-8000-000000000000';

useMockServer();

/** Creates a payment and returns the status of the response. */
const create = async (headers = {}) => (await caller.post('/v1/payments', cardPayment(), headers)).status;

describe('selecting requests', () => {
  const matched = (when: Fault['when'], requests: number, seed = 'seed') => {
    const faults = createFaultRegistry(createIds(seed));
    faults.inject({ phase: 'before', status: 503, ...(when === undefined ? {} : { when }) });
    return Array.from({ length: requests }, () => faults.match('createPayment', 'before') !== undefined);
  };

  test.each<[when: Fault['when'], matching: boolean[]]>([
    [undefined, [true, false, false]],
    [{ nth: 3 }, [false, false, true, false, false]],
    [{ times: 2 }, [true, true, false, false]],
  ])('a fault with when: %j applies to the requests %j', (when, matching) => {
    expect(matched(when, matching.length)).toEqual(matching);
  });

  test('probability is drawn from the seed', () => {
    const half = matched({ probability: 0.5 }, 1_000);
    expect(matched({ probability: 0.5 }, 1_000)).toEqual(half);
    expect(matched({ probability: 0.5 }, 1_000, 'other')).not.toEqual(half);
    expect(half.filter(Boolean).length).toBeGreaterThan(400);
    expect(half.filter(Boolean).length).toBeLessThan(600);
    expect(matched({ probability: 0 }, 100)).not.toContain(true);
    expect(matched({ probability: 1 }, 100)).not.toContain(false);
  });

  test('counts only requests of its operation that reach its phase', () => {
    const faults = createFaultRegistry(createIds('seed'));
    faults.inject({ phase: 'processing', status: 500, operation: 'capturePayment', when: { nth: 2 } });
    expect(faults.match('createPayment', 'processing')).toBeUndefined();
    expect(faults.match('capturePayment', 'before')).toBeUndefined();
    expect(faults.match('capturePayment', 'processing')).toBeUndefined();
    expect(faults.match('capturePayment', 'processing')).toMatchObject({ status: 500 });
  });

  test('two faults for the next request apply to the next two requests', () => {
    const faults = createFaultRegistry(createIds('seed'));
    for (const status of [503, 429]) faults.inject({ phase: 'before', status });
    const statuses = [1, 2, 3].map(() => faults.match('createPayment', 'before')?.status);
    expect(statuses).toEqual([503, 429, undefined]);
  });

  test('nth counts requests of other faults, and waits for a free request', () => {
    const statusesOf = (...injected: Fault[]) => {
      const faults = createFaultRegistry(createIds('seed'));
      for (const each of injected) faults.inject(each);
      return [1, 2, 3, 4].map(() => faults.match('createPayment', 'before')?.status);
    };
    const twice = { phase: 'before', status: 503, when: { times: 2 } } as const;
    const nth = (count: number) => ({ phase: 'before', status: 500, when: { nth: count } }) as const;
    expect(statusesOf(twice, nth(3))).toEqual([503, 503, 500, undefined]);
    expect(statusesOf(twice, nth(2))).toEqual([503, 503, 500, undefined]);
    expect(statusesOf(nth(2), twice)).toEqual([503, 500, 503, undefined]);
  });

  test.each<[match: NonNullable<Fault['match']>, body: unknown, isMatch: boolean]>([
    [{ merchant_order_id: 'ORDER-1' }, { merchant_order_id: 'ORDER-1', more: 1 }, true],
    [{ merchant_order_id: 'ORDER-1' }, { merchant_order_id: 'ORDER-2' }, false],
    [
      { merchant_order_id: 'ORDER-1', 'amount.value': 25.5 },
      { merchant_order_id: 'ORDER-1', amount: { value: 1 } },
      false,
    ],
    [{ 'amount.value': 25.5 }, { amount: { value: 25.5 } }, true],
    [{ 'amount.value': 25.5 }, { amount: { value: '25.5' } }, false],
    [{ 'metadata.1.key': 'test' }, { metadata: [{}, { key: 'test' }] }, true],
    [{ description: null }, { description: null }, true],
    [{ description: null }, {}, false],
    [{ merchant_order_id: 'ORDER-1' }, undefined, false],
  ])('a fault that matches %j counts a request with the body %j: %j', (match, body, isMatch) => {
    const faults = createFaultRegistry(createIds('seed'));
    faults.inject({ phase: 'before', status: 503, match });
    expect(faults.match('createPayment', 'before', body) !== undefined).toBe(isMatch);
    expect(faults.list()).toHaveLength(isMatch ? 0 : 1);
  });

  test('a loaded fault continues its count', () => {
    const faults = createFaultRegistry(createIds('seed'));
    faults.inject({ phase: 'before', status: 503, when: { nth: 3 } });
    faults.match('createPayment', 'before');
    const others = createFaultRegistry(createIds('seed'));
    others.load(JSON.parse(JSON.stringify(faults.save())));
    expect(others.match('createPayment', 'before')).toBeUndefined();
    expect(others.match('createPayment', 'before')).toBeDefined();
  });

  test('clear removes every fault', () => {
    const faults = createFaultRegistry(createIds('seed'));
    faults.inject({ phase: 'before', status: 503 });
    faults.clear();
    expect(faults.match('createPayment', 'before')).toBeUndefined();
  });
});

describe('error responses', () => {
  test('a fault with a status only has the usual code of the status', async () => {
    const codes = {
      401: 'INVALID_CREDENTIALS',
      403: 'AUTHORIZATION_REQUIRED',
      405: 'UNSUPPORTED_METHOD',
      429: 'TOO_MANY_REQUESTS',
      500: 'INTERNAL_ERROR',
      502: 'INTERNAL_ERROR',
      503: 'SERVICE_UNAVAILABLE',
      504: 'GATEWAY_TIMEOUT',
    };
    for (const [status, code] of Object.entries(codes)) {
      mock.faults.inject({ phase: 'before', status: Number(status) });
      expect(await caller.post('/v1/payments', cardPayment())).toMatchObject({
        status: Number(status),
        json: { code },
      });
    }
    expect(mock.payments.list()).toEqual([]);
  });

  test('code and messages appear in the body', async () => {
    mock.faults.inject({ phase: 'before', status: 418, code: 'TEAPOT', messages: ['short', 'and stout'] });
    const response = await caller.post('/v1/payments', cardPayment());
    expect(response).toMatchObject({ status: 418, json: { code: 'TEAPOT', messages: ['short', 'and stout'] } });
    expect(response.headers.get('x-trace-id')).toBeTruthy();
  });

  test('a campaign request gets the error body of campaigns', async () => {
    mock.faults.inject({ operation: 'retrieveCampaign', phase: 'before', status: 503, messages: ['down', 'for now'] });
    const { json } = await caller.get(`/v1/campaigns/${unknownId}`);
    expect(json).toEqual({ code: 503, message: 'down; for now' });
  });

  test.each([
    [{ status: 429, retryAfter: 30 }, '30'],
    [{ status: 429 }, '1'],
    [{ status: 503 }, null],
  ])('an error of %j has the Retry-After header %j', async (fault, retryAfter) => {
    mock.faults.inject({ phase: 'before', ...fault });
    const { status, headers } = await caller.post('/v1/payments', cardPayment());
    expect([status, headers.get('retry-after')]).toEqual([fault.status, retryAfter]);
  });

  test('the policy notFoundStatus does not change the status of a fault', async () => {
    for (const notFoundStatus of [400, 404] as const) {
      const mock = createMockServer({ strict: true, policies: { notFoundStatus } });
      const { get } = callerOf(mock, mock.credentials);
      for (const status of [404, 410]) {
        mock.faults.inject({ phase: 'before', status, code: 'PAYMENT_NOT_FOUND' });
        expect((await get(`/v1/payments/${unknownId}`)).status).toBe(status);
      }
    }
  });
});

describe('a fault that matches a field of the body', () => {
  const order = (merchant_order_id: string) => caller.post('/v1/payments', cardPayment({ merchant_order_id }));
  const match = { merchant_order_id: 'ORDER-1' };

  test.each<Fault>([
    { phase: 'before', status: 503, match },
    { phase: 'processing', status: 503, match },
    { phase: 'after-commit', status: 503, match },
  ])('%j does not meet parallel requests of the same merchant', async (fault) => {
    mock.faults.inject({ ...fault, when: { times: 2 } });
    const orders = ['ORDER-2', 'ORDER-1', 'ORDER-3', 'ORDER-1', 'ORDER-1'];
    const statuses = (await Promise.all(orders.map(order))).map(({ status }) => status);
    expect(statuses).toEqual([201, 503, 201, 503, 201]);
  });

  test('in the phases body and transport', async () => {
    mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'request', match });
    mock.faults.inject({ phase: 'body', corrupt: 'wrong-content-type', match });
    expect((await order('ORDER-2')).status).toBe(201);
    await expect(order('ORDER-1')).rejects.toThrow('fetch failed');
    expect(mock.payments.list()).toHaveLength(1);
    expect((await order('ORDER-1')).text).toContain('Bad gateway');
  });

  test('is listed with the match, and applies to no request without a body', async () => {
    mock.faults.inject({ phase: 'before', status: 503, match });
    expect((await caller.get(`/v1/payments/${unknownId}`)).status).toBe(404);
    expect((await caller.post('/v1/payments', '{')).status).toBe(400);
    expect(mock.faults.list()).toMatchObject([{ fault: { match }, matchedRequests: 0 }]);
  });
});

describe('effects of the phases', () => {
  test('before: creates nothing and keeps the idempotency key free', async () => {
    mock.faults.inject({ phase: 'before', status: 503 });
    expect([await create(oneKey), mock.payments.list().length]).toEqual([503, 0]);
    expect([await create(oneKey), mock.payments.list().length]).toEqual([201, 1]);
  });

  test('processing: creates nothing but consumes the idempotency key', async () => {
    mock.faults.inject({ phase: 'processing', status: 500 });
    expect([await create(oneKey), await create(oneKey), await create()]).toEqual([500, 400, 201]);
    expect(mock.payments.list()).toHaveLength(1);
  });

  test.each([
    ['processing', {}],
    ['after-commit', cardPayment({ country: 'DE' })],
  ] as const)('%s: a request that fails validation does not consume the fault', async (phase, invalid) => {
    mock.faults.inject({ phase, status: 504 });
    expect((await caller.post('/v1/payments', invalid)).status).toBe(400);
    expect(await create()).toBe(504);
  });

  test('after-commit: creates the payment, and a retry with the same key returns it', async () => {
    mock.faults.inject({ phase: 'after-commit', status: 504 });
    expect(await create(oneKey)).toBe(504);
    const [payment] = mock.payments.list();
    const again = await caller.post('/v1/payments', cardPayment(), oneKey);
    expect(again).toMatchObject({ status: 201, json: { id: payment?.id } });
    expect(again.headers.get('x-idempotent-replayed')).toBe('true');
    expect(mock.payments.list()).toHaveLength(1);
  });

  test('a fault without latency does not let a later request claim the idempotency key first', async () => {
    mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'response' });
    const [first, second] = await Promise.allSettled([create(oneKey), create(oneKey)]);
    expect([first.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 201 }]);
    expect(mock.payments.list()).toHaveLength(1);
  });
});

test('an after-commit fault does not apply to a replayed response', async () => {
  await create(oneKey);
  mock.faults.inject({ phase: 'after-commit', status: 504 });
  expect(await create(oneKey)).toBe(201);
  expect(await create()).toBe(504);
});

describe('latency', () => {
  test.each(['before', 'after-commit'] as const)(
    'latencyMs in the phase %s delays only the matching request',
    async (phase) => {
      mock.faults.inject({ phase, latencyMs: 30 });
      const order: string[] = [];
      await Promise.all([
        create().then((status) => order.push(`late ${status}`)),
        create().then((status) => order.push(`at once ${status}`)),
      ]);
      expect(order).toEqual(['at once 201', 'late 201']);
    },
  );

  test('latencyMs delays an error response', async () => {
    mock.faults.inject({ phase: 'processing', status: 500, latencyMs: 30 });
    const late = create(oneKey);
    expect(await create(oneKey)).toBe(400);
    expect(mock.journal.requests().at(-1)?.response?.body).toMatchObject({ code: 'REQUEST_IN_PROCESS' });
    expect(await late).toBe(500);
  });

  const aborted = async (fault: Fault) => {
    mock.faults.inject(fault);
    const abort = new AbortController();
    const caller = callerOf({ fetch: (request) => mock.fetch(new Request(request, abort)) }, mock.credentials);
    const call = caller.post('/v1/payments', cardPayment(), oneKey);
    const reason = new Error('the caller aborted');
    abort.abort(reason);
    await expect(call).rejects.toBe(reason);
    return mock;
  };

  test('an aborted call ends its latency', async () => {
    const mock = await aborted({ phase: 'before', latencyMs: 600_000 });
    await expect.poll(() => mock.payments.list()).toHaveLength(1);
  });

  test.each(['request', 'response'] as const)(
    'a hanging call that loses its %s ends only when it is aborted',
    async (lost) => {
      const mock = await aborted({ phase: 'transport', connection: 'hang', lost });
      await expect.poll(() => mock.journal.requests()).toHaveLength(1);
      expect(mock.journal.requests()).toMatchObject([{ response: undefined, faults: ['transport'] }]);
      expect(mock.payments.list()).toHaveLength(lost === 'response' ? 1 : 0);
    },
  );

  test('a call that was aborted before it started is not sent', async () => {
    const request = new Request('http://mock.test/v1/customers', { method: 'POST', signal: AbortSignal.abort() });
    await expect(mock.fetch(request)).rejects.toMatchObject({ name: 'AbortError' });
    expect(mock.journal.requests()).toEqual([]);
  });
});

test('a body fault applies to the response of another fault', async () => {
  mock.faults.inject({ phase: 'before', status: 502 });
  mock.faults.inject({ phase: 'body', corrupt: 'wrong-content-type' });
  const { status, text } = await caller.post('/v1/payments', cardPayment());
  expect([status, text]).toEqual([502, '<!doctype html><title>Bad gateway</title>']);
});

test('latency passes in real time while the test uses fake timers', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  mock.faults.inject({ phase: 'before', latencyMs: 5 });
  expect(await create()).toBe(201);
});

test('several faults apply in their phases, and the journal lists the phases', async () => {
  mock.faults.inject({ phase: 'before', latencyMs: 1 });
  mock.faults.inject({ phase: 'processing', status: 500 });
  mock.faults.inject({ phase: 'after-commit', status: 504 });
  mock.faults.inject({ phase: 'body', corrupt: 'empty', when: { nth: 2 } });
  expect([await create(), await create(), await create()]).toEqual([500, 504, 201]);
  expect(mock.journal.requests().map(({ faults }) => faults)).toEqual([
    ['before', 'processing'],
    ['after-commit', 'body'],
    [],
  ]);
});

test('changing the fault object after inject has no effect', async () => {
  const fault = { phase: 'before' as const, status: 503 };
  mock.faults.inject(fault);
  fault.status = 500;
  expect(await create()).toBe(503);
});

test('a request with wrong credentials does not consume a fault', async () => {
  mock.faults.inject({ phase: 'before', status: 503 });
  await callerOf(mock, { ...mock.credentials, privateSecretKey: 'wrong' }).post('/v1/payments', cardPayment());
  expect(await create()).toBe(503);
});
