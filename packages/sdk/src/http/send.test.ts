import { getEventListeners } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeTime } from '../../test/helpers/fake-clock.ts';
import { json } from '../../test/helpers/recording-fetch.ts';
import {
  hang,
  paid,
  paymentBody,
  refused,
  reset,
  type Step,
  scripted,
  status,
} from '../../test/helpers/scripted-service.ts';
import type { ApiError } from '../errors/api-error.ts';
import type { CallOutcome } from '../errors/base.ts';

const inProcess = status(400, 'REQUEST_IN_PROCESS');
const duplicated = status(400, 'IDEMPOTENCY_DUPLICATED');
const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';

// The wait before a retry is random.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => void vi.restoreAllMocks());

type Late = ReturnType<typeof withResolvers<Response>>;

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((one, other) => {
    resolve = one;
    reject = other;
  });
  return { promise, resolve, reject };
}

describe('a request is sent again', () => {
  test.each([408, 425, 429, 500, 502, 503, 504])('after %i, with the same key and the same bytes', async (code) => {
    const { client, fetch, time } = scripted([status(code), reset, paid]);
    const { data, attempts, idempotencyKey } = await client.payments.create(paymentBody).withResponse();
    expect(data.id).toBe('payment-1');
    const [first, ...others] = fetch.requests;
    expect(others).toEqual([first, first]);
    expect(first?.headers['x-idempotency-key']).toBe(idempotencyKey);
    expect(attempts).toEqual([
      { startedAt: expect.any(Date), durationMs: 0, status: code },
      { startedAt: expect.any(Date), durationMs: 0, cause: 'ECONNRESET' },
      { startedAt: expect.any(Date), durationMs: 0, status: 201 },
    ]);
    expect(time.waits).toEqual([250, 500]);
    expect(time.pending()).toBe(0);
  });

  test('after an attempt took too long', async () => {
    const { client, fetch, time } = scripted([hang, paid]);
    await client.payments.create(paymentBody);
    expect(fetch.requests).toHaveLength(2);
    expect(time.waits).toEqual([65_000, 250]);
  });

  test('after the answer broke off', async () => {
    const broken: Step = () =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }));
    const { client, fetch } = scripted([broken, paid]);
    const { attempts } = await client.payments.create(paymentBody).withResponse();
    expect(fetch.requests).toHaveLength(2);
    expect(attempts[0]).toMatchObject({ status: 200, cause: 'connection' });
  });

  test.each([
    ['JSON that is cut short', () => new Response('{"id":', { headers: { 'content-type': 'application/json' } })],
    ['JSON that is cut short, without a declared type', () => new Response(new TextEncoder().encode('{"id":'))],
    ['no body', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('', { headers: { 'content-type': 'application/json' } })],
  ])('after a successful status with %s, if a key or a GET makes that safe', async (_, cut) => {
    const { client, fetch } = scripted([cut, paid, cut, paid]);
    expect((await client.payments.create(paymentBody).withResponse()).attempts).toHaveLength(2);
    expect((await client.payments.retrieve('payment-1').withResponse()).attempts).toHaveLength(2);
    const [first, second] = fetch.requests;
    expect(second).toEqual(first);

    const always = scripted([cut]);
    const customer = always.client.customers.create({ merchant_customer_id: 'shopper-1' });
    await expect(customer).rejects.toMatchObject({ outcome: 'unknown', retryable: false, attempts: [{}] });
    const error = await always.failing({ maxRetries: 0 });
    expect(error).toMatchObject({ code: 'unexpected_response', outcome: 'unknown', retryable: true });
  });

  test('when it only reads, without a key', async () => {
    const { client, fetch } = scripted([reset, paid]);
    await client.payments.retrieve(paymentId);
    expect(fetch.requests).toHaveLength(2);
  });

  test('as often as the call says, before what the client says', async () => {
    const { failing, fetch } = scripted([status(500)], { maxRetries: 1 });
    expect((await failing({ maxRetries: 4 })).attempts).toHaveLength(5);
    expect((await failing()).attempts).toHaveLength(2);
    expect(fetch.requests).toHaveLength(7);
  });

  test('with keys that are asked for anew', async () => {
    const given = ['first-key', 'second-key'];
    const { client, fetch } = scripted([status(500), paid], { privateSecretKey: () => given.shift() ?? '' });
    await client.payments.create(paymentBody);
    expect(fetch.requests.map(({ headers }) => headers['private-secret-key'])).toEqual(['first-key', 'second-key']);
  });
});

