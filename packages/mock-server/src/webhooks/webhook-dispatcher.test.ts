import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifySignature } from '@paychord/sdk/webhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountId, authorization, callerOf, cardPayment, type TestCaller } from '../../test/helpers/test-caller.ts';
import { webhooks as contract } from '../generated/validators.js';
import { createMockServer, type MockServer } from '../mock-server.ts';
import { violations } from '../model/validation.ts';

interface Arrival {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads bodies of any form.
  readonly json: any;
}

/** A merchant's endpoint on a real port. It answers with the next of `answers`, and 200 `{"received":true}` when there is none. */
async function receiving() {
  const arrivals: Arrival[] = [];
  const answers: { status: number; body?: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    arrivals.push({
      path: request.url ?? '',
      headers: request.headers,
      bytes,
      json: JSON.parse(bytes.toString('utf8')),
    });
    const { status, body = '{"received":true}' } = answers.shift() ?? { status: 200 };
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrivals, answers, stop };
}

const secret = 'whsec 🙂';
let mock: MockServer;
let caller: TestCaller;
let merchant: Awaited<ReturnType<typeof receiving>>;

beforeEach(async () => {
  mock = createMockServer({ strict: true });
  caller = callerOf(mock, mock.credentials);
  merchant = await receiving();
});
afterEach(async () => {
  await mock.close();
  merchant.stop();
});

const create = async (body: object = cardPayment()) => (await caller.post('/v1/payments', body)).json;
const act = (payment: { id: string; transactions: { id: string } }, verb: string, body: object) =>
  caller.post(`/v1/payments/${payment.id}/transactions/${payment.transactions.id}/${verb}`, body);

