import { expect, test } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { callerOf, cardPayment } from '../test-caller.ts';
import { testReceiver } from './test-receiver.ts';

test('a restored mock goes on with what was pending, to the function that received before', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, receipts } = testReceiver(500, 500);
  mock.webhooks.register({ receiver, secret: 'whsec-1' });
  mock.webhooks.setMerchantBaseUrl(receiver);
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  mock.transfers.receive();
  await mock.settled();
  const snapshot = JSON.parse(JSON.stringify(mock.snapshot()));
  await mock.clock.runAll();
  const after = mock.webhooks.deliveries();
  await mock.restore(snapshot);
  expect(mock.webhooks.deliveries().map(({ status }) => status)).toEqual(['pending', 'pending']);
  await mock.clock.runAll();
  expect(mock.webhooks.deliveries()).toEqual(after);
  // Both deliveries: first failures, then the second attempts before and after the restoration, with the same bytes.
  const texts = receipts.map(({ text }) => text);
  expect(texts).toHaveLength(6);
  expect(texts.slice(4)).toEqual(texts.slice(2, 4));
});

test('what was delivered, rejected or exhausted stays so when it is restored', async () => {
  const mock = createMockServer({ strict: true, policies: { schedule: [0] } });
  const { receiver, receipts } = testReceiver(200, 400, 500);
  mock.webhooks.register({ receiver });
  const { post } = callerOf(mock, mock.credentials);
  for (let count = 0; count < 3; count += 1) {
    await post('/v1/payments', cardPayment());
    await mock.settled();
  }
  await mock.restore(JSON.parse(JSON.stringify(mock.snapshot())));
  await mock.clock.runAll();
  expect(mock.webhooks.deliveries().map(({ status }) => status)).toEqual(['delivered', 'rejected', 'exhausted']);
  expect(receipts).toHaveLength(3);
});

test('an attempt that was under way when it was saved is made again', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, receipts } = testReceiver();
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
  await expect.poll(() => receipts.length, { interval: 1 }).toBe(1);
  const snapshot = mock.snapshot();
  open();
  await mock.restore(snapshot);
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered', attempts: [{ number: 0 }] }]);
  expect(receipts.map(({ json }) => json.retry)).toEqual([0, 0]);
});

test('in another process a function does not receive, and the log says so without a call to the network', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register(testReceiver(500));
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  const other = createMockServer({ strict: true });
  await other.restore(JSON.parse(JSON.stringify(mock.snapshot())));
  await other.clock.advance('5m');
  expect(other.webhooks.deliveries()).toMatchObject([
    { status: 'pending', attempts: [{}, { failure: 'the function that received here is not in this process' }] },
  ]);
});

test('what chaos holds back survives a restoration', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, receipts } = testReceiver();
  mock.webhooks.register({ receiver });
  mock.webhooks.chaos({ reorder: 1 });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.restore(JSON.parse(JSON.stringify(mock.snapshot())));
  await mock.settled();
  expect(receipts).toHaveLength(0);
  await mock.clock.advance('1m');
  expect(receipts).toHaveLength(1);
});

test('a snapshot stays as it is while the mock goes on', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register(testReceiver(500));
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  const snapshot = mock.snapshot();
  const text = JSON.stringify(snapshot);
  await mock.clock.runAll();
  expect(JSON.stringify(snapshot)).toBe(text);
});
