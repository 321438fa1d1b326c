import { beforeEach, describe, expect, test } from 'vitest';
import {
  authorization,
  cardPayment,
  dispute as evidence,
  reference,
  usd,
} from '../../../../test/helpers/test-caller.ts';
import { act, caller, create, mock, register, savedSnapshot, startMock } from '../../../../test/helpers/test-mock.ts';
import type { ReceivedWebhook } from '../../../../test/helpers/test-receiver.ts';
import type { Policies } from '../../model/resolve-policies.ts';

let received: ReceivedWebhook[];

function start(policies: Policies = {}): void {
  startMock({ startAt: '2026-11-01T00:00:00Z', policies });
  received = register();
}
beforeEach(() => start());

const events = () =>
  received.map(({ json: { type_event, data } }) => {
    const { status, sub_status, transactions } = data.payment;
    return `${type_event} ${status}/${sub_status} ${transactions.type} ${transactions.status}`;
  });
const stateOf = (id: string) => {
  const { status, sub_status, amount } = mock.payments.get(id);
  return `${status}/${sub_status} ${amount.captured} ${amount.refunded}`;
};

describe('the rest of an authorization that was captured in part', () => {
  const captured = async (value: number) => {
    const payment = await create(authorization({ amount: usd(20) }));
    const capture = await act(payment, 'capture', { ...reference, amount: usd(value) });
    expect(capture.status).toBe(200);
    return { payment, captureId: capture.json.id };
  };

  test('expires 7 days after the authorization, and the captured part stays', async () => {
    const { payment } = await captured(5);
    await mock.clock.advance(7 * 86_400_000 - 1);
    expect(mock.payments.get(payment.id).transactions[0]?.status).toBe('SUCCEEDED');
    await mock.clock.advance(1);
    expect(mock.payments.get(payment.id).transactions[0]?.status).toBe('EXPIRED');
    expect(stateOf(payment.id)).toBe('SUCCEEDED/PARTIALLY_CAPTURED 5 0');
    expect(events().at(-1)).toBe('payment.authorize SUCCEEDED/PARTIALLY_CAPTURED AUTHORIZE EXPIRED');
    const late = await act(payment, 'capture', { ...reference, amount: usd(1) });
    expect(late).toMatchObject({ status: 400, json: { code: 'INVALID_STATUS' } });
  });

  test('expires during a dispute too, and the chargeback keeps its own 14 days', async () => {
    const { payment } = await captured(5);
    await mock.clock.advance('3d');
    mock.payments.openChargeback(payment.id);
    await mock.clock.advance('4d');
    expect(mock.payments.get(payment.id).transactions.map(({ status }) => status)).toEqual([
      'EXPIRED',
      'SUCCEEDED',
      'CREATED',
    ]);
    expect(stateOf(payment.id)).toBe('IN_DISPUTE/RECEIVED 5 0');
    await mock.clock.advance('10d');
    expect(stateOf(payment.id)).toBe('CHARGEBACK/LOST 5 0');
  });

  test('can be cancelled', async () => {
    const { payment } = await captured(5);
    const cancelled = await act(payment, 'cancel', reference);
    expect(cancelled.json).toMatchObject({
      type: 'CANCEL',
      amount: { value: 15, captured: 5 },
      payment: { status: 'SUCCEEDED', sub_status: 'PARTIALLY_CAPTURED' },
    });
    await mock.clock.advance('30d');
    expect(stateOf(payment.id)).toBe('SUCCEEDED/PARTIALLY_CAPTURED 5 0');
    await mock.settled();
    expect(events().at(-1)).toBe('payment.cancel SUCCEEDED/PARTIALLY_CAPTURED CANCEL SUCCEEDED');
  });

  test('has its deadline after a snapshot was restored', async () => {
    const { payment } = await captured(5);
    await mock.restore(savedSnapshot());
    await mock.clock.advance('7d');
    expect(mock.payments.get(payment.id).transactions[0]?.status).toBe('EXPIRED');
  });
});

