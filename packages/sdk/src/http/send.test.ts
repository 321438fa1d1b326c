import { getEventListeners } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeClock } from '../../test/helpers/fake-clock.ts';
import { json } from '../../test/helpers/recording-fetch.ts';
import {
  createScriptedClient,
  neverRespond,
  paymentBody,
  type Responder,
  refuseConnection,
  resetConnection,
  respondWithPayment,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';
import type { ApiError } from '../errors/api-error.ts';
import type { CallOutcome } from '../errors/base.ts';

const inProcess = respondWithStatus(400, 'REQUEST_IN_PROCESS');
const duplicated = respondWithStatus(400, 'IDEMPOTENCY_DUPLICATED');
const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';

// Makes the random delay before a retry predictable.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => void vi.restoreAllMocks());

type PendingResponse = ReturnType<typeof withResolvers<Response>>;

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
}

describe('a call is retried', () => {
  test.each([408, 425, 429, 500, 502, 503, 504])(
    'after a %i, with the same idempotency key and the same body',
    async (code) => {
      const { client, fetch, clock } = createScriptedClient([
        respondWithStatus(code),
        resetConnection,
        respondWithPayment,
      ]);
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
      expect(clock.delays).toEqual([250, 500]);
      expect(clock.pendingTimers()).toBe(0);
    },
  );

  test('after an attempt timed out', async () => {
    const { client, fetch, clock } = createScriptedClient([neverRespond, respondWithPayment]);
    await client.payments.create(paymentBody);
    expect(fetch.requests).toHaveLength(2);
    expect(clock.delays).toEqual([65_000, 250]);
  });

  test('after the response body failed', async () => {
    const failingBody: Responder = () =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }));
    const { client, fetch } = createScriptedClient([failingBody, respondWithPayment]);
    const { attempts } = await client.payments.create(paymentBody).withResponse();
    expect(fetch.requests).toHaveLength(2);
    expect(attempts[0]).toMatchObject({ status: 200, cause: 'connection' });
  });

  test.each([
    ['truncated JSON', () => new Response('{"id":', { headers: { 'content-type': 'application/json' } })],
    ['truncated JSON without a content type', () => new Response(new TextEncoder().encode('{"id":'))],
    ['no body', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('', { headers: { 'content-type': 'application/json' } })],
  ])('after a successful status with %s, if it has an idempotency key or is a GET', async (_, respondIncompletely) => {
    const { client, fetch } = createScriptedClient([
      respondIncompletely,
      respondWithPayment,
      respondIncompletely,
      respondWithPayment,
    ]);
    expect((await client.payments.create(paymentBody).withResponse()).attempts).toHaveLength(2);
    expect((await client.payments.retrieve('payment-1').withResponse()).attempts).toHaveLength(2);
    const [first, second] = fetch.requests;
    expect(second).toEqual(first);

    const incomplete = createScriptedClient([respondIncompletely]);
    const creating = incomplete.client.customers.create({ merchant_customer_id: 'shopper-1' });
    await expect(creating).rejects.toMatchObject({ outcome: 'unknown', retryable: false, attempts: [{}] });
    const error = await incomplete.getPaymentError({ maxRetries: 0 });
    expect(error).toMatchObject({ code: 'unexpected_response', outcome: 'unknown', retryable: true });
  });

  test('without an idempotency key when it is a GET', async () => {
    const { client, fetch } = createScriptedClient([resetConnection, respondWithPayment]);
    await client.payments.retrieve(paymentId);
    expect(fetch.requests).toHaveLength(2);
  });

  test('up to maxRetries of the call, which replaces maxRetries of the client', async () => {
    const { getPaymentError, fetch } = createScriptedClient([respondWithStatus(500)], { maxRetries: 1 });
    expect((await getPaymentError({ maxRetries: 4 })).attempts).toHaveLength(5);
    expect((await getPaymentError()).attempts).toHaveLength(2);
    expect(fetch.requests).toHaveLength(7);
  });

  test('with API keys that are read again for each attempt', async () => {
    const secretKeys = ['first-key', 'second-key'];
    const { client, fetch } = createScriptedClient([respondWithStatus(500), respondWithPayment], {
      privateSecretKey: () => secretKeys.shift() ?? '',
    });
    await client.payments.create(paymentBody);
    expect(fetch.requests.map(({ headers }) => headers['private-secret-key'])).toEqual(['first-key', 'second-key']);
  });
});

