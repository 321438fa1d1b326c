import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { authorization, callerOf, cardPayment, reference, usd } from '../../../test/helpers/test-caller.ts';
import {
  act,
  caller,
  create,
  endpoint,
  mock,
  register,
  savedSnapshot,
  startMock,
  useEndpoint,
  useMockServer,
} from '../../../test/helpers/test-mock.ts';
import type { FindingRule } from '../../generated/control-types.ts';
import { findingRules } from '../../generated/findings.ts';
import { ruleNames } from './findings.ts';

useMockServer();
useEndpoint();

/** The rules that found something, also those that are off by default. */
const rules = () => mock.findings({ include: ruleNames }).map(({ rule }) => rule);
const keyed = (key: string) => ({ 'x-idempotency-key': key });
const pay = (body: unknown, key: string) => caller.post('/v1/payments', body, keyed(key));
const loseResponse = () => mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'response' });
const limit = () => mock.faults.inject({ phase: 'before', status: 429, retryAfter: 30 });
const lost = (call: Promise<unknown>) => call.catch(() => {});

async function pollAfterWebhook() {
  register();
  const { id } = await create();
  await mock.settled();
  for (let count = 0; count < 3; count += 1) await caller.get(`/v1/payments/${id}`);
}

async function respondSlowly() {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const receiver = () => {
    clock.mockReturnValue(6_000);
    return new Response();
  };
  mock.webhooks.register({ receiver });
  await create();
  await mock.settled();
  clock.mockRestore();
}

/** For each rule, a merchant with exactly this mistake. */
const flawedMerchants: Record<FindingRule, () => Promise<unknown>> = {
  async 'order-paid-again-after-unknown-result'() {
    loseResponse();
    await lost(pay(cardPayment(), 'visit-1'));
    await pay(cardPayment(), 'visit-2');
  },
  async 'capture-repeated'() {
    const payment = await create(authorization());
    loseResponse();
    const capture = { ...reference, amount: usd(10) };
    await lost(act(payment, 'capture', capture, keyed('capture-1')));
    await act(payment, 'capture', capture, keyed('capture-2'));
  },
  async 'refund-repeated'() {
    const payment = await create();
    mock.faults.inject({ phase: 'body', corrupt: 'truncated' });
    const refund = { ...reference, amount: usd(10) };
    await lost(act(payment, 'refund', refund, keyed('refund-1')));
    await act(payment, 'refund', refund, keyed('refund-2'));
  },
  async 'order-charged-twice'() {
    await pay(cardPayment(), 'visit-1');
    await pay(cardPayment(), 'visit-2');
  },
  async 'order-charged-again'() {
    await pay(cardPayment(), 'part-1');
    await pay(cardPayment({ amount: usd(3) }), 'part-2');
  },
  async 'operation-ran-twice'() {
    startMock({ policies: { idempotentOperations: 'specified' } });
    const payment = await create();
    for (let count = 0; count < 2; count += 1) {
      await act(payment, 'refund', { ...reference, amount: usd(5) }, keyed('refund-1'));
    }
  },
  async 'refund-reference-repeated'() {
    const payment = await create();
    for (const key of ['refund-1', 'refund-2']) {
      await act(payment, 'refund', { ...reference, amount: usd(5) }, keyed(key));
    }
  },
  async 'key-reused-with-other-body'() {
    await pay(cardPayment(), 'order-1');
    await pay(cardPayment({ amount: usd(5) }), 'order-1');
  },
  async 'key-of-declined-payment'() {
    await pay(cardPayment({ payment_method: { token: 'tok_insufficient_funds' } }), 'order-1');
    await pay(cardPayment(), 'order-1');
  },
  async 'retry-with-other-bytes'() {
    const body = cardPayment();
    await pay(body, 'order-1');
    await pay(Object.fromEntries(Object.entries(body).reverse()), 'order-1');
    await pay(JSON.stringify(body, undefined, 2), 'order-1');
  },
  async 'key-reused-after-expiry'() {
    await pay(cardPayment(), 'order-1');
    await mock.clock.advance('25h');
    await pay(cardPayment(), 'order-1');
  },
  'key-that-a-service-may-reject': () => pay(cardPayment(), 'order 1 of 2'),
  async 'money-without-key'() {
    await act(await create(), 'refund', reference, { 'x-idempotency-key': undefined });
  },
  async 'retry-after-ignored'() {
    limit();
    await pay(cardPayment(), 'order-1');
    await mock.clock.advance('29s');
    await pay(cardPayment(), 'order-1');
  },
  'card-number-in-text': () => create(cardPayment({ description: 'Card 4539 1488 0343 6467' })),
  'secret-in-text': () => create(cardPayment({ metadata: [{ key: 'debug', value: 'key mock-secret-key' }] })),
  'credentials-in-url': () => caller.get('/v1/payments?merchant_order_id=A&private-secret-key=anything'),
  'excess-decimals': () => create(cardPayment({ amount: { currency: 'JPY', value: 25.5 } })),
  'unknown-currency': () => create(cardPayment({ amount: { currency: 'ABC', value: 25 } })),
  'unknown-field': () => create(cardPayment({ merchant_ordr_id: 'A' })),
  'misspelled-money-field': () => create(cardPayment({ capture_method: 'manual' })),
  async 'record-of-another-merchant'() {
    const { id } = await create();
    const other = callerOf(mock, { publicApiKey: 'shop-2', privateSecretKey: 'secret-2' });
    await other.post(`/v1/payments`, cardPayment());
    const { id: foreign } = mock.merchant({ publicApiKey: 'shop-2' }).payments.list()[0] as { id: string };
    expect(id).not.toBe(foreign);
    await caller.get(`/v1/payments/${foreign}`);
  },
  async 'payment-id-as-order-id'() {
    const { id } = await create();
    await caller.get(`/v1/payments?merchant_order_id=${id}`);
  },
  'misspelled-test-token': () => create(cardPayment({ payment_method: { token: 'tok_insufficent_funds' } })),
  async 'webhook-endpoint-redirects'() {
    register(302);
    await create();
    await mock.settled();
  },
  async 'webhook-valid-signature-refused'() {
    mock.webhooks.register({ secret: 'whsec-example', receiver: () => new Response(null, { status: 401 }) });
    await create();
    await mock.settled();
  },
  async 'webhook-endpoint-rejects'() {
    register(404);
    await create();
    await mock.settled();
  },
  async 'webhook-event-unhandled'() {
    const on = { 'payment.refund': () => {} };
    mock.webhooks.register({ receiver: createWebhookReceiver({ accept: 'payment', unverified: true, on }) });
    await create();
    await mock.settled();
  },
  'polling-after-webhook': pollAfterWebhook,
  'slow-webhook-response': respondSlowly,
};

