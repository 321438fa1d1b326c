import { expect } from 'vitest';
import { createTestReceiver } from '../../../packages/mock-server/test/helpers/test-receiver.ts';
import { accountId, allFields, authorization, cardPayment, dispute, usd } from '../../helpers/requests.ts';
import type { TestMerchant } from '../../helpers/test-merchant.ts';
import { assumes, type Case, expectError, key, testCase, transactionPath, unknownId } from './case.ts';

const payments = '/v1/payments';
const shortCard = { number: '4111', expiration_month: 1, expiration_year: 30 };
const remaining = assumes('amount above the remaining amount');
const checkoutIsRequired = 'checkout is required when workflow is SDK_CHECKOUT or absent';

/** What makes the body incomplete, and the expected message. */
const incomplete: readonly (readonly [string, object, string])[] = [
  ['no account', { account_id: undefined }, 'account_id is required'],
  ['no order', { merchant_order_id: undefined }, 'merchant_order_id is required'],
  ['no amount', { amount: undefined }, 'amount is required'],
  ['no checkout and no workflow', { checkout: undefined }, checkoutIsRequired],
  ['SDK_CHECKOUT and no checkout', { checkout: undefined, workflow: 'SDK_CHECKOUT' }, checkoutIsRequired],
  ['a tag without a value', { metadata: [{ key: 'k' }] }, 'metadata[0].value is required'],
];

/** What makes the body invalid, and the expected message or a part of it. */
const invalid: readonly (readonly [string, object, string])[] = [
  ['an account that is no UUID', { account_id: 'shop' }, 'account_id'],
  ['an order of 2 characters', { merchant_order_id: 'ab' }, 'merchant_order_id must have at least 3'],
  ['an order of 256 characters', { merchant_order_id: 'a'.repeat(256) }, 'merchant_order_id'],
  ['a description of 2 characters', { description: 'ab' }, 'description'],
  ['a reference of 256 characters', { merchant_reference: 'a'.repeat(256) }, 'merchant_reference'],
  ['an amount of 0', { amount: usd(0) }, 'amount.value must be greater than 0'],
  ['a negative amount', { amount: usd(-1) }, 'amount.value'],
  ['five decimals', { amount: usd(1.00001) }, 'amount.value'],
  ['an amount in text', { amount: { currency: 'USD', value: '1' } }, 'amount.value must be a number'],
  ['a currency in lower case', { amount: { currency: 'usd', value: 1 } }, 'amount.currency'],
  ['a country outside the list', { country: 'DE' }, 'country must be one of AR, BO'],
  ['an unknown workflow', { workflow: 'FAX' }, 'workflow must be one of SDK_CHECKOUT'],
  ['a blank session', { checkout: { session: ' ' } }, 'checkout.session'],
  ['an empty payment method', { payment_method: {} }, 'payment_method'],
  ['a callback of 2 characters', { callback_url: 'ab' }, 'callback_url'],
  ['a callback of 527 characters', { callback_url: 'a'.repeat(527) }, 'callback_url'],
  ['121 tags', { metadata: Array(121).fill({ key: 'k', value: 'v' }) }, 'metadata must have at most 120'],
  ['a phone as a list', { customer_payer: { phone: [] } }, 'customer_payer.phone must be'],
  ['a screen height in digits', { customer_payer: { browser_info: { screen_height: 1080 } } }, 'screen_height'],
  ['an item with a list', { additional_data: { order: { items: [{ quantity: [] }] } } }, 'items[0].quantity'],
  ['a short card number', { payment_method: { detail: { card: { card_data: shortCard } } } }, 'card_data.number'],
];

const chargedCard = {
  capture: true,
  installments: 3,
  installments_plan_id: 'plan-1',
  first_installment_deferral: 1,
  installments_type: 'MERCHANT_INSTALLMENTS',
  installment_amount: 8.5,
  installments_total_amount: 25.5,
  soft_descriptor: 'SHOP*SHOES',
  card_data: { three_d_secure: { version: '2.2.0', electronic_commerce_indicator: '05', pares_status: 'Y' } },
  stored_credentials: { reason: 'SUBSCRIPTION', usage: 'FIRST', subscription_agreement_id: 'agreement-1' },
};