describe('a request is sent once', () => {
  test.each([400, 401, 402, 403, 404, 405, 409, 413, 415, 418, 422, 501, 505])(
    'when it is answered %i',
    async (code) => {
      const { failing, fetch } = scripted([status(code, 'SOME_CODE'), paid]);
      expect(await failing()).toMatchObject({ status: code, retryable: false });
      expect(fetch.requests).toHaveLength(1);
    },
  );

  test.each([[reset], [hang], [status(503)], [status(429)]])('without retries: %#', async (step) => {
    const { failing, fetch } = scripted([step, paid], { maxRetries: 0 });
    expect(await failing()).toMatchObject({ attempts: [expect.anything()], retryable: true });
    expect(fetch.requests).toHaveLength(1);
  });

  test.each([[reset], [refused], [hang], [status(503)], [status(429)]])('when it has no key: %#', async (step) => {
    const { client, fetch } = scripted([step, paid]);
    const created = client.customers.create({ merchant_customer_id: 'shopper-1' });
    await expect(created).rejects.toMatchObject({ retryable: false });
    expect(fetch.requests).toHaveLength(1);
  });

  test.each([
    ['HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/' } })],
    ['JSON without what identifies a payment', () => json({ code: 'INTERNAL' })],
    ['too long', () => json({ id: 'payment-1', status: 'SUCCEEDED', note: 'x'.repeat(10_485_760) })],
  ])('when the answer is whole, and is %s', async (_, step) => {
    const { failing, fetch } = scripted([step, paid]);
    expect(await failing()).toMatchObject({ code: 'unexpected_response', outcome: 'unknown', retryable: false });
    expect(fetch.requests).toHaveLength(1);
  });
});

describe('REQUEST_IN_PROCESS', () => {
  test('after an attempt of the call is asked again until it is answered, however few retries there are', async () => {
    const { client, fetch } = scripted([reset, ...Array.from({ length: 12 }, () => inProcess), paid], {
      maxRetries: 1,
    });
    expect(await client.payments.create(paymentBody)).toMatchObject({ id: 'payment-1' });
    expect(fetch.requests).toHaveLength(14);
  });

  test('is the error once the total time is spent', async () => {
    const { failing, time } = scripted([reset, inProcess], { totalTimeoutMs: 30_000 });
    const start = time.now();
    expect(await failing()).toMatchObject({ code: 'idempotency', outcome: 'unknown', retryable: true });
    expect(time.now() - start).toBeGreaterThan(20_000);
    expect(time.now() - start).toBeLessThan(30_000);
  });

  test('at the first attempt tells of another call, and is told at once', async () => {
    const { failing, fetch } = scripted([inProcess, paid]);
    expect(await failing()).toMatchObject({ code: 'idempotency', outcome: 'unknown', retryable: true });
    expect(fetch.requests).toHaveLength(1);
  });
});

describe('the service code decides as it came, whatever is redacted of it', () => {
  test.each([
    ['REQUEST_IN_PROCESS', 'PROCESS', true],
    ['IDEMPOTENCY_DUPLICATED', 'IDEMPOTENCY', false],
  ])('%s', async (code, publicApiKey, retryable) => {
    const error = await scripted([status(400, code)], { publicApiKey, maxRetries: 0 }).failing();
    expect(error).toMatchObject({ code: 'idempotency', outcome: 'unknown', retryable });
    expect((error as ApiError).serviceCode).toContain('[redacted]');
  });
});

test('REQUEST_IN_PROCESS after a connection that was not made tells of another call', async () => {
  const { failing, fetch } = scripted([refused, inProcess, paid]);
  expect(await failing()).toMatchObject({ code: 'idempotency', outcome: 'unknown' });
  expect(fetch.requests).toHaveLength(2);
});

test('a body as deep as can be written is an error like any other', async () => {
  let deep = {};
  for (let depth = 0; depth < 1000; depth++) deep = { deep };
  const { client } = scripted([status(422, 'TOO_DEEP')]);
  const created = client.payments.create({ ...paymentBody, ...deep });
  await expect(created).rejects.toMatchObject({ code: 'invalid_request', outcome: 'rejected' });
});