/** What a mistake does to the money of an order. */
const effects: { readonly [rule in FindingRule]?: FindingRule } = {
  'order-paid-again-after-unknown-result': 'order-charged-twice',
  'refund-repeated': 'refund-reference-repeated',
  'key-reused-after-expiry': 'order-charged-again',
};

test.each(ruleNames)('finds %s in a merchant with this mistake, with what it does, and nothing else', async (rule) => {
  await flawedMerchants[rule]();
  expect(rules()).toEqual([rule, effects[rule]].filter((each) => each !== undefined));
});

test('an event without a handler is a finding for each delivery, and none with onUnknown', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  await flawedMerchants['webhook-event-unhandled']();
  const { id } = await create(cardPayment({ merchant_order_id: 'ORDER-2' }));
  await mock.settled();
  expect(mock.findings()).toMatchObject([
    {
      rule: 'webhook-event-unhandled',
      count: 2,
      message: expect.stringMatching(/ responded to payment\.purchase with 200, but it has no handler \(no_handler\)$/),
      paymentIds: [expect.any(String), id],
    },
  ]);
  await mock.reset();
  const receiver = createWebhookReceiver({ accept: 'payment', unverified: true, onUnknown() {} });
  mock.webhooks.register({ receiver });
  await create();
  await mock.settled();
  expect(mock.findings()).toEqual([]);
});

test('what a finding says about the service is marked as an assumption, unless the specification states it', () => {
  const stated = ['order-paid-again-after-unknown-result'];
  const unmarked = ruleNames.filter((rule) => {
    const { why, fix } = findingRules[rule].texts;
    return [why, fix].some((text) => /\bservice\b/.test(text) && !text.includes('Assumption'));
  });
  expect(unmarked).toEqual(stated);
});