const cardFields: readonly Case[] = [
  testCase('each response and event contains the card fields of the request', async ({ client, controls, settled }) => {
    const { receiver, received } = createTestReceiver();
    controls.webhooks.register({ receiver });
    const body = cardPayment({ payment_method: { token: 'tok-1', detail: { card: chargedCard } } });
    const created = await client.payments.create(body);
    const { id } = created;
    const chargeback = controls.payments.openChargeback(id);
    const disputed = await client.disputes.submit(id, chargeback.id, dispute());
    const retrieved = await client.payments.retrieve(id);
    await settled();
    const shown = received.map(({ json }) => json.data.payment);
    for (const payment of [created, disputed, retrieved, ...shown]) {
      expect(payment.payment_method.payment_method_detail.card).toMatchObject(chargedCard);
      for (const transaction of [payment.transactions].flat())
        expect(transaction.payment_method.detail.card).toMatchObject(chargedCard);
    }
    expect(shown).toHaveLength(3);
  }),
  testCase('rejects a card number without an expiry date', async ({ post }) => {
    const detail = { card: { card_data: { number: '4111111111111111' } } };
    const body = cardPayment({ payment_method: { detail } });
    expectError(await post(payments, body), 400, 'MISSING_PARAMETERS', [
      'payment_method.detail.card.card_data.expiration_month is required',
      'payment_method.detail.card.card_data.expiration_year is required',
      assumes('CardDataInput'),
    ]);
  }),
];

function rejection(what: string, changes: object, code: string, message: string): Case {
  return testCase(`rejects ${what}`, async ({ post, controls }) => {
    const response = await post(payments, cardPayment(changes));
    expectError(response, 400, code);
    expect(response.json.messages.join('\n')).toContain(message);
    expect(controls.payments.list()).toEqual([]);
  });
}

