import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import {
  createScriptedClient,
  neverRespond,
  paymentBody,
  paymentId,
  type Responder,
  respondWithPayment,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';
import { ConfigurationError } from '../errors/errors.ts';
import type { Clock } from '../utils/clock.ts';

const pending: Responder = () => json({ id: paymentId, status: 'PENDING' });

describe('a custom clock', () => {
  /** A class, to detect calls without `this`. The time jumps to the next timer when no other work is pending. */
  class TestClock implements Clock {
    time = Date.UTC(2030, 0, 1);
    readonly delays: number[] = [];
    readonly timers = new Set<object>();
    now() {
      return this.time;
    }
    setTimeout(callback: () => void, ms: number) {
      const timer = {};
      this.timers.add(timer);
      setImmediate(() =>
        setImmediate(() => {
          if (!this.timers.delete(timer)) return;
          this.delays.push(ms);
          this.time += ms;
          callback();
        }),
      );
      return timer;
    }
    clearTimeout(timer: object) {
      this.timers.delete(timer);
    }
  }

  test('sets the delay before a retry and the start time of attempts', async () => {
    const clock = new TestClock();
    const busy = respondWithStatus(503, undefined, { 'retry-after': '50' });
    const { client } = createScriptedClient([busy, respondWithPayment], { clock });
    const { attempts } = await client.payments.create(paymentBody).withResponse();
    expect(clock.delays).toEqual([50_000]);
    expect(clock.timers.size).toBe(0);
    expect(attempts.map(({ startedAt }) => startedAt.toISOString())).toEqual([
      '2030-01-01T00:00:00.000Z',
      '2030-01-01T00:00:50.000Z',
    ]);
  });

  test('is the reference for a Retry-After date', async () => {
    const clock = new TestClock();
    const busy = respondWithStatus(503, undefined, { 'retry-after': 'Tue, 01 Jan 2030 00:00:30 GMT' });
    await createScriptedClient([busy, respondWithPayment], { clock }).client.payments.create(paymentBody);
    expect(clock.delays).toEqual([30_000]);
  });

  const validClock: Clock = { now: () => 0, setTimeout: () => 0, clearTimeout() {} };

  test.each<[string, unknown, string]>([
    ['an object whose now returns NaN', { ...validClock, now: () => Number.NaN }, 'clock.now must return a number'],
    ['an object whose now returns a Date', { ...validClock, now: () => new Date() }, '(received an object)'],
    [
      'an object without clearTimeout',
      { ...validClock, clearTimeout: undefined },
      'clock.clearTimeout must be a function',
    ],
    ['null', null, 'clock.now must be a function'],
  ])('throws a ConfigurationError when the clock is %s', (_what, clock, message) => {
    const create = () => createScriptedClient([respondWithPayment], { clock: clock as Clock });
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(message);
  });
});

describe('with the fake timers of Vitest', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a retry waits in fake time without the clock option', async () => {
    const options = { clock: undefined, retryDelayMs: 10_000 };
    const { client, fetch } = createScriptedClient([respondWithStatus(503), respondWithPayment], options);
    const creating = client.payments.create(paymentBody);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fetch.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await creating).toMatchObject({ id: 'payment-1' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('waitFor and its total time-out use fake time without the clock option', async () => {
    const { payments } = createScriptedClient([pending], { clock: undefined }).client;
    const waiting = payments.waitFor(paymentId, { until: ['SUCCEEDED'], totalTimeoutMs: 600_000 });
    const rejection = expect(waiting).rejects.toMatchObject({ code: 'timeout', attempts: { length: 301 } });
    await vi.advanceTimersByTimeAsync(600_000);
    await rejection;
  });

  test('a clock of global functions works when performance is not faked', async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const clock: Clock = {
      now: () => Date.now(),
      setTimeout: (callback, ms) => setTimeout(callback, ms),
      clearTimeout: (handle) => clearTimeout(handle as number),
    };
    const { payments } = createScriptedClient([pending], { clock }).client;
    const waiting = payments.waitFor(paymentId, { until: ['SUCCEEDED'], totalTimeoutMs: 600_000 });
    const rejection = expect(waiting).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(600_000);
    await rejection;
  });

  test('an attempt times out in fake time without the clock option', async () => {
    const { getPaymentError } = createScriptedClient([neverRespond], { clock: undefined, maxRetries: 0 });
    const error = getPaymentError();
    await vi.advanceTimersByTimeAsync(65_000);
    expect(await error).toMatchObject({ code: 'timeout', attempts: [{ durationMs: 65_000 }] });
  });
});