test('an order charged twice names both requests and both payments', async () => {
  await caller.get('/v1/payments?merchant_order_id=ORDER-1');
  await flawedMerchants['order-charged-twice']();
  const ids = mock.payments.list().map(({ id }) => id);
  expect(mock.findings()).toMatchObject([
    {
      count: 1,
      requests: [2, 3],
      paymentIds: ids,
      message: `Payments ${ids[0]} and ${ids[1]} both charge 25.5 USD for one order`,
    },
  ]);
});

test('a repeated key that ran the operation again names both requests', async () => {
  await flawedMerchants['operation-ran-twice']();
  expect(mock.findings()).toMatchObject([{ requests: [2, 3], paymentIds: [mock.payments.list()[0]?.id] }]);
});

test.each<[string, object, (() => unknown)?]>([
  ['an authorization', { payment_method: { token: 'tok-1', detail: { card: { capture: false } } } }],
  ['a payment 23 hours later', {}, () => mock.clock.advance('23h')],
  ['a payment with a reference', { merchant_reference: 'PART-1' }],
])('finds an order charged twice by %s', async (_, changes, between) => {
  await pay(cardPayment(), 'visit-1');
  await between?.();
  await pay(cardPayment(changes), 'visit-2');
  expect(mock.findings().map(({ rule }) => rule)).toEqual(['order-charged-twice']);
});

test('finds an order charged twice when the customer completes both payments later', async () => {
  const transfer = cardPayment({ payment_method: { type: 'BANK_TRANSFER' } });
  for (const key of ['visit-1', 'visit-2']) await pay(transfer, key);
  expect(rules()).toEqual([]);
  for (const { id } of mock.payments.list()) mock.payments.markPaid(id);
  expect(rules()).toEqual(['order-charged-twice']);
});

test.each<[string, object, (() => unknown)?]>([
  ['another currency', { amount: { currency: 'EUR', value: 25.5 } }],
  ['a payment 24 hours later', {}, () => mock.clock.advance('24h')],
])('an order with %s is found only by the rule that is off by default', async (_, changes, between) => {
  await pay(cardPayment(), 'part-1');
  await between?.();
  await pay(cardPayment(changes), 'part-2');
  expect(mock.findings()).toEqual([]);
  expect(rules()).toEqual(['order-charged-again']);
});

test.each([
  ['a subscription', { subscription: { id: 'SUB-1' } }],
  ['parts with their own references', { merchant_reference: 'PART-1' }],
])('an order with %s is no order charged twice', async (_, changes) => {
  await pay(cardPayment(changes), 'part-1');
  await pay(cardPayment({ ...changes, merchant_reference: 'PART-2' }), 'part-2');
  expect(mock.findings()).toEqual([]);
});

test.each(['refund', 'cancel'])(
  'a %s of the first payment puts an order that was charged twice right',
  async (verb) => {
    const first = await create(verb === 'cancel' ? authorization() : cardPayment());
    await create(cardPayment());
    expect(rules()).toEqual(['order-charged-twice']);
    await act(first, verb, reference);
    expect(rules()).toEqual([]);
  },
);

test('declined payments, verifications and payments of controls charge no order twice', async () => {
  await pay(cardPayment({ payment_method: { token: 'tok_insufficient_funds' } }), 'card-1');
  await pay(
    cardPayment({ amount: usd(0), payment_method: { token: 'tok-1', detail: { card: { verify: true } } } }),
    'card-2',
  );
  mock.payments.create({ merchant_order_id: 'ORDER-1', amount: usd(25.5) });
  await pay(cardPayment(), 'card-3');
  expect(rules()).toEqual([]);
});

test('finds a capture that ran twice under one key', async () => {
  startMock({ policies: { idempotentOperations: 'specified' } });
  const payment = await create(authorization());
  const capture = { ...reference, amount: usd(10) };
  for (let count = 0; count < 2; count += 1) await act(payment, 'capture', capture, keyed('capture-1'));
  expect(rules()).toEqual(['operation-ran-twice']);
});

