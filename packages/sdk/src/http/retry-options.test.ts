import { describe, expect, test } from 'vitest';
import { paid, paymentBody, scripted } from '../../test/helpers/scripted-service.ts';

const wrong = [
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

describe.each(wrong)('%s cannot be %s', (name, value) => {
  test('for a client', () => {
    const make = () => scripted([paid], { [name]: value });
    expect(make).toThrow(expect.objectContaining({ code: 'configuration', message: expect.stringContaining(name) }));
  });

  test('for a call', async () => {
    const { failing, fetch } = scripted([paid]);
    const refusal = { code: 'invalid_input', field: name, rule: 'range', outcome: 'not_sent' };
    expect(await failing({ [name]: value })).toMatchObject(refusal);
    expect(fetch.requests).toEqual([]);
  });
});

test('a refusal says what the option is, and what it can be', async () => {
  const { failing } = scripted([paid]);
  const messages = [{ maxRetries: -1 }, { timeoutMs: '5' }, { retryDelayMs: -0.5 }].map(
    async (options) => (await failing(options)).message,
  );
  expect(await Promise.all(messages)).toEqual([
    'maxRetries must be a number from 0 to 2147483647 (received -1)',
    'timeoutMs must be a number from 1 to 2147483647 (received string)',
    'retryDelayMs must be a number from 0 to 2147483647 (received -0.5)',
  ]);
});

test('what others put into every object is no limit', async () => {
  Object.defineProperty(Object.prototype, 'polluted', { value: 'x', enumerable: true, configurable: true });
  try {
    await scripted([paid]).client.payments.create(paymentBody);
  } finally {
    Reflect.deleteProperty(Object.prototype, 'polluted');
  }
});

test('what is left out or undefined is the default', async () => {
  const nothing = { maxRetries: undefined, timeoutMs: undefined, totalTimeoutMs: undefined, retryDelayMs: undefined };
  const { client } = scripted([paid], nothing);
  await client.payments.create(paymentBody, nothing);
});

test('time may be a fraction', async () => {
  const { client } = scripted([paid]);
  await client.payments.create(paymentBody, { timeoutMs: 300.00000000000006, totalTimeoutMs: 1.5 });
});