describe('evidence for a chargeback that the issuer has decided', () => {
  const dispute = async (decision: 'won' | 'lost') => {
    const payment = await create(cardPayment());
    const { id } = mock.payments.openChargeback(payment.id);
    mock.payments.decideDispute(payment.id, decision);
    return act({ id: payment.id, transactions: { id } }, 'dispute', evidence());
  };

  test.each(['won', 'lost'] as const)(
    'is accepted after the chargeback was %s: the payment is IN_DISPUTE again',
    async (decision) => {
      const { status, json } = await dispute(decision);
      expect(status).toBe(200);
      expect(json).toMatchObject({
        status: 'IN_DISPUTE',
        sub_status: 'PENDING_REVIEW',
        transactions: { type: 'CHARGEBACK', status: 'CREATED' },
      });
      await mock.clock.advance('365d');
      expect(mock.payments.get(json.id).sub_status).toBe('PENDING_REVIEW');
    },
  );

  test('is rejected with onDecidedChargeback: reject', async () => {
    start({ onDecidedChargeback: 'reject' });
    expect(await dispute('won')).toMatchObject({ status: 400, json: { code: 'INVALID_STATUS' } });
  });
});

describe('ids are compared without case', () => {
  test('for payments and transactions, also in the scope of an idempotency key', async () => {
    const payment = await create(authorization());
    const spellings = (id: string) => [id, id.toUpperCase()];
    const responses: string[] = [];
    for (const paymentId of spellings(payment.id)) {
      expect((await caller.get(`/v1/payments/${paymentId}`)).json.id).toBe(payment.id);
      expect(mock.payments.get(paymentId).id).toBe(payment.id);
      for (const transactionId of spellings(payment.transactions.id)) {
        const spelled = { id: paymentId, transactions: { id: transactionId } };
        const capture = { ...reference, amount: usd(5) };
        const { status, text } = await act(spelled, 'capture', capture, { 'x-idempotency-key': 'one' });
        expect(status).toBe(200);
        responses.push(text);
      }
    }
    expect(new Set(responses).size).toBe(1);
    expect(mock.payments.get(payment.id).amount.captured).toBe(5);
  });

  test('for customers, campaigns, onboarding transfers and organizations', async () => {
    const id = 'ABCDEF00-0000-4000-8000-00000000000A';
    mock.customers.seed({ id, merchant_customer_id: 'shopper-1' });
    mock.paymentMethods.enroll(id.toLowerCase());
    mock.campaigns.seed({ id });
    mock.onboardings.seedTransfer({ id: id, organizationCode: id });
    for (const spelling of [id, id.toLowerCase()]) {
      const methods = await caller.get(`/v1/customers/${spelling}/payment-methods`);
      expect(methods.json.payment_methods).toHaveLength(1);
      expect((await caller.get(`/v1/campaigns/${spelling}`)).status).toBe(200);
    }
    const path = `/v1/recipients/onboardings/reverse-transfer/${id.toLowerCase()}`;
    const headers = { 'x-organization-code': id.toLowerCase() };
    expect((await caller.post(path, undefined, headers)).status).toBe(201);
    expect(() => mock.campaigns.seed({ id: id.toLowerCase() })).toThrow('ID_DUPLICATED');
  });
});

test('the idempotency key of reverse-transfer is also scoped to the organization', async () => {
  mock.onboardings.seedTransfer({ id: 'transfer-1', organizationCode: 'org-1' });
  const reverse = (organization: string) =>
    caller.post('/v1/recipients/onboardings/reverse-transfer/transfer-1', undefined, {
      'x-organization-code': organization,
      'x-idempotency-key': 'one',
    });
  const first = await reverse('org-1');
  expect(first.status).toBe(201);
  expect(await reverse('org-2')).toMatchObject({ status: 404, json: { code: 'ONBOARDING_NOT_FOUND' } });
  expect(await reverse('org-1')).toMatchObject({ status: 201, text: first.text });
});

test('only the response to a retrieve call holds taxes', async () => {
  const payment = await create(cardPayment());
  expect('taxes' in payment).toBe(false);
  expect((await caller.get(`/v1/payments/${payment.id}`)).json.taxes).toBeNull();
});

describe('an amount of 0', () => {
  const verification = (changes: object) =>
    cardPayment({ payment_method: { token: 'tok-1', detail: { card: { verify: true } } }, ...changes });

  test('verifies a card: VERIFIED, with an event payment.verify', async () => {
    const { status, json } = await caller.post('/v1/payments', verification({ amount: usd(0) }));
    expect(status).toBe(201);
    expect(json).toMatchObject({ status: 'VERIFIED', sub_status: 'VERIFIED', amount: { captured: 0, value: 0 } });
    await mock.settled();
    expect(events()).toEqual(['payment.verify VERIFIED/VERIFIED VERIFY SUCCEEDED']);
  });

  test.each([
    ['without verify', { token: 'tok-1' }],
    ['for a payment that is not by card', { type: 'BANK_TRANSFER', detail: { card: { verify: true } } }],
  ])('is rejected %s', async (_, payment_method) => {
    expect(await caller.post('/v1/payments', cardPayment({ amount: usd(0), payment_method }))).toMatchObject({
      status: 400,
      json: {
        code: 'INVALID_PARAMETERS',
        messages: [
          'amount.value must be greater than 0 unless payment_method.type is CARD and payment_method.detail.card.verify is true',
          'Assumed rule, see GAPS: PaymentAmountInput.value',
        ],
      },
    });
    expect(mock.payments.list()).toEqual([]);
  });
});