test('refunds of two captures with one reference are no finding', async () => {
  const { id, transactions } = await create(authorization());
  const captures = [];
  for (const merchant_reference of ['PARCEL-1', 'PARCEL-2']) {
    const { json } = await act({ id, transactions }, 'capture', { ...reference, merchant_reference, amount: usd(10) });
    captures.push(json);
  }
  for (const capture of captures) await act({ id, transactions: capture }, 'refund', reference);
  expect(rules()).toEqual([]);
});

test('a thousand payments of one order are found fast, and listed 20 times', async () => {
  for (let count = 0; count < 1_000; count += 1) await create();
  expect(mock.findings()).toMatchObject([{ count: 999, requests: { length: 20 }, paymentIds: { length: 20 } }]);
});

test('every finding names its requests, and its page', async () => {
  await flawedMerchants['capture-repeated']();
  expect(mock.findings()).toEqual([
    {
      rule: 'capture-repeated',
      count: 1,
      requests: [2, 3],
      paymentIds: [mock.payments.list()[0]?.id],
      firstAt: '2026-01-01T00:00:00.000Z',
      message:
        'Request 3 captures the amount of request 2 again with another key (order ORDER-1). The result of request 2 was unknown',
      why: expect.any(String),
      fix: expect.any(String),
      page: expect.stringMatching(/docs\/findings\.md#capture-repeated$/),
    },
  ]);
});

test('a rule has one finding with a count, and lists at most 20 requests', async () => {
  for (let count = 0; count < 25; count += 1) {
    await create(cardPayment({ merchant_order_id: `ORDER-${count}`, amount: { currency: 'JPY', value: 0.5 } }));
  }
  expect(mock.findings()).toMatchObject([{ count: 25, requests: Array.from({ length: 20 }, (_, index) => index + 1) }]);
});

test('a webhook finding has the request that caused the webhook', async () => {
  await create(cardPayment({ merchant_order_id: 'ORDER-2' }));
  await flawedMerchants['webhook-valid-signature-refused']();
  expect(mock.findings()).toMatchObject([{ requests: [2], paymentIds: [mock.payments.list()[1]?.id] }]);
});

test.each([
  ['the same key', () => pay(cardPayment(), 'visit-1')],
  ['a list of the payments of the order', () => caller.get('/v1/payments?merchant_order_id=ORDER-1')],
  ['the payment', () => caller.get(`/v1/payments/${mock.payments.list()[0]?.id}`)],
  ['an acknowledged webhook', () => mock.settled()],
])(
  'an order charged twice was not paid after an unknown result when the merchant learned it from %s',
  async (_, learn) => {
    register();
    loseResponse();
    await lost(pay(cardPayment(), 'visit-1'));
    await learn();
    await pay(cardPayment(), 'visit-2');
    expect(rules()).toEqual(['order-charged-twice']);
  },
);

test.each([
  ['after a retry that created the payment', { phase: 'before', status: 503, when: { nth: 1 } }],
  ['before the response was lost', { phase: 'after-commit', latencyMs: 1, when: { nth: 1 } }],
] as const)('does not find a second card when the webhook of the decline was acknowledged %s', async (_, fault) => {
  register();
  mock.faults.inject(fault);
  mock.faults.inject({ phase: 'body', corrupt: 'empty', when: { times: 2 } });
  const declined = cardPayment({ payment_method: { token: 'tok_insufficient_funds' } });
  for (let count = 0; count < 2; count += 1) await lost(pay(declined, 'card-1'));
  await mock.settled();
  await pay(cardPayment(), 'card-2');
  expect(rules()).toEqual([]);
});

test('finds an order paid again after the client stopped waiting for the response', async () => {
  mock.faults.inject({ phase: 'after-commit', latencyMs: 60_000 });
  const controller = new AbortController();
  const headers = { 'public-api-key': 'mock-public-key', 'private-secret-key': 'mock-secret-key' };
  const init = { method: 'POST', headers: { ...headers, ...keyed('visit-1'), 'content-type': 'application/json' } };
  const visit = mock.fetch('http://mock.test/v1/payments', {
    ...init,
    body: JSON.stringify(cardPayment()),
    signal: controller.signal,
  });
  await vi.waitUntil(() => mock.payments.list().length === 1);
  controller.abort();
  await lost(visit);
  await vi.waitUntil(() => mock.journal.requests().length === 1);
  await pay(cardPayment(), 'visit-2');
  expect(rules()).toEqual(['order-paid-again-after-unknown-result', 'order-charged-twice']);
});

test('a list of another order and a rejected retry tell nothing about the order', async () => {
  loseResponse();
  await lost(pay(cardPayment(), 'visit-1'));
  await caller.get('/v1/payments?merchant_order_id=ORDER-2');
  mock.faults.inject({ phase: 'before', status: 400 });
  await pay(cardPayment(), 'visit-1');
  await pay(cardPayment(), 'visit-2');
  expect(rules()).toEqual(['order-paid-again-after-unknown-result', 'order-charged-twice']);
});

test.each(['capture', 'refund'])(
  'two partial %ss of the same amount with known results are no finding',
  async (verb) => {
    const payment = await create(verb === 'capture' ? authorization() : cardPayment());
    for (const merchant_reference of ['PARCEL-1', 'PARCEL-2']) {
      await act(payment, verb, { ...reference, merchant_reference, amount: usd(10) });
    }
    expect(rules()).toEqual([]);
  },
);

test('two payments of an order that were sent at the same time charge it twice, and are no repeat of each other', async () => {
  mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'response', when: { nth: 1 } });
  await Promise.all([lost(pay(cardPayment(), 'half-1')), pay(cardPayment(), 'half-2')]);
  expect(rules()).toEqual(['order-charged-twice']);
});

