import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createTestReceiver } from '../../test/helpers/test-receiver.ts';
import { createMockServer } from '../mock-server.ts';
import { isAcknowledgement } from './delivery.ts';

test('counts a payment event as delivered after a 200 with any body', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: () => new Response('thanks') });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([
    { status: 'delivered', attempts: [{ response: { status: 200, body: 'thanks' } }] },
  ]);
});

test.each([201, 202, 204, 301, 302, 307, 400, 401, 404, 408, 409, 413, 429])(
  'does not retry after a %i response',
  async (status) => {
    const mock = createMockServer({ strict: true });
    const { receiver, received } = createTestReceiver(status, status);
    mock.webhooks.register({ receiver });
    mock.webhooks.setMerchantBaseUrl(receiver);
    await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
    mock.transfers.receive();
    await mock.webhooks.flush();
    expect(mock.webhooks.deliveries().map((each) => each.status)).toEqual(['rejected', 'rejected']);
    expect(received).toHaveLength(2);
  },
);

test.each([500, 502, 503, 504, 599])('retries after a %i response', async (status) => {
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
  'rejects a transfer notification when the 200 response has the body %j',
  async (body) => {
    const mock = createMockServer({ strict: true });
    mock.webhooks.setMerchantBaseUrl(() => new Response(body));
    mock.transfers.receive();
    await mock.webhooks.flush();
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'rejected', attempts: [{ response: { body } }] }]);
  },
);

test('accepts an acknowledgement with additional fields and a long body', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.setMerchantBaseUrl(() => Response.json({ received: true, note: 'x'.repeat(60_000) }));
  mock.transfers.receive();
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
});

test('changes only the attempt number in the signed body of a retried payment event', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver(500, 500, 500, 500, 500, 500, 500);
  mock.webhooks.register({ receiver, secret: 'whsec-1' });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.webhooks.flush();
  expect(received.map(({ json }) => json.retry)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(new Set(received.map(({ headers }) => headers.get('x-hmac-signature'))).size).toBe(7);
  expect(new Set(received.map(({ json }) => json.data.payment.idempotency_key)).size).toBe(1);
  const withoutCounter = received.map(({ json: { retry: _, ...rest } }) => JSON.stringify(rest));
  expect(new Set(withoutCounter).size).toBe(1);
});

test('gives every event a unique idempotency key, the same for every endpoint', async () => {
  const mock = createMockServer({ strict: true });
  const first = createTestReceiver();
  const second = createTestReceiver();
  mock.webhooks.register({ receiver: first.receiver });
  mock.webhooks.register({ receiver: second.receiver });
  const { post } = callerOf(mock, mock.credentials);
  await post('/v1/payments', cardPayment());
  await post('/v1/payments', cardPayment());
  await mock.settled();
  const keys = (received: typeof first.received) => received.map(({ json }) => json.data.payment.idempotency_key);
  expect(new Set(keys(first.received)).size).toBe(2);
  expect(keys(second.received)).toEqual(keys(first.received));
});

test('sends a retried transfer notification with the same bytes and signature', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver(500, 500, 500, 500, 500, 500, 500);
  mock.webhooks.setMerchantBaseUrl(receiver, { secret: 'whsec-1' });
  mock.transfers.receive();
  await mock.webhooks.flush();
  expect(received).toHaveLength(7);
  expect(new Set(received.map(({ text }) => text)).size).toBe(1);
  expect(new Set(received.map(({ headers }) => headers.get('x-hmac-signature'))).size).toBe(1);
});

test('retries an event with the state that the payment had when it occurred', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver(500);
  mock.webhooks.register({ receiver, events: ['payment.purchase'] });
  const { post } = callerOf(mock, mock.credentials);
  const { json } = await post('/v1/payments', cardPayment());
  await post(`/v1/payments/${json.id}/transactions/${json.transactions.id}/refund`, { merchant_reference: 'REF-1' });
  await mock.clock.advance('5m');
  expect(received.map((each) => each.json.data.payment.status)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
});

test('stores the payload once for any number of attempts', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: createTestReceiver(500, 500, 500, 500, 500, 500, 500).receiver });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment({ description: 'Nine lilies' }));
  await mock.webhooks.flush();
  const [delivery] = mock.webhooks.deliveries();
  expect(delivery?.attempts.filter(({ request }) => request.body.includes('Nine lilies'))).toHaveLength(7);
  const { webhooks } = mock.snapshot().merchants[0]?.merchant ?? {};
  expect(JSON.stringify(webhooks).match(/Nine lilies/g)).toHaveLength(1);
});

test.each(['{"received":true}', ' { "received" : true }\n', '{"received":true,"more":1}'])(
  'isAcknowledgement accepts a 200 with the body %s',
  (body) => {
    expect(isAcknowledgement({ status: 200, body })).toBe(true);
  },
);

test.each([
  '',
  'true',
  'ok',
  '{}',
  'null',
  '[]',
  '{"received":"true"}',
  '{"received":1}',
  '{"received":false}',
  '{"received":true',
])('isAcknowledgement rejects a 200 with the body %j', (body) =>
  expect(isAcknowledgement({ status: 200, body })).toBe(false),
);

test('isAcknowledgement rejects every status except 200', () => {
  for (const status of [201, 202, 204, 301, 400, 500]) {
    expect(isAcknowledgement({ status, body: '{"received":true}' })).toBe(false);
  }
});