export const createPayment: readonly Case[] = [
  testCase('captures a card payment with a token at once', async ({ client }) => {
    const payment = await client.payments.create(cardPayment({ merchant_reference: 'CART-1' }));
    expect(payment).toMatchObject({
      status: 'SUCCEEDED',
      sub_status: 'APPROVED',
      workflow: 'SDK_CHECKOUT',
      payment_link_id: '',
    });
    expect(payment.amount).toEqual({
      captured: 25.5,
      currency: 'USD',
      currency_conversion: null,
      refunded: 0,
      value: 25.5,
    });
    expect(payment.transactions).toMatchObject({ type: 'PURCHASE', status: 'SUCCEEDED', merchant_reference: 'CART-1' });
    expect(payment.transactions_history).toEqual([payment.transactions]);
    expect(payment.payment_method.payment_method_detail.card?.capture).toBe(true);
    expect(payment.transactions.payment_method.detail.card?.card_data?.lfd).toBe('1111');
  }),
  testCase('only authorizes a card payment with capture: false', async ({ client }) => {
    const payment = await client.payments.create(authorization());
    expect(payment).toMatchObject({ status: 'PENDING', sub_status: 'AUTHORIZED', amount: { captured: 0 } });
    expect(payment.transactions).toMatchObject({ type: 'AUTHORIZE', status: 'SUCCEEDED' });
  }),
  testCase('leaves a bank transfer pending until the payer confirms it', async ({ client }) => {
    const payment = await client.payments.create(cardPayment({ payment_method: { type: 'BANK_TRANSFER' } }));
    expect(payment).toMatchObject({ status: 'READY_TO_PAY', sub_status: 'CREATED', amount: { captured: 0 } });
    expect(payment.payment_method.payment_method_detail.bank_transfer?.payment_instruction).toBeTruthy();
  }),
  testCase('returns a declined payment with 201, not an error', async ({ client }) => {
    const byToken = await client.payments.create(cardPayment({ payment_method: { token: 'tok_insufficient_funds' } }));
    expect(byToken).toMatchObject({ status: 'DECLINED', sub_status: 'DECLINED' });
    expect(byToken.transactions).toMatchObject({ status: 'DECLINED', response_code: 'INSUFFICIENT_FUNDS' });
    const byDescription = await client.payments.create(cardPayment({ description: 'DO_NOT_HONOR' }));
    expect(byDescription.transactions.response_code).toBe('DO_NOT_HONOR');
    const card = { number: '4000000000000044', expiration_month: 1, expiration_year: 30 };
    const byCard = await client.payments.create(
      cardPayment({ description: 'DO_NOT_HONOR', payment_method: { detail: { card: { card_data: card } } } }),
    );
    expect(byCard.transactions.response_code).toBe('INVALID_SECURITY_CODE');
  }),
  testCase('returns the payer and order fields of the request', async ({ client }) => {
    const payment = await client.payments.create(cardPayment(allFields));
    expect(payment.customer_payer).toEqual(allFields.customer_payer);
    expect(payment.additional_data).toEqual(allFields.additional_data);
    expect(payment.metadata).toEqual(allFields.metadata);
    expect(payment.callback_url).toBe(allFields.callback_url);
  }),
  testCase('never returns a card number', async ({ client, controls }) => {
    const card = { number: '4111111111111234', security_code: '987', expiration_month: 1, expiration_year: 30 };
    const request = cardPayment({ workflow: 'DIRECT', payment_method: { detail: { card: { card_data: card } } } });
    const payment = await client.payments.create(request);
    expect(JSON.stringify([payment, controls.payments.list()])).not.toMatch(/4111111111111234|"987"/);
    expect(payment.payment_method.payment_method_detail.card?.card_data).toMatchObject({
      iin: '41111111',
      lfd: '1234',
    });
  }),
  testCase('accepts each field at its limit', async ({ post }) => {
    const body = cardPayment({
      merchant_order_id: 'a'.repeat(255),
      description: '🙂'.repeat(255),
      merchant_reference: 'abc',
      callback_url: 'a'.repeat(526),
      amount: { currency: 'USD', value: 0.0001 },
      metadata: Array(120).fill({ key: 'k'.repeat(48), value: 'v'.repeat(512) }),
      not_in_the_contract: true,
    });
    expect((await post(payments, body)).status).toBe(201);
  }),
  testCase('does not require a checkout for DIRECT, REDIRECT, CHECKOUT and SDK_SEAMLESS', async ({ post }) => {
    for (const workflow of ['DIRECT', 'REDIRECT', 'CHECKOUT', 'SDK_SEAMLESS']) {
      const body = cardPayment({ workflow, checkout: undefined });
      expect((await post(payments, body)).status).toBe(201);
    }
  }),
  ...incomplete.map(([what, changes, message]) => rejection(what, changes, 'MISSING_PARAMETERS', message)),
  ...invalid.map(([what, changes, message]) => rejection(what, changes, 'INVALID_PARAMETERS', message)),
  testCase('reports one message for each invalid field', async ({ post }) => {
    const body = cardPayment({ country: 'DE', description: 'ab', checkout: undefined, merchant_order_id: undefined });
    const { json } = await post(payments, body);
    expect(json.code).toBe('INVALID_PARAMETERS');
    expect(json.messages.pop()).toBe(assumes('CreatePaymentRequest'));
    expect(json.messages.map((each: string) => each.split(' ')[0]).sort()).toEqual([
      'checkout',
      'country',
      'description',
      'merchant_order_id',
    ]);
  }),
  testCase(
    'returns the first response for a repeated idempotency key and creates nothing',
    async ({ post, controls, settled }) => {
      const headers = key();
      const body = cardPayment();
      const first = await post(payments, body, headers);
      controls.payments.openChargeback(first.json.id);
      const again = await post(payments, body, headers);
      expect(again.status).toBe(201);
      expect(again.json).toEqual(first.json);
      expect(again.headers.get('x-idempotent-replayed')).toBe('true');
      expect(first.headers.get('x-idempotent-replayed')).toBeNull();
      expect(again.headers.get('x-trace-id')).not.toBe(first.headers.get('x-trace-id'));
      expect(controls.payments.list()).toHaveLength(1);
      await settled();
    },
  ),
  testCase('returns the declined payment for a repeated idempotency key', async ({ post, controls }) => {
    const [body, headers] = [cardPayment({ payment_method: { token: 'tok_do_not_honor' } }), key()];
    const first = await post(payments, body, headers);
    expect((await post(payments, body, headers)).json).toEqual(first.json);
    expect(controls.payments.list()).toHaveLength(1);
  }),
  testCase('creates one payment for concurrent requests with one idempotency key', async ({ post, controls }) => {
    const [body, headers] = [cardPayment(), key()];
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(payments, body, headers)));
    expect(controls.payments.list()).toHaveLength(1);
    for (const response of responses) {
      if (response.status === 201) expect(response.json.id).toBe(controls.payments.list()[0]?.id);
      else expectError(response, 400, 'REQUEST_IN_PROCESS');
    }
    expect(responses.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  }),
  testCase('accepts an idempotency key again after a rejected request', async ({ post }) => {
    const headers = key();
    expect((await post(payments, cardPayment({ country: 'DE' }), headers)).status).toBe(400);
    expect((await post(payments, cardPayment(), headers)).status).toBe(201);
  }),
  testCase('forgets an idempotency key after 24 hours', async ({ post, controls }) => {
    const [body, headers] = [cardPayment({ workflow: 'DIRECT', checkout: undefined }), key()];
    const create = () => post(payments, body, headers);
    await create();
    await controls.clock.advance(86_399_999);
    await create();
    expect(controls.payments.list()).toHaveLength(1);
    await controls.clock.advance(1);
    await create();
    expect(controls.payments.list()).toHaveLength(2);
  }),
  testCase('rejects a second payment with the same checkout session', async ({ post }) => {
    const body = cardPayment();
    expect((await post(payments, body)).status).toBe(201);
    const second = await post(payments, body);
    expectError(second, 400, 'INVALID_CHECKOUT_SESSION');
  }),
  testCase('rejects a call with a missing or malformed idempotency key', async ({ post, send }) => {
    const none = await send('POST', payments, { body: cardPayment() });
    expectError(none, 400, 'MISSING_HEADER', ['X-Idempotency-Key is required']);
    const long = await post(payments, cardPayment(), { 'X-Idempotency-Key': 'k'.repeat(256) });
    expectError(long, 400, 'INVALID_PARAMETERS');
  }),
  testCase('rejects a body that is not JSON', async ({ post }) => {
    const bodies = ['{', 'null,', new Uint8Array([0x22, 0xff, 0x22]), '['.repeat(5000) + ']'.repeat(5000)];
    for (const body of bodies) expectError(await post(payments, body), 400, 'INVALID_REQUEST');
    const empty = await post(payments, undefined, { 'content-type': 'application/json' });
    expectError(empty, 400, 'INVALID_REQUEST');
    for (const body of [null, [], 'text', 7]) {
      const response = await post(payments, JSON.stringify(body));
      expectError(response, 400, 'INVALID_PARAMETERS', [
        expect.stringMatching(/^the body must be an object \(received /),
      ]);
    }
  }),
  testCase('accepts JSON with a charset', async ({ post }) => {
    const body = JSON.stringify(cardPayment());
    const charset = { 'content-type': 'application/json; charset=utf-8' };
    expect((await post(payments, body, charset)).status).toBe(201);
  }),
  testCase('rejects missing and wrong credentials', async ({ send, keys, controls }) => {
    const wrong: Record<string, string>[] = [
      {},
      { 'public-api-key': keys['public-api-key'] },
      { ...keys, 'private-secret-key': 'wrong' },
      { ...keys, 'public-api-key': ' ' },
    ];
    for (const each of wrong) {
      const response = await send('POST', payments, { headers: key(), body: cardPayment(), keys: each });
      expectError(response, 401, 'INVALID_CREDENTIALS');
      expect(response.headers.get('x-trace-id')).toBeTruthy();
    }
    expect(controls.payments.list()).toEqual([]);
  }),
  testCase('accepts field names that objects inherit, such as toString', async ({ post, controls }) => {
    const text = JSON.stringify(cardPayment()).replace(
      '{',
      '{"__proto__":{"status":"X"},"constructor":{"prototype":{"a":1}},',
    );
    expect((await post(payments, text)).status).toBe(201);
    expect(controls.payments.list()[0]?.status).toBe('SUCCEEDED');
    expect(({} as { status?: string }).status).toBeUndefined();
  }),
  ...cardFields,
];

