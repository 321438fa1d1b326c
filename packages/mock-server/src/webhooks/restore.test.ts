import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createTestReceiver } from '../../test/helpers/test-receiver.ts';
import { createMockServer } from '../mock-server.ts';

test('continues pending deliveries to the same receiver function after a restore', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver(500, 500);
  mock.webhooks.register({ receiver, secret: 'whsec-1' });
  mock.webhooks.setMerchantBaseUrl(receiver);
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  mock.transfers.receive();
  await mock.settled();
  const snapshot = JSON.parse(JSON.stringify(mock.snapshot()));
  await mock.webhooks.flush();
  const after = mock.webhooks.deliveries();
  await mock.restore(snapshot);
  expect(mock.webhooks.deliveries().map(({ status }) => status)).toEqual(['pending', 'pending']);
  await mock.webhooks.flush();
  expect(mock.webhooks.deliveries()).toEqual(after);
  // Both deliveries: first failures, then the second attempts before and after the restoration, with the same bytes.
  const texts = received.map(({ text }) => text);
  expect(texts).toHaveLength(6);
  expect(texts.slice(4)).toEqual(texts.slice(2, 4));
});

test('does not resend delivered, rejected or exhausted webhooks after a restore', async () => {
  const mock = createMockServer({ strict: true, policies: { paymentRetrySchedule: [0] } });
  const { receiver, received } = createTestReceiver(200, 400, 500);
  mock.webhooks.register({ receiver });
  const { post } = callerOf(mock, mock.credentials);
  for (let count = 0; count < 3; count += 1) {
    await post('/v1/payments', cardPayment());
    await mock.settled();
  }
  await mock.restore(JSON.parse(JSON.stringify(mock.snapshot())));
  await mock.webhooks.flush();
  expect(mock.webhooks.deliveries().map(({ status }) => status)).toEqual(['delivered', 'rejected', 'exhausted']);
  expect(received).toHaveLength(3);
});

test('repeats an attempt that was in flight when the snapshot was taken', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver();
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  mock.webhooks.register({
    receiver: async (request) => {
      const response = await receiver(request);
      await gate;
      return response;
    },
  });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await expect.poll(() => received.length, { interval: 1 }).toBe(1);
  const snapshot = mock.snapshot();
  open();
  await mock.restore(snapshot);
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered', attempts: [{ number: 0 }] }]);
  expect(received.map(({ json }) => json.retry)).toEqual([0, 0]);
});

test('fails the attempt without network traffic when the receiver function belongs to another mock', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: createTestReceiver(500).receiver });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  const other = createMockServer({ strict: true });
  await other.restore(JSON.parse(JSON.stringify(mock.snapshot())));
  await other.clock.advance('5m');
  expect(other.webhooks.deliveries()).toMatchObject([
    {
      status: 'pending',
      attempts: [{}, { failure: 'the receiver function belongs to another mock server or process. Register it again' }],
    },
  ]);
});

test('keeps a delivery that chaos holds back after a restore', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver();
  mock.webhooks.register({ receiver });
  mock.webhooks.chaos({ reorder: 1 });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.restore(JSON.parse(JSON.stringify(mock.snapshot())));
  await mock.settled();
  expect(received).toHaveLength(0);
  await mock.clock.advance('1m');
  expect(received).toHaveLength(1);
});

test('does not change a snapshot when the mock continues', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: createTestReceiver(500).receiver });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  const snapshot = mock.snapshot();
  const text = JSON.stringify(snapshot);
  await mock.webhooks.flush();
  expect(JSON.stringify(snapshot)).toBe(text);
});

test('sends events to the receiver of the snapshot and not to one that was registered later', async () => {
  const mock = createMockServer({ strict: true });
  const [purchases, refunds] = [createTestReceiver(), createTestReceiver()];
  mock.webhooks.register({ receiver: purchases.receiver, events: ['payment.purchase'] });
  mock.webhooks.register({ receiver: refunds.receiver, events: ['payment.refund'] });
  const snapshot = JSON.parse(JSON.stringify(mock.snapshot()));
  await mock.reset();
  mock.webhooks.register({ receiver: refunds.receiver });
  await mock.restore(snapshot);
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  expect([purchases.received.length, refunds.received.length]).toEqual([1, 0]);
});

