import { expect, test } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import {
  create,
  createAndSettle,
  deferred,
  mock,
  register,
  savedSnapshot,
  startMock,
  statuses,
  useMockServer,
} from '../../../test/helpers/test-mock.ts';
import { createTestReceiver } from '../../../test/helpers/test-receiver.ts';

useMockServer();
/** Restores what the mock server saved at this moment. */
const restart = () => mock.restore(savedSnapshot());

test('continues pending deliveries to the same receiver function after a restore', async () => {
  const { receiver, received } = createTestReceiver(500, 500);
  mock.webhooks.register({ receiver, secret: 'whsec-1' });
  mock.webhooks.setMerchantBaseUrl(receiver);
  await create();
  mock.transfers.receive();
  await mock.settled();
  const snapshot = savedSnapshot();
  await mock.webhooks.flush();
  const after = mock.webhooks.deliveries();
  await mock.restore(snapshot);
  expect(statuses()).toEqual(['pending', 'pending']);
  await mock.webhooks.flush();
  expect(mock.webhooks.deliveries()).toEqual(after);
  // Both deliveries: first failures, then the second attempts before and after the restoration, with the same bytes.
  const texts = received.map(({ text }) => text);
  expect(texts).toHaveLength(6);
  expect(texts.slice(4)).toEqual(texts.slice(2, 4));
});

test('does not resend delivered, rejected or exhausted webhooks after a restore', async () => {
  startMock({ policies: { paymentRetrySchedule: [0] } });
  const received = register(200, 400, 500);
  for (let count = 0; count < 3; count += 1) await createAndSettle();
  await restart();
  await mock.webhooks.flush();
  expect(statuses()).toEqual(['delivered', 'rejected', 'exhausted']);
  expect(received).toHaveLength(3);
});

test('repeats an attempt that was in flight when the snapshot was taken', async () => {
  const { receiver, received } = createTestReceiver();
  const gate = deferred();
  mock.webhooks.register({
    receiver: async (request) => {
      const response = await receiver(request);
      await gate.promise;
      return response;
    },
  });
  await create();
  await expect.poll(() => received.length, { interval: 1 }).toBe(1);
  const snapshot = mock.snapshot();
  gate.resolve();
  await mock.restore(snapshot);
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered', attempts: [{ number: 0 }] }]);
  expect(received.map(({ json }) => json.retry)).toEqual([0, 0]);
});

test('fails the attempt without network traffic when the receiver function belongs to another mock', async () => {
  register(500);
  await createAndSettle();
  const snapshot = savedSnapshot();
  await startMock().restore(snapshot);
  await mock.clock.advance('5m');
  expect(mock.webhooks.deliveries()).toMatchObject([
    {
      status: 'pending',
      attempts: [{}, { failure: 'the receiver function belongs to another mock server or process. Register it again' }],
    },
  ]);
});

test('keeps a delivery that chaos holds back after a restore', async () => {
  const received = register();
  mock.webhooks.chaos({ reorder: 1 });
  await create();
  await restart();
  await mock.settled();
  expect(received).toHaveLength(0);
  await mock.clock.advance('1m');
  expect(received).toHaveLength(1);
});

test('does not change a snapshot when the mock continues', async () => {
  register(500);
  await createAndSettle();
  const snapshot = mock.snapshot();
  const text = JSON.stringify(snapshot);
  await mock.webhooks.flush();
  expect(JSON.stringify(snapshot)).toBe(text);
});

test('sends events to the receiver of the snapshot and not to one that was registered later', async () => {
  const [purchases, refunds] = [createTestReceiver(), createTestReceiver()];
  mock.webhooks.register({ receiver: purchases.receiver, events: ['payment.purchase'] });
  mock.webhooks.register({ receiver: refunds.receiver, events: ['payment.refund'] });
  const snapshot = savedSnapshot();
  await mock.reset();
  mock.webhooks.register({ receiver: refunds.receiver });
  await mock.restore(snapshot);
  await createAndSettle();
  expect([purchases.received.length, refunds.received.length]).toEqual([1, 0]);
});