export const retrievePayment: readonly Case[] = [
  testCase('returns a payment with its transactions as an array', async ({ client }) => {
    const created = await client.payments.create(cardPayment());
    const payment = await client.payments.retrieve(created.id);
    expect(payment).toMatchObject({
      id: created.id,
      status: 'SUCCEEDED',
      split: [],
      taxes: null,
      transactions_history: null,
    });
    expect(payment.transactions).toEqual([{ ...created.transactions, three_d_secure_action_required: null }]);
  }),
  testCase('returns raw provider responses and the history only on request', async ({ client }) => {
    const { id } = await client.payments.create(cardPayment());
    const plain = await client.payments.retrieve(id);
    expect(plain.transactions[0]?.provider_data.raw_response).toBeNull();
    const full = await client.payments.retrieve(id, { rawResponse: true, transactionsHistory: true });
    expect(full.transactions[0]?.provider_data.raw_response).toMatchObject({ status: 'SUCCEEDED' });
    expect(full.transactions_history).toHaveLength(1);
  }),
  testCase('returns the split of the request', async ({ client }) => {
    const { id } = await client.payments.create(cardPayment(allFields));
    expect((await client.payments.retrieve(id)).split).toEqual(allFields.split_marketplace);
  }),
  testCase(
    'rejects an unknown id, an id of another merchant and an id that is not a UUID',
    async ({ send, client, keys }) => {
      const { id } = await client.payments.create(cardPayment());
      const unknown = await send('GET', `/v1/payments/${unknownId}`);
      expectError(unknown, 404, 'PAYMENT_NOT_FOUND');
      const stranger = { 'public-api-key': `${keys['public-api-key']}-stranger`, 'private-secret-key': 's' };
      expect((await send('GET', `/v1/payments/${id}`, { keys: stranger })).status).toBe(404);
      const malformed = await send('GET', '/v1/payments/7');
      expectError(malformed, 400, 'INVALID_PARAMETERS');
      expect(malformed.json.messages[0]).toContain('payment_id');
    },
  ),
  testCase('rejects a query parameter that is not a boolean', async ({ send, client }) => {
    const { id } = await client.payments.create(cardPayment());
    const response = await send('GET', `/v1/payments/${id}?raw_response=perhaps`);
    expectError(response, 400, 'INVALID_PARAMETERS', ['raw_response must be true or false (received "perhaps")']);
    expect(
      (await send('GET', `/v1/payments/${id}?transactions_history=true&other=1`)).json.transactions_history,
    ).toHaveLength(1);
  }),
  testCase('rejects another method and lists the allowed methods', async ({ send }) => {
    const response = await send('DELETE', `/v1/payments/${unknownId}`);
    expectError(response, 405, 'UNSUPPORTED_METHOD');
    expect(response.headers.get('allow')).toBe('GET');
  }),
];

