import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createTestReceiver } from '../../test/helpers/test-receiver.ts';
import { createMockServer } from '../mock-server.ts';
import type { WebhookChaos } from './chaos.ts';

/** Creates a mock with chaos and an endpoint that records the order of the events. */
function withChaos(chaos: WebhookChaos) {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver();
  mock.webhooks.register({ receiver });
  mock.webhooks.chaos(chaos);
  const { post } = callerOf(mock, mock.credentials);
  return {
    mock,
    pay: (order = 'ORDER-1') => post('/v1/payments', cardPayment({ merchant_order_id: order })),
    orders: () => received.map(({ json }) => json.data.payment.merchant_order_id),
  };
}

test('delay postpones every event, and its retry schedule starts with the delayed attempt', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: createTestReceiver(500).receiver });
  mock.webhooks.chaos({ delay: '10m' });
  const start = mock.clock.now();
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.clock.runAll();
  const [delivery] = mock.webhooks.deliveries();
  expect(delivery?.attempts.map(({ at }) => (Date.parse(at) - start) / 60_000)).toEqual([10, 15]);
});

test('reorder sends an event after the next one', async () => {
  const { mock, pay, orders } = withChaos({ reorder: 1 });
  for (const order of ['ORDER-A', 'ORDER-B', 'ORDER-C', 'ORDER-D']) {
    await pay(order);
    await mock.settled();
  }
  expect(orders()).toEqual(['ORDER-B', 'ORDER-A', 'ORDER-D', 'ORDER-C']);
});

test('reorder works for events that occur at the same time', async () => {
  const { mock, pay, orders } = withChaos({ reorder: 1 });
  await Promise.all(['ORDER-A', 'ORDER-B', 'ORDER-C', 'ORDER-D'].map(pay));
  await mock.settled();
  expect(orders().indexOf('ORDER-A')).toBeGreaterThan(orders().indexOf('ORDER-B'));
  expect(orders().indexOf('ORDER-C')).toBeGreaterThan(orders().indexOf('ORDER-D'));
});

test('reorder works together with delay', async () => {
  const { mock, pay, orders } = withChaos({ reorder: 1, delay: '10m' });
  await pay('ORDER-A');
  await pay('ORDER-B');
  await mock.clock.advance('10m');
  expect(orders()).toEqual(['ORDER-B', 'ORDER-A']);
});

test('reorder sends an event after one minute when no other event follows', async () => {
  const { mock, pay, orders } = withChaos({ reorder: 1 });
  await pay();
  await mock.clock.advance(59_999);
  expect(orders()).toEqual([]);
  await mock.clock.advance(1);
  expect(orders()).toEqual(['ORDER-1']);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
});

test('reorder schedules the retries from the first attempt that was made', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: createTestReceiver(500).receiver });
  mock.webhooks.chaos({ reorder: 1 });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.clock.runAll();
  const times = mock.webhooks.deliveries()[0]?.attempts.map(({ at }) => Date.parse(at)) ?? [];
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(5 * 60_000);
});

test('reorder does not hold back a later event after the hold time of the first has passed', async () => {
  const { mock, pay, orders } = withChaos({ reorder: 1 });
  await pay('ORDER-A');
  await mock.clock.advance('1m');
  await pay('ORDER-B');
  await pay('ORDER-C');
  await mock.settled();
  expect(orders()).toEqual(['ORDER-A', 'ORDER-C', 'ORDER-B']);
});

test('sends events that reorder held back when chaos ends', async () => {
  const { mock, pay, orders } = withChaos({ reorder: 1 });
  await pay();
  mock.webhooks.chaos({});
  await mock.settled();
  expect(orders()).toEqual(['ORDER-1']);
});
