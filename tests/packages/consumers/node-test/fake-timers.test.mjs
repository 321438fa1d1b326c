import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setupMockServer } from '@paychord/mock-server/node-test';
import { createClient } from '@paychord/sdk';

const payments = setupMockServer();
const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials, retryDelayMs: 30_000 });

test('passes: pays after a retry with fake timers', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  payments.faults.inject({ phase: 'before', status: 503 });
  let isDone = false;
  const paying = client.payments
    .create({
      account_id: '493e9374-510a-4201-9e09-de669d75f256',
      merchant_order_id: 'ORDER-1',
      description: 'Running shoes',
      country: 'US',
      amount: { currency: 'USD', value: 25.5 },
      workflow: 'DIRECT',
      payment_method: { token: 'tok-1' },
    })
    .finally(() => {
      isDone = true;
    });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    context.mock.timers.tick(100);
  }
  assert.equal((await paying).status, 'SUCCEEDED');
  assert.equal(payments.journal.requests().length, 2);
});
