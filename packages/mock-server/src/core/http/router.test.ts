import { describe, expect, test } from 'vitest';
import { accountId, authorization, callerOf, cardPayment, reference, usd } from '../../../test/helpers/test-caller.ts';
import { act, caller, create, mock, savedSnapshot, useMockServer } from '../../../test/helpers/test-mock.ts';
import { operations } from '../../generated/operations.ts';
import { suggestPath } from './router.ts';

useMockServer();

const send = (method: string, path: string, init: RequestInit = {}) =>
  mock.fetch(new Request(`http://mock.test${path}`, { method, ...init }));
const headersOf = (key: string) => ({
  'public-api-key': mock.credentials.publicApiKey,
  'private-secret-key': mock.credentials.privateSecretKey,
  'content-type': 'application/json',
  'x-idempotency-key': key,
});

describe('routing', () => {
  test('an unsupported method gets 405 with the supported ones, in the error form of the operation', async () => {
    for (const { path, errorBody } of Object.values(operations)) {
      const methods = Object.values(operations)
        .flatMap((each) => (each.path === path ? [each.method] : []))
        .join(', ');
      const other = 'DELETE';
      const response = await send(other, path.replaceAll(/\{\w+\}/g, accountId));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe(methods);
      expect(response.headers.get('x-trace-id')).toMatch(/^[0-9a-f-]{36}$/);
      const body = await response.json();
      if (errorBody === 'CampaignErrorBody') expect(body).toEqual({ code: 405, message: expect.any(String) });
      else expect(body).toEqual({ code: 'UNSUPPORTED_METHOD', messages: [`This path supports ${methods} only`] });
    }
  });

  test.each([
    '/',
    '/v1',
    '/v1/',
    '/v1/payment',
    '/v2/payments',
    '/v1/payments/',
    '/V1/payments',
    '//v1/payments',
    '/v1/payments/a/b/c',
    '/v1/%70ayments/..',
  ])('%s gets 404', async (path) => {
    const response = await send('GET', path);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-trace-id')).toBeTruthy();
  });

  test('the host is ignored', async () => {
    for (const host of ['https://api.example.com', 'http://localhost:9', 'http://[::1]']) {
      const request = new Request(`${host}/v1/payments/${accountId}`, { headers: headersOf('k') });
      expect((await mock.fetch(request)).status).toBe(404);
    }
  });

  test.each(['%', '%E0%A4%A', '%00', '%2F', '..%2F', 'a%20b', '🙂', '__proto__', 'constructor'])(
    'the payment id %s is rejected safely',
    async (id) => {
      expect(await caller.get(`/v1/payments/${id}`)).toMatchObject({
        status: 400,
        json: { code: 'INVALID_PARAMETERS' },
      });
      const reversal = await caller.post(`/v1/recipients/onboardings/reverse-transfer/${id}`, undefined, {
        'x-organization-code': 'o',
      });
      expect([400, 404]).toContain(reversal.status);
    },
  );

  test('every response has a unique trace id', async () => {
    const responses = await Promise.all([
      ...Array.from({ length: 20 }, () => caller.get(`/v1/payments/${accountId}`)),
      ...Array.from({ length: 20 }, () =>
        callerOf(mock, { publicApiKey: '', privateSecretKey: '' }).get(`/v1/payments/${accountId}`),
      ),
      ...Array.from({ length: 20 }, () => caller.get('/nowhere')),
    ]);
    expect(new Set(responses.map(({ headers }) => headers.get('x-trace-id'))).size).toBe(60);
  });
});

