import { createMockServer } from '@paychord/mock-server';
import { setupMockServer } from '@paychord/mock-server/vitest';
import { createClient } from '@paychord/sdk';
import { describe, expect, test } from 'vitest';
import { cardPayment } from '../../../helpers/requests.ts';

describe('with setupMockServer', () => {
  const payments = setupMockServer();
  const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });

  test.concurrent.each([1, 2, 3])('fails: a concurrent test shares the merchant %i', async () => {
    await client.payments.create(cardPayment());
    expect(payments.payments.list()).toHaveLength(1);
  });

  test('passes: a test that is not concurrent', async () => {
    await client.payments.create(cardPayment());
    expect(payments.payments.list()).toHaveLength(1);
  });
});

test.concurrent.each([1, 2, 3])('passes: a concurrent test creates a mock server %i', async () => {
  const mock = createMockServer({ strict: true });
  const client = createClient({ baseUrl: 'https://payments.test', ...mock.credentials, fetch: mock.fetch });
  await client.payments.create(cardPayment());
  expect(mock.payments.list()).toHaveLength(1);
});
