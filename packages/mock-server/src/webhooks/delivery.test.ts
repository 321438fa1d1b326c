import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createTestReceiver } from '../../test/helpers/test-receiver.ts';
import { createMockServer } from '../mock-server.ts';

test('a payment event is delivered by 200, whatever the body', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: () => new Response('thanks') });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([
    { status: 'delivered', attempts: [{ response: { status: 200, body: 'thanks' } }] },
  ]);
});

test.each([201, 202, 204, 301, 302, 307, 400, 401, 404, 408, 409, 413, 429])(
  '%i is an answer that ends a delivery',
  async (status) => {
    const mock = createMockServer({ strict: true });
    const { receiver, received: receipts } = createTestReceiver(status, status);
    mock.webhooks.register({ receiver });
    mock.webhooks.setMerchantBaseUrl(receiver);
    await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
    mock.transfers.receive();
    await mock.webhooks.flush();
    expect(mock.webhooks.deliveries().map((each) => each.status)).toEqual(['rejected', 'rejected']);
    expect(receipts).toHaveLength(2);
  },
);

test.each([500, 502, 503, 504, 599])('%i is worth another attempt', async (status) => {
  const mock = createMockServer({ strict: true });
  const { receiver } = createTestReceiver(status, status);
  mock.webhooks.register({ receiver });
  mock.webhooks.setMerchantBaseUrl(receiver);
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  mock.transfers.receive();
  await mock.settled();
  expect(mock.webhooks.deliveries().map((each) => each.status)).toEqual(['pending', 'pending']);
  await mock.clock.advance('5m');
  expect(mock.webhooks.deliveries().map((each) => each.status)).toEqual(['delivered', 'delivered']);
});

test.each(['', 'OK', '{}', '{"received":false}', '{"received":"true"}', '[true]', 'null', '{"received":true'])(
  'a transfer notification needs {"received":true}; the body %j ends it',
  async (body) => {
    const mock = createMockServer({ strict: true });
    mock.webhooks.setMerchantBaseUrl(() => new Response(body));
    mock.transfers.receive();
    await mock.webhooks.flush();
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'rejected', attempts: [{ response: { body } }] }]);
  },
);

test('an acknowledgement may say more, and at length', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.setMerchantBaseUrl(() => Response.json({ received: true, note: 'x'.repeat(60_000) }));
  mock.transfers.receive();
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
});

test('each attempt at a payment event counts inside the signed body and keeps the key of the event', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received: receipts } = createTestReceiver(500, 500, 500, 500, 500, 500, 500);
  mock.webhooks.register({ receiver, secret: 'whsec-1' });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.webhooks.flush();
  expect(receipts.map(({ json }) => json.retry)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(new Set(receipts.map(({ headers }) => headers.get('x-hmac-signature'))).size).toBe(7);
  expect(new Set(receipts.map(({ json }) => json.data.payment.idempotency_key)).size).toBe(1);
  const withoutCounter = receipts.map(({ json: { retry: _, ...rest } }) => JSON.stringify(rest));
  expect(new Set(withoutCounter).size).toBe(1);
});

test('every event has a key of its own, the same at every endpoint', async () => {
  const mock = createMockServer({ strict: true });
  const first = createTestReceiver();
  const second = createTestReceiver();
  mock.webhooks.register({ receiver: first.receiver });
  mock.webhooks.register({ receiver: second.receiver });
  const { post } = callerOf(mock, mock.credentials);
  await post('/v1/payments', cardPayment());
  await post('/v1/payments', cardPayment());
  await mock.settled();
  const keys = (receipts: typeof first.received) => receipts.map(({ json }) => json.data.payment.idempotency_key);
  expect(new Set(keys(first.received)).size).toBe(2);
  expect(keys(second.received)).toEqual(keys(first.received));
});

test('every attempt at a transfer notification has the same bytes and the same signature', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received: receipts } = createTestReceiver(500, 500, 500, 500, 500, 500, 500);
  mock.webhooks.setMerchantBaseUrl(receiver, { secret: 'whsec-1' });
  mock.transfers.receive();
  await mock.webhooks.flush();
  expect(receipts).toHaveLength(7);
  expect(new Set(receipts.map(({ text }) => text)).size).toBe(1);
  expect(new Set(receipts.map(({ headers }) => headers.get('x-hmac-signature'))).size).toBe(1);
});

test('a later change of the payment does not change what its event says', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received: receipts } = createTestReceiver(500);
  mock.webhooks.register({ receiver, events: ['payment.purchase'] });
  const { post } = callerOf(mock, mock.credentials);
  const { json } = await post('/v1/payments', cardPayment());
  await post(`/v1/payments/${json.id}/transactions/${json.transactions.id}/refund`, { merchant_reference: 'REF-1' });
  await mock.clock.advance('5m');
  expect(receipts.map((each) => each.json.data.payment.status)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
});

test('what is sent is kept once, however many attempts there are', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: createTestReceiver(500, 500, 500, 500, 500, 500, 500).receiver });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment({ description: 'Nine lilies' }));
  await mock.webhooks.flush();
  const [delivery] = mock.webhooks.deliveries();
  expect(delivery?.attempts.filter(({ request }) => request.body.includes('Nine lilies'))).toHaveLength(7);
  const { webhooks } = mock.snapshot().merchants[0]?.world ?? {};
  expect(JSON.stringify(webhooks).match(/Nine lilies/g)).toHaveLength(1);
});
