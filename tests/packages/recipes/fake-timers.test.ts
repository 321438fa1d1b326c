import { createMockServer } from '@paychord/mock-server';
import { createClient } from '@paychord/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('pays after a retry', async () => {
  const mock = createMockServer();
  const client = createClient({ baseUrl: 'https://payments.test', ...mock.credentials, fetch: mock.fetch });
  mock.faults.inject({ operation: 'createPayment', phase: 'before', status: 503 });

  const paying = client.payments.create({
    account_id: '493e9374-510a-4201-9e09-de669d75f256',
    merchant_order_id: 'ORDER-1',
    description: 'Running shoes',
    amount: { currency: 'USD', value: 25.5 },
    country: 'US',
    workflow: 'DIRECT',
    payment_method: { token: 'one-time-token' },
  });
  // First the time, then the call. Without this line, `await paying` waits forever for the retry.
  await vi.advanceTimersByTimeAsync(10_000);

  expect((await paying).status).toBe('SUCCEEDED');
  expect(mock.journal.requests()).toHaveLength(2);
});