describe('vault_on_success', () => {
  const vaulting = (changes: object = {}, method: object = {}) =>
    cardPayment({ payment_method: { token: 'tok-1', vault_on_success: true, ...method }, ...changes });
  const methodsOf = async (id: string) =>
    (await caller.get(`/v1/customers/${id}/payment-methods`)).json.payment_methods;

  test('enrolls the card for the customer that the payment names', async () => {
    const { id } = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
    for (const customer_payer of [{ id }, { id: id.toUpperCase() }, { merchant_customer_id: 'shopper-1' }]) {
      const payment = await create(vaulting({ customer_payer }));
      expect((await methodsOf(id)).at(-1)).toMatchObject({
        vaulted_token: payment.payment_method.vaulted_token,
        type: 'CARD',
        status: 'ENROLLED',
        country: 'US',
        name: 'VISA ****1111',
        card_data: { iin: '41111111', lfd: '1111', brand: 'VISA' },
        last_successfully_used: true,
        last_successfully_used_at: '2026-11-01T00:00:00.000Z',
      });
    }
    expect(await methodsOf(id)).toHaveLength(3);
  });

  test('enrolls the card after 3-D Secure has passed, and not when the payment is declined', async () => {
    const { id } = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
    const waiting = await create(vaulting({ customer_payer: { id } }, { token: 'tok_three_d_secure' }));
    await create(vaulting({ customer_payer: { id } }, { token: 'tok_do_not_honor' }));
    expect(await methodsOf(id)).toEqual([]);
    const { payment_method } = mock.payments.authenticate(waiting.id, 'passed');
    expect(await methodsOf(id)).toMatchObject([{ vaulted_token: payment_method.vaulted_token }]);
  });

  test('enrolls no card for a payer who is not a customer', async () => {
    const payment = await create(vaulting({ customer_payer: { merchant_customer_id: 'stranger' } }));
    expect(payment.payment_method.vaulted_token).not.toBe('');
  });

  test('a payment with an enrolled method marks it as used and enrolls no second one', async () => {
    const { id } = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
    const { vaulted_token } = mock.paymentMethods.enroll(id);
    for (const [hours, token] of [vaulted_token, vaulted_token.toUpperCase()].entries()) {
      await mock.clock.advance('1h');
      await create(vaulting({ customer_payer: { id } }, { token: undefined, vaulted_token: token }));
      expect(await methodsOf(id)).toMatchObject([
        {
          vaulted_token,
          last_successfully_used: true,
          last_successfully_used_at: `2026-11-01T0${hours + 1}:00:00.000Z`,
        },
      ]);
    }
  });
});

test('only the method of the latest successful payment is marked as last successfully used', async () => {
  const { id } = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
  const first = mock.paymentMethods.enroll(id);
  const second = mock.paymentMethods.enroll(id);
  const payWith = (vaulted_token: string) => create(cardPayment({ payment_method: { vaulted_token } }));
  const used = async () => {
    const { json } = await caller.get(`/v1/customers/${id}/payment-methods`);
    return json.payment_methods.map((each: { last_successfully_used: boolean }) => each.last_successfully_used);
  };
  await payWith(first.vaulted_token);
  expect(await used()).toEqual([true, false]);
  await payWith(second.vaulted_token);
  expect(await used()).toEqual([false, true]);
  await create(cardPayment({ customer_payer: { id }, payment_method: { token: 'tok-1', vault_on_success: true } }));
  expect(await used()).toEqual([false, false, true]);
});

test('a customer gets an id from the service, also when the request contains one', async () => {
  const { status, json } = await caller.post('/v1/customers', { merchant_customer_id: 'shopper-1', id: 'mine' });
  expect(status).toBe(201);
  expect(json.id).toMatch(/^[0-9a-f-]{36}$/);
});

