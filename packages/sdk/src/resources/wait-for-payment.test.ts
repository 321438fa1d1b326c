import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import { reset, type Step, scripted, status } from '../../test/helpers/scripted-service.ts';

const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
const pending: Step = () => json({ id: paymentId, status: 'READY_TO_PAY' });
const succeeded: Step = () => json({ id: paymentId, status: 'SUCCEEDED', sub_status: 'APPROVED' });

test('waits until the payment has one of the statuses', async () => {
  const { client, fetch, time } = scripted([pending, pending, succeeded]);
  const payment = await client.payments.waitFor(paymentId, { until: ['SUCCEEDED', 'DECLINED'] });
  expect(payment.status).toBe('SUCCEEDED');
  expect(fetch.requests).toHaveLength(3);
  expect(time.waits).toEqual([2000, 2000]);
  expect(time.pending()).toBe(0);
});

test('waits until a function says so', async () => {
  const { client, time } = scripted([pending, succeeded]);
  const until = ({ sub_status }: { sub_status?: string | null }) => sub_status === 'APPROVED';
  await client.payments.waitFor(paymentId, { until, intervalMs: 500 });
  expect(time.waits).toEqual([500]);
});

test('passes over failures that may pass, and comes back when the service says', async () => {
  const busy = status(429, 'TOO_MANY_REQUESTS', { 'retry-after': '30' });
  const { client, time } = scripted([reset, busy, succeeded], { maxRetries: 0 });
  expect(await client.payments.waitFor(paymentId, { until: ['SUCCEEDED'] })).toMatchObject({ status: 'SUCCEEDED' });
  expect(time.waits).toEqual([2000, 30_000]);
});

test.each([[401], [404], [400]])('does not pass over a %i', async (code) => {
  const { client, fetch } = scripted([pending, status(code, 'X'), succeeded]);
  await expect(client.payments.waitFor(paymentId, { until: ['SUCCEEDED'] })).rejects.toMatchObject({ status: code });
  expect(fetch.requests).toHaveLength(2);
});

describe('when the time is up', () => {
  test('it rejects', async () => {
    const { client, time } = scripted([pending]);
    const start = time.now();
    const waited = client.payments.waitFor(paymentId, { until: ['SUCCEEDED'], totalTimeoutMs: 9_000 });
    await expect(waited).rejects.toMatchObject({ code: 'timeout', operation: 'retrievePayment', retryable: true });
    expect(time.now() - start).toBe(8_500);
  });

  test('it has looked once more, however long the interval is', async () => {
    const { client, fetch, time } = scripted([pending, succeeded]);
    const options = { until: ['SUCCEEDED'], intervalMs: 60_000, totalTimeoutMs: 30_000 };
    expect(await client.payments.waitFor(paymentId, options)).toMatchObject({ status: 'SUCCEEDED' });
    expect(fetch.requests).toHaveLength(2);
    expect(time.waits).toEqual([29_000]);
  });

  test('the error knows every look, and a hook is told once', async () => {
    const told: object[] = [];
    const answers = [
      pending,
      status(503),
      () => json({ id: paymentId, status: 'X' }, 200, { 'x-trace-id': 'trace-3' }),
    ];
    const hooks = { onError: (event: object) => void told.push(event) };
    const { client } = scripted(answers, { maxRetries: 0, hooks });
    const waited = client.payments.waitFor(paymentId, { until: ['SUCCEEDED'], totalTimeoutMs: 5_000 });
    const error = await waited.catch((reason) => reason);
    expect(error).toMatchObject({
      code: 'timeout',
      operation: 'retrievePayment',
      requestId: 'trace-3',
      attempts: [{ status: 200 }, { status: 503 }, { status: 200 }, { status: 200 }],
    });
    expect(told).toMatchObject([{ error, attempt: 4 }]);
  });

  test('the failure of the last look is the cause', async () => {
    const { client } = scripted([pending, status(503)], { maxRetries: 0 });
    const waited = client.payments.waitFor(paymentId, { until: ['SUCCEEDED'], totalTimeoutMs: 5_000 });
    await expect(waited).rejects.toMatchObject({ code: 'timeout', cause: { code: 'server', status: 503 } });
  });

  test('a look that hangs is not waited for', async () => {
    const { client, time } = scripted([() => new Promise(() => {})]);
    const start = time.now();
    const waited = client.payments.waitFor(paymentId, { until: ['SUCCEEDED'], totalTimeoutMs: 5_000 });
    await expect(waited).rejects.toMatchObject({ code: 'timeout', cause: { code: 'timeout' } });
    expect(time.now() - start).toBe(5_000);
  });
});

test('ends at once when the signal aborts', async () => {
  const controller = new AbortController();
  const aborting: Step = () => {
    setImmediate(() => controller.abort('changed my mind'));
    return json({ id: paymentId, status: 'PENDING' });
  };
  const { client, fetch } = scripted([aborting, succeeded]);
  const waited = client.payments.waitFor(paymentId, { until: ['SUCCEEDED'], signal: controller.signal });
  await expect(waited).rejects.toMatchObject({ code: 'aborted', cause: 'changed my mind' });
  expect(fetch.requests).toHaveLength(1);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});

test('waits for what it was told at the start', async () => {
  const options = { until: ['SUCCEEDED'], intervalMs: 1000 };
  const changing: Step = () => {
    options.until.push('READY_TO_PAY');
    options.intervalMs = -1;
    return pending(new Request('https://api.example.com'));
  };
  const { client, time } = scripted([changing, changing, succeeded]);
  expect(await client.payments.waitFor(paymentId, options)).toMatchObject({ status: 'SUCCEEDED' });
  expect(time.waits).toEqual([1000, 1000]);
});

test.each([[401], [404]])('tells a hook once of a %i', async (code) => {
  const told: object[] = [];
  const { client } = scripted([pending, status(code, 'X')], { hooks: { onError: (event) => void told.push(event) } });
  await client.payments.waitFor(paymentId, { until: ['SUCCEEDED'] }).catch(() => {});
  expect(told).toMatchObject([{ attempt: 2, status: code }]);
});

test('rejects with what the function throws', async () => {
  const { client } = scripted([pending]);
  const until = () => {
    throw new RangeError('no such status');
  };
  await expect(client.payments.waitFor(paymentId, { until })).rejects.toThrow(RangeError);
});

test.each([
  [{}, 'until'],
  [{ until: 'SUCCEEDED' }, 'until'],
  [{ until: [], intervalMs: 0 }, 'intervalMs'],
  [{ until: [], totalTimeoutMs: -1 }, 'totalTimeoutMs'],
  [undefined, 'options'],
])('%j is refused before a look', async (options, field) => {
  const { client, fetch } = scripted([succeeded]);
  const waited = client.payments.waitFor(paymentId, options as { until: [] });
  await expect(waited).rejects.toMatchObject({ code: 'invalid_input', field });
  expect(fetch.requests).toEqual([]);
});

test.each(['until', 'intervalMs'])('rejects with a validation error when the getter of %s throws', async (name) => {
  const errors: object[] = [];
  const { client, fetch } = scripted([succeeded], { hooks: { onError: ({ error }) => void errors.push(error) } });
  const options = Object.defineProperty({ until: ['SUCCEEDED'] }, name, {
    get: () => {
      throw new RangeError('the getter failed');
    },
  });
  const error = await client.payments.waitFor(paymentId, options).catch((thrown) => thrown);
  expect(error).toMatchObject({ code: 'invalid_input', field: 'options', cause: { message: 'the getter failed' } });
  expect(errors).toEqual([error]);
  expect(fetch.requests).toEqual([]);
});
