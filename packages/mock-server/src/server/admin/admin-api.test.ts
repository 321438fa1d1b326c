import { afterEach, expect, onTestFinished, test } from 'vitest';
import { deferred } from '../../../../sdk/test/helpers/deferred.ts';
import { type HttpEndpoint, startHttpEndpoint } from '../../../test/helpers/http-endpoint.ts';
import { authorization, callerAt, cardPayment } from '../../../test/helpers/test-caller.ts';
import { createMockServer, type MockServer, type MockServerOptions } from '../../core/mock-server.ts';
import { type ListeningServer, listen } from '../../node.ts';
import { createAdminApi } from './admin-api.ts';
import { createServerPages } from './pages.ts';

let mock: MockServer;
let server: ListeningServer;
afterEach(() => server.close());

async function start(options: MockServerOptions = {}): Promise<void> {
  mock = createMockServer({ strict: true, ...options });
  server = await listen(mock, { admin: true });
}

/** Any language can send this. */
async function command(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/__mock${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: text === '' ? undefined : JSON.parse(text) };
}

let calls = 0;
function caller(credentials = mock.credentials) {
  const { post, get } = callerAt(server.url, credentials);
  calls += 1;
  return { get, post: (path: string, body: unknown) => post(path, body, { 'x-idempotency-key': `caller-${calls}` }) };
}

/** A shop that counts what it receives. It responds with the given statuses in turn, and with 200 after them. */
async function shop(...statuses: number[]): Promise<HttpEndpoint> {
  const endpoint = await startHttpEndpoint();
  endpoint.responses.push(...statuses.map((status) => ({ status })));
  onTestFinished(endpoint.stop);
  return endpoint;
}

test('controls payments, disputes, webhooks and the clock over HTTP', async () => {
  await start();
  const { url, arrived } = await shop();
  const endpoint = await command('POST', '/webhooks/endpoints', { url: `${url}/payments`, secret: 'whsec-1' });
  expect(endpoint).toMatchObject({ status: 201, json: { id: expect.any(String) } });
  expect(await command('PUT', '/webhooks/merchant-base-url', { url })).toMatchObject({ status: 204, json: undefined });

  const { json: payment } = await caller().post('/v1/payments', cardPayment());
  expect(await command('GET', '/payments')).toMatchObject({ status: 200, json: [{ id: payment.id }] });

  const chargeback = await command('POST', `/payments/${payment.id}/moves/openChargeback`, {
    amount: 10.5,
    reason: 'NOT_RECEIVED',
  });
  expect(chargeback).toMatchObject({
    status: 200,
    json: { payment: { status: 'IN_DISPUTE' }, transaction: { type: 'CHARGEBACK', status: 'CREATED', amount: 10.5 } },
  });
  const disputed = await command('POST', '/webhooks/deliveries/wait-for', {
    event: 'payment.chargeback',
    paymentId: payment.id,
  });
  expect(disputed.json.status).toBe('delivered');
  const won = await command('POST', `/payments/${payment.id}/moves/decideDispute`, { decision: 'won' });
  expect(won).toMatchObject({ status: 200, json: { payment: { status: 'SUCCEEDED' } } });

  const transfer = await command('POST', '/transfers');
  expect(transfer).toMatchObject({ status: 201, json: { status: 'PENDING' } });
  const completed = await command('POST', `/transfers/${transfer.json.id}/complete`);
  expect(completed).toMatchObject({ status: 200, json: { status: 'COMPLETED' } });
  expect(await command('GET', '/settled')).toMatchObject({ status: 204 });
  const deliveries = await command('GET', '/webhooks/deliveries');
  expect(deliveries.json.map((each: { event: string; status: string }) => [each.event, each.status])).toEqual([
    ['payment.purchase', 'delivered'],
    ['payment.chargeback', 'delivered'],
    ['payment.chargeback', 'delivered'],
    ['banking.transfer', 'delivered'],
    ['banking.transfer', 'delivered'],
  ]);
  await command('POST', `/webhooks/deliveries/${deliveries.json[0].id}/resend`);
  await command('GET', '/settled');
  expect(arrived).toHaveLength(6);
  expect(await command('POST', '/webhooks/deliveries/failed/resend?since=2026-01-01')).toMatchObject({
    status: 200,
    json: [],
  });

  const { json: held } = await caller().post('/v1/payments', authorization());
  const time = await command('GET', '/clock');
  const later = await command('POST', '/clock/advance', { duration: '7d' });
  expect(later.json.now - time.json.now).toBe(7 * 86_400_000);
  expect((await command('GET', `/payments/${held.id}`)).json.status).toBe('EXPIRED');

  const journal = await command('GET', '/journal?operation=createPayment&status=201&replayed=false');
  expect(journal.json).toHaveLength(2);
  expect(await command('POST', '/reset')).toMatchObject({ status: 204 });
  expect((await command('GET', '/payments')).json).toEqual([]);
});

