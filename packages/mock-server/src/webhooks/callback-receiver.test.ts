import type { IncomingTransfer, PaymentWebhook } from '@paychord/sdk';
import { expect, test } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { createCallbackReceiver } from './callback-receiver.ts';

test('hands over what a delivery says and acknowledges it, transfers too', async () => {
  const mock = createMockServer({ strict: true });
  const taken: (PaymentWebhook | IncomingTransfer)[] = [];
  mock.webhooks.setMerchantBaseUrl(createCallbackReceiver((payload) => void taken.push(payload)));
  const { id } = mock.transfers.receive();
  await mock.settled();
  expect(taken).toMatchObject([{ id }]);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
});

test('a delivery that could not be taken comes again', async () => {
  const mock = createMockServer({ strict: true });
  let calls = 0;
  const sink = createCallbackReceiver(() => {
    calls += 1;
    if (calls === 1) throw new Error('not yet');
  });
  mock.webhooks.setMerchantBaseUrl(sink);
  mock.transfers.receive();
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [{ failure: 'not yet' }] }]);
  await mock.webhooks.flush();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
  expect(calls).toBe(2);
});
