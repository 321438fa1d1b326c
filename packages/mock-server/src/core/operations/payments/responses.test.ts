import { expect, test } from 'vitest';
import { callerOf, cardPayment, type TestCaller } from '../../../../test/helpers/test-caller.ts';
import { caller, mock, useMockServer } from '../../../../test/helpers/test-mock.ts';
import { operations } from '../../../generated/validators.js';
import type { Fault } from '../../faults/fault.ts';

useMockServer();

const lookup = async (from: TestCaller = caller): Promise<{ id: string }[]> =>
  (await from.get('/v1/payments?merchant_order_id=ORDER-1')).json;
const operation = 'createPayment';

test.each<[what: string, fault: Fault]>([
  ['an error', { operation, phase: 'after-commit', status: 503 }],
  ['half a response', { operation, phase: 'body', corrupt: 'truncated' }],
  ['a lost response', { operation, phase: 'transport', connection: 'reset', lost: 'response' }],
])('an order shows the payment whose caller got %s', async (_what, fault) => {
  mock.faults.inject(fault);
  await caller.post('/v1/payments', cardPayment()).catch(() => {});
  expect(await lookup()).toMatchObject([{ id: mock.payments.list()[0]?.id, status: 'SUCCEEDED' }]);
});

test.each<[what: string, fault: Fault]>([
  ['was lost', { operation, phase: 'transport', connection: 'reset', lost: 'request' }],
  ['failed before it was processed', { operation, phase: 'before', status: 503 }],
  ['failed while it was processed', { operation, phase: 'processing', status: 500 }],
])('an order shows no payment when the request %s', async (_what, fault) => {
  mock.faults.inject(fault);
  await caller.post('/v1/payments', cardPayment()).catch(() => {});
  expect(await lookup()).toEqual([]);
});

test('an order shows its payments to its own merchant only', async () => {
  const other = { publicApiKey: 'other', privateSecretKey: 'secret' };
  await caller.post('/v1/payments', cardPayment());
  expect(await lookup(callerOf(mock, other))).toEqual([]);
});

test('an order shows its payments in the same sequence after a snapshot is restored', async () => {
  const body = cardPayment({ payment_method: { type: 'BANK_TRANSFER' } });
  const { json: first } = await caller.post('/v1/payments', body);
  const { json: second } = await caller.post('/v1/payments', body);
  mock.payments.markPaid(first.id);
  const snapshot = mock.snapshot();
  mock.reset();
  expect(await lookup()).toEqual([]);
  mock.restore(snapshot);
  expect((await lookup()).map(({ id }) => id)).toEqual([first.id, second.id]);
});

const number = '4111111111111111';
const card_data = { number, expiration_month: 11, expiration_year: 30, security_code: '987' };

test.each([
  [{ payment_method: { type: 'CARD', detail: { card: { card_data } } } }],
  [{ payment_method: { type: 'BANK_TRANSFER', detail: { bank_transfer: { account: number } } } }],
  [{ card_number: number }],
  [{ payment_method: { token: 'tok-1', card_number: number } }],
  [{ payment_method: { token: 'tok-1', detail: { card: { number } } } }],
  [{ payment_method: { token: 'tok-1', detail: { card: { cardData: card_data } } } }],
])('a stored payment has nothing of the request that the payment does not show: %j', async (changes) => {
  const { status, text } = await caller.post('/v1/payments', cardPayment(changes));
  expect([status, text]).toEqual([201, expect.not.stringMatching(/4111111111111111|"987"/)]);
  const [stored] = mock.snapshot().merchants as unknown as { merchant: { state: object } }[];
  expect(JSON.stringify(stored?.merchant.state)).not.toMatch(/4111111111111111|"987"/);
});

test('responses, lists, webhooks and snapshots show the same payment, also after other payments', async () => {
  mock.webhooks.register({ inbox: true });
  const created = [];
  for (const order of ['ORDER-1', 'ORDER-2', 'ORDER-3']) {
    created.push((await caller.post('/v1/payments', cardPayment({ merchant_order_id: order }))).json);
  }
  await mock.clock.advance('1m');
  const snapshot = mock.snapshot();
  for (const restored of [false, true]) {
    if (restored) await mock.restore(JSON.parse(JSON.stringify(snapshot)));
    for (const { transactions, transactions_history: _, ...payment } of created) {
      const retrieved = (await caller.get(`/v1/payments/${payment.id}`)).json;
      expect(retrieved).toMatchObject(payment);
      expect(retrieved.transactions).toMatchObject([transactions]);
      const ofOrder = (await caller.get(`/v1/payments?merchant_order_id=${payment.merchant_order_id}`)).json;
      expect(ofOrder).toEqual([retrieved]);
      expect(mock.payments.list({ search: payment.id })).toEqual([retrieved]);
      const [delivery] = mock.webhooks.deliveries({ paymentId: payment.id });
      const event = JSON.parse(delivery?.attempts[0]?.request.body ?? '');
      expect(event.data.payment).toMatchObject({ ...payment, transactions });
    }
  }
});

