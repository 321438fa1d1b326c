import { describe, expect, test } from 'vitest';
import {
  createScriptedClient,
  paymentBody,
  refuseConnection,
  resetConnection,
  respondWithPayment,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';

describe('retryDelayMs', () => {
  test('is the wait before every retry, for a client and for a call', async () => {
    const { getPaymentError, clock } = createScriptedClient([respondWithStatus(500)], {
      retryDelayMs: 700,
    });
    await getPaymentError();
    await getPaymentError({ retryDelayMs: 0 });
    await getPaymentError({ retryDelayMs: 0.5 });
    expect(clock.delays).toEqual([700, 700, 0, 0, 0.5, 0.5]);
  });

  test('is a function of the number of attempts that failed', async () => {
    const { getPaymentError, clock } = createScriptedClient([respondWithStatus(500)], {
      maxRetries: 4,
      retryDelayMs: (attempt) => attempt * 100,
    });
    await getPaymentError();
    await getPaymentError({ maxRetries: 2, retryDelayMs: (attempt: number) => 10 ** attempt });
    expect(clock.delays).toEqual([100, 200, 300, 400, 10, 100]);
  });

  test('gives way to a Retry-After', async () => {
    const asked: number[] = [];
    const retryDelayMs = (attempt: number) => {
      asked.push(attempt);
      return 5;
    };
    const steps = [respondWithStatus(429, 'X', { 'retry-after': '3' }), resetConnection, respondWithPayment];
    const { client, clock } = createScriptedClient(steps, { retryDelayMs });
    await client.payments.create(paymentBody);
    expect(clock.delays).toEqual([3_000, 5]);
    expect(asked).toEqual([2]);
  });

  test('counts as a minute when it is more', async () => {
    const { getPaymentError, clock } = createScriptedClient([respondWithStatus(500)], {
      retryDelayMs: () => 60_001,
      maxRetries: 1,
    });
    await getPaymentError();
    await getPaymentError({ retryDelayMs: 90_000 });
    expect(clock.delays).toEqual([60_000, 60_000]);
  });

  test('ends the call when it would exceed totalTimeoutMs', async () => {
    const { getPaymentError, fetch } = createScriptedClient([respondWithStatus(500)], {
      retryDelayMs: 5_000,
      totalTimeoutMs: 5_000,
    });
    expect(await getPaymentError()).toMatchObject({ code: 'server', attempts: [{ status: 500 }] });
    expect(fetch.requests).toHaveLength(1);
  });

  test('is not asked for when nothing is sent again', async () => {
    const retryDelayMs = () => {
      throw new Error('called');
    };
    expect(await createScriptedClient([respondWithStatus(400)], { retryDelayMs }).getPaymentError()).toMatchObject({
      code: 'invalid_request',
    });
    const spent = createScriptedClient([respondWithStatus(500)], { retryDelayMs, maxRetries: 0 });
    expect(await spent.getPaymentError()).toMatchObject({ code: 'server' });
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
    const { getPaymentError, fetch } = createScriptedClient([resetConnection, respondWithPayment], {
      retryDelayMs: retryDelayMs as () => number,
    });
    expect(await getPaymentError({ idempotencyKey: 'order-1' })).toMatchObject({
      code: 'configuration',
      idempotencyKey: 'order-1',
      outcome: 'unknown',
      attempts: [{ cause: 'ECONNRESET' }],
      retryable: false,
      ...expected,
    });
    expect(fetch.requests).toHaveLength(1);
    const unsent = createScriptedClient([refuseConnection], { retryDelayMs: retryDelayMs as () => number });
    expect(await unsent.getPaymentError()).toMatchObject({ code: 'configuration', outcome: 'not_sent' });
  });
});
