import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { throwing } from '../../test/helpers/deferred.ts';
import { json } from '../../test/helpers/recording-fetch.ts';
import {
  createScriptedClient,
  expectNotSent,
  paymentId,
  type Responder,
  resetConnection,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';
import type { KnownPaymentStatus } from '../generated/schema.ts';

const pending: Responder = () => json({ id: paymentId, status: 'READY_TO_PAY' });
const succeeded: Responder = () => json({ id: paymentId, status: 'SUCCEEDED', sub_status: 'APPROVED' });

test('waitFor polls until the payment has one of the statuses', async () => {
  const { client, fetch, clock } = createScriptedClient([pending, pending, succeeded]);
  const payment = await client.payments.waitFor(paymentId, { until: ['SUCCEEDED', 'DECLINED'] });
  expect(payment.status).toBe('SUCCEEDED');
  expect(fetch.requests).toHaveLength(3);
  expect(clock.delays).toEqual([2000, 2000]);
  expect(clock.pendingTimers()).toBe(0);
});

test('waitFor polls until the function returns true', async () => {
  const { client, clock } = createScriptedClient([pending, succeeded]);
  const until = ({ sub_status }: { sub_status?: string | null }) => sub_status === 'APPROVED';
  await client.payments.waitFor(paymentId, { until, intervalMs: 500 });
  expect(clock.delays).toEqual([500]);
});

test('waitFor continues after temporary failures, waits for Retry-After, and calls onRetry before such a wait', async () => {
  const delays: number[] = [];
  const hooks = { onRetry: ({ delayMs }: { delayMs: number }) => void delays.push(delayMs) };
  const busy = respondWithStatus(429, 'TOO_MANY_REQUESTS', { 'retry-after': '30' });
  const responders = [resetConnection, pending, busy, succeeded];
  const { client, clock } = createScriptedClient(responders, { maxRetries: 0, hooks });
  expect(await client.payments.waitFor(paymentId, { until: ['SUCCEEDED'] })).toMatchObject({ status: 'SUCCEEDED' });
  expect(clock.delays).toEqual([2000, 2000, 30_000]);
  expect(delays).toEqual([2000, 30_000]);
});

test.each([[401], [404], [400]])('waitFor rejects after a %i, and calls onError once', async (code) => {
  const errorEvents: object[] = [];
  const { client, fetch } = createScriptedClient([pending, respondWithStatus(code, 'X'), succeeded], {
    hooks: { onError: (event) => void errorEvents.push(event) },
  });
  await expect(client.payments.waitFor(paymentId, { until: ['SUCCEEDED'] })).rejects.toMatchObject({ status: code });
  expect(fetch.requests).toHaveLength(2);
  expect(errorEvents).toMatchObject([{ attempt: 2, status: code }]);
});

describe('waitFor at the total time-out', () => {
  test('rejects with a TimeoutError', async () => {
    const { client, clock } = createScriptedClient([pending]);
    const start = clock.now();
    const waiting = client.payments.waitFor(paymentId, { until: ['SUCCEEDED', 'DECLINED'], totalTimeoutMs: 9_000 });
    await expect(waiting).rejects.toMatchObject({
      code: 'timeout',
      operation: 'retrievePayment',
      retryable: true,
      message: 'waitFor did not reach SUCCEEDED or DECLINED within totalTimeoutMs, 9000 ms. The status is READY_TO_PAY',
    });
    expect(clock.now() - start).toBe(8_500);
  });

  test('rejects without naming the condition of a function', async () => {
    const { client } = createScriptedClient([pending]);
    await expect(client.payments.waitFor(paymentId, { until: () => false, totalTimeoutMs: 9_000 })).rejects.toThrow(
      'waitFor did not reach the expected status within totalTimeoutMs, 9000 ms',
    );
  });

  test('polls one last time before it, even with a longer interval', async () => {
    const { client, fetch, clock } = createScriptedClient([pending, succeeded]);
    const options = { until: ['SUCCEEDED'], intervalMs: 60_000, totalTimeoutMs: 30_000 } as const;
    expect(await client.payments.waitFor(paymentId, options)).toMatchObject({ status: 'SUCCEEDED' });
    expect(fetch.requests).toHaveLength(2);
    expect(clock.delays).toEqual([29_000]);
  });

  test('rejects with an error that lists every attempt, and calls onError once', async () => {
    const errorEvents: object[] = [];
    const responders = [
      pending,
      respondWithStatus(503),
      () => json({ id: paymentId, status: 'X' }, 200, { 'x-trace-id': 'trace-3' }),
    ];
    const hooks = { onError: (event: object) => void errorEvents.push(event) };
    const { client } = createScriptedClient(responders, { maxRetries: 0, hooks });
    const waiting = client.payments.waitFor(paymentId, { until: ['SUCCEEDED'], totalTimeoutMs: 5_000 });
    const error = await waiting.catch((reason) => reason);
    expect(error).toMatchObject({
      code: 'timeout',
      operation: 'retrievePayment',
      requestId: 'trace-3',
      attempts: [{ status: 200 }, { status: 503 }, { status: 200 }, { status: 200 }],
    });
    expect(errorEvents).toMatchObject([{ error, attempt: 4 }]);
  });

  test('rejects with the last failure as the cause', async () => {
    const { client } = createScriptedClient([pending, respondWithStatus(503)], { maxRetries: 0 });
    const waiting = client.payments.waitFor(paymentId, { until: ['SUCCEEDED'], totalTimeoutMs: 5_000 });
    await expect(waiting).rejects.toMatchObject({ code: 'timeout', cause: { code: 'server', status: 503 } });
  });

  test('does not wait for an attempt without a response', async () => {
    const { client, clock } = createScriptedClient([() => new Promise(() => {})]);
    const start = clock.now();
    const waiting = client.payments.waitFor(paymentId, { until: ['SUCCEEDED'], totalTimeoutMs: 5_000 });
    await expect(waiting).rejects.toMatchObject({ code: 'timeout', cause: { code: 'timeout' } });
    expect(clock.now() - start).toBe(5_000);
  });
});

test('waitFor rejects immediately when the signal aborts', async () => {
  const controller = new AbortController();
  const aborting: Responder = () => {
    setImmediate(() => controller.abort('changed my mind'));
    return json({ id: paymentId, status: 'PENDING' });
  };
  const { client, fetch } = createScriptedClient([aborting, succeeded]);
  const waiting = client.payments.waitFor(paymentId, { until: ['SUCCEEDED'], signal: controller.signal });
  await expect(waiting).rejects.toMatchObject({ code: 'aborted', cause: 'changed my mind' });
  expect(fetch.requests).toHaveLength(1);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});

test('waitFor ignores later changes to its options', async () => {
  const options = { until: ['SUCCEEDED'] as KnownPaymentStatus[], intervalMs: 1000 };
  const changing: Responder = () => {
    options.until.push('READY_TO_PAY');
    options.intervalMs = -1;
    return pending(new Request('https://api.example.com'));
  };
  const { client, clock } = createScriptedClient([changing, changing, succeeded]);
  expect(await client.payments.waitFor(paymentId, options)).toMatchObject({ status: 'SUCCEEDED' });
  expect(clock.delays).toEqual([1000, 1000]);
});

test('waitFor rejects with the error that the function throws', async () => {
  const { client } = createScriptedClient([pending]);
  const until = throwing(new RangeError('no such status'));
  await expect(client.payments.waitFor(paymentId, { until })).rejects.toThrow(RangeError);
});

test.each([
  ['a promise', async () => false, 'a promise: await it'],
  ['undefined', () => undefined, 'undefined'],
  ['a text', () => 'SUCCEEDED', 'a string'],
])('waitFor rejects when the function returns %s', async (_what, until, received) => {
  const { client, fetch } = createScriptedClient([pending]);
  await expect(client.payments.waitFor(paymentId, { until: until as never })).rejects.toMatchObject({
    code: 'invalid_input',
    field: 'until',
    message: `until must return a boolean, without async (received ${received})`,
  });
  expect(fetch.requests).toHaveLength(1);
});

test('a single status in place of a list gets an error with an example', async () => {
  const { client } = createScriptedClient([succeeded]);
  await expect(client.payments.waitFor(paymentId, { until: 'SUCCEEDED' as never })).rejects.toMatchObject({
    message: expect.stringContaining("a list of statuses, such as ['SUCCEEDED'] (received a string)"),
  });
});

test.each([
  [{}, 'until'],
  [{ until: 'SUCCEEDED' }, 'until'],
  [{ until: [], intervalMs: 0 }, 'intervalMs'],
  [{ until: [], totalTimeoutMs: -1 }, 'totalTimeoutMs'],
  [undefined, 'until'],
  [null, 'options'],
])('waitFor rejects the options %j before sending', async (options, field) => {
  await expectNotSent(({ client }) => client.payments.waitFor(paymentId, options as { until: [] }), { field });
});