test.each(['capture', 'refund'])(
  'a %s of equal price with its own reference is no repeat of a lost one',
  async (verb) => {
    const payment = await create(verb === 'capture' ? authorization() : cardPayment());
    const move = (merchant_reference: string) =>
      act(payment, verb, { ...reference, merchant_reference, amount: usd(5) });
    loseResponse();
    await lost(move('PARCEL-1'));
    await move('PARCEL-2');
    expect(rules()).toEqual([]);
  },
);

test.each([
  ['all', undefined],
  ['more than is left', usd(21)],
])('finds a refund of %s after a lost refund of a part, although its reference is another one', async (_, amount) => {
  const payment = await create();
  loseResponse();
  await lost(act(payment, 'refund', { ...reference, amount: usd(5) }));
  await act(payment, 'refund', { ...reference, merchant_reference: 'REF-2', ...(amount && { amount }) });
  expect(rules()).toEqual(['refund-repeated']);
});

test.each([
  ['the same order', {}],
  ['another order', { merchant_order_id: 'ORDER-2' }],
])('the next month of a subscription, in %s, is no repeat of a month with an unknown result', async (_, changes) => {
  const month = { subscription: { id: 'SUB-1' } };
  loseResponse();
  await lost(pay(cardPayment(month), 'month-1'));
  await mock.clock.advance('30d');
  await pay(cardPayment({ ...month, ...changes }), 'month-2');
  expect(mock.findings()).toEqual([]);
});

test('a part of an order with its own reference is no repeat of a part with an unknown result', async () => {
  loseResponse();
  await lost(pay(cardPayment({ merchant_reference: 'PART-1' }), 'part-1'));
  await pay(cardPayment({ merchant_reference: 'PART-2' }), 'part-2');
  expect(mock.findings()).toEqual([]);
});

test.each([
  ['another amount', { amount: usd(3) }],
  ['another order id', { merchant_order_id: 'ORDER-1-B' }],
])('finds an order paid again with %s after an unknown result', async (_, changes) => {
  loseResponse();
  await lost(pay(cardPayment(), 'visit-1'));
  await pay(cardPayment(changes), 'visit-2');
  expect(mock.findings()).toMatchObject([{ rule: 'order-paid-again-after-unknown-result', requests: [1, 2] }]);
});

test.each([
  ['repeats the request with its key later', () => pay(cardPayment(), 'visit-1')],
  ['lists the payments of the order later', () => caller.get('/v1/payments?merchant_order_id=ORDER-1')],
])('another order of the customer is no finding when the merchant %s', async (_, learn) => {
  loseResponse();
  await lost(pay(cardPayment(), 'visit-1'));
  await pay(cardPayment({ merchant_order_id: 'ORDER-2' }), 'visit-2');
  await learn();
  expect(rules()).toEqual([]);
});

