import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../../test/helpers/test-caller.ts';
import {
  caller,
  create,
  createAndSettle,
  mock,
  register,
  startMock,
  useMockServer,
} from '../../../test/helpers/test-mock.ts';
import type { AttemptedDelivery, JournaledRequest, UnhandledRequest } from './traffic.ts';

useMockServer();
const other = { publicApiKey: 'shop-2', privateSecretKey: 'secret-2' };
const swapped = { publicApiKey: 'mock-secret-key', privateSecretKey: 'mock-public-key' };

function watched() {
  const requests: JournaledRequest[] = [];
  const unhandled: UnhandledRequest[] = [];
  const attempts: AttemptedDelivery[] = [];
  const stop = mock.watch({
    request: (each) => requests.push(each),
    unhandled: (each) => unhandled.push(each),
    attempt: (each) => attempts.push(each),
  });
  return { requests, unhandled, attempts, stop };
}

test('a listener gets each request of every merchant with its journal entry', async () => {
  const { requests, stop } = watched();
  await create();
  await callerOf(mock, other).get('/v1/payments?merchant_order_id=ORDER-1');
  expect(requests.map(({ merchant, entry }) => [merchant, entry.operation])).toEqual([
    ['mock-public-key', 'createPayment'],
    ['shop-2', 'listPaymentsByOrder'],
  ]);
  expect(requests[0]?.entry).toEqual(mock.journal.requests()[0]);
  expect(requests[0]?.summary).toMatchObject({ status: 'SUCCEEDED' });
  expect(requests[0]?.durationMs).toBeGreaterThan(0);
  stop();
  await caller.get('/v1/payments?merchant_order_id=ORDER-1');
  expect(requests).toHaveLength(2);
});

test('marks the first request of a merchant that was not configured', async () => {
  const { requests } = watched();
  mock.merchant({ publicApiKey: 'configured' });
  const keys = ['mock-public-key', 'configured', 'shop-2', 'shop-2', 'reader', 'reader'];
  for (const publicApiKey of keys) {
    const privateSecretKey = publicApiKey === 'mock-public-key' ? 'mock-secret-key' : 'secret-2';
    const caller = callerOf(mock, { publicApiKey, privateSecretKey });
    await (publicApiKey === 'reader' ? caller.get('/v1/payments/unknown') : caller.post('/v1/payments', cardPayment()));
  }
  expect(requests.map(({ merchant, newMerchant }) => [merchant, newMerchant])).toEqual(
    keys.map((key, index) => [key, index === 2 || index === 4]),
  );
});

const configuredSecret = 'public-api-key is a secret key. Swap the two keys';
const earlierSecret =
  'public-api-key is the private-secret-key of an earlier request. Swap the two keys, or reset every merchant if they are right now';

test.each([
  ['secret-2', 'shop-2', earlierSecret],
  ['secret-2', 'shop-3', earlierSecret],
  ['"secret-2"', 'shop-2', earlierSecret],
  ['mock-secret-key', 'another', configuredSecret],
  ["'mock-secret-key'", 'mock-public-key', configuredSecret],
])(
  'refuses the secret key %s as a public key, and shows it nowhere',
  async (publicApiKey, privateSecretKey, warning) => {
    const { requests, attempts } = watched();
    await callerOf(mock, other).post('/v1/payments', cardPayment());
    const misused = callerOf(mock, { publicApiKey, privateSecretKey });
    for (const { status, json } of [
      await misused.post('/v1/payments', cardPayment()),
      await misused.get('/v1/payments'),
    ]) {
      expect([status, json]).toEqual([401, { code: 'INVALID_CREDENTIALS', messages: [warning] }]);
    }
    expect(() => mock.merchant({ publicApiKey })).toThrow(`Could not open the merchant: ${warning}`);
    expect(requests.slice(1).map((each) => each.warning)).toEqual([warning, warning]);
    expect(mock.journal.requests().map(({ request }) => request.headers['public-api-key'])).toEqual(
      Array(2).fill('[redacted]'),
    );
    const shown = JSON.stringify([requests, attempts, mock.journal.requests(), mock.merchants(), mock.snapshot()]);
    expect(shown).not.toMatch(/mock-secret-key|secret-2/);
  },
);