test('IDEMPOTENCY_DUPLICATED is never asked again, and has the first failure for its cause', async () => {
  const { failing, fetch } = scripted([status(500, 'INTERNAL_ERROR'), duplicated, paid]);
  const error = await failing();
  expect(error).toMatchObject({
    code: 'idempotency',
    serviceCode: 'IDEMPOTENCY_DUPLICATED',
    outcome: 'unknown',
    retryable: false,
    cause: { code: 'server', status: 500, serviceCode: 'INTERNAL_ERROR' },
  });
  expect(fetch.requests).toHaveLength(2);
  expect(await scripted([duplicated]).failing()).not.toHaveProperty('cause');
});

describe('the wait before another attempt', () => {
  test('grows from half a second to eight, and is any part of that', async () => {
    for (const random of [0.25, 0.75]) {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const time = fakeTime({ auto: true });
      await scripted([status(500)], { maxRetries: 7 }, time).failing();
      expect(time.waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000].map((most) => most * random));
    }
  });

  test('is what Retry-After says', async () => {
    const date = 'Fri, 20 Nov 2026 13:37:00 GMT';
    const until = 'Fri, 20 Nov 2026 13:37:07 GMT';
    const { client, time } = scripted([
      status(429, 'TOO_MANY_REQUESTS', { 'retry-after': '1' }),
      status(503, undefined, { 'retry-after': until, date }),
      paid,
    ]);
    await client.payments.create(paymentBody);
    expect(time.waits).toEqual([1000, 7000]);
  });

  test('is a minute when Retry-After says so', async () => {
    const { client, time } = scripted([status(429, 'X', { 'retry-after': '60' }), paid]);
    await client.payments.create(paymentBody);
    expect(time.waits).toEqual([60_000]);
  });

  test.each([
    ['more than a minute', '61', { totalTimeoutMs: 600_000 }, 61_000],
    ['more than is left', '20', { totalTimeoutMs: 20_000 }, 20_000],
  ])('is none when Retry-After says %s', async (_, after, options, retryAfterMs) => {
    const { failing, fetch, time } = scripted([status(429, 'X', { 'retry-after': after }), paid], options);
    expect(await failing()).toMatchObject({ code: 'rate_limit', retryAfterMs, outcome: 'rejected', retryable: true });
    expect(fetch.requests).toHaveLength(1);
    expect(time.waits).toEqual([]);
  });

  test('ends at once when the call is aborted', async () => {
    const controller = new AbortController();
    const time = fakeTime();
    const { failing, fetch } = scripted(
      [status(500), paid],
      {
        hooks: { onRetry: () => void setImmediate(() => controller.abort('changed my mind')) },
      },
      time,
    );
    expect(await failing({ signal: controller.signal })).toMatchObject({
      code: 'aborted',
      cause: 'changed my mind',
      outcome: 'unknown',
      attempts: [{ status: 500 }],
    });
    expect(fetch.requests).toHaveLength(1);
    expect(time.pending()).toBe(0);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });
});

describe('the total time', () => {
  test('covers all attempts', async () => {
    const { failing, time } = scripted(
      [hang],
      { timeoutMs: 40, totalTimeoutMs: 100, maxRetries: 9, retryDelayMs: 0 },
      fakeTime({ auto: true }),
    );
    const error = await failing();
    expect(error).toMatchObject({ code: 'timeout', outcome: 'unknown', retryable: true });
    expect(time.waits.filter((ms) => ms > 0)).toEqual([40, 40, 20]);
    expect(error.attempts.map(({ durationMs, cause }) => [durationMs, cause])).toEqual([
      [40, 'timeout'],
      [40, 'timeout'],
      [20, 'timeout'],
    ]);
  });

  test('covers functions that give keys', async () => {
    const { failing, fetch } = scripted([paid], { publicApiKey: () => new Promise(() => {}), maxRetries: 0 });
    expect(await failing()).toMatchObject({ code: 'timeout', outcome: 'not_sent', attempts: [] });
    expect(fetch.requests).toEqual([]);
  });
});