test.each([
  ['another card', { payment_method: { token: 'tok-2' } }],
  ['another customer', { customer_payer: { merchant_customer_id: 'CUSTOMER-2' } }],
  ['another amount', { amount: usd(3) }],
])('another order with %s is no finding while a result is unknown', async (_, changes) => {
  loseResponse();
  await lost(pay(cardPayment(), 'visit-1'));
  await pay(cardPayment({ merchant_order_id: 'ORDER-2', ...changes }), 'visit-2');
  expect(rules()).toEqual([]);
});

test.each([404, 405, 410, 413, 429])(
  'the fix for an endpoint that responds with %d is not to verify the raw body',
  async (status) => {
    mock.webhooks.register({ secret: 'whsec-example', receiver: () => new Response(null, { status }) });
    await create();
    await mock.settled();
    expect(mock.findings()).toMatchObject([
      { rule: 'webhook-endpoint-rejects', fix: expect.not.stringContaining('raw body') },
    ]);
  },
);

test('a retry after the time of Retry-After on either clock is no finding', async () => {
  limit();
  await pay(cardPayment(), 'order-1');
  await mock.clock.advance('30s');
  await pay(cardPayment(), 'order-1');
  expect(rules()).toEqual([]);
});

test('a retry on a virtual clock that stands still is no finding', async () => {
  limit();
  await pay(cardPayment(), 'order-1');
  await pay(cardPayment(), 'order-1');
  expect(rules()).toEqual([]);
});

test('a repeat with the same bytes is no finding', async () => {
  for (let count = 0; count < 3; count += 1) await pay(cardPayment(), 'order-1');
  expect(rules()).toEqual([]);
});

test('another card number with the same key is another body, although the journal redacts it', async () => {
  const card = (number: string) => ({
    detail: {
      card: {
        card_data: { number, expiration_month: 12, expiration_year: 30, security_code: '123', holder_name: 'A B' },
      },
    },
  });
  await pay(cardPayment({ payment_method: card('4000000000000002') }), 'order-1');
  await pay(cardPayment({ payment_method: card('5555555555554444') }), 'order-1');
  expect(rules()).toEqual(['key-reused-with-other-body']);
});

test('finds another body when the policy rejects it', async () => {
  startMock({ policies: { onBodyMismatch: 'reject' } });
  await flawedMerchants['key-reused-with-other-body']();
  expect(rules()).toEqual(['key-reused-with-other-body']);
});

test.each([
  ['digits that fail the Luhn check', { description: 'Card 4539 1488 0343 6468' }],
  ['a numeric order id that passes the Luhn check', { merchant_order_id: '4539148803436467' }],
  ['a numeric value of metadata', { metadata: [{ key: 'parcel', value: '4539148803436467' }] }],
  ['a time', { description: 'Paid at 20260314092653' }],
  ['a UUID', { description: '41111111-1111-4111-8111-111111111111' }],
  ['a UUID with a card number in it', { description: 'Order O-8307f671-eae2-4986-9768-0688510bc6ae' }],
  ['a part of the secret', { description: 'mock-secret' }],
])('%s is no card number and no secret', async (_, changes) => {
  await create(cardPayment(changes));
  expect(rules()).toEqual([]);
});

test.each([
  ['an order id', { merchant_order_id: '4242424242424242' }, 'card-number-in-text'],
  ['metadata', { metadata: [{ key: 'card', value: '4242424242424242' }] }, 'card-number-in-text'],
  ['a reference', { merchant_reference: 'mock-secret-key' }, 'secret-in-text'],
  ['a token', { payment_method: { token: '4539148803436467' } }, 'card-number-in-text'],
  ['a vaulted token', { payment_method: { vaulted_token: '4539 1488 0343 6467' } }, 'card-number-in-text'],
  ['callback_url', { callback_url: 'https://user:password@shop.example.com/' }, 'credentials-in-url'],
])('finds a test card, a secret or credentials in %s', async (_, changes, rule) => {
  await create(cardPayment(changes));
  expect(rules()).toEqual([rule]);
});

