import { describe, expect, test } from 'vitest';
import { accountId, callerOf, cardPayment, dispute } from '../../../test/helpers/test-caller.ts';
import { caller, create, mock, register, startMock, useMockServer } from '../../../test/helpers/test-mock.ts';
import { requestJson } from '../../server/cli/server-log.ts';
import { formatRequest } from './format-log.ts';
import { createJournal, type JournalEntry } from './journal.ts';

useMockServer();
const oneKey = { 'x-idempotency-key': 'one-key' };

test('contains the request, the response and the ids of the webhooks it caused', async () => {
  register();
  const { json: payment } = await caller.post('/v1/payments', cardPayment(), oneKey);
  await caller.get(`/v1/payments/${payment.id}?raw_response=true`);
  const [created, read] = mock.journal.requests();
  expect(created).toMatchObject({
    number: 1,
    at: mock.clock.timestamp(),
    operation: 'createPayment',
    method: 'POST',
    path: '/v1/payments',
    idempotencyKey: 'one-key',
    request: { headers: { 'public-api-key': mock.credentials.publicApiKey }, body: cardPayment() },
    response: { status: 201, body: { id: payment.id } },
    replayed: false,
    faults: [],
    deliveries: mock.webhooks.deliveries().map(({ id }) => id),
  });
  expect(created?.deliveries).toHaveLength(1);
  expect(read).toMatchObject({ number: 2, path: `/v1/payments/${payment.id}`, deliveries: [] });
});

test('a change to an entry that was read changes neither the journal nor the payment', async () => {
  const watched: JournalEntry[] = [];
  mock.watch({ request: ({ entry }) => watched.push(entry) });
  const body = { ...cardPayment(), customer_payer: { first_name: 'María' } };
  const { json: payment } = await caller.post('/v1/payments', body);
  for (const entry of [...mock.journal.requests(), ...watched]) {
    const { customer_payer } = entry.request.body as typeof body;
    expect(customer_payer).toEqual(body.customer_payer);
    customer_payer.first_name = 'Changed';
  }
  expect(mock.journal.requests()[0]?.request.body).toMatchObject({ customer_payer: body.customer_payer });
  const { json: read } = await caller.get(`/v1/payments/${payment.id}`);
  expect(read).toMatchObject({ customer_payer: body.customer_payer });
});

test('an entry that a watcher changes does not change the journal, and has the query', async () => {
  const watched: JournalEntry[] = [];
  mock.watch({ request: ({ entry }) => watched.push(entry) });
  await caller.get('/v1/payments?merchant_order_id=order-1&unknown=1');
  const [entry] = mock.journal.requests();
  expect(entry?.request.query).toEqual({ merchant_order_id: 'order-1', unknown: '1' });
  expect(watched).toEqual([entry]);
  const { request, ...lists } = watched[0] as JournalEntry;
  for (const map of [request.headers, request.query]) Object.assign(map ?? {}, { changed: 'yes' });
  for (const list of [lists.faults, lists.deliveries, lists.unknownFields]) (list as unknown[]).push('changed');
  expect(mock.journal.requests()).toEqual([entry]);
});

