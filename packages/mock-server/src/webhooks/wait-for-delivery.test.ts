import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createTestReceiver } from '../../test/helpers/test-receiver.ts';
import { createMockServer } from '../mock-server.ts';
import type { WebhookDelivery } from './delivery.ts';

function shop(...statuses: number[]) {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: createTestReceiver(...statuses).receiver });
  const { post } = callerOf(mock, mock.credentials);
  return { mock, pay: () => post('/v1/payments', cardPayment()) };
}

test('finds a delivery of the past, the first that matches', async () => {
  const { mock, pay } = shop();
  await pay();
  await mock.settled();
  await pay();
  await mock.settled();
  expect(await mock.webhooks.waitFor('payment.purchase')).toEqual(mock.webhooks.deliveries()[0]);
});

test('waits for one of the future, until it was taken', async () => {
  const { mock, pay } = shop(500, 500);
  const waiting = mock.webhooks.waitFor('payment.purchase');
  await pay();
  await mock.clock.advance('50m');
  expect(await waiting).toMatchObject({ status: 'delivered', attempts: [{}, {}, {}] });
});

test('takes a function that looks inside', async () => {
  const { mock, pay } = shop();
  const waiting = mock.webhooks.waitFor(({ attempts }) =>
    attempts.some(({ request }) => request.body.includes('ORDER-1')),
  );
  await pay();
  expect(await waiting).toMatchObject({ event: 'payment.purchase' });
});

test('two who wait for the same are both told', async () => {
  const { mock, pay } = shop();
  const waiting = [mock.webhooks.waitFor('payment.purchase'), mock.webhooks.waitFor('payment.purchase')];
  await pay();
  expect(await Promise.all(waiting)).toEqual([mock.webhooks.deliveries()[0], mock.webhooks.deliveries()[0]]);
});

test('a function that throws fails the wait and nothing else', async () => {
  const { mock, pay } = shop();
  const broken = mock.webhooks.waitFor(() => {
    throw new Error('no such field');
  });
  const sound = mock.webhooks.waitFor('payment.purchase');
  await Promise.all([expect(broken).rejects.toThrow('no such field'), pay(), sound]);
  await mock.settled();
  const late = mock.webhooks.waitFor(() => {
    throw new Error('no such field');
  });
  await expect(late).rejects.toThrow('no such field');
});

test('says what it has seen when none comes in time', async () => {
  const { mock, pay } = shop(500);
  await expect(mock.webhooks.waitFor('payment.refund', { timeoutMs: 1 })).rejects.toThrow(
    'No matching webhook was delivered within 1 ms. None was sent',
  );
  await pay();
  await mock.settled();
  await expect(mock.webhooks.waitFor('payment.purchase', { timeoutMs: 1 })).rejects.toThrow(
    '1 sent, the latest: payment.purchase (pending, last answer 500)',
  );
});

test('leaves no timer behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((each) => each === 'Timeout').length;
  const { mock, pay } = shop();
  const before = timers();
  const waiting = mock.webhooks.waitFor('payment.purchase');
  expect(timers()).toBe(before + 1);
  await pay();
  await waiting;
  expect(timers()).toBe(before);
});

test('names the latest only when there are many', async () => {
  const { mock, pay } = shop();
  for (let count = 0; count < 25; count += 1) await pay();
  await mock.settled();
  const error = await mock.webhooks.waitFor('payment.refund', { timeoutMs: 1 }).catch((each: Error) => each.message);
  expect(error).toContain('25 sent');
  expect(String(error).match(/payment\.purchase/g)).toHaveLength(10);
});

test('after a reset it knows nothing of what was before', async () => {
  const { mock, pay } = shop();
  await pay();
  await mock.settled();
  await mock.reset();
  await expect(mock.webhooks.waitFor('payment.purchase', { timeoutMs: 1 })).rejects.toThrow('None was sent');
  mock.webhooks.register({ receiver: createTestReceiver().receiver });
  const waiting = mock.webhooks.waitFor('payment.purchase');
  await pay();
  expect(await waiting).toMatchObject({ status: 'delivered' });
});

test('a function looks at a copy', async () => {
  const { mock, pay } = shop();
  const spoil = (delivery: WebhookDelivery) => {
    delivery.attempts.length = 0;
    delivery.status = 'rejected';
    return false;
  };
  const future = mock.webhooks.waitFor(spoil, { timeoutMs: 50 });
  const beside = mock.webhooks.waitFor('payment.purchase');
  await pay();
  expect(await beside).toMatchObject({ status: 'delivered', attempts: [{ number: 0 }] });
  const past = mock.webhooks.waitFor(spoil, { timeoutMs: 1 });
  await Promise.all([expect(future).rejects.toThrow('1 sent'), expect(past).rejects.toThrow('1 sent')]);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered', attempts: [{ number: 0 }] }]);
});
