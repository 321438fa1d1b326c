import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import { createScriptedClient, paymentBody } from '../../test/helpers/scripted-client.ts';
import { amountInputLimits } from '../generated/limits.ts';

const { maximum } = amountInputLimits.value;
const ids = ['0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11', '5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90'] as const;
const params = { path: { payment_id: ids[0], transaction_id: ids[1] } };

function setUp() {
  const { client, openApi, fetch } = createScriptedClient([() => json({ id: ids[0], status: 'SUCCEEDED' })]);
  const transaction = '/v1/payments/{payment_id}/transactions/{transaction_id}';
  const createBody = (amount: { currency: string; value: number }) => ({
    merchant_reference: 'REF',
    reason: 'WHY',
    amount,
  });
  return {
    fetch,
    calls: {
      create: (amount) => client.payments.create({ ...paymentBody, amount }),
      capture: (amount) => client.payments.capture(...ids, createBody(amount)),
      refund: (amount) => client.payments.refund(...ids, createBody(amount)),
      'openapi-fetch create': (amount) => openApi.POST('/v1/payments', { body: { ...paymentBody, amount } }),
      'openapi-fetch capture': (amount) => openApi.POST(`${transaction}/capture`, { params, body: createBody(amount) }),
      'openapi-fetch refund': (amount) => openApi.POST(`${transaction}/refund`, { params, body: createBody(amount) }),
    } satisfies Record<string, (amount: { currency: string; value: number }) => Promise<unknown>>,
  };
}

type CallName = keyof ReturnType<typeof setUp>['calls'];
const names: CallName[] = [
  'create',
  'capture',
  'refund',
  'openapi-fetch create',
  'openapi-fetch capture',
  'openapi-fetch refund',
];

describe.each(names)('%s', (name) => {
  test.each([
    [Number.NaN, 'type'],
    [Number.POSITIVE_INFINITY, 'type'],
    [Number.NEGATIVE_INFINITY, 'type'],
    ['25.5', 'type'],
    [undefined, 'type'],
    [-5, 'range'],
    [-0.0001, 'range'],
    [1e21, 'range'],
    [maximum + 2, 'range'],
    [9_107_199_254_741.125, 'decimals'],
    [0.300_000_000_000_000_04, 'decimals'],
    [0.1 + 0.2, 'decimals'],
    [25.123_45, 'decimals'],
    [0.000_01, 'decimals'],
  ])('rejects the amount %s before sending', async (value, rule) => {
    const { fetch, calls } = setUp();
    const expected = { code: 'invalid_input', field: 'amount.value', rule, outcome: 'not_sent' };
    await expect(calls[name]({ currency: 'USD', value: value as number })).rejects.toMatchObject(expected);
    expect(fetch.requests).toEqual([]);
  });

  test('sends every amount of up to four decimals exactly', async () => {
    const { fetch, calls } = setUp();
    const amounts = fc.bigInt({ min: 1n, max: 5_497_558_138_879_999n }).map((units) => Number(units) / 10_000);
    await fc.assert(
      fc.asyncProperty(fc.oneof(amounts, fc.constantFrom(0.0001, 19.99, 259_900.5, maximum)), async (value) => {
        await calls[name]({ currency: 'USD', value });
        expect(JSON.parse(fetch.requests.at(-1)?.body ?? '').amount).toEqual({ currency: 'USD', value });
      }),
    );
  });
});

test.each<CallName>(['capture', 'refund', 'openapi-fetch capture', 'openapi-fetch refund'])(
  '%s rejects the amount 0, which would move no money',
  async (name) => {
    const { fetch, calls } = setUp();
    for (const value of [0, -0])
      await expect(calls[name]({ currency: 'USD', value })).rejects.toMatchObject({ rule: 'range' });
    expect(fetch.requests).toEqual([]);
  },
);

test.each<CallName>(['create', 'openapi-fetch create'])(
  '%s sends the amount 0, because the service decides about it',
  async (name) => {
    const { fetch, calls } = setUp();
    await calls[name]({ currency: 'USD', value: 0 });
    expect(JSON.parse(fetch.requests[0]?.body ?? '').amount.value).toBe(0);
  },
);

test.each([[null], [5], ['5'], [[]]])('create, capture and refund reject an amount that is %j', async (amount) => {
  const { fetch, calls } = setUp();
  for (const name of names)
    await expect(calls[name](amount as never)).rejects.toMatchObject({ code: 'invalid_input', field: 'amount' });
  expect(fetch.requests).toEqual([]);
});

test('the error of an invalid amount contains the allowed range and the received value', async () => {
  const { calls } = setUp();
  await expect(calls.refund({ currency: 'USD', value: -5 })).rejects.toThrow(
    `amount.value must be a number greater than 0 up to ${maximum} with at most 4 decimals (received -5)`,
  );
});

test.each([
  [0.1 + 0.2, '0.3'],
  [10 / 3, '3.3333'],
])('the error of the amount %s says how to round it', async (value, rounded) => {
  const { calls } = setUp();
  await expect(calls.create({ currency: 'USD', value })).rejects.toThrow(`…). Round it to ${rounded}`);
});
