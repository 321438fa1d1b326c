import { verifySignature } from '@paychord/sdk/webhooks';
import { describe, expect, test } from 'vitest';
import type { ArrivedWebhook } from '../../../test/helpers/http-endpoint.ts';
import { accountId, authorization, cardPayment, dispute, reference, usd } from '../../../test/helpers/test-caller.ts';
import {
  act,
  caller,
  create,
  createAndSettle,
  deferred,
  endpoint,
  mock,
  startMock,
  statuses,
  useEndpoint,
  useMockServer,
} from '../../../test/helpers/test-mock.ts';
import { webhooks as contract } from '../../generated/validators.js';
import { violations } from '../model/validation.ts';

const secret = 'whsec 🙂';
useMockServer();
useEndpoint();

/** Checks each webhook that arrived against the contract, and returns its body. */
const validBodies = (event: 'paymentEvent' | 'incomingTransfer') =>
  endpoint.arrived.map(({ json }) => {
    expect(violations(contract[event] ?? (() => false), json)).toEqual([]);
    return json;
  });

/** Checks the signature of each webhook that arrived. */
async function expectSignatures() {
  for (const { bytes, headers } of endpoint.arrived) {
    expect(await verifySignature(bytes, headers['x-hmac-signature'], secret)).toBe(true);
  }
}

