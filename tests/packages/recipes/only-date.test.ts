import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { createClient } from '@paychord/sdk';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

test('pays over a socket at a fixed date', async () => {
  const mock = createMockServer();
  const server = await listen(mock);
  const client = createClient({ baseUrl: server.url, ...mock.credentials, retryDelayMs: 0 });
  mock.faults.inject({ operation: 'createPayment', phase: 'before', status: 503 });
  // The timers stay real: no test can know when a response over a socket arrives.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:59:59Z') });

  const payment = await client.payments.create({
    account_id: '493e9374-510a-4201-9e09-de669d75f256',
    merchant_order_id: `ORDER-${new Date().getUTCFullYear()}`,
    description: 'Running shoes',
    amount: { currency: 'USD', value: 25.5 },
    country: 'US',
    workflow: 'DIRECT',
    payment_method: { token: 'one-time-token' },
  });

  expect(payment).toMatchObject({ merchant_order_id: 'ORDER-2026', status: 'SUCCEEDED' });
  await server.close();
});
