import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createMockServer } from '../mock-server.ts';
import { createIds } from '../model/ids.ts';
import type { BodyFault, Fault } from './fault.ts';
import { createFaultRegistry } from './fault-registry.ts';

const oneKey = { 'x-idempotency-key': 'one-key' };
const unknownId = '00000000-0000-4000-8000-000000000000';

const setting = () => {
  const mock = createMockServer({ strict: true });
  return { mock, caller: callerOf(mock, mock.credentials), create: creator(mock) };
};

/** Creates payments and says what came of it. */
const creator = (mock: ReturnType<typeof createMockServer>) => {
  const caller = callerOf(mock, mock.credentials);
  return async (headers = {}) => (await caller.post('/v1/payments', cardPayment(), headers)).status;
};

describe('which requests are struck', () => {
  const struck = (when: Fault['when'], requests: number, seed = 'seed') => {
    const faults = createFaultRegistry(createIds(seed));
    faults.inject({ phase: 'before', status: 503, ...(when === undefined ? {} : { when }) });
    return Array.from({ length: requests }, () => faults.match('createPayment', 'before') !== undefined);
  };

  test('the next one alone when nothing is said', () => {
    expect(struck(undefined, 3)).toEqual([true, false, false]);
  });

  test('the nth', () => {
    expect(struck({ nth: 3 }, 5)).toEqual([false, false, true, false, false]);
  });

  test('so many', () => {
    expect(struck({ times: 2 }, 4)).toEqual([true, true, false, false]);
  });

  test('with a probability, drawn from the seed', () => {
    const half = struck({ probability: 0.5 }, 1_000);
    expect(struck({ probability: 0.5 }, 1_000)).toEqual(half);
    expect(struck({ probability: 0.5 }, 1_000, 'other')).not.toEqual(half);
    expect(half.filter(Boolean).length).toBeGreaterThan(400);
    expect(half.filter(Boolean).length).toBeLessThan(600);
    expect(struck({ probability: 0 }, 100)).not.toContain(true);
    expect(struck({ probability: 1 }, 100)).not.toContain(false);
  });

  test('only those of its operation, and only those that get as far as its phase', () => {
    const faults = createFaultRegistry(createIds('seed'));
    faults.inject({ phase: 'processing', status: 500, operation: 'capturePayment', when: { nth: 2 } });
    expect(faults.match('createPayment', 'processing')).toBeUndefined();
    expect(faults.match('capturePayment', 'before')).toBeUndefined();
    expect(faults.match('capturePayment', 'processing')).toBeUndefined();
    expect(faults.match('capturePayment', 'processing')).toMatchObject({ status: 500 });
  });

  test('of two that wait for the next request, one strikes it and the other the one after', () => {
    const faults = createFaultRegistry(createIds('seed'));
    for (const status of [503, 429]) faults.inject({ phase: 'before', status });
    const statuses = [1, 2, 3].map(() => faults.match('createPayment', 'before')?.status);
    expect(statuses).toEqual([503, 429, undefined]);
  });

  test('the nth counts those that another strikes too, and waits where it is due and another strikes', () => {
    const statusesOf = (...armed: Fault[]) => {
      const faults = createFaultRegistry(createIds('seed'));
      for (const each of armed) faults.inject(each);
      return [1, 2, 3, 4].map(() => faults.match('createPayment', 'before')?.status);
    };
    const twice = { phase: 'before', status: 503, when: { times: 2 } } as const;
    const nth = (count: number) => ({ phase: 'before', status: 500, when: { nth: count } }) as const;
    expect(statusesOf(twice, nth(3))).toEqual([503, 503, 500, undefined]);
    expect(statusesOf(twice, nth(2))).toEqual([503, 503, 500, undefined]);
    expect(statusesOf(nth(2), twice)).toEqual([503, 500, 503, undefined]);
  });

  test('what was saved goes on counting', () => {
    const faults = createFaultRegistry(createIds('seed'));
    faults.inject({ phase: 'before', status: 503, when: { nth: 3 } });
    faults.match('createPayment', 'before');
    const others = createFaultRegistry(createIds('seed'));
    others.load(JSON.parse(JSON.stringify(faults.save())));
    expect(others.match('createPayment', 'before')).toBeUndefined();
    expect(others.match('createPayment', 'before')).toBeDefined();
  });

  test('none after they are disarmed', () => {
    const faults = createFaultRegistry(createIds('seed'));
    faults.inject({ phase: 'before', status: 503 });
    faults.clear();
    expect(faults.match('createPayment', 'before')).toBeUndefined();
  });
});

