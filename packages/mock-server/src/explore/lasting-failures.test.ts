import { type Client, createClient } from '@paychord/sdk';
import { describe, expect, test } from 'vitest';
import { cardPayment, usd } from '../../test/helpers/test-caller.ts';
import { parseCase } from './cases.ts';
import { collectFailures } from './explore.ts';
import type { ExploreOptions } from './options.ts';
import { runCase } from './run.ts';
import type { Shop } from './shop.ts';

const body = cardPayment({ amount: usd(50) });

/** Runs a case, and returns the failures that its requests met. */
async function failuresOf(caseId: string, scenario: (client: Client, shop: Shop) => Promise<unknown>, options = {}) {
  const { trace, points } = await runCase(
    { scenario: (shop) => scenario(createClient({ ...shop.clientOptions, ...options }), shop), check: () => [] },
    parseCase('case', caseId),
  );
  const failed = new Set(trace.filter(({ isFailure }) => isFailure).map(({ point }) => point));
  return points.map(({ name, attempt }) => `${attempt} ${failed.has(name) ? 'failed' : 'arrived'}`);
}

describe('lost-for-good loses every attempt of one call', () => {
  const twoCalls = async ({ payments }: Client) => {
    await payments.create(body).catch(() => {});
    await payments.create(body);
  };
  const expected = ['1 failed', '2 failed', '3 failed', '1 arrived'];

  test('of the SDK with default options', async () => {
    expect(await failuresOf('strict/request-1=lost-for-good', twoCalls)).toEqual(expected);
  });

  test('whose hooks and fetch the merchant replaced', async () => {
    const scenario = async (_client: Client, shop: Shop) => {
      const fetch: typeof globalThis.fetch = async (...request) => {
        await Promise.resolve();
        return shop.clientOptions.fetch(...request);
      };
      const hooks = { onRetry: () => void shop.clock.now() };
      await twoCalls(createClient({ ...shop.clientOptions, fetch, hooks }));
    };
    expect(await failuresOf('strict/request-1=lost-for-good', scenario)).toEqual(expected);
  });

  test('of two calls at the same time', async () => {
    const scenario = ({ payments }: Client) => Promise.allSettled([payments.create(body), payments.create(body)]);
    expect(await failuresOf('strict/request-1=lost-for-good', scenario)).toEqual([
      '1 failed',
      '1 arrived',
      '2 failed',
      '3 failed',
    ]);
  });

  test('that is one request of a fetch without the SDK', async () => {
    const scenario = async (client: Client, { clientOptions: { fetch, publicApiKey, privateSecretKey } }: Shop) => {
      const headers = { 'public-api-key': publicApiKey, 'private-secret-key': privateSecretKey };
      const read = () => fetch('http://localhost/v1/payments?merchant_order_id=ORDER-1', { headers }).catch(() => {});
      await client.payments.listByOrder('ORDER-1');
      await read();
      await read();
    };
    expect(await failuresOf('strict/request-2=lost-for-good', scenario)).toEqual([
      '1 arrived',
      '1 failed',
      '1 arrived',
    ]);
  });
});

test.each(['down-before', 'down-after'])('%s fails every request of ten minutes', async (failure) => {
  const scenario = async ({ payments }: Client, { clock }: Shop) => {
    for (let minute = 0; minute <= 10; minute += 5) {
      await payments.create(body).catch(() => {});
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, 5 * 60_000));
    }
  };
  expect(await failuresOf(`strict/request-1=${failure}`, scenario, { maxRetries: 0 })).toEqual([
    '1 failed',
    '1 failed',
    '1 arrived',
  ]);
});

/** The textbook double charge: a new key after an unknown result. */
function newKeyAfterUnknown(options: object): ExploreOptions {
  let status: 'paid' | 'unpaid' = 'unpaid';
  let client: Client;
  return {
    reset() {
      status = 'unpaid';
    },
    start(shop) {
      client = createClient({ ...shop.clientOptions, ...options });
    },
    async scenario() {
      const pay = async (idempotencyKey: string) => {
        const payment = await client.payments.create(body, { idempotencyKey });
        if (payment.status === 'SUCCEEDED') status = 'paid';
      };
      if (status === 'unpaid') await pay('key-of-the-order').catch(() => pay(crypto.randomUUID()));
    },
    check: () => [{ order: 'ORDER-1', status }],
    limits: { orders: 0 },
  };
}

test.each([{}, { maxRetries: 0 }, { maxRetries: 5 }])(
  'a new key after an unknown result is found with the options %j of the client',
  async (options) => {
    const { failures } = await collectFailures(newKeyAfterUnknown(options));
    const charged = failures.find(({ invariant }) => invariant === 'charged-twice');
    expect(charged?.message).toMatch(/^ORDER-1 has [23] payments that took or hold money$/);
  },
);