describe('the order of the checks', () => {
  test('checks credentials, then headers, then the body, then the rules', async () => {
    const path = `/v1/payments/${accountId}/transactions/${accountId}/capture`;
    const unknownMerchant = callerOf(mock, { publicApiKey: '', privateSecretKey: '' });
    expect((await unknownMerchant.post(path, '{', { 'x-idempotency-key': ' ' })).json.code).toBe('INVALID_CREDENTIALS');
    const { 'x-idempotency-key': _, ...withoutKey } = headersOf('k');
    const response = await send('POST', '/v1/payments', { headers: withoutKey, body: '{' });
    expect(await response.json()).toMatchObject({ code: 'MISSING_HEADER' });
    expect((await caller.post(path, '{')).json.code).toBe('INVALID_REQUEST');
    expect((await caller.post('/v1/payments/x/transactions/y/capture', {})).json).toMatchObject({
      code: 'INVALID_PARAMETERS',
      messages: [expect.stringContaining('payment_id'), expect.stringContaining('transaction_id')],
    });
    expect((await caller.post(path, {})).json.code).toBe('MISSING_PARAMETERS');
    expect((await caller.post(path, { ...reference, amount: usd(1) })).json.code).toBe('PAYMENT_NOT_FOUND');
  });

  test.each(['', ' ', 'tab\tbed', 'ü', 'k'.repeat(256)])('%j is not a valid idempotency key', async (key) => {
    const response = await caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': key });
    expect(response).toMatchObject({ status: 400 });
    expect(mock.payments.list()).toEqual([]);
  });

  test('idempotency keys of 1 to 255 characters and with inner spaces are valid', async () => {
    for (const key of ['!', '~'.repeat(64), 'k'.repeat(255), 'order 1 of 2']) {
      expect((await caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': key })).status).toBe(201);
    }
  });
});

describe('an idempotency key', () => {
  test('replays the first response, with another body and after other changes', async () => {
    const key = { 'x-idempotency-key': 'k' };
    const first = await caller.post('/v1/payments', cardPayment(), key);
    await mock.clock.advance('23h');
    mock.payments.openChargeback(first.json.id);
    for (const body of [cardPayment({ amount: usd(1) }), {}, '{', '']) {
      const again = await caller.post('/v1/payments', body, key);
      expect([again.status, again.text]).toEqual([201, first.text]);
      expect(again.headers.get('x-idempotent-replayed')).toBe('true');
    }
    await mock.clock.advance('1h');
    expect((await caller.post('/v1/payments', cardPayment(), key)).json.id).not.toBe(first.json.id);
  });

  test('is scoped to its operation, its path and its merchant', async () => {
    const key = { 'x-idempotency-key': 'k' };
    const [one, two] = [await create(authorization()), await create(authorization())];
    const capture = { ...reference, amount: usd(1) };
    for (const payment of [one, two]) {
      const captured = await act(payment, 'capture', capture, key);
      expect(captured).toMatchObject({ status: 200, json: { type: 'CAPTURE', payment: { id: payment.id } } });
      expect(captured.headers.get('x-idempotent-replayed')).toBeNull();
    }
    expect((await act(one, 'cancel', reference, key)).json.type).toBe('CANCEL');
    const other = callerOf(mock, { publicApiKey: 'other', privateSecretKey: 'other' });
    for (const each of [caller, other]) {
      const created = await each.post('/v1/payments', cardPayment(), key);
      expect(created.status).toBe(201);
      expect(created.headers.get('x-idempotent-replayed')).toBeNull();
    }
  });
});

describe('concurrent calls', () => {
  test('never capture more than the authorized amount', async () => {
    const payment = await create(authorization({ amount: usd(10) }));
    const capture = () => act(payment, 'capture', { ...reference, amount: usd(3) });
    const responses = await Promise.all(Array.from({ length: 50 }, capture));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(mock.payments.get(payment.id).amount).toMatchObject({ value: 10, captured: 9 });
  });

  test('never refund more than the captured amount', async () => {
    const payment = await create(cardPayment({ amount: usd(0.3) }));
    const refund = () => act(payment, 'refund', { ...reference, amount: usd(0.1) });
    const responses = await Promise.all(Array.from({ length: 50 }, refund));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(mock.payments.get(payment.id)).toMatchObject({
      status: 'REFUNDED',
      amount: { captured: 0.3, refunded: 0.3 },
    });
  });

  test('pay once with one checkout session', async () => {
    const body = cardPayment({ checkout: { session: 's-1' } });
    const responses = await Promise.all(Array.from({ length: 50 }, () => caller.post('/v1/payments', body)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(responses.filter(({ status }) => status !== 201).map(({ json }) => json.code))).toEqual(
      new Set(['INVALID_CHECKOUT_SESSION']),
    );
  });

  test('pay once with one checkout session in two spellings, also after a restore', async () => {
    const session = '8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44';
    const pay = (spelled: string) => caller.post('/v1/payments', cardPayment({ checkout: { session: spelled } }));
    expect((await pay(session.toUpperCase())).status).toBe(201);
    const refused = { status: 400, json: { code: 'INVALID_CHECKOUT_SESSION' } };
    expect(await pay(session)).toMatchObject(refused);
    await mock.restore(savedSnapshot());
    expect(await pay(session)).toMatchObject(refused);
    expect(mock.payments.list()).toHaveLength(1);
  });

  test('create one customer with one merchant_customer_id', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => caller.post('/v1/customers', { merchant_customer_id: 'shopper' })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('hostile bodies', () => {
  // Listing each broken item would take longer than the limit of the test.
  test('with a million tags or files are rejected in time', async () => {
    const items = `[${Array(1_000_000).fill('{}').join()}]`;
    const payment = JSON.stringify(cardPayment()).replace('{', `{"metadata":${items},`);
    expect(await caller.post('/v1/payments', payment)).toMatchObject({
      status: 400,
      json: { code: 'INVALID_PARAMETERS' },
    });
    const path = `/v1/payments/${accountId}/transactions/${accountId}/dispute`;
    const dispute = await caller.post(path, `{"account_id":"a","evidence":${items}}`);
    expect(dispute).toMatchObject({ status: 400, json: { code: 'MISSING_PARAMETERS' } });
    expect(payment.length).toBeGreaterThan(3_000_000);
  });

  test('get a short error response', async () => {
    const response = await caller.post('/v1/payments', cardPayment({ metadata: Array(4_000).fill({}) }));
    // And one about the assumed rules.
    expect(response.json.messages).toHaveLength(21);
    expect(response.text.length).toBeLessThan(2_000);
  });
});

test('a request with unknown fields gets a response that matches the contract', async () => {
  const extra = { extra: [{ deep: { deeper: null } }], status: 'LOST', id: 7 };
  const body = { ...extra, ...authorization({ amount: { ...usd(10), extra } }) };
  const created = await caller.post('/v1/payments', body);
  expect(created).toMatchObject({ status: 201, json: { status: 'PENDING' } });
  const capture = { ...extra, description: 7, type: 'LOST', ...reference, amount: usd(10) };
  const captured = await act(created.json, 'capture', capture);
  expect(captured).toMatchObject({ status: 200, json: { type: 'CAPTURE', status: 'SUCCEEDED', description: null } });
  const { id } = created.json;
  const refunded = await act({ id, transactions: captured.json }, 'refund', { ...extra, ...reference });
  expect(refunded).toMatchObject({ status: 200, json: { transactions: { type: 'REFUND', status: 'SUCCEEDED' } } });
});

const knownPaths = Object.values(operations).map(({ path }) => path);

test.each([
  ['/payments', '/v1/payments'],
  ['/v1/payments/', '/v1/payments'],
  ['/v1/payment', '/v1/payments'],
  ['/v1/v1/payments', '/v1/payments'],
  ['//v1//payments', '/v1/payments'],
  ['/v1/payment/secret-1', '/v1/payments/{payment_id}'],
  ['/customers', '/v1/customers'],
])('%s is probably %s', (written, path) => {
  expect(suggestPath(written, knownPaths, '/v1')).toBe(`Did you mean ${path}?`);
});

test.each(['/', '/v1', '/health', '/v1/orders', '/v1/payments/a/b/c/d/e/f'])('%s is like no known path', (written) => {
  expect(suggestPath(written, knownPaths, '/v1')).toBeUndefined();
});