describe('policies about what the service may reject', () => {
  const statusesOf = async (payments: object[]) => {
    const statuses: string[] = [];
    for (const payment of payments) {
      const { status, json } = await caller.post('/v1/payments', payment);
      statuses.push(`${status} ${json.code ?? json.transactions.response_code}`);
    }
    return statuses;
  };
  const card = (number: string, expiration_year = 30, expiration_month = 11) => ({
    payment_method: { detail: { card: { card_data: { number, expiration_month, expiration_year } } } },
  });
  const odd = {
    decimals: [
      { currency: 'JPY', value: 25.5 },
      { currency: 'USD', value: 1.234 },
      { currency: 'KWD', value: 1.2345 },
    ],
    currencies: [
      { currency: 'ZZZ', value: 1 },
      { currency: 'XYZ', value: 1 },
    ],
    cards: [card('4111111111111112'), card('4111111111111111', 26, 10), card('4111111111111111', 25)],
  };
  const sound = {
    decimals: [
      { currency: 'JPY', value: 25 },
      { currency: 'USD', value: 1.23 },
      { currency: 'KWD', value: 1.234 },
      { currency: 'ZZZ', value: 1.2345 },
    ],
    cards: [card('4111111111111111'), card('4111111111111111', 26, 11), card('378282246310005')],
  };
  const amounts = (list: object[]) => list.map((amount) => cardPayment({ amount }));
  const cards = (list: object[]) => list.map((each) => cardPayment(each));

  test('accept everything by default', async () => {
    const token = { payment_method: { token: 'once' } };
    const payments = [
      ...amounts(odd.decimals),
      ...amounts(odd.currencies),
      ...cards(odd.cards),
      cardPayment(token),
      cardPayment(token),
    ];
    expect(new Set(await statusesOf(payments))).toEqual(new Set(['201 SUCCEEDED']));
  });

  test('onExcessDecimals rejects an amount below the smallest unit of its currency', async () => {
    start({ onExcessDecimals: 'reject' });
    expect(new Set(await statusesOf(amounts(odd.decimals)))).toEqual(new Set(['400 INVALID_PARAMETERS']));
    expect(new Set(await statusesOf(amounts(sound.decimals)))).toEqual(new Set(['201 SUCCEEDED']));
    const { messages } = (await caller.post('/v1/payments', cardPayment({ amount: odd.decimals[0] }))).json;
    expect(messages).toEqual([
      'amount.value must have at most 0 decimals: JPY has no smaller unit',
      'Assumed rule, see GAPS: policies.onExcessDecimals',
    ]);
    const payment = await create(authorization());
    const amount = usd(1.001);
    expect((await act(payment, 'capture', { ...reference, amount })).status).toBe(400);
    const purchase = await create(cardPayment());
    expect((await act(purchase, 'refund', { merchant_reference: 'REF-1', amount })).status).toBe(400);
  });

  test('onUnknownCurrency rejects a code that ISO 4217 does not list', async () => {
    start({ onUnknownCurrency: 'reject' });
    expect(new Set(await statusesOf(amounts(odd.currencies)))).toEqual(new Set(['400 INVALID_PARAMETERS']));
    expect(await statusesOf(amounts(sound.decimals.slice(0, 3)))).toEqual(Array(3).fill('201 SUCCEEDED'));
  });

  test('onInvalidCard declines a number that fails the Luhn check and a card that has expired', async () => {
    start({ onInvalidCard: 'decline' });
    expect(new Set(await statusesOf(cards(odd.cards)))).toEqual(new Set(['201 INVALID_CARD_DATA']));
    expect(new Set(await statusesOf(cards(sound.cards)))).toEqual(new Set(['201 SUCCEEDED']));
  });

  test('onReusedToken rejects the second use, also after a snapshot was restored; outcome tokens stay usable', async () => {
    start({ onReusedToken: 'reject' });
    const payments = ['a', 'b', 'a', 'tok_succeeded', 'tok_succeeded'].map((token) =>
      cardPayment({ payment_method: { token } }),
    );
    expect(await statusesOf(payments)).toEqual([
      '201 SUCCEEDED',
      '201 SUCCEEDED',
      '400 INVALID_PARAMETERS',
      '201 SUCCEEDED',
      '201 SUCCEEDED',
    ]);
    await mock.restore(savedSnapshot());
    expect(await statusesOf([cardPayment({ payment_method: { token: 'b' } })])).toEqual(['400 INVALID_PARAMETERS']);
  });

  test('onReusedToken rejects a token that is a UUID in another case', async () => {
    start({ onReusedToken: 'reject' });
    const token = '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11';
    const payments = [token, token.toUpperCase()].map((each) => cardPayment({ payment_method: { token: each } }));
    expect(await statusesOf(payments)).toEqual(['201 SUCCEEDED', '400 INVALID_PARAMETERS']);
  });
});