describe('a payment event', () => {
  test('is signed over the raw bytes that arrive', async () => {
    mock.webhooks.register({ url: `${endpoint.url}/hook?a=1`, secret });
    await createAndSettle(cardPayment({ description: 'Zapatos rojos “€” 🙂' }));
    const [{ path, headers, bytes } = {} as ArrivedWebhook] = endpoint.arrived;
    expect(path).toBe('/hook?a=1');
    expect(headers['content-type']).toBe('application/json');
    expect(await verifySignature(bytes, headers['x-hmac-signature'], secret)).toBe(true);
    expect(await verifySignature(bytes, headers['x-hmac-signature'], 'another')).toBe(false);
    expect(mock.webhooks.deliveries()[0]?.attempts[0]?.request.body).toBe(bytes.toString('utf8'));
  });

  test('conforms to the contract and contains the whole payment', async () => {
    mock.webhooks.register({ url: endpoint.url });
    const { transactions_history: _, ...rest } = await create();
    await mock.settled();
    expect(validBodies('paymentEvent')[0]).toEqual({
      type: 'payment',
      type_event: 'payment.purchase',
      account_id: accountId,
      version: 2,
      retry: 0,
      data: { payment: { ...rest, taxes: null, split: [], idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
    });
    const headers = Object.keys(endpoint.arrived[0]?.headers ?? {});
    expect(headers.filter((name) => name.startsWith('x-'))).toEqual([]);
  });

  test('contains the attempt number in the signed body and keeps its idempotency key', async () => {
    mock.webhooks.register({ url: endpoint.url, secret });
    endpoint.responses.push({ status: 500 }, { status: 503 }, { status: 500 });
    await create();
    await mock.webhooks.flush();
    expect(endpoint.arrived.map(({ json }) => json.retry)).toEqual([0, 1, 2, 3]);
    expect(new Set(endpoint.arrived.map(({ headers }) => headers['x-hmac-signature'])).size).toBe(4);
    expect(new Set(endpoint.arrived.map(({ json }) => json.data.payment.idempotency_key)).size).toBe(1);
    await expectSignatures();
    const [first, ...others] = endpoint.arrived.map(({ json }) => ({ ...json, retry: 0 }));
    for (const other of others) expect(other).toEqual(first);
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered', attempts: [{}, {}, {}, {}] }]);
  });

  test('contains the state at the time of the event when it is retried', async () => {
    mock.webhooks.register({ url: endpoint.url });
    endpoint.responses.push({ status: 500 });
    const payment = await create();
    await mock.settled();
    mock.payments.openChargeback(payment.id);
    await mock.clock.advance('5m');
    expect(endpoint.arrived.map(({ json }) => [json.type_event, json.retry, json.data.payment.status])).toEqual([
      ['payment.purchase', 0, 'SUCCEEDED'],
      ['payment.chargeback', 0, 'IN_DISPUTE'],
      ['payment.purchase', 1, 'SUCCEEDED'],
    ]);
  });

  test('is sent for every operation, with the transaction that caused it', async () => {
    mock.webhooks.register({ url: endpoint.url });
    const amount = usd(10);
    const authorized = await create(authorization());
    const captured = (await act(authorized, 'capture', { ...reference, amount })).json;
    await act({ id: authorized.id, transactions: captured }, 'refund', { ...reference, amount });
    await act(await create(authorization()), 'cancel', reference);
    await create(cardPayment({ payment_method: { token: 'tok_error', detail: { card: { capture: false } } } }));
    const transfer = await create(cardPayment({ payment_method: { type: 'BANK_TRANSFER' } }));
    mock.payments.markPaid(transfer.id);
    const chargeback = mock.payments.openChargeback(transfer.id);
    await act({ id: transfer.id, transactions: chargeback }, 'dispute', dispute());
    mock.payments.decideDispute(transfer.id, 'lost');
    await mock.settled();
    const summaries = mock.webhooks.deliveries().map(({ event, attempts }) => {
      const { status, transactions } = JSON.parse(attempts[0]?.request.body ?? '').data.payment;
      return `${event}: ${status}, ${transactions.type} ${transactions.status}`;
    });
    expect(summaries).toEqual([
      'payment.authorize: PENDING, AUTHORIZE SUCCEEDED',
      'payment.capture: SUCCEEDED, CAPTURE SUCCEEDED',
      'payment.refund: SUCCEEDED, REFUND SUCCEEDED',
      'payment.authorize: PENDING, AUTHORIZE SUCCEEDED',
      'payment.cancel: CANCELED, CANCEL SUCCEEDED',
      'payment.authorize: ERROR, AUTHORIZE ERROR',
      'payment.purchase: READY_TO_PAY, PURCHASE CREATED',
      'payment.purchase: SUCCEEDED, PURCHASE SUCCEEDED',
      'payment.chargeback: IN_DISPUTE, CHARGEBACK CREATED',
      'payment.chargeback: IN_DISPUTE, CHARGEBACK CREATED',
      'payment.chargeback: CHARGEBACK, CHARGEBACK LOST',
    ]);
    const keys = endpoint.arrived.map(({ json }) => json.data.payment.idempotency_key);
    expect(new Set(keys).size).toBe(summaries.length);
  });

  test('has the idempotency key of its request with webhookIdempotencyKey: request, or null without a request', async () => {
    startMock({ policies: { webhookIdempotencyKey: 'request' } });
    mock.webhooks.register({ url: endpoint.url });
    const key = { 'x-idempotency-key': 'ORDER-1' };
    const { json: payment } = await caller.post('/v1/payments', authorization(), key);
    const { json: captured } = await act(payment, 'capture', { ...reference, amount: payment.amount });
    await act({ id: payment.id, transactions: captured }, 'refund', reference);
    const bankTransfer = cardPayment({ payment_method: { type: 'BANK_TRANSFER' } });
    const { json: transfer } = await caller.post('/v1/payments', bankTransfer, { 'x-idempotency-key': 'ORDER-2' });
    mock.payments.markPaid(transfer.id);
    mock.payments.openChargeback(transfer.id);
    await mock.clock.runAll();
    const keys = validBodies('paymentEvent').map(({ type_event, data }) => [type_event, data.payment.idempotency_key]);
    expect(keys).toEqual([
      ['payment.authorize', 'ORDER-1'],
      ['payment.capture', 'call-2'],
      ['payment.refund', 'call-3'],
      ['payment.purchase', 'ORDER-2'],
      ['payment.purchase', null],
      ['payment.chargeback', null],
      ['payment.chargeback', null],
    ]);
  });

  test('contains only what the specification shows with webhookPayload: specified', async () => {
    startMock({ policies: { webhookPayload: 'specified' } });
    const { id: endpointId } = mock.webhooks.register({ url: endpoint.url, secret });
    endpoint.responses.push({ status: 500 });
    const { id } = await create();
    await mock.webhooks.flush();
    mock.webhooks.sendTest(endpointId, 'payment.chargeback');
    await mock.settled();
    const envelope = { type: 'payment', type_event: 'payment.purchase', account_id: accountId, version: 2 };
    const data = { payment: { id, status: 'SUCCEEDED' } };
    const testData = { payment: { id: expect.any(String), status: expect.any(String) } };
    expect(validBodies('paymentEvent')).toEqual([
      { ...envelope, retry: 0, data },
      { ...envelope, retry: 1, data },
      { ...envelope, type_event: 'payment.chargeback', account_id: expect.any(String), retry: 0, data: testData },
    ]);
    await expectSignatures();
  });

  test('is not sent for a rejected request or a replayed response', async () => {
    mock.webhooks.register({ url: endpoint.url });
    const key = { 'x-idempotency-key': 'once' };
    await caller.post('/v1/payments', cardPayment(), key);
    await caller.post('/v1/payments', cardPayment(), key);
    await caller.post('/v1/payments', cardPayment({ country: 'DE' }));
    await mock.settled();
    expect(endpoint.arrived).toHaveLength(1);
  });

  test('carries the header credentials, and the log redacts them', async () => {
    mock.webhooks.register({ url: endpoint.url, secret, apiKey: 'key-hidden', apiSecret: 'secret-hidden' });
    await createAndSettle();
    expect(endpoint.arrived[0]?.headers).toMatchObject({ 'x-api-key': 'key-hidden', 'x-secret': 'secret-hidden' });
    await expectSignatures();
    const [delivery] = mock.webhooks.deliveries();
    const headers = { 'x-api-key': '[redacted]', 'x-secret': '[redacted]' };
    const body = endpoint.arrived[0]?.bytes.toString('utf8');
    expect(delivery?.attempts).toMatchObject([{ request: { headers, body } }]);
    expect(JSON.stringify(delivery)).not.toMatch(/hidden|whsec/);
  });

  test('is sent to each subscribed endpoint with the same idempotency key', async () => {
    const events: ('payment.purchase' | 'payment.chargeback')[] = ['payment.chargeback'];
    mock.webhooks.register({ url: `${endpoint.url}/all` });
    mock.webhooks.register({ url: `${endpoint.url}/chargebacks`, events });
    mock.webhooks.register({ url: `${endpoint.url}/none`, events: [] });
    events.push('payment.purchase');
    const payment = await create();
    await mock.settled();
    expect(endpoint.arrived.map(({ path }) => path)).toEqual(['/all']);
    mock.payments.openChargeback(payment.id);
    await mock.settled();
    const [, ...chargebacks] = endpoint.arrived;
    expect(chargebacks.map(({ path }) => path).sort()).toEqual(['/all', '/chargebacks']);
    expect(new Set(chargebacks.map(({ json }) => json.data.payment.idempotency_key)).size).toBe(1);
  });

  test('does not require {"received":true}', async () => {
    mock.webhooks.register({ url: endpoint.url });
    endpoint.responses.push({ status: 200, body: 'thanks' });
    await createAndSettle();
    const attempts = [{ response: { status: 200, body: 'thanks' } }];
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered', attempts }]);
  });

  test('contains no card number', async () => {
    mock.webhooks.register({ url: endpoint.url });
    const card_data = { number: '4111111111111234', security_code: '987', expiration_month: 1, expiration_year: 30 };
    await createAndSettle(cardPayment({ payment_method: { detail: { card: { card_data } } } }));
    expect(endpoint.arrived[0]?.bytes.toString()).not.toMatch(/4111111111111234|"987"/);
  });
});

describe('an incoming transfer', () => {
  test('is sent to the documented path below the base URL, with or without a trailing slash', async () => {
    const paths: string[] = [];
    for (const base of ['', '/', '/shop', '/shop///']) {
      mock.webhooks.setMerchantBaseUrl(endpoint.url + base);
      mock.transfers.receive();
      await mock.settled();
      paths.push(...endpoint.arrived.splice(0).map(({ path }) => path));
    }
    const documented = '/v1/banking/transfers';
    expect(paths).toEqual([documented, documented, `/shop${documented}`, `/shop${documented}`]);
  });

  test('is notified when it is received and when it is completed, with the same id', async () => {
    mock.webhooks.setMerchantBaseUrl(endpoint.url, { secret, apiKey: 'key', apiSecret: 'hidden' });
    const { id } = mock.transfers.receive({ amount: { value: 1_250.5 }, sender: { account_name: 'Zoë & Söhne' } });
    await mock.settled();
    mock.transfers.complete(id);
    await mock.settled();
    expect(validBodies('incomingTransfer').map((transfer) => [transfer.id, transfer.status])).toEqual([
      [id, 'PENDING'],
      [id, 'COMPLETED'],
    ]);
    for (const { headers } of endpoint.arrived) {
      expect(headers).toMatchObject({ 'x-api-key': 'key', 'x-secret': 'hidden' });
    }
    await expectSignatures();
  });

  test('has the same bytes in each attempt', async () => {
    mock.webhooks.setMerchantBaseUrl(endpoint.url, { secret });
    endpoint.responses.push(...Array.from({ length: 6 }, () => ({ status: 502 })));
    mock.transfers.receive();
    await mock.webhooks.flush();
    expect(endpoint.arrived).toHaveLength(7);
    expect(new Set(endpoint.arrived.map(({ bytes }) => bytes.toString('hex'))).size).toBe(1);
    expect(new Set(endpoint.arrived.map(({ headers }) => headers['x-hmac-signature'])).size).toBe(1);
    expect(mock.webhooks.deliveries()).toMatchObject([{ event: 'banking.transfer', status: 'delivered' }]);
  });

  test.each([
    '',
    'OK',
    'true',
    'null',
    '[]',
    '[true]',
    '{}',
    '{"received":"true"}',
    '{"received":1}',
    '{"received":false}',
    '{"received":true',
  ])('is rejected by a 200 response with the body %j', async (body) => {
    mock.webhooks.setMerchantBaseUrl(endpoint.url);
    endpoint.responses.push({ status: 200, body });
    mock.transfers.receive();
    await mock.webhooks.flush();
    expect(mock.webhooks.deliveries()).toMatchObject([
      { status: 'rejected', attempts: [{ response: { status: 200, body } }] },
    ]);
    expect(endpoint.arrived).toHaveLength(1);
  });

  test('is sent to an endpoint only when it lists banking.transfer', async () => {
    mock.webhooks.register({ url: `${endpoint.url}/payments` });
    mock.webhooks.register({ url: `${endpoint.url}/transfers`, events: ['banking.transfer'] });
    mock.transfers.receive();
    await create();
    await mock.settled();
    expect(endpoint.arrived.map(({ path }) => path).sort()).toEqual(['/payments', '/transfers']);
  });

  test('is not sent without a base URL', async () => {
    mock.transfers.receive();
    await mock.settled();
    expect(mock.webhooks.deliveries()).toEqual([]);
  });
});

describe('a delivery', () => {
  /** Registers a receiver that responds when the test does. */
  function registerWaiting() {
    const [called, response] = [deferred(), deferred<Response>()];
    const receiver = () => {
      called.resolve();
      return response.promise;
    };
    mock.webhooks.register({ receiver });
    return { isCalled: called.promise, respond: response.resolve };
  }

  test('does not delay the response that caused it', async () => {
    const { isCalled, respond } = registerWaiting();
    const payment = await create();
    expect(payment.status).toBe('SUCCEEDED');
    await isCalled;
    expect((await caller.get(`/v1/payments/${payment.id}`)).status).toBe(200);
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [] }]);
    let settled = false;
    const settling = mock.settled().then(() => (settled = true));
    await Promise.resolve();
    expect(settled).toBe(false);
    respond(new Response());
    await settling;
    expect(mock.webhooks.deliveries()).toMatchObject([
      { status: 'delivered', attempts: [{ response: { status: 200 } }] },
    ]);
  });

  test('is exhausted after seven attempts to a closed port', async () => {
    mock.webhooks.register({ url: endpoint.url });
    endpoint.stop();
    await create();
    await mock.clock.advance('4d');
    const [delivery] = mock.webhooks.deliveries();
    expect(delivery?.status).toBe('exhausted');
    expect(delivery?.attempts).toHaveLength(7);
    for (const { failure } of delivery?.attempts ?? []) expect(failure).toContain('ECONNREFUSED');
  });

  test('delivers 100 concurrent events', async () => {
    mock.webhooks.register({ url: endpoint.url, secret });
    await Promise.all(Array.from({ length: 100 }, () => create()));
    await mock.settled();
    expect(endpoint.arrived).toHaveLength(100);
    expect(new Set(endpoint.arrived.map(({ json }) => json.data.payment.id)).size).toBe(100);
    expect(new Set(statuses())).toEqual(new Set(['delivered']));
  });

  test('finishes when the mock closes during the attempt, and its retries are dropped', async () => {
    const { isCalled, respond } = registerWaiting();
    await create();
    await isCalled;
    let closed = false;
    const closing = mock.close().then(() => (closed = true));
    await Promise.resolve();
    expect(closed).toBe(false);
    respond(new Response(null, { status: 500 }));
    await closing;
    await mock.webhooks.flush();
    expect(mock.webhooks.deliveries()).toMatchObject([
      { status: 'pending', attempts: [{ response: { status: 500 } }] },
    ]);
  });
});