describe('a call is not retried', () => {
  test.each([400, 401, 402, 403, 404, 405, 409, 413, 415, 418, 422, 501, 505])('after a %i', async (code) => {
    const { getPaymentError, fetch } = createScriptedClient([respondWithStatus(code, 'SOME_CODE'), respondWithPayment]);
    expect(await getPaymentError()).toMatchObject({ status: code, retryable: false });
    expect(fetch.requests).toHaveLength(1);
  });

  test.each([
    ['connection reset', resetConnection],
    ['time-out', neverRespond],
    ['503', respondWithStatus(503)],
    ['429', respondWithStatus(429)],
  ])('when maxRetries is 0: %s', async (_, responder) => {
    const { getPaymentError, fetch } = createScriptedClient([responder, respondWithPayment], { maxRetries: 0 });
    expect(await getPaymentError()).toMatchObject({ attempts: [expect.anything()], retryable: true });
    expect(fetch.requests).toHaveLength(1);
  });

  test.each([
    ['connection reset', resetConnection],
    ['connection refused', refuseConnection],
    ['time-out', neverRespond],
    ['503', respondWithStatus(503)],
    ['429', respondWithStatus(429)],
  ])('when it is a POST without an idempotency key: %s', async (_, responder) => {
    const { client, fetch } = createScriptedClient([responder, respondWithPayment]);
    const created = client.customers.create({ merchant_customer_id: 'shopper-1' });
    await expect(created).rejects.toMatchObject({ retryable: false });
    expect(fetch.requests).toHaveLength(1);
  });

  test.each([
    ['HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/' } })],
    ['JSON without id and status', () => json({ code: 'INTERNAL' })],
    [
      'larger than maxResponseBytes',
      () => json({ id: 'payment-1', status: 'SUCCEEDED', note: 'x'.repeat(10_485_760) }),
    ],
  ])('when the response is complete, and is %s', async (_, responder) => {
    const { getPaymentError, fetch } = createScriptedClient([responder, respondWithPayment]);
    expect(await getPaymentError()).toMatchObject({
      code: 'unexpected_response',
      outcome: 'unknown',
      retryable: false,
    });
    expect(fetch.requests).toHaveLength(1);
  });
});

describe('REQUEST_IN_PROCESS', () => {
  test('after an earlier attempt of the call is retried beyond maxRetries', async () => {
    const { client, fetch } = createScriptedClient(
      [resetConnection, ...Array.from({ length: 12 }, () => inProcess), respondWithPayment],
      {
        maxRetries: 1,
      },
    );
    expect(await client.payments.create(paymentBody)).toMatchObject({ id: 'payment-1' });
    expect(fetch.requests).toHaveLength(14);
  });

  test('is the error when the total time-out is reached', async () => {
    const { getPaymentError, clock } = createScriptedClient([resetConnection, inProcess], {
      totalTimeoutMs: 30_000,
    });
    const start = clock.now();
    expect(await getPaymentError()).toMatchObject({ code: 'idempotency', outcome: 'unknown', retryable: true });
    expect(clock.now() - start).toBeGreaterThan(20_000);
    expect(clock.now() - start).toBeLessThan(30_000);
  });

  test('at the first attempt belongs to another call, and is thrown without a retry', async () => {
    const { getPaymentError, fetch } = createScriptedClient([inProcess, respondWithPayment]);
    expect(await getPaymentError()).toMatchObject({ code: 'idempotency', outcome: 'unknown', retryable: true });
    expect(fetch.requests).toHaveLength(1);
  });
});

