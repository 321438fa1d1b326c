import type { CreatePaymentRequest } from '@paychord/sdk';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callerOf, cardPayment } from '../../../test/helpers/test-caller.ts';
import { createMockServer } from '../../mock-server.ts';
import { createIds } from '../../model/ids.ts';
import { outcomes } from '../../model/outcomes.ts';
import { PaymentStore, WholePayment } from '../../model/payment-store.ts';
import { createPayment } from './creation.ts';
import { createStoredPayment } from './recreated-payment.ts';

const contextOf = (seed: string) => ({ now: '2026-01-01T00:00:00.000Z', uuid: createIds(seed).uuid });
const [succeeded] = outcomes as [(typeof outcomes)[number]];
const lastRead = {};
const sourceOf = (seed: string, outcome = succeeded) => ({
  context: contextOf(seed),
  outcome,
  lastRead,
  hasUnknownFields: false,
});

afterEach(() => vi.restoreAllMocks());

const method = fc.constantFrom<CreatePaymentRequest['payment_method']>(
  { token: 'tok-1' },
  { token: 'tok-1', vault_on_success: true },
  { type: 'BANK_TRANSFER', detail: { bank_transfer: {} } } as CreatePaymentRequest['payment_method'],
  { token: 'tok-1', detail: { card: { capture: false, installments: 3 } } },
  { token: 'tok-1', detail: { card: { verify: true } } },
  { vaulted_token: 'vaulted-1' },
);
const request = fc
  .record({
    payment_method: method,
    amount: fc.record({ currency: fc.constantFrom('USD', 'COP'), value: fc.integer({ min: 0, max: 1_000 }) }),
    customer_payer: fc.option(fc.dictionary(fc.string(), fc.jsonValue()), { nil: undefined }),
    subscription: fc.option(fc.constant({}), { nil: undefined }),
  })
  .map((changes) => cardPayment(changes));

describe('a payment that is created again', () => {
  test('equals the payment of the first creation, whatever was read in between', () => {
    fc.assert(
      fc.property(request, fc.constantFrom(...outcomes), fc.string(), (body, outcome, seed) => {
        const expected = createPayment(body, contextOf(seed), outcome);
        const payment = createStoredPayment(body, sourceOf(seed, outcome));
        const { id, merchant_order_id, description, status } = expected.payment;
        expect(payment).toMatchObject({ id, merchant_order_id, description, status });
        expect(payment.read()).toEqual(expected);
        const other = createStoredPayment(cardPayment(), sourceOf('other'));
        expect(payment.read()).toEqual(expected);
        expect(other.read().payment.id).not.toBe(id);
        expect(payment.read()).toEqual(expected);
      }),
    );
  });

  test('is the same object while no other payment is read', () => {
    const payment = createStoredPayment(cardPayment(), sourceOf('a'));
    const first = payment.read();
    expect(payment.read()).toBe(first);
    createStoredPayment(cardPayment(), sourceOf('b'));
    expect(payment.read()).not.toBe(first);
  });

  test('takes no more ids than a payment that is stored as it is', () => {
    const source = sourceOf('a');
    const payment = createStoredPayment(cardPayment(), source);
    createStoredPayment(cardPayment(), sourceOf('b'));
    payment.read();
    const other = contextOf('a');
    createPayment(cardPayment(), other, succeeded);
    expect(source.context.uuid()).toBe(other.uuid());
  });
});

describe('a payment is stored as it is, so that nothing that it does not show stays in memory', () => {
  const number = '4111111111111111';
  const card_data = { number, expiration_month: 11, expiration_year: 30, security_code: '123' };

  test.each([
    ['with card data', { type: 'CARD', detail: { card: { card_data } } }],
    ['with the details of a bank transfer', { type: 'BANK_TRANSFER', detail: { bank_transfer: { account: number } } }],
  ])('%s', (_, payment_method) => {
    expect(createStoredPayment(cardPayment({ payment_method }), sourceOf('a'))).toBeInstanceOf(WholePayment);
  });

  test('with unknown fields', () => {
    const source = { ...sourceOf('a'), hasUnknownFields: true };
    expect(createStoredPayment(cardPayment(), source)).toBeInstanceOf(WholePayment);
  });

  test.each([
    [{ card_number: number }],
    [{ payment_method: { token: 'tok-1', card_number: number } }],
    [{ payment_method: { token: 'tok-1', detail: { card: { number } } } }],
    [{ payment_method: { token: 'tok-1', detail: { card: { cardData: card_data } } } }],
  ])('as the pipeline finds them: %j', async (changes) => {
    const stored = vi.spyOn(PaymentStore.prototype, 'put');
    const mock = createMockServer({ strict: true });
    await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment(changes));
    expect(stored.mock.calls[0]?.[1]).toBeInstanceOf(WholePayment);
    await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment(), { 'x-idempotency-key': 'other' });
    expect(stored.mock.calls[1]?.[1]).not.toBeInstanceOf(WholePayment);
  });
});

test('responses, lists, webhooks and snapshots show the same payment, also after other payments', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ inbox: true });
  const caller = callerOf(mock, mock.credentials);
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
