import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createMockServer } from '../mock-server.ts';

const other = { publicApiKey: 'shop-2', privateSecretKey: 'secret-2' };

function twoMerchants() {
  const mock = createMockServer({ strict: true });
  return { mock, owner: callerOf(mock, mock.credentials), reader: callerOf(mock, other), shop: mock.merchant(other) };
}

test('a payment of another merchant is not found, and the journal names its merchant', async () => {
  const { mock, owner, reader, shop } = twoMerchants();
  const { json: payment } = await owner.post('/v1/payments', cardPayment());
  const path = `/v1/payments/${payment.id}`;
  const refund = { merchant_reference: 'R-1', reason: 'REQUESTED_BY_CUSTOMER' };
  const responses = [
    await reader.get(path),
    await reader.post(`${path}/transactions/${payment.transactions.id}/refund`, refund),
  ];
  for (const { status, json } of responses) {
    expect(status).toBe(404);
    expect(json).toEqual({ code: 'PAYMENT_NOT_FOUND', messages: ['No payment has this id'] });
  }
  const warnings = ['payment_id belongs to another merchant, mock-public-key. Check public-api-key'];
  expect(shop.journal.requests().map((entry) => entry.warnings)).toEqual([warnings, warnings]);
  expect(mock.journal.requests().filter((entry) => 'warnings' in entry)).toEqual([]);
});

test('a payment of another merchant that has its id again after a reset is not said to be removed', async () => {
  const { mock, owner, reader } = twoMerchants();
  await owner.post('/v1/payments', cardPayment());
  await mock.reset();
  const { json } = await owner.post('/v1/payments', cardPayment());
  expect((await reader.get(`/v1/payments/${json.id}`)).json.messages).toEqual(['No payment has this id']);
});

test('a reader whose merchant does not exist yet gets the warning too', async () => {
  const mock = createMockServer({ strict: true });
  const { json } = await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  const warnings: unknown[] = [];
  mock.watch({ request: ({ entry }) => warnings.push(entry.warnings) });
  await callerOf(mock, other).get(`/v1/payments/${json.id}`);
  expect(warnings).toEqual([['payment_id belongs to another merchant, mock-public-key. Check public-api-key']]);
});

test('a customer and a campaign of another merchant have the warning', async () => {
  const { owner, reader, mock, shop } = twoMerchants();
  const customer = { merchant_customer_id: 'C-1', first_name: 'A', last_name: 'B', email: 'a@example.com' };
  const { json } = await owner.post('/v1/customers', customer);
  const campaign = mock.campaigns.seed();
  await reader.get(`/v1/customers/${json.id}/payment-methods`);
  await reader.get(`/v1/campaigns/${campaign.id}`);
  expect(shop.journal.requests().map(({ warnings = [] }) => warnings[0]?.split(' ')[0])).toEqual([
    'customer_id',
    'campaign_id',
  ]);
});

test('an id that no merchant has, or an unknown transaction of an own payment, has no warning', async () => {
  const { mock, owner } = twoMerchants();
  const { json } = await owner.post('/v1/payments', cardPayment());
  await owner.get(`/v1/payments/${crypto.randomUUID()}`);
  await owner.post(`/v1/payments/${json.id}/transactions/${crypto.randomUUID()}/refund`, {
    merchant_reference: 'R-1',
    reason: 'REQUESTED_BY_CUSTOMER',
  });
  expect(mock.journal.requests().map((entry) => 'warnings' in entry)).toEqual([false, false, false]);
});

test('the key of a merchant with swapped keys is not in the warning', async () => {
  const { reader, mock, shop } = twoMerchants();
  const swapped = callerOf(mock, { publicApiKey: other.privateSecretKey, privateSecretKey: other.publicApiKey });
  const { json } = await swapped.post('/v1/payments', cardPayment());
  await reader.get(`/v1/payments/${json.id}`);
  expect(shop.journal.requests()[0]?.warnings?.[0]).toContain('another merchant, [redacted]');
});

test('the key is not in the warning either when the right keys come later than the swapped ones', async () => {
  const mock = createMockServer({ strict: true });
  const swapped = callerOf(mock, { publicApiKey: 'sk-live-9', privateSecretKey: 'pk-live-9' });
  const { json } = await swapped.post('/v1/payments', cardPayment());
  const right = callerOf(mock, { publicApiKey: 'pk-live-9', privateSecretKey: 'sk-live-9' });
  await right.post(`/v1/payments/${json.id}/transactions/${json.transactions.id}/refund`, {
    merchant_reference: 'R-1',
    reason: 'REQUESTED_BY_CUSTOMER',
  });
  const [entry] = mock.merchant({ publicApiKey: 'pk-live-9' }).journal.requests();
  expect(entry?.warnings).toEqual(['payment_id belongs to another merchant, [redacted]. Check public-api-key']);
});

test('an unknown field amount of an operation without an amount has no warning about decimals', async () => {
  const mock = createMockServer({ strict: true });
  const customer = { merchant_customer_id: 'C-1', first_name: 'A', last_name: 'B', email: 'a@example.com' };
  const amount = { currency: 'JPY', value: 1.5 };
  const { status } = await callerOf(mock, mock.credentials).post('/v1/customers', { ...customer, amount });
  expect(status).toBe(201);
  expect(mock.journal.requests()[0]).not.toHaveProperty('warnings');
});