test('concurrent calls list only the webhooks that they caused', async () => {
  register();
  mock.faults.inject({ phase: 'after-commit', latencyMs: 20 });
  await Promise.all([1, 2, 3].map(() => create()));
  const deliveries = mock.journal.requests().map((each) => each.deliveries);
  expect(deliveries.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(new Set(deliveries.flat()).size).toBe(3);
});

test('contains rejected calls, replays and calls with faults, each with its body', async () => {
  mock.faults.inject({ phase: 'before', status: 503 });
  await caller.post('/v1/payments', cardPayment({ description: 'First' }), oneKey);
  await caller.post('/v1/payments', cardPayment({ description: 'Second', country: 'DE' }), oneKey);
  await caller.post('/v1/payments', cardPayment({ description: 'Third' }), oneKey);
  await caller.post('/v1/payments', cardPayment({ description: 'Fourth' }), oneKey);
  await caller.post('/v1/payments', '{', oneKey);
  const seen = mock.journal.requests().map(({ request, response, replayed, faults }) => {
    return [(request.body as { description?: string } | undefined)?.description, response?.status, replayed, faults];
  });
  expect(seen).toEqual([
    ['First', 503, false, ['before']],
    ['Second', 400, false, []],
    ['Third', 201, false, []],
    ['Fourth', 201, true, []],
    [undefined, 201, true, []],
  ]);
});

test.each<[body: unknown, bodyDiffers: boolean]>([
  [cardPayment(), false],
  [cardPayment({ description: 'Other shoes' }), true],
  [cardPayment({ payment_method: { token: 'tok-2' } }), true],
  ['{', true],
])('says whether the body of a replayed call differs from the first one: %j', async (body, bodyDiffers) => {
  await caller.post('/v1/payments', cardPayment(), oneKey);
  await caller.post('/v1/payments', body, oneKey);
  expect(mock.journal.requests()).toMatchObject([
    { replayed: false, bodyDiffers: false },
    { replayed: true, bodyDiffers },
  ]);
});

test('an unauthenticated call is in the journal of the merchant that it names, or else of the default merchant', async () => {
  const other = mock.merchant({ publicApiKey: 'other', privateSecretKey: 'right' });
  await callerOf(mock, { publicApiKey: 'other', privateSecretKey: 'wrong' }).post('/v1/payments', cardPayment());
  expect(other.journal.requests()).toMatchObject([{ response: { status: 401 }, request: { body: undefined } }]);
  expect(mock.journal.requests()).toEqual([]);
  await callerOf(mock, { publicApiKey: ' ', privateSecretKey: 'x' }).post('/v1/payments', cardPayment());
  expect(mock.journal.requests()).toMatchObject([{ response: { status: 401 } }]);
  expect(other.journal.requests()).toHaveLength(1);
});

test('a new merchant on a full server is rejected with 403', async () => {
  startMock({ limits: { merchants: 1 } });
  await mock.reset();
  await callerOf(mock, { publicApiKey: 'a', privateSecretKey: 's' }).post('/v1/payments', cardPayment());
  const late = callerOf(mock, { publicApiKey: 'b', privateSecretKey: 's' });
  expect((await late.post('/v1/payments', cardPayment())).status).toBe(403);
  expect(mock.journal.requests()).toMatchObject([{ response: { status: 403 } }]);
});

test('finds entries by every given field', async () => {
  const { json: payment } = await caller.post('/v1/payments', cardPayment(), oneKey);
  await caller.post('/v1/payments', cardPayment(), oneKey);
  await caller.get(`/v1/payments/${payment.id}`);
  const numbers = (match: Parameters<typeof mock.journal.find>[0]) =>
    mock.journal.find(match).map(({ number }) => number);
  expect(numbers({})).toEqual([1, 2, 3]);
  expect(numbers({ operation: 'createPayment' })).toEqual([1, 2]);
  expect(numbers({ operation: 'createPayment', replayed: true })).toEqual([2]);
  expect(numbers({ method: 'GET', path: `/v1/payments/${payment.id}`, status: 200 })).toEqual([3]);
  expect(numbers({ idempotencyKey: 'one-key', status: 201 })).toEqual([1, 2]);
  expect(numbers({ status: 404 })).toEqual([]);
  expect(numbers({ idempotencyKey: undefined, status: 201 })).toEqual([1, 2]);
});

describe('bounds', () => {
  const entry = (path: string) => ({
    at: '',
    operation: 'createPayment' as const,
    method: 'POST',
    path,
    idempotencyKey: undefined,
    request: { headers: {}, body: undefined },
    response: undefined,
    replayed: false,
    bodyDiffers: false,
    faults: [],
    deliveries: [],
    authenticated: true,
    unknownFields: [],
  });

  test.each([0, 1, 3])('the newest %i entries stay, and the numbers continue', (most) => {
    const journal = createJournal(most);
    for (let index = 0; index < 20; index += 1) {
      journal.record(entry(`/${index}`));
      expect(journal.entries().map(({ number }) => number)).toEqual(
        Array.from({ length: Math.min(most, index + 1) }, (_, place) => Math.max(0, index + 1 - most) + place + 1),
      );
    }
    const restored = createJournal(most);
    restored.load(JSON.parse(JSON.stringify(journal.save())));
    restored.record(entry('/last'));
    expect(restored.entries().at(-1)?.number ?? 21).toBe(21);
  });

  test('the journal keeps 1,000 calls by default', async () => {
    for (let call = 0; call < 1_005; call += 1) await caller.get('/v1/payments/none');
    expect(mock.journal.requests()).toHaveLength(1_000);
    expect(mock.journal.requests()[0]?.number).toBe(6);
  });

  test.each([
    [{ journalEntries: -1 }, 'limits.journalEntries must be a whole number from 0'],
    [{ bodyBytes: Number.NaN }, 'limits.bodyBytes must be a whole number from 0'],
    [{ merchant: 1 }, 'limits.merchant is not an option of limits. Did you mean merchants?'],
  ])('rejects the limits %j', (limits, message) => {
    expect(() => startMock({ limits: limits as object })).toThrow(message);
  });

  test('a body above limits.bodyBytes is rejected', async () => {
    startMock({ limits: { bodyBytes: 100 } });
    expect((await caller.post('/v1/payments', cardPayment())).status).toBe(413);
    const path = `/v1/payments/${accountId}/transactions/${accountId}/dispute`;
    expect((await caller.post(path, dispute())).status).toBe(413);
    expect((await caller.post('/v1/customers', { merchant_customer_id: 'shopper-1' })).status).toBe(201);
  });
});

test('the journal and a snapshot contain no secret', async () => {
  const canaries = { number: '4111119999999991', code: '9876', document: 'DOC-5550001', key: 'private-canary-key' };
  const credentials = { publicApiKey: 'canary', privateSecretKey: canaries.key };
  const merchant = mock.merchant(credentials);
  const { get, post } = callerOf(mock, credentials);
  const card = { number: canaries.number, security_code: canaries.code, expiration_month: 1, expiration_year: 30 };
  const document = { document_type: 'CC', document_number: canaries.document };
  const payment = cardPayment({
    payment_method: { detail: { card: { card_data: card } } },
    customer_payer: { document },
  });

  const { status, json } = await post('/v1/payments', payment, oneKey);
  expect(status).toBe(201);
  await post('/v1/payments', payment, oneKey);
  await post('/v1/payments', { ...payment, country: 'DE' });
  await post('/v1/payments', { ...payment, payment_method: { card, number: canaries.number } });
  await get(`/v1/payments/${json.id}?raw_response=true&transactions_history=true`);
  merchant.faults.inject({ phase: 'processing', status: 500 });
  await post('/v1/payments', payment);
  await callerOf(mock, { ...credentials, privateSecretKey: `${canaries.key}-wrong` }).post('/v1/payments', payment);

  const journal = JSON.stringify(merchant.journal.requests());
  for (const canary of Object.values(canaries)) expect(journal).not.toContain(`"${canary}"`);
  const snapshot = JSON.stringify(mock.snapshot());
  // A response contains the payer's document, so a snapshot must contain it too.
  for (const canary of [canaries.number, canaries.code, canaries.key]) expect(snapshot).not.toContain(`"${canary}"`);
});

test('no part of the journal and no line of the log has a card number or a credential, in any place of a request', async () => {
  startMock({ startAt: '2026-01-01T00:00:00Z' });
  const lines: string[] = [];
  mock.watch({
    request: ({ entry, ...rest }) =>
      lines.push(requestJson({ ...entry, ...rest }), formatRequest({ ...entry, ...rest })),
    unhandled: (request) => lines.push(requestJson(request), formatRequest(request)),
  });
  const card = '4111 1111 1111 1111';
  const digits = '4111111111111111';
  const body = {
    ...cardPayment({
      merchant_order_id: `ORDER ${card}`,
      description: `Card ${card}`,
      payment_method: { token: digits },
    }),
    metadata: [{ key: digits, value: card }],
    ...{ password: 'canary', api_key: 'canary', accessToken: 'canary', card_no: 'canary', [digits]: 1 },
  };
  const send = (path: string, content?: object) =>
    mock.fetch(
      new Request(`http://mock.test${path}?token=canary&q=${card}`, {
        method: content ? 'POST' : 'GET',
        headers: {
          'public-api-key': mock.credentials.publicApiKey,
          'private-secret-key': mock.credentials.privateSecretKey,
          'content-type': 'application/json',
          'x-idempotency-key': digits,
          ...{ 'x-auth': 'canary', 'x-jwt': 'canary', 'x-note': card },
        },
        ...(content && { body: JSON.stringify(content) }),
      }),
    );
  expect((await send('/v1/payments', body)).status).toBe(201);
  expect((await send(`/v1/payments/${digits}`)).status).toBe(400);
  expect((await send(`/v1/nothing/${digits}`)).status).toBe(404);
  expect(lines).toHaveLength(6);
  for (const shown of [JSON.stringify(mock.journal.requests()), ...lines]) {
    expect(shown).not.toMatch(/canary|4111 ?1111 ?1111/);
  }
  expect(mock.journal.requests()).toHaveLength(2);
});
