import { expect, test } from 'vitest';
import { callerOf, cardPayment, reference } from '../../../test/helpers/test-caller.ts';
import { act, caller, create, mock, useMockServer } from '../../../test/helpers/test-mock.ts';

useMockServer();

const other = { publicApiKey: 'shop-2', privateSecretKey: 'secret-2' };

const otherMerchant = () => ({ reader: callerOf(mock, other), shop: mock.merchant(other) });

/** The second part of the message for a merchant without records. */
const noRecords = 'This merchant has no records: it is new, or was reset. Check public-api-key';

test('a merchant that has no records says so when it does not find one, until it has one', async () => {
  const { reader, shop } = otherMerchant();
  const id = crypto.randomUUID();
  const messageAt = async (path: string, headers = {}) => {
    const { json } = await reader.get(path, headers);
    return json.message ?? json.messages[0];
  };
  expect(await messageAt(`/v1/payments/${id}`)).toBe(`No payment has this id. ${noRecords}`);
  expect(await messageAt(`/v1/customers/${id}/payment-methods`)).toBe(`No customer has this id. ${noRecords}`);
  expect(await messageAt(`/v1/campaigns/${id}`)).toBe(`No campaign has this id. ${noRecords}`);
  shop.customers.seed({ merchant_customer_id: 'C-1', first_name: 'A', last_name: 'B', email: 'a@example.com' });
  expect(await messageAt(`/v1/payments/${id}`)).toBe('No payment has this id');
});

test('an onboarding transfer of another organization says that X-organization-code is wrong', async () => {
  const { id } = mock.onboardings.seedTransfer({ organizationCode: 'organization-1' });
  const reverse = async (transferId: string) => {
    const path = `/v1/recipients/onboardings/reverse-transfer/${transferId}`;
    const { json } = await caller.post(path, undefined, { 'X-organization-code': 'organization-2' });
    return json.messages[0];
  };
  expect(await reverse(id)).toBe('This onboarding transfer belongs to another organization. Check X-organization-code');
  expect(await reverse('unknown')).toBe('No onboarding transfer has this id');
});

test('a payment of another merchant is not found, and the journal names its merchant', async () => {
  const { reader, shop } = otherMerchant();
  const payment = await create();
  const path = `/v1/payments/${payment.id}`;
  const responses = [
    await reader.get(path),
    await reader.post(`${path}/transactions/${payment.transactions.id}/refund`, reference),
  ];
  for (const { status, json } of responses) {
    expect(status).toBe(404);
    expect(json).toEqual({ code: 'PAYMENT_NOT_FOUND', messages: [`No payment has this id. ${noRecords}`] });
  }
  const warnings = ['payment_id belongs to another merchant, mock-public-key. Check public-api-key'];
  expect(shop.journal.requests().map((entry) => entry.warnings)).toEqual([warnings, warnings]);
  expect(mock.journal.requests().filter((entry) => 'warnings' in entry)).toEqual([]);
});

test('a payment of another merchant that has its id again after a reset is not said to be removed', async () => {
  const { reader } = otherMerchant();
  await create();
  await mock.reset();
  const { id } = await create();
  expect((await reader.get(`/v1/payments/${id}`)).json.messages).toEqual([`No payment has this id. ${noRecords}`]);
});

test('a reader whose merchant does not exist yet gets the warning too', async () => {
  const { id } = await create();
  const warnings: unknown[] = [];
  mock.watch({ request: ({ entry }) => warnings.push(entry.warnings) });
  await callerOf(mock, other).get(`/v1/payments/${id}`);
  expect(warnings).toEqual([['payment_id belongs to another merchant, mock-public-key. Check public-api-key']]);
});

test('a customer and a campaign of another merchant have the warning', async () => {
  const { reader, shop } = otherMerchant();
  const customer = { merchant_customer_id: 'C-1', first_name: 'A', last_name: 'B', email: 'a@example.com' };
  const { json } = await caller.post('/v1/customers', customer);
  const campaign = mock.campaigns.seed();
  await reader.get(`/v1/customers/${json.id}/payment-methods`);
  await reader.get(`/v1/campaigns/${campaign.id}`);
  expect(shop.journal.requests().map(({ warnings = [] }) => warnings[0]?.split(' ')[0])).toEqual([
    'customer_id',
    'campaign_id',
  ]);
});