test.each([
  ['JPY', 100.5, 'amount.value must have at most 0 decimals for JPY (received 100.5)'],
  ['USD', 1.005, 'amount.value must have at most 2 decimals for USD (received 1.005)'],
  ['JPY', 100, undefined],
  ['USD', 25.5, undefined],
  ['KWD', 1.005, undefined],
])('an amount of %s %d has the warning %s', async (currency, value, warning) => {
  const mock = createMockServer({ strict: true });
  const caller = callerOf(mock, mock.credentials);
  const { status } = await caller.post('/v1/payments', cardPayment({ amount: { currency, value } }));
  const [entry] = mock.journal.requests();
  expect([status, entry?.warnings]).toEqual([201, warning && [`${warning}. The policy onExcessDecimals accepts it`]]);
});

/** Creates a payment with these fields. Returns the warnings in the journal. */
async function warningsOf(changes: object): Promise<readonly string[] | undefined> {
  const mock = createMockServer({ strict: true });
  const { status } = await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment(changes));
  expect(status).toBe(201);
  return mock.journal.requests()[0]?.warnings;
}

test('a currency outside of ISO 4217 has a warning', async () => {
  expect(await warningsOf({ amount: { currency: 'ABC', value: 25.5 } })).toEqual([
    'amount.currency ABC is not in ISO 4217. The policy onUnknownCurrency accepts it',
  ]);
});

test.each([
  ['tok_insufficent_funds', 'tok_insufficient_funds'],
  ['tok_do_not_honour', 'tok_do_not_honor'],
  ['tok_Error', 'tok_error'],
])('the token %s has a warning that names %s', async (token, meant) => {
  expect(await warningsOf({ payment_method: { token } })).toEqual([
    `payment_method.token ${token} selects no outcome. Did you mean ${meant}?`,
  ]);
});

test.each(['tok_error', 'tok-1', 'tok_visa', 'tok_4f9c2e7a1b3d', 'insufficient_funds', crypto.randomUUID()])(
  'the token %s has no warning',
  async (token) => expect(await warningsOf({ payment_method: { token } })).toBeUndefined(),
);

test('a repeated idempotency key that has expired has a warning, also after other keys', async () => {
  const mock = createMockServer({ strict: true });
  const caller = callerOf(mock, mock.credentials);
  const create = (key: string) => caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': key });
  await create('one');
  await mock.clock.advance('24h');
  await create('other');
  await create('one');
  await create('one');
  const entries = mock.journal
    .requests()
    .map(({ idempotencyKey, replayed, warnings }) => [idempotencyKey, replayed, warnings]);
  expect(entries).toEqual([
    ['one', false, undefined],
    ['other', false, undefined],
    [
      'one',
      false,
      [
        'x-idempotency-key was used before and has expired (policy idempotencyTtl), so the operation ran again. Retries must end earlier',
      ],
    ],
    ['one', true, undefined],
  ]);
  expect(mock.payments.list()).toHaveLength(3);
});

test('a mistake in a field that the journal drops has a warning', async () => {
  // The journal keeps the first values of a large body.
  const noise = Array.from({ length: 6_000 }, () => 1);
  const mock = createMockServer({ strict: true });
  const payment = cardPayment({ amount: { currency: 'JPY', value: 1.5 } });
  await callerOf(mock, mock.credentials).post('/v1/payments', { noise, ...payment });
  const [entry] = mock.journal.requests();
  expect(Object(entry?.request.body).amount).toEqual({});
  expect(entry?.warnings).toHaveLength(1);
});

test('the id of a payment in place of that of its order has a warning', async () => {
  const mock = createMockServer({ strict: true });
  const caller = callerOf(mock, mock.credentials);
  const { json: payment } = await caller.post('/v1/payments', cardPayment());
  for (const order of [payment.id, payment.merchant_order_id, 'unknown']) {
    await caller.get(`/v1/payments?merchant_order_id=${order}`);
  }
  const warning = 'merchant_order_id is the id of a payment. Pass the id of its order, or retrieve the payment';
  const [, ...listed] = mock.journal.requests();
  expect(listed.map((entry) => entry.warnings)).toEqual([[warning], undefined, undefined]);
});

test('swapped ids of a payment and of its transaction get an error that says so', async () => {
  const mock = createMockServer({ strict: true });
  const caller = callerOf(mock, mock.credentials);
  const { json: payment } = await caller.post('/v1/payments', cardPayment());
  const transaction = payment.transactions.id;
  const refund = { merchant_reference: 'R-1', reason: 'REQUESTED_BY_CUSTOMER' };
  const swapped = await caller.post(`/v1/payments/${transaction}/transactions/${payment.id}/refund`, refund);
  const retrieved = await caller.get(`/v1/payments/${transaction}`);
  const problem = `No payment has this id: it is the id of a transaction of payment ${payment.id}`;
  expect([swapped.status, swapped.json.messages]).toEqual([404, [`${problem}. Swap the two ids`]]);
  expect([retrieved.status, retrieved.json.messages]).toEqual([404, [`${problem}. Pass the id of the payment`]]);
});