test('does not send webhooks for a URL to a receiver function', async () => {
  const mock = createMockServer({ strict: true, policies: { webhookTimeoutMs: 1_000 } });
  mock.webhooks.register({ url: 'http://127.0.0.1:1/hook' });
  const { receiver, received } = createTestReceiver();
  const snapshot = JSON.parse(JSON.stringify(mock.snapshot()));
  await mock.reset();
  mock.webhooks.register({ receiver });
  const { merchants } = JSON.parse(JSON.stringify(mock.snapshot()));
  const [{ receiverKey }] = merchants[0].merchant.webhooks.endpoints.registered;
  snapshot.merchants[0].merchant.webhooks.endpoints.registered[0].receiverKey = receiverKey;
  await mock.restore(snapshot);
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  expect(received).toEqual([]);
  expect(mock.webhooks.deliveries()).toMatchObject([{ url: 'http://127.0.0.1:1/hook', status: 'pending' }]);
});

test('delivers to the receiver functions each time that a snapshot is restored', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver();
  mock.webhooks.register({ receiver });
  mock.webhooks.setMerchantBaseUrl(receiver);
  const snapshot = JSON.parse(JSON.stringify(mock.snapshot()));
  for (let round = 1; round <= 3; round += 1) {
    await mock.reset();
    await mock.restore(snapshot);
    expect(JSON.parse(JSON.stringify(mock.snapshot()))).toEqual(snapshot);
    await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
    mock.transfers.receive();
    await mock.settled();
    expect(received).toHaveLength(2 * round);
  }
});

test('does not call a receiver of another mock that was registered at the same position', async () => {
  const [one, two] = [createMockServer({ strict: true }), createMockServer({ strict: true })];
  const receivers = [createTestReceiver(), createTestReceiver()] as const;
  const [first, second] = receivers;
  one.webhooks.register({ receiver: first.receiver });
  two.webhooks.register({ receiver: second.receiver });
  two.snapshot();
  await two.restore(one.snapshot());
  await callerOf(two, two.credentials).post('/v1/payments', cardPayment());
  await two.settled();
  expect(receivers.map(({ received }) => received.length)).toEqual([0, 0]);
  // What it could not call is not forgotten.
  await one.restore(two.snapshot());
  await one.clock.advance('5m');
  expect(receivers.map(({ received }) => received.length)).toEqual([1, 0]);
});

test('sends the next event before the one that chaos held back before the restore', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver();
  mock.webhooks.register({ receiver });
  mock.webhooks.chaos({ reorder: 1 });
  const { post } = callerOf(mock, mock.credentials);
  await post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-A' }));
  await mock.restore(JSON.parse(JSON.stringify(mock.snapshot())));
  await post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-B' }));
  await mock.settled();
  expect(received.map(({ json }) => json.data.payment.merchant_order_id)).toEqual(['ORDER-B', 'ORDER-A']);
});

test('makes a pending resend once after a restore and starts no schedule', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver(400, 500, 500, 500);
  mock.webhooks.register({ receiver });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  mock.webhooks.resend(mock.webhooks.deliveries()[0]?.id ?? '');
  await mock.restore(JSON.parse(JSON.stringify(mock.snapshot())));
  await mock.webhooks.flush();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'exhausted', attempts: [{}, { number: 1 }] }]);
  expect(received.map(({ json }) => json.retry)).toEqual([0, 1]);
});

test('counts a scheduled attempt once when it was in flight in the snapshot', async () => {
  const mock = createMockServer({ strict: true });
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
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await expect.poll(() => reached, { interval: 1 }).toBe(true);
  mock.webhooks.resend(mock.webhooks.deliveries()[0]?.id ?? '');
  await mock.restore(JSON.parse(JSON.stringify(mock.snapshot())));
  const start = mock.clock.now();
  await mock.clock.runAll();
  const times = mock.webhooks.deliveries()[0]?.attempts.map(({ at }) => (Date.parse(at) - start) / 60_000);
  expect(times?.slice(0, 3)).toEqual([0, 0, 5]);
});

test('fails an attempt that cannot be signed', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: createTestReceiver().receiver, secret: 'whsec' });
  const snapshot = JSON.parse(JSON.stringify(mock.snapshot()));
  snapshot.merchants[0].merchant.webhooks.endpoints.registered[0].secret = 123;
  await mock.restore(snapshot);
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([
    { status: 'pending', attempts: [{ failure: expect.any(String) }] },
  ]);
});
