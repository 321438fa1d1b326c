import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerAt, cardPayment, dispute, type TestCaller } from '../../../test/helpers/test-caller.ts';
import { caller, create, mock, useMockServer } from '../../../test/helpers/test-mock.ts';
import { type ListeningServer, listen } from '../../node.ts';

useMockServer();
let server: ListeningServer;
/** Calls the port: the requests of `caller` are not kept. */
let remote: TestCaller;
beforeEach(async () => {
  server = await listen(mock, { admin: true });
  remote = callerAt(server.url, mock.credentials);
});
afterEach(() => server.close());

const journal = async (path = '') => (await fetch(`${server.url}/__mock/journal${path}`)).json();

async function replay(number: number, idempotencyKey: string, headers: Record<string, string> = {}, cursor?: string) {
  const response = await fetch(`${server.url}/__mock/journal/${number}/replay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ idempotencyKey, cursor }),
  });
  return { status: response.status, json: await response.json() };
}

/** The lines of the stream of requests. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads lines of any form.
async function streamed(): Promise<any[]> {
  const text = await (await fetch(`${server.url}/__mock/journal/stream?follow=false`)).text();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('repeats a request with the same key, which is replayed, and with a new key, which pays again', async () => {
  const { json: payment } = await remote.post('/v1/payments', cardPayment());
  const same = await replay(1, 'same');
  expect(same).toMatchObject({
    status: 200,
    json: { number: 2, replayed: true, replayable: true, paymentId: payment.id, idempotencyKey: 'call-1' },
  });
  expect(mock.payments.list()).toHaveLength(1);
  const other = await replay(1, 'new');
  expect(other).toMatchObject({ status: 200, json: { number: 3, replayed: false, response: { status: 201 } } });
  expect(other.json.idempotencyKey).not.toBe('call-1');
  expect(mock.payments.list().map(({ merchant_order_id }) => merchant_order_id)).toEqual(['ORDER-1', 'ORDER-1']);
});

test('repeats the same bytes and headers, also those that are no valid JSON, but shows and stores no secret', async () => {
  const text = '{"country":"DE","payment_method":{"detail":{"card":{"card_data":{"number":"4111111111111111"}}}},}';
  await remote.post('/v1/payments', text, { 'x-other': 'ünïcode', cookie: 'session=1' });
  const seen: string[] = [];
  const { handle } = mock.fetch;
  Object.assign(mock.fetch, {
    handle: async (request: Request, options: object) => {
      seen.push(await request.clone().text(), request.headers.get('cookie') ?? '');
      return handle(request, options);
    },
  });
  const repeated = await replay(1, 'same');
  expect(seen).toEqual([text, 'session=1']);
  const [first] = await journal();
  const { request, response } = repeated.json;
  expect(request).toEqual(first.request);
  expect(response.body).toEqual(first.response.body);
  const places = [repeated.json, await journal(), mock.snapshot()].map((each) => JSON.stringify(each)).join();
  for (const secret of [mock.credentials.privateSecretKey, '4111111111111111', 'session=1']) {
    expect(places).not.toContain(secret);
  }
});

test('repeats a request whose credentials were refused, with these credentials', async () => {
  const wrong = { ...mock.credentials, privateSecretKey: 'wrong' };
  await callerAt(server.url, wrong).post('/v1/payments', cardPayment());
  const repeated = await replay(1, 'new');
  expect(repeated).toMatchObject({ status: 200, json: { number: 2, authenticated: false, response: { status: 401 } } });
});

test('repeats evidence with its file', async () => {
  const { id } = mock.payments.create();
  const chargeback = mock.payments.openChargeback(id);
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 7), Buffer.from('\n%%EOF\n')]);
  const body = dispute(file.toString('base64'));
  const first = await remote.post(`/v1/payments/${id}/transactions/${chargeback.id}/dispute`, body);
  const repeated = await replay(1, 'new');
  expect([first.status, repeated.json.response.status]).toEqual([200, 200]);
  expect(mock.disputes.forwardedEvidence(id).map((each) => each.evidence)).toEqual(Array(2).fill(body.evidence));
});

test('repeats a request without a body, and a request that a fault hid', async () => {
  const { json: payment } = await remote.post('/v1/payments', cardPayment());
  await remote.get(`/v1/payments/${payment.id}`);
  mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'response' });
  await expect(remote.post('/v1/payments', cardPayment())).rejects.toThrow();
  expect((await replay(2, 'new')).json).toMatchObject({ operation: 'retrievePayment', paymentId: payment.id });
  expect((await replay(3, 'same')).json).toMatchObject({ replayed: true, response: { status: 201 } });
});

test('rejects a request without kept bytes, and a number that the journal does not have', async () => {
  await create();
  expect(await journal('/1')).toMatchObject({ number: 1, replayable: false });
  expect(await replay(1, 'same')).toMatchObject({
    status: 400,
    json: { code: 'REQUEST_NOT_KEPT', messages: [expect.stringContaining('unavailable')] },
  });
  expect(await replay(2, 'same')).toMatchObject({ status: 404, json: { code: 'REQUEST_NOT_FOUND' } });
  expect(await replay(1, 'other')).toMatchObject({ status: 400, json: { code: 'INVALID_PARAMETERS' } });
});

test.each([
  ['a reset of the merchant', () => mock.merchant(mock.credentials).reset()],
  ['a reset of every merchant', () => mock.reset()],
  ['a restored snapshot', () => mock.restore(mock.snapshot())],
])('%s removes the bytes, and a later request with the same number is another one', async (_, reset) => {
  await remote.post('/v1/payments', cardPayment({ merchant_order_id: 'BEFORE' }));
  await reset();
  await create(cardPayment({ merchant_order_id: 'AFTER' }));
  expect((await replay(1, 'new')).json.code).toBe('REQUEST_NOT_KEPT');
});

test('a request of the stream from before a reset is not confused with a later one of the same number', async () => {
  await remote.post('/v1/payments', cardPayment({ merchant_order_id: 'BEFORE' }));
  await mock.reset();
  await remote.post('/v1/payments', cardPayment({ merchant_order_id: 'AFTER' }));
  const [before, after] = await streamed();
  expect([before.request, after.request]).toMatchObject([
    { number: 1, replayable: false },
    { number: 1, replayable: true },
  ]);
  expect((await replay(1, 'new', {}, before.cursor)).json).toMatchObject({ code: 'REQUEST_NOT_KEPT' });
  expect((await replay(1, 'new', {}, after.cursor)).json).toMatchObject({ number: 2, merchantOrderId: 'AFTER' });
});

test('finds the request of a merchant by its public key', async () => {
  const other = { publicApiKey: 'shop-2', privateSecretKey: 'secret-2' };
  await callerAt(server.url, other).post('/v1/payments', cardPayment());
  expect((await replay(1, 'new')).status).toBe(404);
  const repeated = await replay(1, 'new', { 'public-api-key': 'shop-2' });
  expect(repeated).toMatchObject({ status: 200, json: { number: 2 } });
  expect(mock.merchant(other).payments.list()).toHaveLength(2);
  expect(mock.payments.list()).toHaveLength(0);
});

test('a stream line says whether the request can be repeated, and which payment it is about', async () => {
  const { json: payment } = await remote.post('/v1/payments', cardPayment());
  await caller.get(`/v1/payments/${payment.id}`);
  expect((await streamed()).map(({ request }) => request)).toMatchObject([
    { replayable: true, paymentId: payment.id, merchantOrderId: 'ORDER-1' },
    { replayable: false, paymentId: payment.id, merchantOrderId: 'ORDER-1' },
  ]);
});