describe('the service code determines the error before redaction', () => {
  test.each([
    ['REQUEST_IN_PROCESS', 'PROCESS', true],
    ['IDEMPOTENCY_DUPLICATED', 'IDEMPOTENCY', false],
  ])('of %s', async (code, publicApiKey, retryable) => {
    const error = await createScriptedClient([respondWithStatus(400, code)], {
      publicApiKey,
      maxRetries: 0,
    }).getPaymentError();
    expect(error).toMatchObject({ code: 'idempotency', outcome: 'unknown', retryable });
    expect((error as ApiError).serviceCode).toContain('[redacted]');
  });
});

test('REQUEST_IN_PROCESS after a refused connection belongs to another call, and is not retried', async () => {
  const { getPaymentError, fetch } = createScriptedClient([refuseConnection, inProcess, respondWithPayment]);
  expect(await getPaymentError()).toMatchObject({ code: 'idempotency', outcome: 'unknown' });
  expect(fetch.requests).toHaveLength(2);
});

test('a request body with 1,000 levels can be rejected by the service with an ApiError', async () => {
  let deep = {};
  for (let depth = 0; depth < 1000; depth++) deep = { deep };
  const { client } = createScriptedClient([respondWithStatus(422, 'TOO_DEEP')]);
  const created = client.payments.create({ ...paymentBody, ...deep });
  await expect(created).rejects.toMatchObject({ code: 'invalid_request', outcome: 'rejected' });
});

test('IDEMPOTENCY_DUPLICATED is not retried, and has the first failure as its cause', async () => {
  const { getPaymentError, fetch } = createScriptedClient([
    respondWithStatus(500, 'INTERNAL_ERROR'),
    duplicated,
    respondWithPayment,
  ]);
  const error = await getPaymentError();
  expect(error).toMatchObject({
    code: 'idempotency',
    serviceCode: 'IDEMPOTENCY_DUPLICATED',
    outcome: 'unknown',
    retryable: false,
    cause: { code: 'server', status: 500, serviceCode: 'INTERNAL_ERROR' },
  });
  expect(fetch.requests).toHaveLength(2);
  expect(await createScriptedClient([duplicated]).getPaymentError()).not.toHaveProperty('cause');
});

describe('the delay before a retry', () => {
  test('is a random part of a limit that doubles from 0.5 to 8 seconds', async () => {
    for (const random of [0.25, 0.75]) {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const clock = createFakeClock({ autoAdvance: true });
      await createScriptedClient([respondWithStatus(500)], { maxRetries: 7 }, clock).getPaymentError();
      expect(clock.delays).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000].map((limit) => limit * random));
    }
  });

  test('follows Retry-After in seconds and as a date', async () => {
    const date = 'Fri, 20 Nov 2026 13:37:00 GMT';
    const until = 'Fri, 20 Nov 2026 13:37:07 GMT';
    const { client, clock } = createScriptedClient([
      respondWithStatus(429, 'TOO_MANY_REQUESTS', { 'retry-after': '1' }),
      respondWithStatus(503, undefined, { 'retry-after': until, date }),
      respondWithPayment,
    ]);
    await client.payments.create(paymentBody);
    expect(clock.delays).toEqual([1000, 7000]);
  });

  test('can be a full minute with Retry-After', async () => {
    const { client, clock } = createScriptedClient([
      respondWithStatus(429, 'X', { 'retry-after': '60' }),
      respondWithPayment,
    ]);
    await client.payments.create(paymentBody);
    expect(clock.delays).toEqual([60_000]);
  });

  test.each([
    ['more than a minute', '61', { totalTimeoutMs: 600_000 }, 61_000],
    ['more than the remaining time', '20', { totalTimeoutMs: 20_000 }, 20_000],
  ])('is not started when Retry-After is %s, and the call rejects', async (_, after, options, retryAfterMs) => {
    const { getPaymentError, fetch, clock } = createScriptedClient(
      [respondWithStatus(429, 'X', { 'retry-after': after }), respondWithPayment],
      options,
    );
    expect(await getPaymentError()).toMatchObject({
      code: 'rate_limit',
      retryAfterMs,
      outcome: 'rejected',
      retryable: true,
    });
    expect(fetch.requests).toHaveLength(1);
    expect(clock.delays).toEqual([]);
  });

  test('ends immediately when the call is aborted', async () => {
    const controller = new AbortController();
    const clock = createFakeClock();
    const { getPaymentError, fetch } = createScriptedClient(
      [respondWithStatus(500), respondWithPayment],
      {
        hooks: { onRetry: () => void setImmediate(() => controller.abort('changed my mind')) },
      },
      clock,
    );
    expect(await getPaymentError({ signal: controller.signal })).toMatchObject({
      code: 'aborted',
      cause: 'changed my mind',
      outcome: 'unknown',
      attempts: [{ status: 500 }],
    });
    expect(fetch.requests).toHaveLength(1);
    expect(clock.pendingTimers()).toBe(0);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });
});