describe('an answer that comes after the call was given up', () => {
  test('is thrown away, and noted nowhere', async () => {
    const late = withResolvers<Response>();
    const cancel = vi.fn();
    const body = new ReadableStream({ cancel });
    const { failing } = scripted([() => late.promise], { maxRetries: 0 });
    const error = await failing();
    const told = JSON.stringify(error);
    late.resolve(new Response(body, { headers: { 'x-trace-id': 'late' } }));
    await new Promise(setImmediate);
    expect(cancel).toHaveBeenCalledOnce();
    expect(JSON.stringify(error)).toBe(told);
    expect(error).toMatchObject({ code: 'timeout', attempts: [{ cause: 'timeout' }] });
  });

  const uncancellable = () =>
    Object.defineProperty(new Response('{}'), 'body', { value: { cancel: () => Promise.reject(new Error('no')) } });
  const breakingOff = () => new Response(new ReadableStream({ pull: () => Promise.reject(new Error('late')) }));

  test.each<[string, (late: Late) => void]>([
    ['a failure', ({ reject }) => reject(new Error('late'))],
    ['no answer', ({ resolve }) => resolve(undefined as unknown as Response)],
    ['an answer that breaks off', ({ resolve }) => resolve(breakingOff())],
    ['an answer that cannot be cancelled', ({ resolve }) => resolve(uncancellable())],
  ])('may be %s, which nobody hears of', async (_, settle) => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    const late = withResolvers<Response>();
    await scripted([() => late.promise], { maxRetries: 0 }).failing();
    settle(late);
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  test('may break off while it is read, which nobody hears of', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    const { promise, reject } = withResolvers<never>();
    const body = new ReadableStream({ pull: () => promise });
    await scripted([() => new Response(body)], { maxRetries: 0 }).failing();
    reject(new Error('late'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});

test('a body that stalls is a time-out that knows the status', async () => {
  const stalled: Step = () =>
    new Response(new ReadableStream({}), { status: 200, headers: { 'x-trace-id': 'trace-1' } });
  expect(await scripted([stalled], { maxRetries: 0 }).failing()).toMatchObject({
    code: 'timeout',
    outcome: 'unknown',
    requestId: 'trace-1',
    attempts: [{ status: 200, cause: 'timeout', durationMs: 65_000 }],
  });
});

test('the body of a redirect is not read', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({ cancel });
  await scripted([() => new Response(body, { status: 307, headers: { location: '/' } })]).failing();
  expect(cancel).toHaveBeenCalledOnce();
});

describe('the outcome', () => {
  const meaning: readonly (readonly [Step, CallOutcome])[] = [
    [refused, 'not_sent'],
    ...[401, 403, 404, 405, 413, 415, 422, 429].map((code) => [status(code), 'rejected'] as const),
    [status(400, 'INVALID_PARAMETERS'), 'rejected'],
    [status(400), 'unknown'],
    ...[402, 408, 409, 418, 425, 500, 502, 503, 504, 599].map((code) => [status(code), 'unknown'] as const),
    [inProcess, 'unknown'],
    [duplicated, 'unknown'],
    [status(409, 'REQUEST_IN_PROCESS'), 'unknown'],
    [reset, 'unknown'],
    [hang, 'unknown'],
  ];

  test.each(meaning)('of one attempt: %#', async (step, outcome) => {
    expect(await scripted([step], { maxRetries: 0 }).failing()).toMatchObject({ outcome });
  });

  test('is the worst over all attempts', async () => {
    const order: CallOutcome[] = ['not_sent', 'rejected', 'unknown'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...meaning), { minLength: 1, maxLength: 6 }), async (script) => {
        const error = await scripted(
          script.map(([step]) => step),
          { maxRetries: 5 },
        ).failing();
        const met = script.slice(0, error.attempts.length).map(([, outcome]) => order.indexOf(outcome));
        // The last step is met again and again.
        expect(error.outcome).toBe(order[Math.max(...met)]);
      }),
      { numRuns: 60 },
    );
  });

  test('stays unknown when the answer is lost after the commit and the retry is refused', async () => {
    expect(await scripted([reset, status(401, 'INVALID_CREDENTIALS')]).failing()).toMatchObject({
      code: 'authentication',
      outcome: 'unknown',
      attempts: [{ cause: 'ECONNRESET' }, { status: 401 }],
    });
  });

  test('stays unknown when the keys run out between two attempts', async () => {
    const given = ['first-key'];
    const { failing } = scripted([reset], { privateSecretKey: () => given.shift() ?? '' });
    expect(await failing()).toMatchObject({ code: 'configuration', outcome: 'unknown', attempts: [{}] });
    expect(await failing()).toMatchObject({ code: 'configuration', outcome: 'not_sent', attempts: [] });
  });

  test('is that nothing was sent when a check refuses the input', async () => {
    const { client } = scripted([paid]);
    const refusedInput = client.payments.create({ ...paymentBody, description: 'x' });
    await expect(refusedInput).rejects.toMatchObject({ outcome: 'not_sent', attempts: [], retryable: false });
  });
});