test('accepts the right order of two keys after the wrong one when every merchant was reset', async () => {
  const wrong = callerOf(mock, { publicApiKey: 'sk-live-9', privateSecretKey: 'pk-live-9' });
  const right = callerOf(mock, { publicApiKey: 'pk-live-9', privateSecretKey: 'sk-live-9' });
  expect((await wrong.post('/v1/payments', cardPayment())).status).toBe(201);
  expect((await right.post('/v1/payments', cardPayment())).json.messages).toEqual([earlierSecret]);
  await mock.reset();
  expect((await right.post('/v1/payments', cardPayment())).status).toBe(201);
  expect((await wrong.post('/v1/payments', cardPayment())).json.messages).toEqual([earlierSecret]);
  expect(mock.merchants().map(({ publicApiKey }) => publicApiKey)).toEqual(['mock-public-key', 'pk-live-9']);
});

test('the public keys of two merchants are their names in lists and events, and find them', async () => {
  const { requests } = watched();
  const third = { publicApiKey: 'shop-3', privateSecretKey: 'secret-2' };
  for (const keys of [other, third]) await callerOf(mock, keys).post('/v1/payments', cardPayment());
  const names = ['shop-2', 'shop-3'];
  expect(requests.map(({ merchant }) => merchant)).toEqual(names);
  expect(mock.merchants().map(({ publicApiKey }) => publicApiKey)).toEqual(['mock-public-key', ...names]);
  const payments = names.map((publicApiKey) => mock.merchant({ publicApiKey }).payments.list());
  expect(payments.map((each) => each.length)).toEqual([1, 1]);
  expect(payments[0]?.[0]?.id).not.toBe(payments[1]?.[0]?.id);
});

test('refuses the swapped keys of the default merchant, with the warning and without a secret', async () => {
  const { requests } = watched();
  const { get, post } = callerOf(mock, swapped);
  const warning = 'public-api-key is a secret key. Swap the two keys';
  for (const { status, json } of [await get('/v1/payments'), await post('/v1/payments', cardPayment())]) {
    expect([status, json]).toEqual([401, { code: 'INVALID_CREDENTIALS', messages: [warning] }]);
  }
  expect(requests.map((each) => [each.newMerchant, each.warning])).toEqual(Array(2).fill([false, warning]));
  expect(mock.merchants()).toHaveLength(1);
  expect(JSON.stringify([requests, mock.journal.requests()])).not.toContain('mock-secret-key');
});

test('warns about swapped keys that are not in the credentials of the mock server', async () => {
  const credentials = [{ publicApiKey: 'shop-1', privateSecretKey: 'secret-1' }] as const;
  startMock({ credentials });
  const { requests } = watched();
  const { json } = await callerOf(mock, { publicApiKey: 'secret-1', privateSecretKey: 'shop-1' }).post('/v1/payments');
  const warning = 'public-api-key is a secret key. Swap the two keys';
  expect(json.messages).toEqual([warning]);
  expect(requests).toMatchObject([{ newMerchant: false, warning, entry: { authenticated: false } }]);
  expect(JSON.stringify([requests, mock.journal.requests()])).not.toContain('secret-1');
});

test('the entry that a listener gets has no card data and no secret', async () => {
  const { requests } = watched();
  const card = { number: '4111111111111111', expiration_month: 12, expiration_year: 30, security_code: '987' };
  const payment_method = { type: 'CARD', detail: { card: { card_data: { ...card, holder_name: 'A B' } } } };
  await create(cardPayment({ payment_method }));
  expect(requests[0]?.entry.response?.status).toBe(201);
  expect(JSON.stringify(requests)).not.toMatch(/4111111111111111|\b987\b|mock-secret-key/);
});