describe('the total time-out', () => {
  test('covers all attempts', async () => {
    const { getPaymentError, clock } = createScriptedClient(
      [neverRespond],
      { timeoutMs: 40, totalTimeoutMs: 100, maxRetries: 9, retryDelayMs: 0 },
      createFakeClock({ autoAdvance: true }),
    );
    const error = await getPaymentError();
    expect(error).toMatchObject({ code: 'timeout', outcome: 'unknown', retryable: true });
    expect(clock.delays.filter((ms) => ms > 0)).toEqual([40, 40, 20]);
    expect(error.attempts.map(({ durationMs, cause }) => [durationMs, cause])).toEqual([
      [40, 'timeout'],
      [40, 'timeout'],
      [20, 'timeout'],
    ]);
  });

  test('covers functions that return API keys', async () => {
    const { getPaymentError, fetch } = createScriptedClient([respondWithPayment], {
      publicApiKey: () => new Promise(() => {}),
      maxRetries: 0,
    });
    expect(await getPaymentError()).toMatchObject({ code: 'timeout', outcome: 'not_sent', attempts: [] });
    expect(fetch.requests).toEqual([]);
  });
});

describe('a response that arrives after the time-out', () => {
  test('is canceled, and does not change the error', async () => {
    const pendingResponse = withResolvers<Response>();
    const cancel = vi.fn();
    const body = new ReadableStream({ cancel });
    const { getPaymentError } = createScriptedClient([() => pendingResponse.promise], { maxRetries: 0 });
    const error = await getPaymentError();
    const errorBefore = JSON.stringify(error);
    pendingResponse.resolve(new Response(body, { headers: { 'x-trace-id': 'late' } }));
    await new Promise(setImmediate);
    expect(cancel).toHaveBeenCalledOnce();
    expect(JSON.stringify(error)).toBe(errorBefore);
    expect(error).toMatchObject({ code: 'timeout', attempts: [{ cause: 'timeout' }] });
  });

  const uncancelableResponse = () =>
    Object.defineProperty(new Response('{}'), 'body', { value: { cancel: () => Promise.reject(new Error('no')) } });
  const responseWithFailingBody = () =>
    new Response(new ReadableStream({ pull: () => Promise.reject(new Error('late')) }));

  test.each<[string, (pendingResponse: PendingResponse) => void]>([
    ['a network error', ({ reject }) => reject(new Error('late'))],
    ['undefined', ({ resolve }) => resolve(undefined as unknown as Response)],
    ['a response whose body fails', ({ resolve }) => resolve(responseWithFailingBody())],
    ['a response that cannot be canceled', ({ resolve }) => resolve(uncancelableResponse())],
  ])('causes no unhandled rejection when it is %s', async (_, settle) => {
    const unhandled: unknown[] = [];
    const recordRejection = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', recordRejection);
    const pendingResponse = withResolvers<Response>();
    await createScriptedClient([() => pendingResponse.promise], { maxRetries: 0 }).getPaymentError();
    settle(pendingResponse);
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', recordRejection);
    expect(unhandled).toEqual([]);
  });

  test('causes no unhandled rejection when its body fails while the client reads it', async () => {
    const unhandled: unknown[] = [];
    const recordRejection = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', recordRejection);
    const { promise, reject } = withResolvers<never>();
    const body = new ReadableStream({ pull: () => promise });
    await createScriptedClient([() => new Response(body)], { maxRetries: 0 }).getPaymentError();
    reject(new Error('late'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', recordRejection);
    expect(unhandled).toEqual([]);
  });
});

test('a time-out while the body is read keeps the status and the request id', async () => {
  const stalled: Responder = () =>
    new Response(new ReadableStream({}), { status: 200, headers: { 'x-trace-id': 'trace-1' } });
  expect(await createScriptedClient([stalled], { maxRetries: 0 }).getPaymentError()).toMatchObject({
    code: 'timeout',
    outcome: 'unknown',
    requestId: 'trace-1',
    attempts: [{ status: 200, cause: 'timeout', durationMs: 65_000 }],
  });
});

test('the body of a redirect is canceled and not read', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({ cancel });
  await createScriptedClient([() => new Response(body, { status: 307, headers: { location: '/' } })]).getPaymentError();
  expect(cancel).toHaveBeenCalledOnce();
});

describe('the outcome of a failed call', () => {
  const outcomes: readonly (readonly [CallOutcome, string, Responder])[] = [
    ['not_sent', 'a refused connection', refuseConnection],
    ...[401, 403, 404, 405, 413, 415, 422, 429].map(
      (code) => ['rejected', `a ${code}`, respondWithStatus(code)] as const,
    ),
    ['rejected', 'a 400 INVALID_PARAMETERS', respondWithStatus(400, 'INVALID_PARAMETERS')],
    ['unknown', 'a 400 without a code', respondWithStatus(400)],
    ...[402, 408, 409, 418, 425, 500, 502, 503, 504, 599].map(
      (code) => ['unknown', `a ${code}`, respondWithStatus(code)] as const,
    ),
    ['unknown', 'a 400 REQUEST_IN_PROCESS', inProcess],
    ['unknown', 'a 400 IDEMPOTENCY_DUPLICATED', duplicated],
    ['unknown', 'a 409 REQUEST_IN_PROCESS', respondWithStatus(409, 'REQUEST_IN_PROCESS')],
    ['unknown', 'a connection reset', resetConnection],
    ['unknown', 'a time-out', neverRespond],
  ];

  test.each(outcomes)('is %s after one attempt with %s', async (outcome, _, responder) => {
    expect(await createScriptedClient([responder], { maxRetries: 0 }).getPaymentError()).toMatchObject({ outcome });
  });

  test('is the least certain outcome of all attempts', async () => {
    const byCertainty: CallOutcome[] = ['not_sent', 'rejected', 'unknown'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 6 }), async (script) => {
        const error = await createScriptedClient(
          script.map(([, , responder]) => responder),
          { maxRetries: 5 },
        ).getPaymentError();
        const ranks = script.slice(0, error.attempts.length).map(([outcome]) => byCertainty.indexOf(outcome));
        expect(error.outcome).toBe(byCertainty[Math.max(...ranks)]);
      }),
      { numRuns: 60 },
    );
  });

  test('stays unknown when the response of the first attempt is lost and the retry is rejected', async () => {
    expect(
      await createScriptedClient([resetConnection, respondWithStatus(401, 'INVALID_CREDENTIALS')]).getPaymentError(),
    ).toMatchObject({
      code: 'authentication',
      outcome: 'unknown',
      attempts: [{ cause: 'ECONNRESET' }, { status: 401 }],
    });
  });

  test('stays unknown when the secret key is missing at the second attempt', async () => {
    const secretKeys = ['first-key'];
    const { getPaymentError } = createScriptedClient([resetConnection], {
      privateSecretKey: () => secretKeys.shift() ?? '',
    });
    expect(await getPaymentError()).toMatchObject({ code: 'configuration', outcome: 'unknown', attempts: [{}] });
    expect(await getPaymentError()).toMatchObject({ code: 'configuration', outcome: 'not_sent', attempts: [] });
  });

  test('is not_sent when validation rejects the input', async () => {
    const { client } = createScriptedClient([respondWithPayment]);
    const creating = client.payments.create({ ...paymentBody, description: 'x' });
    await expect(creating).rejects.toMatchObject({ outcome: 'not_sent', attempts: [], retryable: false });
  });
});

