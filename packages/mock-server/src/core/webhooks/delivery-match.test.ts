import { expect, test } from 'vitest';
import {
  activeTimers,
  create,
  createAndSettle,
  mock,
  register,
  useMockServer,
} from '../../../test/helpers/test-mock.ts';
import type { WebhookDelivery } from '../../generated/control-types.ts';

useMockServer();

test('waitFor resolves to the first matching delivery of the past', async () => {
  register();
  await createAndSettle();
  await createAndSettle();
  expect(await mock.webhooks.waitFor('payment.purchase')).toEqual(mock.webhooks.deliveries()[0]);
});

test('waitFor waits until a future delivery was acknowledged', async () => {
  register(500, 500);
  const waiting = mock.webhooks.waitFor('payment.purchase');
  await create();
  await mock.clock.advance('50m');
  expect(await waiting).toMatchObject({ status: 'delivered', attempts: [{}, {}, {}] });
});

test('the error of waitFor says that the mock server was closed', async () => {
  register();
  await mock.close();
  mock.payments.create();
  await expect(mock.webhooks.waitFor('payment.purchase', { timeoutMs: 1 })).rejects.toThrow(
    'payment.purchase (pending, no attempt yet). The mock server was closed, so it sends no webhooks',
  );
});

test('waitFor accepts a function that inspects the delivery', async () => {
  register();
  const waiting = mock.webhooks.waitFor(({ attempts }) =>
    attempts.some(({ request }) => request.body.includes('ORDER-1')),
  );
  await create();
  expect(await waiting).toMatchObject({ event: 'payment.purchase' });
});

test('waitFor rejects a function that returns a promise, which would match every delivery', async () => {
  register();
  const waiting = mock.webhooks.waitFor((async () => false) as never);
  const rejected = expect(waiting).rejects.toThrow('match must return true or false (received a promise)');
  await createAndSettle();
  await rejected;
});

test('waitFor accepts an event with a part of the body, like the matcher toHaveDeliveredWebhook', async () => {
  register();
  const waiting = mock.webhooks.waitFor({
    event: 'payment.purchase',
    body: { data: { payment: { merchant_order_id: 'ORDER-1' } } },
  });
  await create();
  expect(await waiting).toMatchObject({ event: 'payment.purchase' });
  const other = mock.webhooks.waitFor(
    { body: { data: { payment: { merchant_order_id: 'ORDER-2' } } } },
    { timeoutMs: 1 },
  );
  await expect(other).rejects.toThrow('No matching webhook was delivered');
  await expect(mock.webhooks.waitFor({ events: 'payment.purchase' } as never)).rejects.toThrow(
    'match.events is not an option of match. Did you mean event?',
  );
});

test('waitFor rejects after 4 seconds, before Vitest and Jest end a test after 5', { timeout: 30_000 }, async () => {
  await expect(mock.webhooks.waitFor('payment.refund')).rejects.toThrow(
    'No matching webhook was delivered within 4000 ms. No webhook was sent. Register an endpoint for its event (webhooks.register): a reset removes the endpoints',
  );
});

test.each([
  ['a BigInt', { value: 10n }],
  ['a matcher that throws', { asymmetricMatch: (value: string) => value.startsWith('a') }],
])('waitFor rejects when its time is over and the body that it expects contains %s', async (_, absent) => {
  register();
  await createAndSettle();
  const waiting = mock.webhooks.waitFor({ body: { type: 'x', absent } }, { timeoutMs: 1 });
  await expect(waiting).rejects.toThrow('type: expected "x", received "payment"; absent: expected');
});

test('waitFor resolves every caller that waits for the same delivery', async () => {
  register();
  const waiting = [mock.webhooks.waitFor('payment.purchase'), mock.webhooks.waitFor('payment.purchase')];
  await create();
  expect(await Promise.all(waiting)).toEqual([mock.webhooks.deliveries()[0], mock.webhooks.deliveries()[0]]);
});

test('waitFor rejects when its function throws, and other calls still resolve', async () => {
  register();
  const broken = mock.webhooks.waitFor(() => {
    throw new Error('no such field');
  });
  const sound = mock.webhooks.waitFor('payment.purchase');
  await Promise.all([expect(broken).rejects.toThrow('no such field'), create(), sound]);
  await mock.settled();
  const late = mock.webhooks.waitFor(() => {
    throw new Error('no such field');
  });
  await expect(late).rejects.toThrow('no such field');
});