test('a finding contains no secret and no card number', async () => {
  mock.webhooks.register({ secret: 'whsec-example', receiver: () => new Response(null, { status: 401 }) });
  const order = 'mock-secret-key whsec-example 4242424242424242';
  for (const key of ['visit-1', 'visit-2']) {
    loseResponse();
    await lost(pay(cardPayment({ merchant_order_id: order, [order]: 1 }), key));
  }
  await caller.get(`/v1/payments?mock-secret-key=1`);
  await mock.settled();
  expect(rules()).toEqual([
    'unknown-field',
    'card-number-in-text',
    'secret-in-text',
    'webhook-valid-signature-refused',
    'order-paid-again-after-unknown-result',
    'credentials-in-url',
    'order-charged-twice',
  ]);
  expect(JSON.stringify(mock.findings())).not.toMatch(/mock-secret-key|whsec-example|4242/);
});

test('an unsigned or corrupt webhook may be refused', async () => {
  mock.webhooks.register({ receiver: () => new Response(null, { status: 400 }) });
  await create();
  await mock.settled();
  startMock();
  mock.webhooks.register({ secret: 'whsec-example', receiver: () => new Response(null, { status: 401 }) });
  mock.webhooks.chaos({ badSignature: 1 });
  await create();
  await mock.settled();
  expect(rules()).toEqual([]);
});

test('finds a redirect of an endpoint on a port', async () => {
  endpoint.responses.push({ status: 308 });
  mock.webhooks.register({ url: `${endpoint.url}/hooks?token=whsec-example`, secret: 'whsec-example' });
  await create();
  await mock.settled();
  const [finding, ...others] = mock.findings();
  expect(others).toEqual([]);
  expect(finding?.message).toBe(`${endpoint.url}/hooks?token=[redacted] responded to payment.purchase with 308`);
});

test('rules that depend on real time are off by default', async () => {
  await flawedMerchants['polling-after-webhook']();
  expect(mock.findings()).toEqual([]);
  expect(mock.findings({ include: ['polling-after-webhook'] })).toHaveLength(1);
});

test('an unknown rule in a filter is an error with a suggestion', () => {
  // @ts-expect-error: The rule does not exist.
  expect(() => mock.findings({ except: ['unknown-feild'] })).toThrow('Did you mean unknown-field?');
});

test('a reset removes the findings, and a snapshot keeps them', async () => {
  await flawedMerchants['order-charged-twice']();
  await flawedMerchants['unknown-field']();
  const findings = mock.findings();
  const snapshot = savedSnapshot();
  await mock.reset();
  expect(mock.findings()).toEqual([]);
  await mock.restore(snapshot);
  expect(mock.findings()).toEqual(findings);
});

test('a listener gets each finding after its request', async () => {
  const heard: unknown[] = [];
  mock.watch({
    request: ({ number }) => heard.push(number),
    finding: ({ merchant, finding }) => heard.push([merchant, finding.rule, finding.count]),
  });
  await flawedMerchants['unknown-field']();
  await flawedMerchants['unknown-field']();
  expect(heard).toEqual([
    1,
    ['mock-public-key', 'unknown-field', 1],
    2,
    ['mock-public-key', 'unknown-field', 2],
    ['mock-public-key', 'order-charged-twice', 1],
  ]);
});

const card = (fields: object) => ({ payment_method: { token: 'tok-1', detail: { card: fields } } });
const capture = 'payment_method.detail.card.capture';
const type = 'payment_method.type';

