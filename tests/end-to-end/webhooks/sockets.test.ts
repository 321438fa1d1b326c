import { createMockServer, type MockServer, type Policies } from '@paychord/mock-server';
import { constructEvent, verifySignature } from '@paychord/sdk/webhooks';
import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../../packages/mock-server/test/helpers/test-caller.ts';
import { acknowledge, listenAsMerchant, type RespondToWebhook } from '../../helpers/merchant-listener.ts';

const secret = 'whsec_ünïcode ✓';

async function pay(mock: MockServer): Promise<void> {
  const payment = cardPayment({ description: 'Bücher für 10 € 🎉' });
  await callerOf(mock, mock.credentials).post('/v1/payments', payment);
}

test('the signature of each attempt covers exactly the received bytes', async () => {
  await using merchant = await listenAsMerchant((arrival, response) => {
    if (JSON.parse(String(arrival.bytes)).retry < 2) response.writeHead(500).end();
    else acknowledge(arrival, response);
  });
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ url: `${merchant.url}/hooks?shop=1`, secret });
  await pay(mock);
  await mock.webhooks.flush();

  expect(merchant.received.map(({ method, path }) => `${method} ${path}`)).toEqual(Array(3).fill('POST /hooks?shop=1'));
  for (const { bytes, headers } of merchant.received) {
    expect(await verifySignature(bytes, headers['x-hmac-signature'], secret)).toBe(true);
    expect(await verifySignature(bytes, headers['x-hmac-signature'], 'another')).toBe(false);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['content-length']).toBe(String(bytes.length));
  }
  expect(new Set(merchant.received.map(({ headers }) => headers['x-hmac-signature'])).size).toBe(3);
  const [delivery] = mock.webhooks.deliveries();
  expect(delivery?.status).toBe('delivered');
  expect(delivery?.attempts.map(({ request }) => request.body)).toEqual(
    merchant.received.map(({ bytes }) => String(bytes)),
  );
});

test('the SDK accepts a payment event and a transfer notification with signature and credentials', async () => {
  await using merchant = await listenAsMerchant();
  const mock = createMockServer({ strict: true });
  const credentials = { apiKey: 'key-1', apiSecret: 'hush-1' };
  mock.webhooks.register({ url: merchant.url, secret, ...credentials });
  mock.webhooks.setMerchantBaseUrl(merchant.url, { secret, ...credentials });
  await pay(mock);
  await mock.settled();
  const { id } = mock.transfers.receive();
  await mock.settled();
  const [payment, transfer] = merchant.received;
  expect(transfer?.path).toBe('/v1/banking/transfers');
  for (const [arrival, kind] of [
    [payment, 'payment'],
    [transfer, 'transfer'],
  ] as const) {
    expect(arrival?.headers).toMatchObject({ 'x-api-key': 'key-1', 'x-secret': 'hush-1' });
    const event = await constructEvent(arrival?.bytes ?? '', arrival?.headers ?? {}, {
      secret,
      ...credentials,
      accept: kind,
    });
    expect(event.kind).toBe(kind);
  }
  expect(JSON.parse(String(transfer?.bytes))).toMatchObject({ id, status: 'PENDING' });
  expect(mock.webhooks.deliveries().map(({ status }) => status)).toEqual(['delivered', 'delivered']);
});

test('a refused connection is retried and recorded with its reason', async () => {
  const former = await listenAsMerchant();
  await former[Symbol.asyncDispose]();
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ url: former.url });
  await pay(mock);
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([
    { status: 'pending', attempts: [{ failure: expect.stringContaining('ECONNREFUSED') }] },
  ]);
  await mock.webhooks.flush();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'exhausted' }]);
});

test.each<[string, RespondToWebhook, unknown, Policies?]>([
  ['a connection that breaks before the response', (_, response) => void response.destroy(), expect.anything()],
  [
    'a connection that breaks during the response',
    (_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"received"', () => response.destroy());
    },
    expect.anything(),
  ],
  ['a response that takes too long', () => {}, 'no response within 1000 ms', { webhookTimeoutMs: 1_000 }],
])('%s fails an attempt, and the delivery is retried', async (_problem, fail, failure, policies = {}) => {
  let calls = 0;
  await using merchant = await listenAsMerchant((arrival, response) => {
    calls += 1;
    return calls > 1 ? acknowledge(arrival, response) : fail(arrival, response);
  });
  const mock = createMockServer({ strict: true, policies });
  mock.webhooks.setMerchantBaseUrl(merchant.url);
  mock.transfers.receive();
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [{ failure }] }]);
  await mock.clock.advance('1m');
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
});

test('a redirect is not followed and fails the delivery', async () => {
  await using merchant = await listenAsMerchant((_arrival, response) =>
    response.writeHead(307, { location: '/' }).end(),
  );
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ url: merchant.url });
  await pay(mock);
  await mock.webhooks.flush();
  expect(merchant.received).toHaveLength(1);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'rejected', attempts: [{ response: { status: 307 } }] }]);
});

test('advancing the clock does not end an attempt in flight', async () => {
  await using merchant = await listenAsMerchant((arrival, response) =>
    setImmediate(() => acknowledge(arrival, response)),
  );
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ url: merchant.url });
  const paid = pay(mock);
  await mock.clock.advance('1h');
  await paid;
  await mock.clock.advance('96h');
  expect(merchant.received).toHaveLength(1);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered', attempts: [{ number: 0 }] }]);
});

test('chaos changes the order of deliveries', async () => {
  await using merchant = await listenAsMerchant();
  const mock = createMockServer({ strict: true });
  mock.webhooks.setMerchantBaseUrl(merchant.url);
  mock.webhooks.chaos({ reorder: 1 });
  const ids = Array.from({ length: 6 }, () => mock.transfers.receive().id);
  await mock.settled();
  const arrived = merchant.received.map(({ bytes }) => JSON.parse(String(bytes)).id);
  expect(arrived.toSorted()).toEqual(ids.toSorted());
  const place = (index: number) => arrived.indexOf(ids[index]);
  expect([place(0) > place(1), place(2) > place(3), place(4) > place(5)]).toEqual([true, true, true]);
});
