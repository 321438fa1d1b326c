import { describe, expect, test } from 'vitest';
import { paid, paymentBody, refused, reset, scripted, status } from '../../test/helpers/scripted-service.ts';

describe('retryDelayMs', () => {
  test('is the wait before every retry, for a client and for a call', async () => {
    const { failing, time } = scripted([status(500)], { retryDelayMs: 700 });
    await failing();
    await failing({ retryDelayMs: 0 });
    await failing({ retryDelayMs: 0.5 });
    expect(time.waits).toEqual([700, 700, 0, 0, 0.5, 0.5]);
  });

  test('is a function of the number of attempts that failed', async () => {
    const { failing, time } = scripted([status(500)], { maxRetries: 4, retryDelayMs: (attempt) => attempt * 100 });
    await failing();
    await failing({ maxRetries: 2, retryDelayMs: (attempt: number) => 10 ** attempt });
    expect(time.waits).toEqual([100, 200, 300, 400, 10, 100]);
  });

  test('gives way to a Retry-After', async () => {
    const asked: number[] = [];
    const retryDelayMs = (attempt: number) => {
      asked.push(attempt);
      return 5;
    };
    const steps = [status(429, 'X', { 'retry-after': '3' }), reset, paid];
    const { client, time } = scripted(steps, { retryDelayMs });
    await client.payments.create(paymentBody);
    expect(time.waits).toEqual([3_000, 5]);
    expect(asked).toEqual([2]);
  });

  test('counts as a minute when it is more', async () => {
    const { failing, time } = scripted([status(500)], { retryDelayMs: () => 60_001, maxRetries: 1 });
    await failing();
    await failing({ retryDelayMs: 90_000 });
    expect(time.waits).toEqual([60_000, 60_000]);
  });

  test('ends the call when it would exceed totalTimeoutMs', async () => {
    const { failing, fetch } = scripted([status(500)], { retryDelayMs: 5_000, totalTimeoutMs: 5_000 });
    expect(await failing()).toMatchObject({ code: 'server', attempts: [{ status: 500 }] });
    expect(fetch.requests).toHaveLength(1);
  });

  test('is not asked for when nothing is sent again', async () => {
    const retryDelayMs = () => {
      throw new Error('called');
    };
    expect(await scripted([status(400)], { retryDelayMs }).failing()).toMatchObject({ code: 'invalid_request' });
    const spent = scripted([status(500)], { retryDelayMs, maxRetries: 0 });
    expect(await spent.failing()).toMatchObject({ code: 'server' });
  });

  const thrown = new Error('of the function');
  test.each<[string, () => unknown, object]>([
    ['returns NaN', () => Number.NaN, { message: 'retryDelayMs must be a number from 0 to 2147483647 (received NaN)' }],
    [
      'returns Infinity',
      () => Number.POSITIVE_INFINITY,
      { message: 'retryDelayMs must be a number from 0 to 2147483647 (received Infinity)' },
    ],
    [
      'returns a negative number',
      () => -1,
      { message: 'retryDelayMs must be a number from 0 to 2147483647 (received -1)' },
    ],
    ['returns a text', () => '5', { message: 'retryDelayMs must be a number from 0 to 2147483647 (received string)' }],
    [
      'returns a promise',
      async () => 5,
      { message: 'retryDelayMs must be a number from 0 to 2147483647 (received object)' },
    ],
    [
      'throws',
      () => {
        throw thrown;
      },
      { cause: thrown },
    ],
  ])('that %s ends the call, and the error keeps the key and the outcome', async (_what, retryDelayMs, expected) => {
    const { failing, fetch } = scripted([reset, paid], { retryDelayMs: retryDelayMs as () => number });
    expect(await failing({ idempotencyKey: 'order-1' })).toMatchObject({
      code: 'configuration',
      idempotencyKey: 'order-1',
      outcome: 'unknown',
      attempts: [{ cause: 'ECONNRESET' }],
      retryable: false,
      ...expected,
    });
    expect(fetch.requests).toHaveLength(1);
    const unsent = scripted([refused], { retryDelayMs: retryDelayMs as () => number });
    expect(await unsent.failing()).toMatchObject({ code: 'configuration', outcome: 'not_sent' });
  });
});