test('waitFor lists the deliveries in its error when the time limit is over', async () => {
  register(500);
  await expect(mock.webhooks.waitFor('payment.refund', { timeoutMs: 1 })).rejects.toThrow(
    'No matching webhook was delivered within 1 ms. No webhook was sent. Register an endpoint for its event (webhooks.register): a reset removes the endpoints',
  );
  await createAndSettle();
  await expect(mock.webhooks.waitFor('payment.purchase', { timeoutMs: 1 })).rejects.toThrow(
    'Webhooks: payment.purchase (pending, last response 500)',
  );
  const match = { body: { merchant_order_id: 'ORDER-1' } };
  await expect(mock.webhooks.waitFor(match, { timeoutMs: 1 })).rejects.toThrow(
    'Webhooks: payment.purchase (pending, last response 500, merchant_order_id: expected "ORDER-1", received undefined)',
  );
});

test('waitFor leaves no timer running', async () => {
  register();
  const before = activeTimers();
  const waiting = mock.webhooks.waitFor('payment.purchase');
  expect(activeTimers()).toBe(before + 1);
  await create();
  await waiting;
  expect(activeTimers()).toBe(before);
});

test('waitFor lists only the latest ten deliveries in its error', async () => {
  register();
  for (let count = 0; count < 25; count += 1) await create();
  await mock.settled();
  const error = await mock.webhooks.waitFor('payment.refund', { timeoutMs: 1 }).catch((each: Error) => each.message);
  expect(error).toContain('Latest 10 of 25 webhooks');
  expect(String(error).match(/payment\.purchase/g)).toHaveLength(10);
});

test('waitFor ignores deliveries from before a reset', async () => {
  register();
  await createAndSettle();
  await mock.reset();
  await expect(mock.webhooks.waitFor('payment.purchase', { timeoutMs: 1 })).rejects.toThrow('No webhook was sent');
  register();
  const waiting = mock.webhooks.waitFor('payment.purchase');
  await create();
  expect(await waiting).toMatchObject({ status: 'delivered' });
});

test('waitFor passes a copy of the delivery to its function', async () => {
  register();
  const change = (delivery: WebhookDelivery) => {
    (delivery.attempts as unknown[]).length = 0;
    Object.assign(delivery, { status: 'rejected' });
    return false;
  };
  const future = mock.webhooks.waitFor(change, { timeoutMs: 50 });
  const beside = mock.webhooks.waitFor('payment.purchase');
  await create();
  expect(await beside).toMatchObject({ status: 'delivered', attempts: [{ number: 0 }] });
  const past = mock.webhooks.waitFor(change, { timeoutMs: 1 });
  await Promise.all([
    expect(future).rejects.toThrow('Webhooks: payment.purchase ('),
    expect(past).rejects.toThrow('Webhooks: payment.purchase ('),
  ]);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered', attempts: [{ number: 0 }] }]);
});

test('waitFor matches the payment of a webhook, and the status of its payment or transfer', async () => {
  const received = register();
  mock.webhooks.setMerchantBaseUrl(() => Response.json({ received: true }));
  const [one, two] = [await create(), await create()];
  mock.payments.openChargeback(two.id);
  mock.transfers.complete(mock.transfers.receive().id);
  await mock.settled();
  expect(received).toHaveLength(3);
  expect(await mock.webhooks.waitFor({ paymentId: two.id })).toMatchObject({ paymentId: two.id });
  expect(await mock.webhooks.waitFor({ status: 'IN_DISPUTE' })).toMatchObject({ event: 'payment.chargeback' });
  expect(await mock.webhooks.waitFor({ status: 'COMPLETED' })).toMatchObject({ event: 'banking.transfer' });
  await expect(mock.webhooks.waitFor({ status: 'delivered' })).rejects.toThrow(
    'match.status is the status of the payment, not of the delivery (received "delivered"). Remove it',
  );
  expect(() => mock.webhooks.deliveries({ status: 'SUCCEEDED' as 'delivered' })).toThrow(
    'status must be one of pending',
  );
  const never = mock.webhooks.waitFor({ paymentId: one.id, status: 'IN_DISPUTE' }, { timeoutMs: 1 });
  await expect(never).rejects.toThrow(
    `Webhooks: payment.purchase (delivered, last response 200, payment ${one.id}), payment.purchase (delivered, last response 200, payment ${two.id})`,
  );
});