test('an unknown path and an unknown method are unhandled requests', async () => {
  const { requests, unhandled } = watched();
  await mock.fetch('https://payments.test/v1/payment?x=1');
  await mock.fetch('https://payments.test/v1/payments', { method: 'DELETE' });
  expect(unhandled).toMatchObject([
    { method: 'GET', path: '/v1/payment', response: { status: 404 } },
    { method: 'DELETE', path: '/v1/payments', response: { status: 405 } },
  ]);
  expect(requests).toEqual([]);
});

test('a preflight request without cors has a warning that names the option', async () => {
  const { unhandled } = watched();
  const origin = 'http://localhost:5173';
  const preflight = { origin, 'access-control-request-method': 'POST' };
  for (const headers of [preflight, { origin }]) {
    await mock.fetch('https://payments.test/v1/payments', { method: 'OPTIONS', headers });
  }
  expect(unhandled.map(({ warning }) => warning)).toEqual([
    `CORS: pages of ${origin} may not call this server. Pass --cors ${origin}, or cors: true in code`,
    undefined,
  ]);
});

test('a request with rejected credentials is not authenticated', async () => {
  const { requests } = watched();
  const { status } = await callerOf(mock, { ...mock.credentials, privateSecretKey: 'wrong' }).get('/v1/payments/x');
  expect([status, requests[0]?.entry.authenticated, requests[0]?.entry.response?.status]).toEqual([401, false, 401]);
});

test('a listener gets each webhook attempt, also after a reset, with the time of the next one', async () => {
  const { attempts } = watched();
  await mock.reset();
  register(503);
  await createAndSettle();
  await mock.clock.advance('5m');
  expect(
    attempts.map(({ merchant, status, nextAttemptAt, attempt }) => [merchant, status, nextAttemptAt, attempt.number]),
  ).toEqual([
    ['mock-public-key', 'pending', '2026-01-01T00:05:00.000Z', 0],
    ['mock-public-key', 'delivered', undefined, 1],
  ]);
  expect(attempts[1]?.delivery()).toEqual(mock.webhooks.deliveries()[0]);
});

test('a delivery that waits for a retry has the time of its next attempt', async () => {
  register(503);
  await createAndSettle();
  expect(mock.webhooks.deliveries()[0]?.nextAttemptAt).toBe('2026-01-01T00:05:00.000Z');
  await mock.webhooks.flush();
  expect(mock.webhooks.deliveries()[0]).not.toHaveProperty('nextAttemptAt');
});

test('the entry of a request is copied once, and is part of a spread and of JSON', async () => {
  const { requests } = watched();
  await create();
  const [request] = requests as [JournaledRequest];
  expect({ ...request }.entry).toBe(request.entry);
  expect(JSON.parse(JSON.stringify(request))).toMatchObject({ number: 1, entry: { response: { status: 201 } } });
  expect([request.entry]).toEqual(mock.journal.requests());
});

test('reports that the state may have changed: a control, the clock, a reset and a restored snapshot', async () => {
  let changes = 0;
  mock.watch({ change: () => (changes += 1) });
  const changesBy = async (act: () => unknown) => {
    const before = changes;
    await act();
    return changes > before;
  };
  expect(await changesBy(() => mock.payments.list())).toBe(false);
  expect(await changesBy(() => mock.webhooks.register({ inbox: true }))).toBe(true);
  mock.payments.create({ payment_method: { type: 'BANK_TRANSFER' } });
  // After the first attempt, which is a task of the clock.
  expect(await changesBy(() => mock.settled())).toBe(true);
  const snapshot = mock.snapshot();
  expect(await changesBy(() => mock.clock.advance('1ms'))).toBe(true);
  expect(await changesBy(() => mock.merchant(mock.credentials).reset())).toBe(true);
  expect(await changesBy(() => mock.restore(snapshot))).toBe(true);
  expect(await changesBy(() => mock.reset())).toBe(true);
});
