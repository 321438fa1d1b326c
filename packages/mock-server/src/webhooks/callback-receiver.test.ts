import type { IncomingTransfer, PaymentWebhook } from '@paychord/sdk';
import { expect, test } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { createCallbackReceiver } from './callback-receiver.ts';

test('passes the parsed body to the callback and acknowledges the webhook', async () => {
  const mock = createMockServer({ strict: true });
  const payloads: (PaymentWebhook | IncomingTransfer)[] = [];
  mock.webhooks.setMerchantBaseUrl(createCallbackReceiver((payload) => void payloads.push(payload)));
  const { id } = mock.transfers.receive();
  await mock.settled();
  expect(payloads).toMatchObject([{ id }]);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
});

test('retries the webhook after the callback throws', async () => {
  const mock = createMockServer({ strict: true });
  let calls = 0;
  const receiver = createCallbackReceiver(() => {
    calls += 1;
    if (calls === 1) throw new Error('not yet');
  });
  mock.webhooks.setMerchantBaseUrl(receiver);
  mock.transfers.receive();
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [{ failure: 'not yet' }] }]);
  await mock.webhooks.flush();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
  expect(calls).toBe(2);
});