export const listPaymentsByOrder: readonly Case[] = [
  testCase('finds the payments of an order, oldest first, as the retrieve call returns them', async (setting) => {
    const { client, controls } = setting;
    const order = { merchant_order_id: 'ORDER 1+2&3=ñ#%41' };
    const declined = { ...order, payment_method: { token: 'tok_do_not_honor' } };
    const first = await client.payments.create(cardPayment(declined));
    const second = await client.payments.create(cardPayment(order));
    await client.payments.create(cardPayment({ merchant_order_id: 'order 1+2&3=ñ#%41' }));
    // A payment that changes keeps its place.
    controls.payments.openChargeback(second.id);
    const third = await client.payments.create(cardPayment(order));
    expect(await client.payments.listByOrder(order.merchant_order_id)).toEqual([
      await client.payments.retrieve(first.id),
      await client.payments.retrieve(second.id),
      await client.payments.retrieve(third.id),
    ]);
  }),
  testCase('returns an empty array for an unknown order and for an order of another merchant', async (setting) => {
    const { client, send, keys } = setting;
    expect(await client.payments.listByOrder('ORDER-1')).toEqual([]);
    await client.payments.create(cardPayment());
    const stranger = { 'public-api-key': `${keys['public-api-key']}-stranger`, 'private-secret-key': 's' };
    const response = await send('GET', '/v1/payments?merchant_order_id=ORDER-1', { keys: stranger });
    expect(response).toMatchObject({ status: 200, json: [] });
  }),
  testCase('rejects a missing order and an order of 2 or 256 characters', async ({ send }) => {
    expectError(await send('GET', '/v1/payments'), 400, 'MISSING_PARAMETERS', ['merchant_order_id is required']);
    for (const order of ['ab', 'a'.repeat(256)]) {
      const response = await send('GET', `/v1/payments?merchant_order_id=${order}`);
      expectError(response, 400, 'INVALID_PARAMETERS');
      expect(response.json.messages[0]).toContain('merchant_order_id');
    }
    expect((await send('GET', `/v1/payments?merchant_order_id=${'ñ'.repeat(255)}`)).status).toBe(200);
  }),
  testCase('rejects another method and lists the allowed methods', async ({ send }) => {
    const response = await send('DELETE', '/v1/payments?merchant_order_id=ORDER-1');
    expectError(response, 405, 'UNSUPPORTED_METHOD');
    expect(response.headers.get('allow')).toBe('POST, GET');
  }),
];

