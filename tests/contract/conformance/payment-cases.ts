import { expect } from 'vitest';
import { allFields, authorization, cardPayment, dispute } from '../../helpers/requests.ts';
import { accountId, type TestMerchant } from '../../helpers/test-merchant.ts';
import { type Case, testCase } from './case.ts';

const key = () => ({ 'X-Idempotency-Key': crypto.randomUUID() });
const unknownId = '00000000-0000-4000-8000-000000000000';

/** A body and the expected error. */
const invalid: readonly (readonly [string, object, string, string])[] = [
  ['an account that is no UUID', { account_id: 'shop' }, 'INVALID_PARAMETERS', 'account_id'],
  ['no account', { account_id: undefined }, 'MISSING_PARAMETERS', 'account_id is required'],
  ['no order', { merchant_order_id: undefined }, 'MISSING_PARAMETERS', 'merchant_order_id is required'],
  [
    'an order of 2 characters',
    { merchant_order_id: 'ab' },
    'INVALID_PARAMETERS',
    'merchant_order_id must have at least 3',
  ],
  ['an order of 256 characters', { merchant_order_id: 'a'.repeat(256) }, 'INVALID_PARAMETERS', 'merchant_order_id'],
  ['a description of 2 characters', { description: 'ab' }, 'INVALID_PARAMETERS', 'description'],
  [
    'a reference of 256 characters',
    { merchant_reference: 'a'.repeat(256) },
    'INVALID_PARAMETERS',
    'merchant_reference',
  ],
  ['no amount', { amount: undefined }, 'MISSING_PARAMETERS', 'amount is required'],
  [
    'an amount of 0',
    { amount: { currency: 'USD', value: 0 } },
    'INVALID_PARAMETERS',
    'amount.value must be greater than 0',
  ],
  ['a negative amount', { amount: { currency: 'USD', value: -1 } }, 'INVALID_PARAMETERS', 'amount.value'],
  ['five decimals', { amount: { currency: 'USD', value: 1.00001 } }, 'INVALID_PARAMETERS', 'amount.value'],
  [
    'an amount in text',
    { amount: { currency: 'USD', value: '1' } },
    'INVALID_PARAMETERS',
    'amount.value must be a number',
  ],
  ['a currency in lower case', { amount: { currency: 'usd', value: 1 } }, 'INVALID_PARAMETERS', 'amount.currency'],
  ['a country outside the list', { country: 'DE' }, 'INVALID_PARAMETERS', 'country must be one of AR, BO'],
  ['an unknown workflow', { workflow: 'FAX' }, 'INVALID_PARAMETERS', 'workflow must be one of SDK_CHECKOUT'],
  [
    'no checkout and no workflow',
    { checkout: undefined },
    'MISSING_PARAMETERS',
    'checkout is required when workflow is SDK_CHECKOUT or absent',
  ],
  [
    'SDK_CHECKOUT and no checkout',
    { checkout: undefined, workflow: 'SDK_CHECKOUT' },
    'MISSING_PARAMETERS',
    'checkout is required when workflow is SDK_CHECKOUT or absent',
  ],
  ['a blank session', { checkout: { session: ' ' } }, 'INVALID_PARAMETERS', 'checkout.session'],
  ['an empty payment method', { payment_method: {} }, 'INVALID_PARAMETERS', 'payment_method'],
  ['a callback of 2 characters', { callback_url: 'ab' }, 'INVALID_PARAMETERS', 'callback_url'],
  ['a callback of 527 characters', { callback_url: 'a'.repeat(527) }, 'INVALID_PARAMETERS', 'callback_url'],
  [
    '121 tags',
    { metadata: Array(121).fill({ key: 'k', value: 'v' }) },
    'INVALID_PARAMETERS',
    'metadata must have at most 120',
  ],
  ['a tag without a value', { metadata: [{ key: 'k' }] }, 'MISSING_PARAMETERS', 'metadata[0].value is required'],
  [
    'a phone in digits',
    { customer_payer: { phone: { number: 3 } } },
    'INVALID_PARAMETERS',
    'customer_payer.phone.number must be',
  ],
  [
    'a screen height in digits',
    { customer_payer: { browser_info: { screen_height: 1080 } } },
    'INVALID_PARAMETERS',
    'screen_height',
  ],
  [
    'half an item',
    { additional_data: { order: { items: [{ quantity: 0.5 }] } } },
    'INVALID_PARAMETERS',
    'items[0].quantity',
  ],
  [
    'a short card number',
    {
      payment_method: { detail: { card: { card_data: { number: '4111', expiration_month: 1, expiration_year: 30 } } } },
    },
    'INVALID_PARAMETERS',
    'card_data.number',
  ],
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
    const events: Request[] = [];
    controls.webhooks.register({
      receiver: async (request) => {
        events.push(request.clone());
        return Response.json({ received: true });
      },
    });
    const body = cardPayment({ payment_method: { token: 'tok-1', detail: { card: chargedCard } } });
    const created = await client.payments.create(body);
    const { id } = created;
    const chargeback = controls.payments.openChargeback(id);
    const disputed = await client.disputes.submit(id, chargeback.id, dispute());
    const retrieved = await client.payments.retrieve(id);
    await settled();
    const shown = await Promise.all(events.map(async (each) => (await each.json()).data.payment));
    for (const payment of [created, disputed, retrieved, ...shown]) {
      expect(payment.payment_method.payment_method_detail.card).toMatchObject(chargedCard);
      for (const transaction of [payment.transactions].flat())
        expect(transaction.payment_method.detail.card).toMatchObject(chargedCard);
    }
    expect(shown).toHaveLength(3);
  }),
  testCase('rejects a card number without an expiry date', async ({ send }) => {
    const detail = { card: { card_data: { number: '4111111111111111' } } };
    const body = cardPayment({ payment_method: { detail } });
    expect(await send('POST', '/v1/payments', { headers: key(), body })).toMatchObject({
      status: 400,
      json: {
        code: 'MISSING_PARAMETERS',
        messages: [
          'payment_method.detail.card.card_data.expiration_month is required',
          'payment_method.detail.card.card_data.expiration_year is required',
        ],
      },
    });
  }),
];

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
  testCase('accepts each field at its limit', async ({ send }) => {
    const body = cardPayment({
      merchant_order_id: 'a'.repeat(255),
      description: '🙂'.repeat(255),
      merchant_reference: 'abc',
      callback_url: 'a'.repeat(526),
      amount: { currency: 'USD', value: 0.0001 },
      metadata: Array(120).fill({ key: 'k'.repeat(48), value: 'v'.repeat(512) }),
      not_in_the_contract: true,
    });
    expect((await send('POST', '/v1/payments', { headers: key(), body })).status).toBe(201);
  }),
  testCase('does not require a checkout for DIRECT, REDIRECT, CHECKOUT and SDK_SEAMLESS', async ({ send }) => {
    for (const workflow of ['DIRECT', 'REDIRECT', 'CHECKOUT', 'SDK_SEAMLESS']) {
      const body = cardPayment({ workflow, checkout: undefined });
      expect((await send('POST', '/v1/payments', { headers: key(), body })).status).toBe(201);
    }
  }),
  ...invalid.map(([what, changes, code, message]) =>
    testCase(`refuses ${what}`, async ({ send, controls }) => {
      const answer = await send('POST', '/v1/payments', { headers: key(), body: cardPayment(changes) });
      expect(answer).toMatchObject({ status: 400, json: { code } });
      expect(answer.json.messages.join('\n')).toContain(message);
      expect(controls.payments.list()).toEqual([]);
    }),
  ),
  testCase('reports one message for each invalid field', async ({ send }) => {
    const body = cardPayment({ country: 'DE', description: 'ab', checkout: undefined, merchant_order_id: undefined });
    const { json } = await send('POST', '/v1/payments', { headers: key(), body });
    expect(json.code).toBe('INVALID_PARAMETERS');
    expect(json.messages.map((each: string) => each.split(' ')[0]).sort()).toEqual([
      'checkout',
      'country',
      'description',
      'merchant_order_id',
    ]);
  }),
  testCase(
    'returns the first response for a repeated idempotency key and creates nothing',
    async ({ send, controls, settled }) => {
      const headers = key();
      const body = cardPayment();
      const first = await send('POST', '/v1/payments', { headers, body });
      controls.payments.openChargeback(first.json.id);
      const again = await send('POST', '/v1/payments', { headers, body });
      expect(again.status).toBe(201);
      expect(again.json).toEqual(first.json);
      expect(again.headers.get('x-idempotent-replayed')).toBe('true');
      expect(first.headers.get('x-idempotent-replayed')).toBeNull();
      expect(again.headers.get('x-trace-id')).not.toBe(first.headers.get('x-trace-id'));
      expect(controls.payments.list()).toHaveLength(1);
      await settled();
    },
  ),
  testCase('returns the declined payment for a repeated idempotency key', async ({ send, controls }) => {
    const request = { headers: key(), body: cardPayment({ payment_method: { token: 'tok_do_not_honor' } }) };
    const first = await send('POST', '/v1/payments', request);
    expect((await send('POST', '/v1/payments', request)).json).toEqual(first.json);
    expect(controls.payments.list()).toHaveLength(1);
  }),
  testCase('creates one payment for concurrent requests with one idempotency key', async ({ send, controls }) => {
    const request = { headers: key(), body: cardPayment() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('POST', '/v1/payments', request)));
    expect(controls.payments.list()).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 201) expect(answer.json.id).toBe(controls.payments.list()[0]?.id);
      else expect(answer).toMatchObject({ status: 400, json: { code: 'REQUEST_IN_PROCESS' } });
    }
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  }),
  testCase('accepts an idempotency key again after a rejected request', async ({ send }) => {
    const headers = key();
    expect((await send('POST', '/v1/payments', { headers, body: cardPayment({ country: 'DE' }) })).status).toBe(400);
    expect((await send('POST', '/v1/payments', { headers, body: cardPayment() })).status).toBe(201);
  }),
  testCase('forgets an idempotency key after 24 hours', async ({ send, controls }) => {
    const request = { headers: key(), body: cardPayment({ workflow: 'DIRECT', checkout: undefined }) };
    await send('POST', '/v1/payments', request);
    await controls.clock.advance(86_399_999);
    await send('POST', '/v1/payments', request);
    expect(controls.payments.list()).toHaveLength(1);
    await controls.clock.advance(1);
    await send('POST', '/v1/payments', request);
    expect(controls.payments.list()).toHaveLength(2);
  }),
  testCase('rejects a second payment with the same checkout session', async ({ send }) => {
    const body = cardPayment();
    expect((await send('POST', '/v1/payments', { headers: key(), body })).status).toBe(201);
    const second = await send('POST', '/v1/payments', { headers: key(), body });
    expect(second).toMatchObject({ status: 400, json: { code: 'INVALID_CHECKOUT_SESSION' } });
  }),
  testCase('rejects a call with a missing or malformed idempotency key', async ({ send }) => {
    const none = await send('POST', '/v1/payments', { body: cardPayment() });
    expect(none).toMatchObject({
      status: 400,
      json: { code: 'MISSING_HEADER', messages: ['X-Idempotency-Key is required'] },
    });
    const long = await send('POST', '/v1/payments', {
      headers: { 'X-Idempotency-Key': 'k'.repeat(65) },
      body: cardPayment(),
    });
    expect(long).toMatchObject({ status: 400, json: { code: 'INVALID_PARAMETERS' } });
  }),
  testCase('rejects a body that is not JSON', async ({ send }) => {
    const bodies = ['{', 'null,', new Uint8Array([0x22, 0xff, 0x22]), '['.repeat(5000) + ']'.repeat(5000)];
    for (const body of bodies) {
      const answer = await send('POST', '/v1/payments', { headers: key(), body });
      expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
    }
    const empty = await send('POST', '/v1/payments', { headers: { ...key(), 'content-type': 'application/json' } });
    expect(empty).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
    for (const body of [null, [], 'text', 7]) {
      const answer = await send('POST', '/v1/payments', { headers: key(), body: JSON.stringify(body) });
      expect(answer).toMatchObject({
        status: 400,
        json: {
          code: 'INVALID_PARAMETERS',
          messages: [expect.stringMatching(/^the body must be an object \(received /)],
        },
      });
    }
  }),
  testCase('rejects another content type and accepts JSON with a charset', async ({ send }) => {
    const body = JSON.stringify(cardPayment());
    const text = await send('POST', '/v1/payments', { headers: { ...key(), 'content-type': 'text/plain' }, body });
    expect(text).toMatchObject({ status: 415, json: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    const charset = { ...key(), 'content-type': 'application/json; charset=utf-8' };
    expect((await send('POST', '/v1/payments', { headers: charset, body })).status).toBe(201);
  }),
  testCase('rejects missing and wrong credentials', async ({ send, keys, controls }) => {
    const wrong = [
      {},
      { 'public-api-key': keys['public-api-key'] },
      { ...keys, 'private-secret-key': 'wrong' },
      { ...keys, 'public-api-key': ' ' },
    ];
    for (const each of wrong) {
      const answer = await send('POST', '/v1/payments', {
        headers: key(),
        body: cardPayment(),
        keys: each as Record<string, string>,
      });
      expect(answer).toMatchObject({ status: 401, json: { code: 'INVALID_CREDENTIALS' } });
      expect(answer.headers.get('x-trace-id')).toBeTruthy();
    }
    expect(controls.payments.list()).toEqual([]);
  }),
  testCase('accepts field names that objects inherit, such as toString', async ({ send, controls }) => {
    const text = JSON.stringify(cardPayment()).replace(
      '{',
      '{"__proto__":{"status":"X"},"constructor":{"prototype":{"a":1}},',
    );
    expect((await send('POST', '/v1/payments', { headers: key(), body: text })).status).toBe(201);
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
      expect(unknown).toMatchObject({ status: 404, json: { code: 'PAYMENT_NOT_FOUND' } });
      const stranger = { 'public-api-key': `${keys['public-api-key']}-stranger`, 'private-secret-key': 's' };
      expect((await send('GET', `/v1/payments/${id}`, { keys: stranger })).status).toBe(404);
      const malformed = await send('GET', '/v1/payments/7');
      expect(malformed).toMatchObject({ status: 400, json: { code: 'INVALID_PARAMETERS' } });
      expect(malformed.json.messages[0]).toContain('payment_id');
    },
  ),
  testCase('rejects a query parameter that is not a boolean', async ({ send, client }) => {
    const { id } = await client.payments.create(cardPayment());
    const answer = await send('GET', `/v1/payments/${id}?raw_response=perhaps`);
    expect(answer).toMatchObject({
      status: 400,
      json: { code: 'INVALID_PARAMETERS', messages: ['raw_response must be true or false (received "perhaps")'] },
    });
    expect(
      (await send('GET', `/v1/payments/${id}?transactions_history=true&other=1`)).json.transactions_history,
    ).toHaveLength(1);
  }),
  testCase('rejects another method and lists the allowed methods', async ({ send }) => {
    const answer = await send('DELETE', `/v1/payments/${unknownId}`);
    expect(answer).toMatchObject({ status: 405, json: { code: 'UNSUPPORTED_METHOD' } });
    expect(answer.headers.get('allow')).toBe('GET');
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
    const answer = await send('GET', '/v1/payments?merchant_order_id=ORDER-1', { keys: stranger });
    expect(answer).toMatchObject({ status: 200, json: [] });
  }),
  testCase('rejects a missing order and an order of 2 or 256 characters', async ({ send }) => {
    expect(await send('GET', '/v1/payments')).toMatchObject({
      status: 400,
      json: { code: 'MISSING_PARAMETERS', messages: ['merchant_order_id is required'] },
    });
    for (const order of ['ab', 'a'.repeat(256)]) {
      const answer = await send('GET', `/v1/payments?merchant_order_id=${order}`);
      expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_PARAMETERS' } });
      expect(answer.json.messages[0]).toContain('merchant_order_id');
    }
    expect((await send('GET', `/v1/payments?merchant_order_id=${'ñ'.repeat(255)}`)).status).toBe(200);
  }),
  testCase('rejects another method and lists the allowed methods', async ({ send }) => {
    const answer = await send('DELETE', '/v1/payments?merchant_order_id=ORDER-1');
    expect(answer).toMatchObject({ status: 405, json: { code: 'UNSUPPORTED_METHOD' } });
    expect(answer.headers.get('allow')).toBe('POST, GET');
  }),
];

const authorized = async (client: TestMerchant['client'], value = 100) => {
  const { id, transactions } = await client.payments.create(authorization({ amount: { currency: 'USD', value } }));
  return { id, transaction: transactions.id };
};
const usd = (value: number) => ({ currency: 'USD', value });

export const capturePayment: readonly Case[] = [
  testCase('captures an authorization', async ({ client }) => {
    const { id, transaction } = await authorized(client);
    const capture = await client.payments.capture(id, transaction, {
      merchant_reference: 'CAP-1',
      amount: usd(100),
      reason: 'DELIVERED',
    });
    expect(capture).toMatchObject({
      type: 'CAPTURE',
      status: 'SUCCEEDED',
      reason: 'DELIVERED',
      merchant_reference: 'CAP-1',
      amount: { captured: 100, currency: 'USD', refunded: 0, value: 100 },
      payment: { id, account_id: accountId, status: 'SUCCEEDED', sub_status: 'CAPTURED' },
    });
  }),
  testCase('captures an authorization in parts up to its full amount and no more', async ({ client, send }) => {
    const { id, transaction } = await authorized(client, 0.3);
    const first = await client.payments.capture(id, transaction, {
      merchant_reference: 'CAP-1',
      amount: usd(0.1),
      reason: 'PART',
    });
    expect(first.payment.sub_status).toBe('PARTIALLY_CAPTURED');
    const path = `/v1/payments/${id}/transactions/${transaction}/capture`;
    const body = { merchant_reference: 'CAP-2', amount: usd(0.2001), reason: 'PART' };
    const over = await send('POST', path, { headers: key(), body });
    expect(over).toMatchObject({
      status: 400,
      json: { code: 'INVALID_PARAMETERS', messages: ['amount.value must be at most 0.2'] },
    });
    const last = await client.payments.capture(id, transaction, {
      merchant_reference: 'CAP-2',
      amount: usd(0.2),
      reason: 'REST',
    });
    expect(last).toMatchObject({ payment: { sub_status: 'CAPTURED' }, amount: { captured: 0.3 } });
    const third = await send('POST', path, { headers: key(), body: { ...body, amount: usd(0.1) } });
    expect(third).toMatchObject({ status: 400, json: { code: 'INVALID_STATUS' } });
  }),
  testCase(
    'rejects another currency, another type of transaction and an unknown transaction',
    async ({ client, send }) => {
      const { id, transaction } = await authorized(client);
      const body = { merchant_reference: 'CAP-1', amount: { currency: 'EUR', value: 1 }, reason: 'X' };
      const currency = await send('POST', `/v1/payments/${id}/transactions/${transaction}/capture`, {
        headers: key(),
        body,
      });
      expect(currency.json).toEqual({
        code: 'INVALID_PARAMETERS',
        messages: ['amount.currency must be USD, as in the payment (received EUR)'],
      });
      const unknown = await send('POST', `/v1/payments/${id}/transactions/${unknownId}/capture`, {
        headers: key(),
        body,
      });
      expect(unknown).toMatchObject({ status: 404, json: { code: 'TRANSACTION_NOT_FOUND' } });
      const nowhere = await send('POST', `/v1/payments/${unknownId}/transactions/${transaction}/capture`, {
        headers: key(),
        body,
      });
      expect(nowhere).toMatchObject({ status: 404, json: { code: 'PAYMENT_NOT_FOUND' } });
      const purchase = await client.payments.create(cardPayment());
      const path = `/v1/payments/${purchase.id}/transactions/${purchase.transactions.id}/capture`;
      expect((await send('POST', path, { headers: key(), body })).json.code).toBe('INVALID_TRANSACTION_TYPE');
    },
  ),
  testCase('captures once for a repeated idempotency key', async ({ client, send, controls }) => {
    const { id, transaction } = await authorized(client);
    const request = { headers: key(), body: { merchant_reference: 'CAP-1', amount: usd(40), reason: 'PART' } };
    const path = `/v1/payments/${id}/transactions/${transaction}/capture`;
    const first = await send('POST', path, request);
    expect((await send('POST', path, request)).json).toEqual(first.json);
    expect(controls.payments.get(id).amount.captured).toBe(40);
  }),
  testCase('rejects a capture without amount and reason', async ({ client, send }) => {
    const { id, transaction } = await authorized(client);
    const path = `/v1/payments/${id}/transactions/${transaction}/capture`;
    const answer = await send('POST', path, { headers: key(), body: { merchant_reference: 'CAP-1' } });
    expect(answer.json).toEqual({ code: 'MISSING_PARAMETERS', messages: ['amount is required', 'reason is required'] });
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
  testCase('rejects a second cancellation and a cancellation after a capture', async ({ client, send }) => {
    const { id, transaction } = await authorized(client);
    await client.payments.cancel(id, transaction, { merchant_reference: 'CAN-1' });
    const path = `/v1/payments/${id}/transactions/${transaction}/cancel`;
    const again = await send('POST', path, { headers: key(), body: { merchant_reference: 'CAN-2' } });
    expect(again).toMatchObject({ status: 400, json: { code: 'INVALID_STATUS' } });
  }),
  testCase('rejects an unknown payment and an unknown transaction', async ({ client, send }) => {
    const { id, transaction } = await authorized(client);
    const request = { headers: key(), body: { merchant_reference: 'CAN-1' } };
    expect(await send('POST', `/v1/payments/${unknownId}/transactions/${transaction}/cancel`, request)).toMatchObject({
      status: 404,
      json: { code: 'PAYMENT_NOT_FOUND' },
    });
    expect(await send('POST', `/v1/payments/${id}/transactions/${unknownId}/cancel`, request)).toMatchObject({
      status: 404,
      json: { code: 'TRANSACTION_NOT_FOUND' },
    });
  }),
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
  testCase('refunds in parts and never more than was captured', async ({ client, send }) => {
    const { id, transactions } = await client.payments.create(cardPayment({ amount: usd(0.3) }));
    const part = await client.payments.refund(id, transactions.id, { merchant_reference: 'REF-1', amount: usd(0.1) });
    expect(part).toMatchObject({ status: 'SUCCEEDED', sub_status: 'PARTIALLY_REFUNDED', amount: { refunded: 0.1 } });
    const path = `/v1/payments/${id}/transactions/${transactions.id}/refund`;
    const over = await send('POST', path, { headers: key(), body: { merchant_reference: 'REF-2', amount: usd(0.21) } });
    expect(over.json.messages).toEqual(['amount.value must be at most 0.2']);
    const rest = await client.payments.refund(id, transactions.id, { merchant_reference: 'REF-2', amount: usd(0.2) });
    expect(rest).toMatchObject({ status: 'REFUNDED', amount: { refunded: 0.3 } });
    const third = await send('POST', path, { headers: key(), body: { merchant_reference: 'REF-3' } });
    expect(third).toMatchObject({ status: 400, json: { code: 'INVALID_STATUS' } });
  }),
  testCase('refunds each capture separately', async ({ client, send }) => {
    const { id, transaction } = await authorized(client, 100);
    const first = await client.payments.capture(id, transaction, {
      merchant_reference: 'CAP-1',
      amount: usd(60),
      reason: 'PART',
    });
    await client.payments.capture(id, transaction, { merchant_reference: 'CAP-2', amount: usd(40), reason: 'REST' });
    const path = `/v1/payments/${id}/transactions/${first.id}/refund`;
    const over = await send('POST', path, { headers: key(), body: { merchant_reference: 'REF-1', amount: usd(61) } });
    expect(over.json.messages).toEqual(['amount.value must be at most 60']);
    const refunded = await client.payments.refund(id, first.id, { merchant_reference: 'REF-1' });
    expect(refunded).toMatchObject({ sub_status: 'PARTIALLY_REFUNDED', amount: { captured: 100, refunded: 60 } });
    const again = await send('POST', path, { headers: key(), body: { merchant_reference: 'REF-2' } });
    expect(again).toMatchObject({ status: 400, json: { code: 'INVALID_STATUS' } });
  }),
  testCase('rejects the refund of an authorization without a capture', async ({ client, send }) => {
    const { id, transaction } = await authorized(client);
    const path = `/v1/payments/${id}/transactions/${transaction}/refund`;
    const answer = await send('POST', path, { headers: key(), body: { merchant_reference: 'REF-1' } });
    expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_TRANSACTION_TYPE' } });
  }),
  testCase('rejects an unknown payment and an unknown transaction', async ({ client, send }) => {
    const { id, transactions } = await client.payments.create(cardPayment());
    const request = { headers: key(), body: { merchant_reference: 'REF-1' } };
    const nowhere = `/v1/payments/${unknownId}/transactions/${transactions.id}/refund`;
    expect(await send('POST', nowhere, request)).toMatchObject({ status: 404, json: { code: 'PAYMENT_NOT_FOUND' } });
    const nothing = `/v1/payments/${id}/transactions/${unknownId}/refund`;
    expect(await send('POST', nothing, request)).toMatchObject({
      status: 404,
      json: { code: 'TRANSACTION_NOT_FOUND' },
    });
  }),
];