const paidBy = async (payment_method: object) =>
  (await caller.post('/v1/payments', cardPayment({ payment_method }))).json;
const nothing = { iso8583_response_code: null, iso8583_response_message: null, merchant_advice_code: null };

test.each([
  ['tok_insufficient_funds', '51', '02'],
  ['tok_reported_stolen', '43', '03'],
  ['tok_invalid_card_data', '14', '01'],
  ['tok_error', '96', null],
  ['tok_rejected', null, null],
  ['any', '00', null],
])('%s has the network code %s and the advice %s', async (token, code, advice) => {
  const { transactions } = await paidBy({ token });
  expect(transactions).toMatchObject({
    merchant_advice_code: advice,
    provider_data: { iso8583_response_code: code, merchant_advice_code: advice },
  });
});

test('a bank transfer has no card network code, before and after it is paid', async () => {
  const { id, transactions } = await paidBy({ type: 'BANK_TRANSFER' });
  expect(transactions.provider_data).toMatchObject(nothing);
  expect(mock.payments.markPaid(id).transactions[0]?.provider_data).toMatchObject({ ...nothing, status: 'SUCCEEDED' });
});

test('a payment with 3-D Secure has approval references after the customer has passed', async () => {
  const { id, transactions } = await paidBy({ token: 'tok_three_d_secure' });
  expect(transactions.provider_data).toMatchObject(nothing);
  expect(transactions.payment_method.detail.card).toMatchObject({ authorization_code: null, stored_credentials: null });
  const [purchase] = mock.payments.authenticate(id, 'passed').transactions;
  expect(purchase?.provider_data).toMatchObject({ iso8583_response_code: '00' });
  expect(purchase?.payment_method.detail.card).toMatchObject({
    authorization_code: transactions.id.slice(0, 6),
    retrieval_reference_number: expect.stringMatching(/^\d{12}$/),
    stored_credentials: { network_transaction_id: expect.stringMatching(/^\d{15}$/) },
  });
});

test('a chargeback has a reason in its provider data, and no approval code', async () => {
  const { id } = await paidBy({ token: 'any' });
  const { provider_data } = mock.payments.openChargeback(id, { reason: 'FRAUD' });
  expect(provider_data).toMatchObject({
    ...nothing,
    reason_code: 'FRAUD',
    reason_description: expect.stringMatching(/FRAUD$/),
  });
});

const optionalFields = ['callback_url', 'routing_rules', 'simplified_mode', 'payment_link_id', 'transactions_history'];

/** Returns a create response without the fields that published payments lack. Undefined removes a field. */
async function paymentWithout(value: null | undefined): Promise<object> {
  const { json: payment } = await caller.post('/v1/payments', cardPayment());
  const { card } = payment.payment_method.payment_method_detail;
  for (const name of optionalFields) payment[name] = value;
  Object.assign(card.card_data, { expiration_month: value, expiration_year: value });
  Object.assign(payment.transactions, { connection_data: value });
  card.verify = null;
  return JSON.parse(JSON.stringify(payment));
}

test.each([
  ['absent', undefined],
  ['null', null],
])('the contract accepts a payment whose optional response fields are %s', async (_form, value) => {
  const validate = operations.createPayment.responses['201'];
  expect(validate?.(await paymentWithout(value))).toBe(true);
});

test('the contract rejects a payment without its order, amount or verification', async () => {
  const validate = operations.createPayment.responses['201'];
  const { json: payment } = await caller.post('/v1/payments', cardPayment());
  const { verify: _, ...card } = payment.payment_method.payment_method_detail.card;
  const unverified = { ...payment.payment_method, payment_method_detail: { card } };
  const without = (name: string) => ({ ...payment, [name]: undefined });
  expect(validate?.(payment)).toBe(true);
  expect(validate?.(JSON.parse(JSON.stringify(without('merchant_order_id'))))).toBe(false);
  expect(validate?.(JSON.parse(JSON.stringify(without('amount'))))).toBe(false);
  expect(validate?.({ ...payment, payment_method: unverified })).toBe(false);
});