const capture = (value: number, merchant_reference = 'CAP-1') => {
  return { merchant_reference, amount: usd(value), reason: 'DELIVERED' };
};
const authorized = async (client: TestMerchant['client'], value = 100) => {
  const { id, transactions } = await client.payments.create(authorization({ amount: { currency: 'USD', value } }));
  return { id, transaction: transactions.id };
};

function rejectsUnknownIds(verb: string, body: object): Case {
  return testCase('rejects an unknown payment and an unknown transaction', async ({ client, post }) => {
    const { id, transaction } = await authorized(client);
    expectError(await post(transactionPath(unknownId, transaction, verb), body), 404, 'PAYMENT_NOT_FOUND');
    expectError(await post(transactionPath(id, unknownId, verb), body), 404, 'TRANSACTION_NOT_FOUND');
  });
}

export const capturePayment: readonly Case[] = [
  testCase('captures an authorization', async ({ client }) => {
    const { id, transaction } = await authorized(client);
    expect(await client.payments.capture(id, transaction, capture(100))).toMatchObject({
      type: 'CAPTURE',
      status: 'SUCCEEDED',
      reason: 'DELIVERED',
      merchant_reference: 'CAP-1',
      amount: { captured: 100, currency: 'USD', refunded: 0, value: 100 },
      payment: { id, account_id: accountId, status: 'SUCCEEDED', sub_status: 'CAPTURED' },
    });
  }),
  testCase('captures an authorization in parts up to its full amount and no more', async ({ client, post }) => {
    const { id, transaction } = await authorized(client, 0.3);
    const first = await client.payments.capture(id, transaction, capture(0.1));
    expect(first.payment.sub_status).toBe('PARTIALLY_CAPTURED');
    const path = transactionPath(id, transaction, 'capture');
    const over = await post(path, capture(0.2001, 'CAP-2'));
    expectError(over, 400, 'INVALID_PARAMETERS', ['amount.value must be at most 0.2 (received 0.2001)', remaining]);
    const last = await client.payments.capture(id, transaction, capture(0.2, 'CAP-2'));
    expect(last).toMatchObject({ payment: { sub_status: 'CAPTURED' }, amount: { captured: 0.3 } });
    expectError(await post(path, capture(0.1, 'CAP-2')), 400, 'INVALID_STATUS');
  }),
  testCase('rejects another currency and another type of transaction', async ({ client, post }) => {
    const { id, transaction } = await authorized(client);
    const body = { ...capture(1), amount: { currency: 'EUR', value: 1 } };
    expect((await post(transactionPath(id, transaction, 'capture'), body)).json).toEqual({
      code: 'INVALID_PARAMETERS',
      messages: [
        'amount.currency must be USD, as in the payment (received EUR)',
        assumes('currency of a capture and a refund'),
      ],
    });
    const purchase = await client.payments.create(cardPayment());
    const response = await post(transactionPath(purchase.id, purchase.transactions.id, 'capture'), body);
    expect(response.json.code).toBe('INVALID_TRANSACTION_TYPE');
  }),
  rejectsUnknownIds('capture', capture(1)),
  testCase('captures once for a repeated idempotency key', async ({ client, post, controls }) => {
    const { id, transaction } = await authorized(client);
    const [path, headers] = [transactionPath(id, transaction, 'capture'), key()];
    const first = await post(path, capture(40), headers);
    expect((await post(path, capture(40), headers)).json).toEqual(first.json);
    expect(controls.payments.get(id).amount.captured).toBe(40);
  }),
  testCase('rejects a capture without amount and reason', async ({ client, post }) => {
    const { id, transaction } = await authorized(client);
    const response = await post(transactionPath(id, transaction, 'capture'), { merchant_reference: 'CAP-1' });
    expect(response.json).toEqual({
      code: 'MISSING_PARAMETERS',
      messages: ['amount is required', 'reason is required', assumes('CapturePaymentRequest')],
    });
  }),
];

