import { describe, expect, test } from 'vitest';
import { throwing } from '../../test/helpers/deferred.ts';
import {
  createScriptedClient,
  paymentBody,
  refuseConnection,
  resetConnection,
  respondWithPayment,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';

describe('retryDelayMs', () => {
  test('sets the delay before every retry, for a client and for a call', async () => {
    const { getPaymentError, clock } = createScriptedClient([respondWithStatus(500)], {
      retryDelayMs: 700,
    });
    await getPaymentError();
    await getPaymentError({ retryDelayMs: 0 });
    await getPaymentError({ retryDelayMs: 0.5 });
    expect(clock.delays).toEqual([700, 700, 0, 0, 0.5, 0.5]);
  });

  test('can be a function of the number of failed attempts', async () => {
    const { getPaymentError, clock } = createScriptedClient([respondWithStatus(500)], {
      maxRetries: 4,
      retryDelayMs: (attempt) => attempt * 100,
    });
    await getPaymentError();
    await getPaymentError({ maxRetries: 2, retryDelayMs: (attempt: number) => 10 ** attempt });
    expect(clock.delays).toEqual([100, 200, 300, 400, 10, 100]);
  });

  test('is not used after a response with Retry-After', async () => {
    const attemptsPassed: number[] = [];
    const retryDelayMs = (attempt: number) => {
      attemptsPassed.push(attempt);
      return 5;
    };
    const responders = [respondWithStatus(429, 'X', { 'retry-after': '3' }), resetConnection, respondWithPayment];
    const { client, clock } = createScriptedClient(responders, { retryDelayMs });
    await client.payments.create(paymentBody);
    expect(clock.delays).toEqual([3_000, 5]);
    expect(attemptsPassed).toEqual([2]);
  });

  test('is limited to one minute', async () => {
    const { getPaymentError, clock } = createScriptedClient([respondWithStatus(500)], {
      retryDelayMs: () => 60_001,
      maxRetries: 1,
    });
    await getPaymentError();
    await getPaymentError({ retryDelayMs: 90_000 });
    expect(clock.delays).toEqual([60_000, 60_000]);
  });

  test('stops retries when the delay would exceed totalTimeoutMs', async () => {
    const { getPaymentError, fetch } = createScriptedClient([respondWithStatus(500)], {
      retryDelayMs: 5_000,
      totalTimeoutMs: 5_000,
    });
    expect(await getPaymentError()).toMatchObject({ code: 'server', attempts: [{ status: 500 }] });
    expect(fetch.requests).toHaveLength(1);
  });

  test('is not called when there is no retry', async () => {
    const retryDelayMs = throwing(new Error('called'));
    expect(await createScriptedClient([respondWithStatus(400)], { retryDelayMs }).getPaymentError()).toMatchObject({
      code: 'invalid_request',
    });
    const withoutRetries = createScriptedClient([respondWithStatus(500)], { retryDelayMs, maxRetries: 0 });
    expect(await withoutRetries.getPaymentError()).toMatchObject({ code: 'server' });
  });

  const thrown = new Error('thrown by retryDelayMs');
  const range = 'retryDelayMs must be a number from 0 to 2147483647';
  test.each<[string, () => unknown, object]>([
    ['returns NaN', () => Number.NaN, { message: `${range} (received NaN)` }],
    ['returns Infinity', () => Number.POSITIVE_INFINITY, { message: `${range} (received Infinity)` }],
    ['returns a negative number', () => -1, { message: `${range} (received -1)` }],
    ['returns a string', () => '5', { message: `${range} (received a string)` }],
    ['returns a promise', async () => 5, { message: `${range} (received a promise: await it)` }],
    ['throws', throwing(thrown), { cause: thrown }],
  ])(
    'that %s ends the call with an error that keeps the key and the outcome',
    async (_what, retryDelayMs, expected) => {
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
      const neverSent = createScriptedClient([refuseConnection], { retryDelayMs: retryDelayMs as () => number });
      expect(await neverSent.getPaymentError()).toMatchObject({ code: 'configuration', outcome: 'not_sent' });
    },
  );
});

const invalidOptions = [
  ['maxRetries', -1],
  ['maxRetries', 1.5],
  ['maxRetries', Number.NaN],
  ['maxRetries', '2'],
  ['maxRetries', null],
  ['timeoutMs', 0],
  ['timeoutMs', -5],
  ['timeoutMs', Number.POSITIVE_INFINITY],
  ['timeoutMs', 2 ** 31],
  ['totalTimeoutMs', 0],
  ['totalTimeoutMs', '1000'],
  ['retryDelayMs', -1],
  ['retryDelayMs', 2 ** 31],
  ['retryDelayMs', Number.NaN],
  ['retryDelayMs', '500'],
  ['retryDelayMs', null],
  ['maxResponseBytes', 0],
  ['maxResponseBytes', -1],
  ['maxResponseBytes', Number.NaN],
  ['maxResponseBytes', '5'],
  ['maxResponseBytes', null],
  ['maxResponseBytes', 2 ** 31],
] as const;

test.each(invalidOptions)('createClient and a call reject the option %s: %s, before sending', async (name, value) => {
  const create = () => createScriptedClient([respondWithPayment], { [name]: value });
  expect(create).toThrow(expect.objectContaining({ code: 'configuration', message: expect.stringContaining(name) }));
  const { getPaymentError, fetch } = createScriptedClient([respondWithPayment]);
  const expected = { code: 'invalid_input', field: name, rule: 'range', outcome: 'not_sent' };
  expect(await getPaymentError({ [name]: value })).toMatchObject(expected);
  expect(fetch.requests).toEqual([]);
});

test('the error of an invalid option names the option, its range and the received value', async () => {
  const { getPaymentError } = createScriptedClient([respondWithPayment]);
  const messages = [{ maxRetries: -1 }, { timeoutMs: '5' }, { retryDelayMs: -0.5 }].map(
    async (options) => (await getPaymentError(options)).message,
  );
  expect(await Promise.all(messages)).toEqual([
    'maxRetries must be an integer from 0 to 2147483647 (received -1)',
    'timeoutMs must be a number from 1 to 2147483647 (received a string)',
    'retryDelayMs must be a number from 0 to 2147483647 (received -0.5)',
  ]);
});

test('an option that is undefined uses its default', async () => {
  const names = ['maxRetries', 'timeoutMs', 'totalTimeoutMs', 'retryDelayMs'];
  const undefinedOptions = Object.fromEntries(names.map((name) => [name, undefined]));
  const { client } = createScriptedClient([respondWithPayment], undefinedOptions);
  await client.payments.create(paymentBody, undefinedOptions);
});

test('timeoutMs and totalTimeoutMs can be fractions', async () => {
  const { client } = createScriptedClient([respondWithPayment]);
  await client.payments.create(paymentBody, { timeoutMs: 300.00000000000006, totalTimeoutMs: 1.5 });
});

test('createClient ignores enumerable properties that other code adds to Object.prototype', async () => {
  Object.defineProperty(Object.prototype, 'polluted', { value: 'x', enumerable: true, configurable: true });
  try {
    await createScriptedClient([respondWithPayment]).client.payments.create(paymentBody);
  } finally {
    Reflect.deleteProperty(Object.prototype, 'polluted');
  }
});