describe('the class of an error', () => {
  test.each([
    [401, undefined, 'AuthenticationError'],
    [403, undefined, 'PermissionError'],
    [404, undefined, 'NotFoundError'],
    [400, 'PAYMENT_NOT_FOUND', 'NotFoundError'],
    [400, 'INVALID_PARAMETERS', 'InvalidRequestError'],
    [405, undefined, 'InvalidRequestError'],
    [413, undefined, 'InvalidRequestError'],
    [415, undefined, 'InvalidRequestError'],
    [422, undefined, 'InvalidRequestError'],
    [451, undefined, 'InvalidRequestError'],
    [400, 'REQUEST_IN_PROCESS', 'IdempotencyError'],
    [400, 'IDEMPOTENCY_DUPLICATED', 'IdempotencyError'],
    [409, 'SOMETHING_NEW', 'IdempotencyError'],
    [429, undefined, 'RateLimitError'],
    [500, undefined, 'ServerError'],
    [503, undefined, 'ServerError'],
    [408, undefined, 'ServerError'],
    [425, undefined, 'ServerError'],
  ])('of %i %s is %s', async (code, serviceCode, name) => {
    const error = await scripted([status(code, serviceCode)], { maxRetries: 0 }).failing();
    expect(error).toMatchObject({ name, status: code });
  });
});

test('a time-out says whole milliseconds', async () => {
  const { failing } = scripted([hang], { timeoutMs: 50.25, maxRetries: 0 });
  expect((await failing()).message).toMatch(/ 51 ms$/);
});

describe('an error that a framework throws out of fetch for its own control flow', () => {
  const bailOut = Object.assign(new Error('Dynamic server usage'), { digest: 'DYNAMIC_SERVER_USAGE' });

  test.each([
    ['rejects', () => Promise.reject(bailOut)],
    [
      'throws at once',
      () => {
        throw bailOut;
      },
    ],
  ])('passes unchanged when fetch %s, and is not retried', async (_, step) => {
    const onError = vi.fn();
    const { client, fetch } = scripted([step, paid], { hooks: { onError } });
    await expect(client.payments.retrieve('payment-1')).rejects.toBe(bailOut);
    await expect(client.payments.waitFor('payment-1', { until: ['SUCCEEDED'] })).resolves.toBeDefined();
    expect(fetch.requests).toHaveLength(2);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('an error with a digest does not hide a payment that may have been made', () => {
  const digest = () => Promise.reject(Object.assign(new Error('thrown late'), { digest: 'X' }));
  const brokenBody = () => new Response(new ReadableStream({ pull: digest }), { status: 201 });

  test.each<[string, Step[]]>([
    ['after another attempt', [reset, digest]],
    ['out of the body of a response', [brokenBody]],
  ])('%s', async (_, steps) => {
    const onError = vi.fn();
    const error = await scripted(steps, { hooks: { onError } }).failing();
    expect(error).toMatchObject({ code: 'connection', outcome: 'unknown', idempotencyKey: expect.any(String) });
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

test('no attempt begins after the total time, also when a timer is late', async () => {
  const time = fakeTime({ auto: true });
  const late = { ...time, setTimeout: (ring: () => void, ms: number) => time.setTimeout(ring, ms + 5_000) };
  const { failing, fetch } = scripted([status(503)], { totalTimeoutMs: 3_000 }, late);
  expect(await failing()).toMatchObject({ code: 'server', attempts: [{ status: 503 }] });
  expect(fetch.requests).toHaveLength(1);
});

describe('a response is kept out of every cache', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('by the option cache', async () => {
    const caches: string[] = [];
    const fetch = async (url: string, init: RequestInit) => {
      caches.push(String(init.cache));
      return paid(new Request(url, init));
    };
    const { client } = scripted([], { fetch });
    await client.payments.retrieve('payment-1');
    await client.payments.create(paymentBody);
    expect(caches).toEqual(['no-store', 'no-store']);
  });
});