test.each([
  ['POST', '/webhooks/endpoints'],
  ['PUT', '/webhooks/merchant-base-url'],
])('%s %s rejects a secret with white space around it', async (method, path) => {
  await start();
  const refused = await command(method, path, { url: 'http://127.0.0.1:1', secret: 'whsec-1\n' });
  expect(refused).toMatchObject({
    status: 400,
    json: {
      code: 'INVALID_PARAMETERS',
      messages: [expect.stringMatching(/^secret must be .* without white space or a byte order mark around it/)],
    },
  });
});

test('creates customers, payment methods, campaigns and onboarding transfers', async () => {
  await start();
  const customerId = '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22';
  const customer = await command('POST', '/customers', { id: customerId, merchant_customer_id: 'shopper-1' });
  expect(customer).toMatchObject({ status: 201, json: { id: customerId } });
  const method = await command('POST', `/customers/${customer.json.id}/payment-methods`, { name: 'Blue card' });
  expect(method).toMatchObject({ status: 201, json: { name: 'Blue card' } });
  const enrolled = await caller().get(`/v1/customers/${customer.json.id}/payment-methods`);
  expect(enrolled.json.payment_methods).toMatchObject([{ name: 'Blue card' }]);

  const campaign = await command('POST', '/campaigns', { rules: [{ conditional: 'ONE_OF' }] });
  expect((await caller().get(`/v1/campaigns/${campaign.json.id}`)).json.data).toEqual(campaign.json);
  expect((await command('POST', '/onboarding-transfers', { id: 'transfer-1' })).json.id).toBe('transfer-1');
});

test('shows a numeric order id whole, although its digits could be those of a card', async () => {
  await start();
  const order = '5123456789010';
  const { json } = await command('POST', '/payments', { merchant_order_id: order, description: order });
  expect(json).toMatchObject({ merchant_order_id: order, description: '[redacted]' });
});

test('injects a fault and clears it', async () => {
  await start();
  await command('POST', '/faults', { phase: 'before', status: 503, operation: 'createPayment', when: { times: 2 } });
  expect((await caller().post('/v1/payments', cardPayment())).status).toBe(503);
  expect(await command('DELETE', '/faults')).toMatchObject({ status: 204 });
  expect((await caller().post('/v1/payments', cardPayment())).status).toBe(201);
});

test('clears one fault by the id that its injection returned', async () => {
  await start();
  const inject = (status: number) => command('POST', '/faults', { phase: 'before', status });
  const [first, second] = [await inject(503), await inject(504)];
  expect([first.status, first.json]).toEqual([201, { id: mock.faults.list()[0]?.id }]);
  expect(await command('DELETE', `/faults/${first.json.id}`)).toMatchObject({ status: 204 });
  expect(mock.faults.list().map(({ id }) => id)).toEqual([second.json.id]);
});

test('simulates webhook chaos until it is set to an empty object', async () => {
  await start();
  await command('POST', '/webhooks/endpoints', { url: (await shop()).url });
  await command('PUT', '/webhooks/chaos', { drop: 1 });
  await caller().post('/v1/payments', cardPayment());
  await command('GET', '/settled');
  await command('PUT', '/webhooks/chaos', {});
  await command('POST', '/webhooks/flush');
  const [delivery] = (await command('GET', '/webhooks/deliveries')).json;
  expect(delivery).toMatchObject({
    status: 'delivered',
    attempts: [{ chaosEffect: 'drop' }, { response: { status: 200 } }],
  });
});

test('flushes webhooks without moving payments or time', async () => {
  await start();
  await command('POST', '/webhooks/endpoints', { url: (await shop(500, 500, 500)).url });
  const { json: payment } = await caller().post('/v1/payments', cardPayment());
  await command('POST', `/payments/${payment.id}/moves/openChargeback`);
  expect(await command('POST', '/webhooks/flush')).toMatchObject({ status: 204 });
  expect((await command('GET', '/webhooks/deliveries')).json).toMatchObject([
    { event: 'payment.purchase', status: 'delivered' },
    { event: 'payment.chargeback', status: 'delivered' },
  ]);
  expect((await command('GET', `/payments/${payment.id}`)).json).toMatchObject({ status: 'IN_DISPUTE' });
  expect(mock.clock.timestamp()).toBe('2026-01-01T00:00:00.000Z');
});