describe('what is answered', () => {
  test('a status with its usual code', async () => {
    const { mock, caller } = setting();
    const codes = {
      401: 'INVALID_CREDENTIALS',
      403: 'AUTHORIZATION_REQUIRED',
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

  test('a code and messages of your own', async () => {
    const { mock, caller } = setting();
    mock.faults.inject({ phase: 'before', status: 418, code: 'TEAPOT', messages: ['short', 'and stout'] });
    const answer = await caller.post('/v1/payments', cardPayment());
    expect(answer).toMatchObject({ status: 418, json: { code: 'TEAPOT', messages: ['short', 'and stout'] } });
    expect(answer.headers.get('x-trace-id')).toBeTruthy();
  });

  test('in the form of a campaign’s errors where a campaign was asked for', async () => {
    const { mock, caller } = setting();
    mock.faults.inject({ operation: 'retrieveCampaign', phase: 'before', status: 503, messages: ['down', 'for now'] });
    const { json } = await caller.get(`/v1/campaigns/${unknownId}`);
    expect(json).toEqual({ code: 503, message: 'down; for now' });
  });

  test('a limit with Retry-After', async () => {
    const { mock, caller } = setting();
    mock.faults.inject({ phase: 'before', status: 429, retryAfter: 30 });
    const { status, headers, json } = await caller.post('/v1/payments', cardPayment());
    expect([status, headers.get('retry-after'), json.code]).toEqual([429, '30', 'TOO_MANY_REQUESTS']);
  });

  test('a limit is over in a second, when nothing else is said', async () => {
    const { mock, caller } = setting();
    const retryAfter = async (status: number) => {
      mock.faults.inject({ phase: 'before', status });
      return (await caller.post('/v1/payments', cardPayment())).headers.get('retry-after');
    };
    expect([await retryAfter(429), await retryAfter(503)]).toEqual(['1', null]);
  });

  test('a status stays what it was asked to be, whatever the policy for what is not found', async () => {
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

describe('what has happened', () => {
  test('before: nothing, and the key is free', async () => {
    const { mock, create } = setting();
    mock.faults.inject({ phase: 'before', status: 503 });
    expect([await create(oneKey), mock.payments.list().length]).toEqual([503, 0]);
    expect([await create(oneKey), mock.payments.list().length]).toEqual([201, 1]);
  });

  test('processing: nothing, but the key is used up', async () => {
    const { mock, create } = setting();
    mock.faults.inject({ phase: 'processing', status: 500 });
    expect([await create(oneKey), await create(oneKey), await create()]).toEqual([500, 400, 201]);
    expect(mock.payments.list()).toHaveLength(1);
  });

  test('processing: a request that is refused before does not use the fault up', async () => {
    const { mock, caller, create } = setting();
    mock.faults.inject({ phase: 'processing', status: 500 });
    expect((await caller.post('/v1/payments', {})).status).toBe(400);
    expect(await create()).toBe(500);
  });

  test('after the commit: everything, and a retry with the key gets the one payment', async () => {
    const { mock, caller, create } = setting();
    mock.faults.inject({ phase: 'after-commit', status: 504 });
    expect(await create(oneKey)).toBe(504);
    const [payment] = mock.payments.list();
    const again = await caller.post('/v1/payments', cardPayment(), oneKey);
    expect(again).toMatchObject({ status: 201, json: { id: payment?.id } });
    expect(again.headers.get('x-idempotent-replayed')).toBe('true');
    expect(mock.payments.list()).toHaveLength(1);
  });

  test('after the commit: a refused request commits nothing, so the fault waits for one that does', async () => {
    const { mock, caller, create } = setting();
    mock.faults.inject({ phase: 'after-commit', status: 504 });
    expect((await caller.post('/v1/payments', cardPayment({ country: 'DE' }))).status).toBe(400);
    expect(await create()).toBe(504);
  });

  test.each([
    ['request', 0],
    ['response', 1],
  ] as const)('a connection that loses the %s', async (lost, payments) => {
    const { mock, create } = setting();
    mock.faults.inject({ phase: 'transport', connection: 'reset', lost });
    const failure = await create(oneKey).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TypeError);
    expect(failure).toMatchObject({ name: 'TypeError', message: 'fetch failed', cause: { code: 'ECONNRESET' } });
    expect(mock.payments.list()).toHaveLength(payments);
    expect([await create(oneKey), mock.payments.list().length]).toEqual([201, 1]);
  });
});

test('a replay commits nothing, so no fault strikes after it', async () => {
  const { mock, create } = setting();
  await create(oneKey);
  mock.faults.inject({ phase: 'after-commit', status: 504 });
  expect(await create(oneKey)).toBe(201);
  expect(await create()).toBe(504);
});

describe('time', () => {
  test.each(['before', 'after-commit'] as const)(
    'an answer that is late %s comes after those that are not',
    async (phase) => {
      const { mock, create } = setting();
      mock.faults.inject({ phase, latencyMs: 30 });
      const order: string[] = [];
      await Promise.all([
        create().then((status) => order.push(`late ${status}`)),
        create().then((status) => order.push(`at once ${status}`)),
      ]);
      expect(order).toEqual(['at once 201', 'late 201']);
    },
  );

  test('a failure can be late too', async () => {
    const { mock, create } = setting();
    mock.faults.inject({ phase: 'processing', status: 500, latencyMs: 30 });
    const late = create(oneKey);
    expect(await create(oneKey)).toBe(400);
    expect(mock.journal.requests().at(-1)?.response?.body).toMatchObject({ code: 'REQUEST_IN_PROCESS' });
    expect(await late).toBe(500);
  });

  const aborted = async (fault: Fault) => {
    const { mock } = setting();
    mock.faults.inject(fault);
    const abort = new AbortController();
    const caller = callerOf({ fetch: (request) => mock.fetch(new Request(request, abort)) }, mock.credentials);
    const call = caller.post('/v1/payments', cardPayment(), oneKey);
    const reason = new Error('patience is over');
    abort.abort(reason);
    await expect(call).rejects.toBe(reason);
    return mock;
  };

  test('a caller that gives up ends a wait of an hour', async () => {
    const mock = await aborted({ phase: 'before', latencyMs: 600_000 });
    await expect.poll(() => mock.payments.list()).toHaveLength(1);
  });

  test.each(['request', 'response'] as const)('nothing but that ends a call that loses its %s', async (lost) => {
    const mock = await aborted({ phase: 'transport', connection: 'hang', lost });
    await expect.poll(() => mock.journal.requests()).toHaveLength(1);
    expect(mock.journal.requests()).toMatchObject([{ response: undefined, faults: ['transport'] }]);
    expect(mock.payments.list()).toHaveLength(lost === 'response' ? 1 : 0);
  });

  test('a call that was given up before it began is not made', async () => {
    const { mock } = setting();
    const request = new Request('http://mock.test/v1/customers', { method: 'POST', signal: AbortSignal.abort() });
    await expect(mock.fetch(request)).rejects.toMatchObject({ name: 'AbortError' });
    expect(mock.journal.requests()).toEqual([]);
  });
});

describe('corrupt bodies', () => {
  const corrupted = async (corrupt: BodyFault['corrupt']) => {
    const { mock } = setting();
    mock.faults.inject({ phase: 'body', corrupt });
    let answer: Response | undefined;
    const keep = async (request: Request) => {
      answer = await mock.fetch(request);
      return new Response('{}', { headers: { 'content-type': 'text/plain' } });
    };
    await callerOf({ fetch: keep }, mock.credentials).post('/v1/payments', cardPayment());
    expect(mock.payments.list()).toHaveLength(1);
    expect(answer?.status).toBe(201);
    expect(answer?.headers.get('x-trace-id')).toBeTruthy();
    return answer as Response;
  };

  test('half of it, and then the connection breaks', async () => {
    const { body } = await corrupted('truncated');
    const reader = body?.getReader();
    const text = new TextDecoder().decode((await reader?.read())?.value);
    expect(text).toMatch(/^\{"id":"/);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    await expect(reader?.read()).rejects.toThrow('terminated');
  });

  test('not quite JSON', async () => {
    const answer = await corrupted('invalid-json');
    expect(answer.headers.get('content-type')).toBe('application/json');
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  test('HTML', async () => {
    const answer = await corrupted('wrong-content-type');
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(await answer.text()).toContain('<!doctype html>');
  });

  test('none at all', async () => {
    const answer = await corrupted('empty');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.text()).toBe('');
  });

  test('that of another fault, as a proxy’s page of a 502 is', async () => {
    const { mock, caller } = setting();
    mock.faults.inject({ phase: 'before', status: 502 });
    mock.faults.inject({ phase: 'body', corrupt: 'wrong-content-type' });
    const { status, text } = await caller.post('/v1/payments', cardPayment());
    expect([status, text]).toEqual([502, '<!doctype html><title>Bad gateway</title>']);
  });
});

test('latency passes in real time, whatever the test runner makes of timers', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { mock, create } = setting();
  mock.faults.inject({ phase: 'before', latencyMs: 5 });
  expect(await create()).toBe(201);
});

test('several at once strike in their phases, and the journal names those that did', async () => {
  const { mock, create } = setting();
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

test('what a caller does with a fault after it was armed changes nothing', async () => {
  const { mock, create } = setting();
  const fault = { phase: 'before' as const, status: 503 };
  mock.faults.inject(fault);
  fault.status = 500;
  expect(await create()).toBe(503);
});

test('a call that is not let in strikes no fault', async () => {
  const { mock, create } = setting();
  mock.faults.inject({ phase: 'before', status: 503 });
  await callerOf(mock, { ...mock.credentials, privateSecretKey: 'wrong' }).post('/v1/payments', cardPayment());
  expect(await create()).toBe(503);
});