describe('a payment event', () => {
  test('is signed over exactly the bytes that arrive', async () => {
    mock.webhooks.register({ url: `${merchant.url}/hook?a=1`, secret });
    await create(cardPayment({ description: 'Zapatos rojos “€” 🙂' }));
    await mock.settled();
    const [{ path, headers, bytes } = {} as Arrival] = merchant.arrivals;
    expect(path).toBe('/hook?a=1');
    expect(headers['content-type']).toBe('application/json');
    expect(await verifySignature(bytes, headers['x-hmac-signature'], secret)).toBe(true);
    expect(await verifySignature(bytes, headers['x-hmac-signature'], 'another')).toBe(false);
    expect(mock.webhooks.deliveries()[0]?.attempts[0]?.request.body).toBe(bytes.toString('utf8'));
  });

  test('is as the contract says, and carries the whole payment', async () => {
    mock.webhooks.register({ url: merchant.url });
    const payment = await create();
    await mock.settled();
    const [{ json, headers } = {} as Arrival] = merchant.arrivals;
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

  test('counts its attempts inside the signed body, and keeps its key', async () => {
    mock.webhooks.register({ url: merchant.url, secret });
    merchant.answers.push({ status: 500 }, { status: 503 }, { status: 500 });
    await create();
    await mock.webhooks.flush();
    expect(merchant.arrivals.map(({ json }) => json.retry)).toEqual([0, 1, 2, 3]);
    expect(new Set(merchant.arrivals.map(({ headers }) => headers['x-hmac-signature'])).size).toBe(4);
    expect(new Set(merchant.arrivals.map(({ json }) => json.data.payment.idempotency_key)).size).toBe(1);
    for (const { bytes, headers } of merchant.arrivals) {
      expect(await verifySignature(bytes, headers['x-hmac-signature'], secret)).toBe(true);
    }
    const [first, ...others] = merchant.arrivals.map(({ json }) => ({ ...json, retry: 0 }));
    for (const other of others) expect(other).toEqual(first);
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered', attempts: [{}, {}, {}, {}] }]);
  });

  test('says what was so when it happened, even when it is tried later', async () => {
    mock.webhooks.register({ url: merchant.url });
    merchant.answers.push({ status: 500 });
    const payment = await create();
    await mock.settled();
    mock.payments.openChargeback(payment.id);
    await mock.clock.advance('5m');
    expect(merchant.arrivals.map(({ json }) => [json.type_event, json.retry, json.data.payment.status])).toEqual([
      ['payment.purchase', 0, 'SUCCEEDED'],
      ['payment.chargeback', 0, 'IN_DISPUTE'],
      ['payment.purchase', 1, 'SUCCEEDED'],
    ]);
  });

  test('follows from every operation, with the transaction that caused it', async () => {
    mock.webhooks.register({ url: merchant.url });
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
    const told = mock.webhooks.deliveries().map(({ event, attempts }) => {
      const { status, transactions } = JSON.parse(attempts[0]?.request.body ?? '').data.payment;
      return `${event}: ${status}, ${transactions.type} ${transactions.status}`;
    });
    expect(told).toEqual([
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
    const keys = merchant.arrivals.map(({ json }) => json.data.payment.idempotency_key);
    expect(new Set(keys).size).toBe(told.length);
  });

  test('has the idempotency key of the request that caused it by policy, and null where no request did', async () => {
    mock = createMockServer({ strict: true, policies: { webhookIdempotencyKey: 'request' } });
    caller = callerOf(mock, mock.credentials);
    mock.webhooks.register({ url: merchant.url });
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
    const keys = merchant.arrivals.map(({ json }) => [json.type_event, json.data.payment.idempotency_key]);
    expect(keys).toEqual([
      ['payment.authorize', 'ORDER-1'],
      ['payment.capture', 'call-2'],
      ['payment.refund', 'call-3'],
      ['payment.purchase', 'ORDER-2'],
      ['payment.purchase', null],
      ['payment.chargeback', null],
      ['payment.chargeback', null],
    ]);
    for (const { json } of merchant.arrivals) {
      expect(violations(contract.paymentEvent ?? (() => false), json)).toEqual([]);
    }
  });

  test('is not sent for what is refused, nor again for a repeated key', async () => {
    mock.webhooks.register({ url: merchant.url });
    const key = { 'x-idempotency-key': 'once' };
    await caller.post('/v1/payments', cardPayment(), key);
    await caller.post('/v1/payments', cardPayment(), key);
    await caller.post('/v1/payments', cardPayment({ country: 'DE' }));
    await mock.settled();
    expect(merchant.arrivals).toHaveLength(1);
  });

  test('carries the header credentials, which the log does not show', async () => {
    mock.webhooks.register({ url: merchant.url, secret, apiKey: 'key-hidden', apiSecret: 'secret-hidden' });
    await create();
    await mock.settled();
    expect(merchant.arrivals[0]?.headers).toMatchObject({ 'x-api-key': 'key-hidden', 'x-secret': 'secret-hidden' });
    expect(merchant.arrivals[0]?.headers).toHaveProperty('x-hmac-signature');
    expect(JSON.stringify(mock.webhooks.deliveries())).not.toMatch(/hidden|whsec/);
  });

  test('goes to each endpoint that wants it, with one key', async () => {
    const events: ('payment.purchase' | 'payment.chargeback')[] = ['payment.chargeback'];
    mock.webhooks.register({ url: `${merchant.url}/all` });
    mock.webhooks.register({ url: `${merchant.url}/chargebacks`, events });
    mock.webhooks.register({ url: `${merchant.url}/none`, events: [] });
    events.push('payment.purchase');
    const payment = await create();
    await mock.settled();
    expect(merchant.arrivals.map(({ path }) => path)).toEqual(['/all']);
    mock.payments.openChargeback(payment.id);
    await mock.settled();
    const [, ...chargebacks] = merchant.arrivals;
    expect(chargebacks.map(({ path }) => path).sort()).toEqual(['/all', '/chargebacks']);
    expect(new Set(chargebacks.map(({ json }) => json.data.payment.idempotency_key)).size).toBe(1);
  });

  test('does not need {"received":true}', async () => {
    mock.webhooks.register({ url: merchant.url });
    merchant.answers.push({ status: 200, body: '' });
    await create();
    await mock.settled();
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
  });

  test('holds no card number', async () => {
    mock.webhooks.register({ url: merchant.url });
    const card_data = { number: '4111111111111234', security_code: '987', expiration_month: 1, expiration_year: 30 };
    await create(cardPayment({ payment_method: { detail: { card: { card_data } } } }));
    await mock.settled();
    expect(merchant.arrivals[0]?.bytes.toString()).not.toMatch(/4111111111111234|"987"/);
  });
});

describe('an incoming transfer', () => {
  test('is posted below the base URL, however that ends', async () => {
    for (const base of ['', '/', '/shop', '/shop///']) mock.webhooks.setMerchantBaseUrl(merchant.url + base);
    const paths: string[] = [];
    for (const base of ['', '/', '/shop', '/shop///']) {
      mock.webhooks.setMerchantBaseUrl(merchant.url + base);
      mock.transfers.receive();
      await mock.settled();
      paths.push(...merchant.arrivals.splice(0).map(({ path }) => path));
    }
    const documented = '/v1/banking/transfers';
    expect(paths).toEqual([documented, documented, `/shop${documented}`, `/shop${documented}`]);
  });

  test('is notified when it comes and when the money is there, under one id', async () => {
    mock.webhooks.setMerchantBaseUrl(merchant.url, { secret, apiKey: 'key', apiSecret: 'hidden' });
    const { id } = mock.transfers.receive({ amount: { value: 1_250.5 }, sender: { account_name: 'Zoë & Söhne' } });
    await mock.settled();
    mock.transfers.complete(id);
    await mock.settled();
    expect(merchant.arrivals.map(({ json }) => [json.id, json.status])).toEqual([
      [id, 'PENDING'],
      [id, 'COMPLETED'],
    ]);
    for (const { bytes, headers, json } of merchant.arrivals) {
      expect(await verifySignature(bytes, headers['x-hmac-signature'], secret)).toBe(true);
      expect(headers).toMatchObject({ 'x-api-key': 'key', 'x-secret': 'hidden' });
      expect(violations(contract.incomingTransfer ?? (() => false), json)).toEqual([]);
    }
  });

  test('has the same bytes on each attempt', async () => {
    mock.webhooks.setMerchantBaseUrl(merchant.url, { secret });
    merchant.answers.push(...Array.from({ length: 6 }, () => ({ status: 502 })));
    mock.transfers.receive();
    await mock.webhooks.flush();
    expect(merchant.arrivals).toHaveLength(7);
    expect(new Set(merchant.arrivals.map(({ bytes }) => bytes.toString('hex'))).size).toBe(1);
    expect(new Set(merchant.arrivals.map(({ headers }) => headers['x-hmac-signature'])).size).toBe(1);
    expect(mock.webhooks.deliveries()).toMatchObject([{ event: 'banking.transfer', status: 'delivered' }]);
  });

  test.each(['', '{}', 'ok', '{"received":"true"}', '{"received":false}'])('200 %j ends its delivery', async (body) => {
    mock.webhooks.setMerchantBaseUrl(merchant.url);
    merchant.answers.push({ status: 200, body });
    mock.transfers.receive();
    await mock.webhooks.flush();
    expect(mock.webhooks.deliveries()).toMatchObject([
      { status: 'rejected', attempts: [{ response: { status: 200, body } }] },
    ]);
    expect(merchant.arrivals).toHaveLength(1);
  });

  test('goes to a function under the documented path', async () => {
    const urls: string[] = [];
    mock.webhooks.setMerchantBaseUrl((request) => {
      urls.push(new URL(request.url).pathname);
      return Response.json({ received: true });
    });
    mock.transfers.receive();
    await mock.settled();
    expect(urls).toEqual(['/v1/banking/transfers']);
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
  });

  test('goes to an endpoint only when that asks for it', async () => {
    mock.webhooks.register({ url: `${merchant.url}/payments` });
    mock.webhooks.register({ url: `${merchant.url}/transfers`, events: ['banking.transfer'] });
    mock.transfers.receive();
    await create();
    await mock.settled();
    expect(merchant.arrivals.map(({ path }) => path).sort()).toEqual(['/payments', '/transfers']);
  });

  test('is nobody’s business when there is no base URL', async () => {
    mock.transfers.receive();
    await mock.settled();
    expect(mock.webhooks.deliveries()).toEqual([]);
  });
});

describe('delivering', () => {
  test('never holds up the answer that caused it', async () => {
    let answer = (_response: Response) => {};
    let called = () => {};
    const isCalled = new Promise<void>((resolve) => (called = resolve));
    mock.webhooks.register({
      receiver: () => {
        called();
        return new Promise((resolve) => (answer = resolve));
      },
    });
    const payment = await create();
    expect(payment.status).toBe('SUCCEEDED');
    await isCalled;
    expect((await caller.get(`/v1/payments/${payment.id}`)).status).toBe(200);
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [] }]);
    let settled = false;
    const settling = mock.settled().then(() => (settled = true));
    await Promise.resolve();
    expect(settled).toBe(false);
    answer(new Response());
    await settling;
    expect(mock.webhooks.deliveries()).toMatchObject([
      { status: 'delivered', attempts: [{ response: { status: 200 } }] },
    ]);
  });

  test('to a function that throws is tried again', async () => {
    let calls = 0;
    mock.webhooks.register({
      receiver() {
        calls += 1;
        if (calls < 3) throw new Error('out of order');
        return new Response();
      },
    });
    await create();
    await mock.webhooks.flush();
    expect(mock.webhooks.deliveries()).toMatchObject([
      {
        status: 'delivered',
        attempts: [{ failure: 'out of order' }, { failure: 'out of order' }, { response: { status: 200 } }],
      },
    ]);
  });

  test('to a port that nobody listens on ends after seven attempts', async () => {
    mock.webhooks.register({ url: merchant.url });
    merchant.stop();
    await create();
    await mock.clock.advance('4d');
    const [delivery] = mock.webhooks.deliveries();
    expect(delivery?.status).toBe('exhausted');
    expect(delivery?.attempts).toHaveLength(7);
    for (const { failure } of delivery?.attempts ?? []) expect(failure).toContain('ECONNREFUSED');
  });

  test('lets a receiver call the mock, and what follows from that is waited for', async () => {
    const heard: string[] = [];
    mock.webhooks.register({
      async receiver(request) {
        const { type_event, data } = (await request.json()) as { type_event: string; data: { payment: never } };
        heard.push(type_event);
        if (type_event === 'payment.purchase') await act(data.payment, 'refund', { merchant_reference: 'REF-1' });
        return new Response();
      },
    });
    await create();
    await mock.settled();
    expect(heard).toEqual(['payment.purchase', 'payment.refund']);
  });

  test('to many at once reaches them all', async () => {
    mock.webhooks.register({ url: merchant.url, secret });
    await Promise.all(Array.from({ length: 100 }, () => create()));
    await mock.settled();
    expect(merchant.arrivals).toHaveLength(100);
    expect(new Set(merchant.arrivals.map(({ json }) => json.data.payment.id)).size).toBe(100);
    expect(mock.webhooks.deliveries().every(({ status }) => status === 'delivered')).toBe(true);
  });

  test('that is under way when the mock is closed is finished; what waits is dropped', async () => {
    let answer = (_response: Response) => {};
    let called = () => {};
    const isCalled = new Promise<void>((resolve) => (called = resolve));
    mock.webhooks.register({
      receiver: () => {
        called();
        return new Promise((resolve) => (answer = resolve));
      },
    });
    await create();
    await isCalled;
    let closed = false;
    const closing = mock.close().then(() => (closed = true));
    await Promise.resolve();
    expect(closed).toBe(false);
    answer(new Response(null, { status: 500 }));
    await closing;
    await mock.webhooks.flush();
    expect(mock.webhooks.deliveries()).toMatchObject([
      { status: 'pending', attempts: [{ response: { status: 500 } }] },
    ]);
  });

  test('is told in copies', async () => {
    mock.webhooks.register({ url: merchant.url });
    merchant.answers.push({ status: 500 });
    await create();
    await mock.settled();
    const [delivery] = mock.webhooks.deliveries();
    if (delivery === undefined) throw new Error('no delivery');
    delivery.status = 'delivered';
    delivery.attempts.length = 0;
    await mock.webhooks.flush();
    expect(mock.webhooks.deliveries()).toMatchObject([
      { status: 'delivered', attempts: [{ number: 0 }, { number: 1 }] },
    ]);
  });
});