test('restores a snapshot that the server keeps', async () => {
  await start();
  await command('POST', '/webhooks/endpoints', { url: 'http://127.0.0.1:9/', secret: 'whsec-1' });
  const { status, json: snapshot } = await command('POST', '/snapshots');
  expect([status, snapshot]).toEqual([201, { id: 'snapshot-1', bytes: expect.any(Number) }]);
  expect(await command('GET', '/snapshots')).toMatchObject({ status: 200, json: [snapshot] });
  await caller().post('/v1/payments', cardPayment());
  expect(await command('POST', `/snapshots/${snapshot.id}/restore`)).toMatchObject({ status: 204 });
  expect((await command('GET', '/payments')).json).toEqual([]);
  expect(await command('DELETE', `/snapshots/${snapshot.id}`)).toMatchObject({ status: 204 });
  const gone = await command('POST', `/snapshots/${snapshot.id}/restore`);
  expect(gone).toMatchObject({ status: 404, json: { code: 'SNAPSHOT_NOT_FOUND' } });
});

test('controls the merchant of public-api-key without its secret key', async () => {
  await start();
  const mine = { 'public-api-key': 'mine' };
  await command('POST', '/faults', { phase: 'before', status: 500 }, mine);
  expect((await caller().post('/v1/payments', cardPayment())).status).toBe(201);
  const me = { publicApiKey: 'mine', privateSecretKey: 'first' };
  expect((await caller(me).post('/v1/payments', cardPayment())).status).toBe(500);
  expect((await caller(me).post('/v1/payments', cardPayment())).status).toBe(201);
  expect((await command('GET', '/payments', undefined, mine)).json).toHaveLength(1);

  // The first secret key of a merchant stays valid after a reset.
  await command('POST', '/reset', undefined, mine);
  const another = caller({ publicApiKey: 'mine', privateSecretKey: 'second' });
  expect((await another.post('/v1/payments', cardPayment())).status).toBe(401);
  expect((await command('GET', '/payments')).json).toHaveLength(1);
  await command('POST', '/reset-all');
  expect((await command('GET', '/payments')).json).toEqual([]);
});

test('names the merchant of a payment when a call is for another one', async () => {
  await start();
  const { json: payment } = await command('POST', '/payments');
  const other = { 'public-api-key': 'other' };
  for (const call of [
    command('GET', `/payments/${payment.id}`, undefined, other),
    command('POST', `/payments/${payment.id}/moves/refund`, {}, other),
  ]) {
    expect((await call).json).toEqual({
      code: 'PAYMENT_NOT_FOUND',
      messages: [
        `No payment has the id "${payment.id}". The merchant ${mock.credentials.publicApiKey} has it. Send its public-api-key, or pass --merchant to a command`,
      ],
    });
  }
});

test('does not create a merchant for a read', async () => {
  await start({ limits: { merchants: 2 } });
  const unknownMerchant = { 'public-api-key': 'unknown-merchant' };
  for (const path of ['/payments', '/journal', '/webhooks/deliveries']) {
    expect(await command('GET', path, undefined, unknownMerchant)).toMatchObject({ status: 200, json: [] });
  }
  expect((await command('GET', '/clock', undefined, unknownMerchant)).json.timestamp).toBe('2026-01-01T00:00:00.000Z');
  expect((await command('GET', '/settled', undefined, unknownMerchant)).status).toBe(204);
  expect((await command('GET', '/payments/nothing', undefined, unknownMerchant)).json.code).toBe('PAYMENT_NOT_FOUND');
  const me = caller({ publicApiKey: 'mine', privateSecretKey: 'secret' });
  expect((await me.post('/v1/payments', cardPayment())).status).toBe(201);
  // A write creates the merchant unless the limit is reached.
  for (const path of ['/reset', '/transfers']) {
    const full = await command('POST', path, undefined, unknownMerchant);
    expect(full.json.messages).toEqual([expect.stringContaining('at most 2 merchants')]);
  }
});