test.each<[written: string, changes: object, meant: string]>([
  ['capture_method', { capture_method: 'manual' }, capture],
  ['captureMode', { captureMode: 'MANUAL' }, capture],
  ['auto_capture', { auto_capture: false }, capture],
  ['confirm', { confirm: false }, capture],
  ['capture', { capture: false }, capture],
  ['captrue', { captrue: false }, capture],
  ['payment_method.capture', { payment_method: { token: 'tok-1', capture: false } }, capture],
  ['payment_method.detail.captured', { payment_method: { token: 'tok-1', detail: { captured: false } } }, capture],
  [`${capture}_method`, card({ capture_method: 'manual' }), capture],
  ['payment_method.detail.card.captrue', card({ captrue: false }), capture],
  ['payment_method.detail.card.verifiy', card({ verifiy: true }), 'payment_method.detail.card.verify'],
  ['payment_method.detail.card.zeroAuth', card({ zeroAuth: true }), 'payment_method.detail.card.verify'],
  ['payment_method.tpye', { payment_method: { token: 'tok-1', tpye: 'BANK_TRANSFER' } }, type],
  ['payment_method_type', { payment_method_type: 'BANK_TRANSFER' }, type],
  ['splitMarketplace', { splitMarketplace: [] }, 'split_marketplace'],
  ['split_rules', { split_rules: [] }, 'split_marketplace'],
  [
    'split_marketplace[1].ammount',
    { split_marketplace: [{ amount: usd(1) }, { ammount: usd(1) }] },
    'split_marketplace[1].amount',
  ],
  [
    'split_marketplace[0].amount.valeu',
    { split_marketplace: [{ amount: { valeu: 1 } }] },
    'split_marketplace[0].amount.value',
  ],
])('finds %s in a request, and suggests the field that moves money: %#', async (written, changes, meant) => {
  expect((await caller.post('/v1/payments', cardPayment(changes))).status).toBe(201);
  expect(mock.findings()).toMatchObject([
    { rule: 'misspelled-money-field', message: `Request 1 has the unknown field ${written}. Did you mean ${meant}?` },
  ]);
});

test.each(['BANK_TRANSFR', 'bank_transfer', 'BankTransfer', 'card', 'CARDS'])(
  'finds the type %s of a payment method, and suggests the type that it resembles',
  async (written) => {
    await create(cardPayment({ payment_method: { type: written } }));
    const meant = /card/i.test(written) ? 'CARD' : 'BANK_TRANSFER';
    expect(mock.findings()).toMatchObject([
      { rule: 'misspelled-money-field', message: `Request 1 has ${type} ${written}. Did you mean ${meant}?` },
    ]);
  },
);

test('finds a refund of the whole amount whose own amount is misspelled', async () => {
  const payment = await create();
  for (const name of ['amuont', 'refund_amount']) await act(payment, 'refund', { ...reference, [name]: usd(1) });
  expect(mock.findings()).toMatchObject([{ rule: 'misspelled-money-field', count: 2 }]);
});

test.each<[what: string, changes: object, found: string[]]>([
  ['another type', { payment_method: { type: 'PIX' } }, []],
  [
    'the right field beside the other name',
    { capture_method: 'manual', ...card({ capture: false }) },
    ['unknown-field'],
  ],
  ['a field of the customer', { customer_payer: { type: 'X', method: 'Y', capture: true } }, ['unknown-field']],
  ['an open object', { fraud_screening: { capture: 1 }, split_marketplace: [{ share: 1 }] }, []],
  [
    'both kinds of unknown fields',
    { capture_method: 'x', merchant_ordr_id: 'A' },
    ['unknown-field', 'misspelled-money-field'],
  ],
])('%s is no misspelled money field', async (_, changes, found) => {
  await create(cardPayment(changes));
  expect(rules()).toEqual(found);
});

test('a hostile request with many unknown names costs little', async () => {
  const names = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`capture${'x'.repeat(100)}${index}`, 1]),
  );
  const share = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`amount${'y'.repeat(100)}${index}`, 1]),
  );
  // A comparison of all names would exceed the time limit of the test.
  const body = cardPayment({ ...names, split_marketplace: Array.from({ length: 2 }, () => share) });
  expect((await caller.post('/v1/payments', body)).status).toBe(201);
});

test('a rejected refund is not reported as the repeat before it', async () => {
  const counts: number[] = [];
  mock.watch({ finding: ({ finding }) => counts.push(finding.count) });
  await flawedMerchants['refund-reference-repeated']();
  const [payment] = mock.payments.list();
  await create(cardPayment({ merchant_order_id: 'ORDER-2' }));
  const path = `/v1/payments/${payment?.id}/transactions/${payment?.transactions[0]?.id}/refund`;
  expect(await caller.post(path, { ...reference, amount: usd(100) })).toMatchObject({ status: 400 });
  expect(counts).toEqual([1]);
});