test('does not send webhooks for a URL to a receiver function', async () => {
  startMock({ policies: { webhookTimeoutMs: 1_000 } });
  mock.webhooks.register({ url: 'http://127.0.0.1:1/hook' });
  const { receiver, received } = createTestReceiver();
  const snapshot = savedSnapshot();
  await mock.reset();
  mock.webhooks.register({ receiver });
  const [{ receiverKey }] = savedSnapshot().merchants[0].merchant.webhooks.endpoints;
  snapshot.merchants[0].merchant.webhooks.endpoints[0].receiverKey = receiverKey;
  await mock.restore(snapshot);
  await createAndSettle();
  expect(received).toEqual([]);
  expect(mock.webhooks.deliveries()).toMatchObject([{ url: 'http://127.0.0.1:1/hook', status: 'pending' }]);
});

test('delivers to the receiver functions each time that a snapshot is restored', async () => {
  const { receiver, received } = createTestReceiver();
  mock.webhooks.register({ receiver });
  mock.webhooks.setMerchantBaseUrl(receiver);
  const snapshot = savedSnapshot();
  for (let round = 1; round <= 3; round += 1) {
    await mock.reset();
    await mock.restore(snapshot);
    expect(savedSnapshot()).toEqual(snapshot);
    await create();
    mock.transfers.receive();
    await mock.settled();
    expect(received).toHaveLength(2 * round);
  }
});

test('does not call a receiver of another mock that was registered at the same position', async () => {
  const [one, two] = [startMock(), startMock()];
  const receivers = [createTestReceiver(), createTestReceiver()] as const;
  const [first, second] = receivers;
  one.webhooks.register({ receiver: first.receiver });
  two.webhooks.register({ receiver: second.receiver });
  two.snapshot();
  await two.restore(one.snapshot());
  await createAndSettle();
  expect(receivers.map(({ received }) => received.length)).toEqual([0, 0]);
  // What it could not call is not forgotten.
  await one.restore(two.snapshot());
  await one.clock.advance('5m');
  expect(receivers.map(({ received }) => received.length)).toEqual([1, 0]);
});

test('sends the next event before the one that chaos held back before the restore', async () => {
  const received = register();
  mock.webhooks.chaos({ reorder: 1 });
  await create(cardPayment({ merchant_order_id: 'ORDER-A' }));
  await restart();
  await create(cardPayment({ merchant_order_id: 'ORDER-B' }));
  await mock.settled();
  expect(received.map(({ json }) => json.data.payment.merchant_order_id)).toEqual(['ORDER-B', 'ORDER-A']);
});

test('makes a pending resend once after a restore and starts no schedule', async () => {
  const received = register(400, 500, 500, 500);
  await createAndSettle();
  mock.webhooks.resend(mock.webhooks.deliveries()[0]?.id ?? '');
  await restart();
  await mock.webhooks.flush();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'exhausted', attempts: [{}, { number: 1 }] }]);
  expect(received.map(({ json }) => json.retry)).toEqual([0, 1]);
});

test('counts a scheduled attempt once when it was in flight in the snapshot', async () => {
  const { receiver } = createTestReceiver(500, 500, 500);
  let reached = false;
  mock.webhooks.register({
    async receiver(request) {
      if (!reached) {
        reached = true;
        await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      }
      return receiver(request);
    },
  });
  await create();
  await expect.poll(() => reached, { interval: 1 }).toBe(true);
  mock.webhooks.resend(mock.webhooks.deliveries()[0]?.id ?? '');
  await restart();
  const start = mock.clock.now();
  await mock.clock.runAll();
  const times = mock.webhooks.deliveries()[0]?.attempts.map(({ at }) => (Date.parse(at) - start) / 60_000);
  expect(times?.slice(0, 3)).toEqual([0, 0, 5]);
});

test('fails an attempt that cannot be signed', async () => {
  mock.webhooks.register({ receiver: createTestReceiver().receiver, secret: 'whsec' });
  const snapshot = savedSnapshot();
  snapshot.merchants[0].merchant.webhooks.endpoints[0].secret = 123;
  await mock.restore(snapshot);
  await createAndSettle();
  expect(mock.webhooks.deliveries()).toMatchObject([
    { status: 'pending', attempts: [{ failure: expect.any(String) }] },
  ]);
});
