import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { networkError, paymentBody, respondWithPayment } from '../../test/helpers/scripted-client.ts';
import { createClient } from '../client.ts';
import { createFetch } from '../openapi-fetch.ts';
import type { ClientOptions } from './client-options.ts';

const hourMs = 3_600_000;
const keys = { baseUrl: 'https://api.example.com', publicApiKey: 'pk', privateSecretKey: 'sk' };

/** What the two clocks of the machine show. `performance` stops while the machine sleeps. */
let monotonic = 0;
let wall = 0;

beforeEach(() => {
  monotonic = 5_000;
  wall = Date.UTC(2026, 0, 1);
  // Timers of a real clock: the machine sleeps while the client waits for one.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic);
  vi.spyOn(Date, 'now').mockImplementation(() => wall);
});
afterEach(() => void vi.useRealTimers());

/** Time passes on both clocks. */
async function pass(ms: number): Promise<void> {
  monotonic += ms;
  wall += ms;
  await vi.advanceTimersByTimeAsync(ms);
}

/** The machine sleeps: only the system time goes on. */
function sleep(ms: number): void {
  wall += ms;
}

/** Loses the first response. Any other request gets a payment. */
function createService(onRequest: (number: number) => void = () => {}) {
  return vi.fn(async (url: string, init: RequestInit) => {
    const number = service.mock.calls.length;
    onRequest(number);
    if (number === 1) throw networkError('ECONNRESET');
    return respondWithPayment(new Request(url, init));
  });
}
let service: ReturnType<typeof createService>;

const createPaying = (options: Partial<ClientOptions> = {}) => {
  const all = { ...keys, retryDelayMs: 1_000, fetch: service, ...options };
  const body = JSON.stringify(paymentBody);
  return {
    method: () => createClient(all).payments.create(paymentBody, { idempotencyKey: 'key-1' }),
    createFetch: () =>
      createFetch(all)('/v1/payments', { method: 'POST', body, headers: { 'X-Idempotency-Key': 'key-1' } }),
  };
};

describe.each(['method', 'createFetch'] as const)('%s', (entry) => {
  test('does not repeat a key after 25 hours of sleep between two attempts', async () => {
    service = createService();
    const paying = createPaying()
      [entry]()
      .catch((error) => error);
    await pass(500);
    sleep(25 * hourMs);
    await pass(500);
    expect(await paying).toMatchObject({ code: 'connection', outcome: 'unknown', attempts: { length: 1 } });
    await pass(24 * hourMs);
    expect(service).toHaveBeenCalledTimes(1);
  });

  test('does not repeat a key after 25 hours of sleep during an attempt', async () => {
    service = createService((number) => {
      if (number === 1) sleep(25 * hourMs);
    });
    const paying = createPaying()
      [entry]()
      .catch((error) => error);
    await pass(2_000);
    expect(await paying).toMatchObject({ code: 'connection', outcome: 'unknown', attempts: { length: 1 } });
    expect(service).toHaveBeenCalledTimes(1);
  });

  test('sends nothing after 25 hours of sleep while it reads the credentials', async () => {
    service = createService();
    const publicApiKey = async () => {
      sleep(25 * hourMs);
      return 'pk';
    };
    const paying = createPaying({ publicApiKey })
      [entry]()
      .catch((error) => error);
    await pass(2_000);
    const error = await paying;
    expect(error).toMatchObject({ code: 'timeout', outcome: 'not_sent', attempts: { length: 0 } });
    expect(error.message).toContain('took longer than totalTimeoutMs, 210000 ms');
    expect(service).not.toHaveBeenCalled();
  });

  test.each([-25 * hourMs, -1])('repeats a key while the system time is set back by %i ms', async (change) => {
    service = createService();
    const paying = createPaying()[entry]();
    await pass(500);
    wall += change;
    await pass(500);
    await paying;
    expect(service).toHaveBeenCalledTimes(2);
  });

  test('ends by the other clock when the system time is set back', async () => {
    service = createService();
    const paying = createPaying({ retryDelayMs: 60_000, totalTimeoutMs: 61_000 })
      [entry]()
      .catch((error) => error);
    await pass(30_000);
    wall -= 25 * hourMs;
    // The timer is late.
    monotonic += 31_000;
    await pass(30_000);
    expect(await paying).toMatchObject({ code: 'connection', attempts: { length: 1 } });
    expect(service).toHaveBeenCalledTimes(1);
  });

  test('counts no sleep before the call', async () => {
    service = createService();
    const paying = createPaying()[entry];
    sleep(25 * hourMs);
    const result = paying();
    await pass(1_000);
    await result;
    expect(service).toHaveBeenCalledTimes(2);
  });

  test('a custom clock alone decides', async () => {
    service = createService();
    const clock = {
      now: () => monotonic,
      setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms),
      clearTimeout: (handle: unknown) => clearTimeout(handle as number),
    };
    const paying = createPaying({ clock })[entry]();
    await pass(500);
    sleep(25 * hourMs);
    await pass(500);
    await paying;
    expect(service).toHaveBeenCalledTimes(2);
  });
});