test('an id that no merchant has, or an unknown transaction of an own payment, has no warning', async () => {
  const { id } = await create();
  await caller.get(`/v1/payments/${crypto.randomUUID()}`);
  await act({ id, transactions: { id: crypto.randomUUID() } }, 'refund', reference);
  expect(mock.journal.requests().map((entry) => 'warnings' in entry)).toEqual([false, false, false]);
});

test('the secret key of a request is not in its warning', async () => {
  const swapped = callerOf(mock, { publicApiKey: 'sk-live-9', privateSecretKey: 'pk-live-9' });
  const { json } = await swapped.post('/v1/payments', cardPayment());
  const right = callerOf(mock, { publicApiKey: 'pk-live-8', privateSecretKey: 'sk-live-9' });
  await right.post(`/v1/payments/${json.id}/transactions/${json.transactions.id}/refund`, reference);
  const [entry] = mock.merchant({ publicApiKey: 'pk-live-8' }).journal.requests();
  expect(entry?.warnings).toEqual(['payment_id belongs to another merchant, [redacted]. Check public-api-key']);
});

test('an unknown field amount of an operation without an amount has no warning about decimals', async () => {
  const customer = { merchant_customer_id: 'C-1', first_name: 'A', last_name: 'B', email: 'a@example.com' };
  const amount = { currency: 'JPY', value: 1.5 };
  const { status } = await caller.post('/v1/customers', { ...customer, amount });
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
  const warnings = warning && [`${warning}. The policy onExcessDecimals accepts it`];
  expect(await warningsOf({ amount: { currency, value } })).toEqual(warnings);
});

/** Creates a payment with these fields. Returns the warnings in the journal. */
async function warningsOf(changes: object): Promise<readonly string[] | undefined> {
  const { status } = await caller.post('/v1/payments', cardPayment(changes));
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
  const createBy = (key: string) => caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': key });
  await createBy('one');
  await mock.clock.advance('24h');
  await createBy('other');
  await createBy('one');
  await createBy('one');
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

test('the id of a payment in place of that of its order has a warning', async () => {
  const payment = await create();
  for (const order of [payment.id, payment.merchant_order_id, 'unknown']) {
    await caller.get(`/v1/payments?merchant_order_id=${order}`);
  }
  const warning = 'merchant_order_id is the id of a payment. Pass the id of its order, or retrieve the payment';
  const [, ...listed] = mock.journal.requests();
  expect(listed.map((entry) => entry.warnings)).toEqual([[warning], undefined, undefined]);
});

test('swapped ids of a payment and of its transaction get an error that says so', async () => {
  const payment = await create();
  const transaction = payment.transactions.id;
  const swapped = await act({ id: transaction, transactions: payment }, 'refund', reference);
  const retrieved = await caller.get(`/v1/payments/${transaction}`);
  const problem = `No payment has this id: it is the id of a transaction of payment ${payment.id}`;
  expect([swapped.status, swapped.json.messages]).toEqual([404, [`${problem}. Swap the two ids`]]);
  expect([retrieved.status, retrieved.json.messages]).toEqual([404, [`${problem}. Pass the id of the payment`]]);
});

test('a key of a declined payment has a warning when the body is another one, and none when the request is repeated', async () => {
  const declined = cardPayment({ payment_method: { token: 'tok_insufficient_funds' } });
  const key = { 'x-idempotency-key': 'order-1' };
  for (const body of [declined, declined, cardPayment()]) await caller.post('/v1/payments', body, key);
  expect(mock.journal.requests().map(({ warnings }) => warnings)).toEqual([
    undefined,
    undefined,
    ['x-idempotency-key belongs to a payment that was DECLINED. Use a new key for another card'],
  ]);
});