export const cancelPayment: readonly Case[] = [
  testCase('cancels an authorization', async ({ client, controls }) => {
    const { id, transaction } = await authorized(client);
    const cancellation = await client.payments.cancel(id, transaction, { merchant_reference: 'CAN-1' });
    expect(cancellation).toMatchObject({
      type: 'CANCEL',
      status: 'SUCCEEDED',
      payment: { status: 'CANCELED', sub_status: 'CANCELED' },
    });
    expect(controls.payments.get(id).transactions.map(({ type }) => type)).toEqual(['AUTHORIZE', 'CANCEL']);
  }),
  testCase('rejects a second cancellation', async ({ client, post }) => {
    const { id, transaction } = await authorized(client);
    await client.payments.cancel(id, transaction, { merchant_reference: 'CAN-1' });
    const again = await post(transactionPath(id, transaction, 'cancel'), { merchant_reference: 'CAN-2' });
    expectError(again, 400, 'INVALID_STATUS');
  }),
  rejectsUnknownIds('cancel', { merchant_reference: 'CAN-1' }),
];

export const refundPayment: readonly Case[] = [
  testCase('refunds the full amount if the request has no amount', async ({ client }) => {
    const { id, transactions } = await client.payments.create(cardPayment());
    const refunded = await client.payments.refund(id, transactions.id, {
      merchant_reference: 'REF-1',
      reason: 'RETURNED',
    });
    expect(refunded).toMatchObject({
      status: 'REFUNDED',
      sub_status: 'REFUNDED',
      amount: { captured: 25.5, refunded: 25.5 },
    });
    expect(refunded.transactions).toMatchObject({
      type: 'REFUND',
      status: 'SUCCEEDED',
      amount: 25.5,
      reason: 'RETURNED',
    });
    expect(refunded.transactions_history).toHaveLength(2);
  }),
  testCase('refunds in parts and never more than was captured', async ({ client, post }) => {
    const { id, transactions } = await client.payments.create(cardPayment({ amount: usd(0.3) }));
    const part = await client.payments.refund(id, transactions.id, { merchant_reference: 'REF-1', amount: usd(0.1) });
    expect(part).toMatchObject({ status: 'SUCCEEDED', sub_status: 'PARTIALLY_REFUNDED', amount: { refunded: 0.1 } });
    const path = transactionPath(id, transactions.id, 'refund');
    const over = await post(path, { merchant_reference: 'REF-2', amount: usd(0.21) });
    expect(over.json.messages).toEqual(['amount.value must be at most 0.2 (received 0.21)', remaining]);
    const rest = await client.payments.refund(id, transactions.id, { merchant_reference: 'REF-2', amount: usd(0.2) });
    expect(rest).toMatchObject({ status: 'REFUNDED', amount: { refunded: 0.3 } });
    const third = await post(path, { merchant_reference: 'REF-3' });
    expectError(third, 400, 'INVALID_STATUS');
  }),
  testCase('refunds each capture separately', async ({ client, post }) => {
    const { id, transaction } = await authorized(client, 100);
    const first = await client.payments.capture(id, transaction, capture(60));
    await client.payments.capture(id, transaction, { merchant_reference: 'CAP-2', amount: usd(40), reason: 'REST' });
    const path = transactionPath(id, first.id, 'refund');
    const over = await post(path, { merchant_reference: 'REF-1', amount: usd(61) });
    expect(over.json.messages).toEqual(['amount.value must be at most 60 (received 61)', remaining]);
    const refunded = await client.payments.refund(id, first.id, { merchant_reference: 'REF-1' });
    expect(refunded).toMatchObject({ sub_status: 'PARTIALLY_REFUNDED', amount: { captured: 100, refunded: 60 } });
    const again = await post(path, { merchant_reference: 'REF-2' });
    expectError(again, 400, 'INVALID_STATUS');
  }),
  testCase('rejects the refund of an authorization without a capture', async ({ client, post }) => {
    const { id, transaction } = await authorized(client);
    const path = transactionPath(id, transaction, 'refund');
    const response = await post(path, { merchant_reference: 'REF-1' });
    expectError(response, 400, 'INVALID_TRANSACTION_TYPE');
  }),
  rejectsUnknownIds('refund', { merchant_reference: 'REF-1' }),
];
