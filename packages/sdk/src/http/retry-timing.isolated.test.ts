import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeClock } from '../../test/helpers/fake-clock.ts';
import {
  createScriptedClient,
  neverRespond,
  paymentBody,
  respondWithPayment,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';

// Makes the random delay before a retry predictable.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));

describe('the delay before a retry', () => {
  test('is a random part of a limit that doubles from 0.5 to 8 seconds', async () => {
    for (const random of [0.25, 0.75]) {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const clock = createFakeClock({ autoAdvance: true });
      await createScriptedClient([respondWithStatus(500)], { maxRetries: 7 }, clock).getPaymentError();
      expect(clock.delays).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000].map((limit) => limit * random));
    }
  });

  test('follows Retry-After in seconds, up to a full minute, and as a date', async () => {
    const date = 'Fri, 20 Nov 2026 13:37:00 GMT';
    const until = 'Fri, 20 Nov 2026 13:37:07 GMT';
    const busy = [
      respondWithStatus(429, 'TOO_MANY_REQUESTS', { 'retry-after': '1' }),
      respondWithStatus(503, undefined, { 'retry-after': until, date }),
      respondWithStatus(429, 'TOO_MANY_REQUESTS', { 'retry-after': '60' }),
    ];
    const { client, clock } = createScriptedClient([...busy, respondWithPayment], { maxRetries: 3 });
    await client.payments.create(paymentBody);
    expect(clock.delays).toEqual([1000, 7000, 60_000]);
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
