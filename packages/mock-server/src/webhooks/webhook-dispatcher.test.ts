import { verifySignature } from '@paychord/sdk/webhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ArrivedWebhook, type HttpEndpoint, startHttpEndpoint } from '../../test/helpers/http-endpoint.ts';
import { accountId, authorization, callerOf, cardPayment, type TestCaller } from '../../test/helpers/test-caller.ts';
import { webhooks as contract } from '../generated/validators.js';
import { createMockServer, type MockServer } from '../mock-server.ts';
import { violations } from '../model/validation.ts';

const secret = 'whsec 🙂';
let mock: MockServer;
let caller: TestCaller;
let endpoint: HttpEndpoint;

beforeEach(async () => {
  mock = createMockServer({ strict: true });
  caller = callerOf(mock, mock.credentials);
  endpoint = await startHttpEndpoint();
});
afterEach(async () => {
  await mock.close();
  endpoint.stop();
});

const create = async (body: object = cardPayment()) => (await caller.post('/v1/payments', body)).json;
const act = (payment: { id: string; transactions: { id: string } }, verb: string, body: object) =>
  caller.post(`/v1/payments/${payment.id}/transactions/${payment.transactions.id}/${verb}`, body);

describe('a payment event', () => {
  test('is signed over the raw bytes that arrive', async () => {
    mock.webhooks.register({ url: `${endpoint.url}/hook?a=1`, secret });
    await create(cardPayment({ description: 'Zapatos rojos “€” 🙂' }));
    await mock.settled();
    const [{ path, headers, bytes } = {} as ArrivedWebhook] = endpoint.arrived;
    expect(path).toBe('/hook?a=1');
    expect(headers['content-type']).toBe('application/json');
    expect(await verifySignature(bytes, headers['x-hmac-signature'], secret)).toBe(true);
    expect(await verifySignature(bytes, headers['x-hmac-signature'], 'another')).toBe(false);
    expect(mock.webhooks.deliveries()[0]?.attempts[0]?.request.body).toBe(bytes.toString('utf8'));
  });

  test('conforms to the contract and contains the whole payment', async () => {
    mock.webhooks.register({ url: endpoint.url });
    const payment = await create();
    await mock.settled();
    const [{ json, headers } = {} as ArrivedWebhook] = endpoint.arrived;
    expect(violations(contract.paymentEvent ?? (() => false), json)).toEqual([]);
    const { transactions_history: _, ...rest } = payment;
    expect(json).toEqual({
      type: 'payment',
      type_event: 'payment.purchase',
      account_id: accountId,
      version: 2,
      retry: 0,
      data: { payment: { ...rest, taxes: null, split: [], idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
    });
    expect(headers).not.toHaveProperty('x-hmac-signature');
    expect(headers).not.toHaveProperty('x-api-key');
  });

  test('contains the attempt number in the signed body and keeps its idempotency key', async () => {
    mock.webhooks.register({ url: endpoint.url, secret });
    endpoint.responses.push({ status: 500 }, { status: 503 }, { status: 500 });
    await create();
    await mock.webhooks.flush();
    expect(endpoint.arrived.map(({ json }) => json.retry)).toEqual([0, 1, 2, 3]);
    expect(new Set(endpoint.arrived.map(({ headers }) => headers['x-hmac-signature'])).size).toBe(4);
    expect(new Set(endpoint.arrived.map(({ json }) => json.data.payment.idempotency_key)).size).toBe(1);
    for (const { bytes, headers } of endpoint.arrived) {
      expect(await verifySignature(bytes, headers['x-hmac-signature'], secret)).toBe(true);
    }
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
    const reference = { merchant_reference: 'REF-1', reason: 'WHY' };
    const amount = { currency: 'USD', value: 10 };
    const authorized = await create(authorization());
    const captured = (await act(authorized, 'capture', { ...reference, amount })).json;
    await act({ id: authorized.id, transactions: captured }, 'refund', { ...reference, amount });
    await act(await create(authorization()), 'cancel', reference);
    await create(cardPayment({ payment_method: { token: 'tok_error', detail: { card: { capture: false } } } }));
    const transfer = await create(cardPayment({ payment_method: { type: 'BANK_TRANSFER' } }));
    mock.payments.markPaid(transfer.id);
    const chargeback = mock.payments.openChargeback(transfer.id);
    const content = btoa('%PDF-1.4');
    const file = { content_type: 'application/pdf', file_name: 'a.pdf', content_category: 'RECEIPT', content };
    const evidence = { account_id: accountId, evidence: [file] };
    await act({ id: transfer.id, transactions: chargeback }, 'dispute', evidence);
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
    mock = createMockServer({ strict: true, policies: { webhookIdempotencyKey: 'request' } });
    caller = callerOf(mock, mock.credentials);
    mock.webhooks.register({ url: endpoint.url });
    const key = { 'x-idempotency-key': 'ORDER-1' };
    const reference = { merchant_reference: 'REF-1', reason: 'WHY' };
    const { json: payment } = await caller.post('/v1/payments', authorization(), key);
    const { json: captured } = await act(payment, 'capture', { ...reference, amount: payment.amount });
    await act({ id: payment.id, transactions: captured }, 'refund', reference);
    const bankTransfer = cardPayment({ payment_method: { type: 'BANK_TRANSFER' } });
    const { json: transfer } = await caller.post('/v1/payments', bankTransfer, { 'x-idempotency-key': 'ORDER-2' });
    mock.payments.markPaid(transfer.id);
    mock.payments.openChargeback(transfer.id);
    await mock.clock.runAll();
    const keys = endpoint.arrived.map(({ json }) => [json.type_event, json.data.payment.idempotency_key]);
    expect(keys).toEqual([
      ['payment.authorize', 'ORDER-1'],
      ['payment.capture', 'call-2'],
      ['payment.refund', 'call-3'],
      ['payment.purchase', 'ORDER-2'],
      ['payment.purchase', null],
      ['payment.chargeback', null],
      ['payment.chargeback', null],
    ]);
    for (const { json } of endpoint.arrived) {
      expect(violations(contract.paymentEvent ?? (() => false), json)).toEqual([]);
    }
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
    await create();
    await mock.settled();
    expect(endpoint.arrived[0]?.headers).toMatchObject({ 'x-api-key': 'key-hidden', 'x-secret': 'secret-hidden' });
    expect(endpoint.arrived[0]?.headers).toHaveProperty('x-hmac-signature');
    expect(JSON.stringify(mock.webhooks.deliveries())).not.toMatch(/hidden|whsec/);
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
    endpoint.responses.push({ status: 200, body: '' });
    await create();
    await mock.settled();
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
  });

  test('contains no card number', async () => {
    mock.webhooks.register({ url: endpoint.url });
    const card_data = { number: '4111111111111234', security_code: '987', expiration_month: 1, expiration_year: 30 };
    await create(cardPayment({ payment_method: { detail: { card: { card_data } } } }));
    await mock.settled();
    expect(endpoint.arrived[0]?.bytes.toString()).not.toMatch(/4111111111111234|"987"/);
  });
});