describe('the error class', () => {
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
  ])('of a %i with the code %s is %s', async (code, serviceCode, name) => {
    const error = await createScriptedClient([respondWithStatus(code, serviceCode)], {
      maxRetries: 0,
    }).getPaymentError();
    expect(error).toMatchObject({ name, status: code });
  });
});

test('the message of a time-out contains whole milliseconds', async () => {
  const { getPaymentError } = createScriptedClient([neverRespond], { timeoutMs: 50.25, maxRetries: 0 });
  expect((await getPaymentError()).message).toMatch(/ 51 ms$/);
});

describe('an error with a digest, which a framework throws from fetch for its control flow', () => {
  const frameworkError = Object.assign(new Error('Dynamic server usage'), { digest: 'DYNAMIC_SERVER_USAGE' });

  test.each([
    ['rejects', () => Promise.reject(frameworkError)],
    [
      'throws synchronously',
      () => {
        throw frameworkError;
      },
    ],
  ])('is thrown unchanged and without a retry when fetch %s', async (_, responder) => {
    const onError = vi.fn();
    const { client, fetch } = createScriptedClient([responder, respondWithPayment], { hooks: { onError } });
    await expect(client.payments.retrieve('payment-1')).rejects.toBe(frameworkError);
    await expect(client.payments.waitFor('payment-1', { until: ['SUCCEEDED'] })).resolves.toBeDefined();
    expect(fetch.requests).toHaveLength(2);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('an error with a digest becomes a ConnectionError with an unknown outcome', () => {
  const throwDigest = () => Promise.reject(Object.assign(new Error('thrown late'), { digest: 'X' }));
  const respondWithFailingBody = () => new Response(new ReadableStream({ pull: throwDigest }), { status: 201 });

  test.each<[string, Responder[]]>([
    ['after an earlier attempt', [resetConnection, throwDigest]],
    ['when the response body throws it', [respondWithFailingBody]],
  ])('%s', async (_, responders) => {
    const onError = vi.fn();
    const error = await createScriptedClient(responders, { hooks: { onError } }).getPaymentError();
    expect(error).toMatchObject({ code: 'connection', outcome: 'unknown', idempotencyKey: expect.any(String) });
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

test('no attempt starts after the total time-out, even when a timer runs late', async () => {
  const clock = createFakeClock({ autoAdvance: true });
  const lateClock = {
    ...clock,
    setTimeout: (callback: () => void, ms: number) => clock.setTimeout(callback, ms + 5_000),
  };
  const { getPaymentError, fetch } = createScriptedClient(
    [respondWithStatus(503)],
    { totalTimeoutMs: 3_000 },
    lateClock,
  );
  expect(await getPaymentError()).toMatchObject({ code: 'server', attempts: [{ status: 503 }] });
  expect(fetch.requests).toHaveLength(1);
});

describe('a request disables the HTTP cache', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('with the fetch option cache: no-store', async () => {
    const caches: string[] = [];
    const fetch = async (url: string, init: RequestInit) => {
      caches.push(String(init.cache));
      return respondWithPayment(new Request(url, init));
    };
    const { client } = createScriptedClient([], { fetch });
    await client.payments.retrieve('payment-1');
    await client.payments.create(paymentBody);
    expect(caches).toEqual(['no-store', 'no-store']);
  });
});
