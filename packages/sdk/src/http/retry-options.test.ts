import { describe, expect, test } from 'vitest';
import { createScriptedClient, paymentBody, respondWithPayment } from '../../test/helpers/scripted-client.ts';

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
] as const;

describe.each(invalidOptions)('the option %s: %s', (name, value) => {
  test('is rejected by createClient with a ConfigurationError', () => {
    const create = () => createScriptedClient([respondWithPayment], { [name]: value });
    expect(create).toThrow(expect.objectContaining({ code: 'configuration', message: expect.stringContaining(name) }));
  });

  test('is rejected by a call before sending', async () => {
    const { getPaymentError, fetch } = createScriptedClient([respondWithPayment]);
    const expected = { code: 'invalid_input', field: name, rule: 'range', outcome: 'not_sent' };
    expect(await getPaymentError({ [name]: value })).toMatchObject(expected);
    expect(fetch.requests).toEqual([]);
  });
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

test('createClient ignores enumerable properties that other code adds to Object.prototype', async () => {
  Object.defineProperty(Object.prototype, 'polluted', { value: 'x', enumerable: true, configurable: true });
  try {
    await createScriptedClient([respondWithPayment]).client.payments.create(paymentBody);
  } finally {
    Reflect.deleteProperty(Object.prototype, 'polluted');
  }
});

test('an option that is undefined uses its default', async () => {
  const undefinedOptions = {
    maxRetries: undefined,
    timeoutMs: undefined,
    totalTimeoutMs: undefined,
    retryDelayMs: undefined,
  };
  const { client } = createScriptedClient([respondWithPayment], undefinedOptions);
  await client.payments.create(paymentBody, undefinedOptions);
});

test('timeoutMs and totalTimeoutMs can be fractions', async () => {
  const { client } = createScriptedClient([respondWithPayment]);
  await client.payments.create(paymentBody, { timeoutMs: 300.00000000000006, totalTimeoutMs: 1.5 });
});
