import { beforeEach, describe, expect, test, vi } from 'vitest';
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

const inProcess = respondWithStatus(400, 'REQUEST_IN_PROCESS');
const duplicated = respondWithStatus(400, 'IDEMPOTENCY_DUPLICATED');

// Makes the random delay before a retry predictable.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));

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

  test('up to maxRetries of the call, which replaces maxRetries of the client', async () => {
    const { getPaymentError, fetch } = createScriptedClient([respondWithStatus(500)], { maxRetries: 1 });
    expect((await getPaymentError({ maxRetries: 4 })).attempts).toHaveLength(5);
    expect((await getPaymentError()).attempts).toHaveLength(2);
    expect(fetch.requests).toHaveLength(7);
  });

  test('with the same API keys, which each call reads once: no idempotency key reaches two merchants', async () => {
    const count = { public: 0, secret: 0 };
    const { client, openApi, send, fetch } = createScriptedClient(
      [resetConnection, respondWithStatus(500), respondWithPayment, resetConnection, respondWithPayment],
      {
        publicApiKey: () => `public-${++count.public}`,
        privateSecretKey: async () => `secret-${++count.secret}`,
      },
    );
    await client.payments.create(paymentBody);
    await openApi.POST('/v1/payments', { body: paymentBody });
    await send('/v1/payments', { method: 'POST', body: JSON.stringify(paymentBody) });
    const keysOf = (name: string) => fetch.requests.map(({ headers }) => headers[name]);
    expect(keysOf('private-secret-key')).toEqual([1, 1, 1, 2, 2, 3].map((each) => `secret-${each}`));
    expect(keysOf('public-api-key')).toEqual([1, 1, 1, 2, 2, 3].map((each) => `public-${each}`));
    expect(new Set(keysOf('x-idempotency-key')).size).toBe(3);
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

  test.each([
    ['at the first attempt', []],
    ['after a refused connection', [refuseConnection]],
  ])('%s belongs to another call, and is thrown without a retry', async (_, earlier) => {
    const { getPaymentError, fetch } = createScriptedClient([...earlier, inProcess, respondWithPayment]);
    expect(await getPaymentError()).toMatchObject({ code: 'idempotency', outcome: 'unknown', retryable: true });
    expect(fetch.requests).toHaveLength(earlier.length + 1);
  });
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