test('waits for one merchant or for every merchant', async () => {
  await start();
  const { promise: responded, resolve: respond } = deferred();
  const slow = mock.merchant({ publicApiKey: 'slow' });
  slow.webhooks.setMerchantBaseUrl(() => responded.then(() => Response.json({ received: true })));
  slow.transfers.receive();
  expect((await command('GET', '/settled')).status).toBe(204);
  const waiting = [command('GET', '/settled', undefined, { 'public-api-key': 'slow' }), command('GET', '/settled-all')];
  expect(slow.webhooks.deliveries()).toMatchObject([{ status: 'pending' }]);
  respond();
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(204);
  expect(slow.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
});

test('returns 404 for a merchant that is not among the configured credentials', async () => {
  await start({ credentials: [{ publicApiKey: 'shop', privateSecretKey: 'secret' }] });
  expect((await command('GET', '/payments', undefined, { 'public-api-key': 'shop' })).status).toBe(200);
  const unknown = await command('GET', '/payments', undefined, { 'public-api-key': 'other' });
  expect(unknown).toMatchObject({ status: 404, json: { code: 'MERCHANT_NOT_FOUND' } });
});

test('redacts secrets, card data and document numbers in responses', async () => {
  await start();
  const payer = { document: { document_type: 'CC', document_number: '1093333333' } };
  const card = { number: '4111111111110002', expiration_month: 1, expiration_year: 30, security_code: '987' };
  const body = cardPayment({
    customer_payer: payer,
    payment_method: { type: 'CARD', detail: { card: { card_data: card } } },
  });
  expect((await caller().post('/v1/payments', body)).status).toBe(201);
  for (const path of ['/payments', '/journal']) {
    const text = JSON.stringify((await command('GET', path)).json);
    expect(text).toContain('[redacted]');
    for (const secret of ['1093333333', '4111111111110002', '987', mock.credentials.privateSecretKey]) {
      expect(text).not.toContain(`"${secret}"`);
    }
  }
});

test('redacts a card number in a text of a payment, also in the body of a delivery', async () => {
  await start();
  mock.webhooks.register({ inbox: true });
  const body = cardPayment({ description: 'Card 4111-1111-1111-1111', payment_method: { token: '4111111111111111' } });
  const { json } = await caller().post('/v1/payments', body);
  await mock.settled();
  for (const path of [`/payments/${json.id}`, '/webhooks/deliveries']) {
    const text = JSON.stringify((await command('GET', path)).json);
    expect(text).toContain(json.id);
    expect(text).not.toMatch(/4111-1111|4111111111111111/);
  }
  const { json: deliveries } = await command('GET', '/webhooks/deliveries');
  expect(JSON.parse(deliveries[0].attempts[0].request.body)).toMatchObject({
    data: { payment: { id: json.id, description: 'Card [redacted]' } },
  });
  expect(mock.webhooks.deliveries()[0]?.attempts[0]?.request.body).toContain('Card 4111-1111-1111-1111');
});

test.for([
  ['POST /payments/unknown/moves/decideDispute', { decision: 'drawn' }, 'decision must be one of won, lost'],
  ['POST /payments/unknown/moves/openChargeback', { amount: -1 }, 'amount must be greater than 0'],
  ['POST /payments/unknown/moves/openChargeback', { amuont: 1 }, 'amuont is not a known field. Did you mean amount?'],
  ['POST /faults', { phase: 'before', status: 500, when: { tmes: 2 } }, 'when.tmes is not a known field. Did you mean'],
  ['POST /faults', { phase: 'before', status: 500, times: 2 }, 'times is not a known field. Did you mean when.times?'],
  ['POST /clock/advance', { duration: 'soon' }, 'duration must be a number of milliseconds, or a number with'],
  ['POST /clock/advance', { duration: -1 }, 'duration must be at least 0'],
  ['POST /clock/advance', { duration: 1e300 }, 'must be less than'],
  ['POST /payments', { status: 'DECLINED' }, 'status is a field of the response, which the mock server sets'],
  ['POST /faults', { phase: 'never' }, 'phase must be one of before'],
  ['POST /faults', { phase: 'before', status: 500, operation: 'pay' }, 'operation must be one of'],
  ['POST /faults', { phase: 'before', status: 500, when: { nth: 0 } }, 'when.nth must be at least 1'],
  ['PUT /webhooks/chaos', { drop: 2 }, 'drop must be at most 1'],
  ['POST /webhooks/endpoints', { url: 'ftp://x' }, 'url must be an http or https URL'],
  ['POST /webhooks/endpoints', { url: 'http://x', events: ['all'] }, 'events[0] must be one of payment.purchase'],
  ['POST /transfers', { amount: { value: 'much' } }, 'amount.value must be a number'],
  ['GET /journal?status=ok', undefined, 'status must be an integer (received "ok")'],
  ['GET /journal?Status=201', undefined, 'Status is not a known field. Did you mean status?'],
  ['POST /webhooks/deliveries/failed/resend?since=3000-01-01', undefined, 'since must not be after the time of the'],
  ['POST /webhooks/deliveries/an-id/resend?since=2026-01-01', undefined, 'Pass failed in place of the id'],
  ['GET /transfers?limit=1', undefined, 'limit is not a known field'],
  ['GET /payments?limit=0', undefined, 'limit must be at least 1'],
  ['GET /payments?status=PAID', undefined, 'status must be one of CREATED'],
  ['GET /journal?operation=createPaymnt', undefined, 'operation must be one of createPayment'],
] as const)('%s with the body %j returns 400 INVALID_PARAMETERS', async ([call, body, message]) => {
  await start();
  const [method = '', path = ''] = call.split(' ');
  const json = { code: 'INVALID_PARAMETERS', messages: [expect.stringContaining(message)] };
  expect(await command(method, path, body)).toMatchObject({ status: 400, json });
});

test.for([
  ['POST /payments/unknown/moves/openChargeback', {}, 404, 'PAYMENT_NOT_FOUND', 'No payment has the id "unknown"'],
  ['POST /payments/unknown/moves/decideDispute', {}, 404, 'PAYMENT_NOT_FOUND', 'No payment has the id "unknown"'],
  ['POST /clock/advance', '{', 400, 'INVALID_REQUEST', 'not JSON'],
  ['POST /clock/advance', undefined, 400, 'INVALID_REQUEST', 'A JSON body is required'],
  ['POST /faults', { phase: 'body' }, 400, 'MISSING_PARAMETERS', 'corrupt is required'],
  ['POST /webhooks/deliveries/wait-for', { timeoutMs: 0 }, 404, 'DELIVERY_NOT_FOUND', 'No matching webhook'],
  ['POST /webhooks/deliveries/nothing/resend', undefined, 404, 'DELIVERY_NOT_FOUND', 'No delivery has the id'],
  ['POST /transfers/nothing/complete', undefined, 404, 'TRANSFER_NOT_FOUND', 'No transfer'],
  ['POST /customers', {}, 400, 'MISSING_PARAMETERS', 'merchant_customer_id is required'],
  ['GET /nothing', undefined, 404, 'UNKNOWN_PATH', '/__mock/nothing'],
  ['GET /reset', undefined, 405, 'UNSUPPORTED_METHOD', 'This path supports POST only'],
] as const)('%s with the body %j returns %d %s', async ([call, body, status, code, message]) => {
  await start();
  const [method = '', path = ''] = call.split(' ');
  const json = { code, messages: [expect.stringContaining(message)] };
  expect(await command(method, path, body)).toMatchObject({ status, json });
});

test('rejects a body that is too large or is not JSON', async () => {
  await start();
  expect((await command('POST', '/transfers', '{}', { 'content-type': 'text/plain' })).status).toBe(415);
  const none = () => '';
  const sources = {
    version: none,
    documentation: none,
    serviceDocument: () => ({}),
    adminDocument: () => ({}),
    inspectorFile: () => undefined,
    referenceFile: () => undefined,
  };
  const pages = createServerPages(sources, true);
  const headers = { host: 'localhost', 'content-type': 'application/json' };
  const body = `"${'x'.repeat(10 * 1024 * 1024)}"`;
  const { respond: callAdminApi } = createAdminApi(mock, pages, { token: undefined, hosts: [], origins: [] });
  const large = await callAdminApi(new Request('http://localhost/__mock/transfers', { method: 'POST', headers, body }));
  expect([large.status, (await large.json()).code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

test('is disabled by default', async () => {
  mock = createMockServer({ strict: true });
  server = await listen(mock);
  expect((await fetch(`${server.url}/__mock/payments`)).status).toBe(404);
  expect(server.adminToken).toBeUndefined();
});

test.each(['\0', 'x\ud800'])('rejects the secret %j in a check of a signature', async (secret) => {
  await start();
  await command('POST', '/webhooks/endpoints', { inbox: true, secret: 'whsec-1' });
  await caller().post('/v1/payments', cardPayment());
  await mock.settled();
  const deliveryId = mock.webhooks.deliveries()[0]?.id;
  expect(await command('POST', '/webhooks/explain-signature', { deliveryId, secret })).toMatchObject({
    status: 400,
    json: { code: 'INVALID_PARAMETERS', messages: ['secret must be valid text that is not blank'] },
  });
});