describe('a card payment with the workflow REDIRECT and no token', () => {
  const redirect = (payment_method: object, changes: object = {}) =>
    cardPayment({ workflow: 'REDIRECT', payment_method, ...changes });
  const methods = [{ type: 'CARD' }, { vault_on_success: true }];

  test.each(methods)('waits for the customer: %j', async (method) => {
    const { id, amount, transactions } = await create(redirect(method));
    expect(stateOf(id)).toBe('READY_TO_PAY/CREATED 0 0');
    expect(amount.captured).toBe(0);
    expect(transactions).toMatchObject({
      type: 'PURCHASE',
      status: 'CREATED',
      payment_method: { detail: { card: { authorization_code: null, card_data: null } } },
    });
    expect(mock.payments.customerPage(id)).toMatchObject({ kind: 'redirect' });
  });

  test.each([
    [{}, 'SUCCEEDED/APPROVED 10 0', 'payment.purchase SUCCEEDED/APPROVED PURCHASE SUCCEEDED'],
    [{ capture: false }, 'PENDING/AUTHORIZED 0 0', 'payment.authorize PENDING/AUTHORIZED AUTHORIZE SUCCEEDED'],
    [{ verify: true }, 'VERIFIED/VERIFIED 0 0', 'payment.verify VERIFIED/VERIFIED VERIFY SUCCEEDED'],
  ])('follows its card settings %j after the approval', async (card, state, event) => {
    const { id } = await create(redirect({ type: 'CARD', detail: { card } }, { amount: usd(10) }));
    const [first] = mock.payments.completeAction(id, 'approve').transactions;
    expect(stateOf(id)).toBe(state);
    expect(first?.payment_method.detail.card).toMatchObject({
      authorization_code: expect.any(String),
      card_data: { lfd: '1111' },
    });
    await mock.settled();
    expect(events().at(-1)).toBe(event);
  });

  test('can be captured after the approval', async () => {
    const payment = await create(redirect({ type: 'CARD', detail: { card: { capture: false } } }, { amount: usd(10) }));
    mock.payments.completeAction(payment.id, 'approve');
    mock.payments.capture(payment.id);
    expect(stateOf(payment.id)).toBe('SUCCEEDED/CAPTURED 10 0');
  });

  test('has a vaulted token after the approval, and the customer has the card', async () => {
    const { id: payer } = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
    const method = { type: 'CARD', vault_on_success: true };
    const { id } = await create(redirect(method, { customer_payer: { id: payer } }));
    expect(mock.payments.get(id).payment_method.vaulted_token).toBe('');
    const { payment_method } = mock.payments.completeAction(id, 'approve');
    expect(mock.paymentMethods.list()).toMatchObject([{ vaulted_token: payment_method.vaulted_token }]);
  });

  test('consumes its checkout session with the approval only', async () => {
    const { id } = await create(redirect({ type: 'CARD' }, { checkout: { session: 'session-1' } }));
    const other = await create(redirect({ type: 'CARD' }, { checkout: { session: 'session-1' } }));
    mock.payments.completeAction(id, 'approve');
    expect(() => mock.payments.completeAction(other.id, 'approve')).toThrow(/INVALID_CHECKOUT_SESSION/);
  });

  test('expires after 3 days', async () => {
    const { id } = await create(redirect({ type: 'CARD' }));
    await mock.clock.advance('3d');
    expect(stateOf(id)).toBe('EXPIRED/EXPIRED 0 0');
  });

  const card_data = { number: '4000000000000010', expiration_month: 11, expiration_year: 30 };
  test.each([
    ['REDIRECT', { token: 'tok-1' }, 'SUCCEEDED'],
    ['REDIRECT', { vaulted_token: 'vault-1' }, 'SUCCEEDED'],
    ['REDIRECT', { detail: { card: { card_data } } }, 'DECLINED'],
    ['DIRECT', { type: 'CARD' }, 'SUCCEEDED'],
    ['CHECKOUT', { type: 'CARD' }, 'SUCCEEDED'],
    ['SDK_SEAMLESS', { type: 'CARD' }, 'SUCCEEDED'],
  ])('does not wait with %s and %j', async (workflow, method, status) => {
    const { id } = await create(cardPayment({ workflow, payment_method: method }));
    expect(mock.payments.get(id).status).toBe(status);
  });
});
