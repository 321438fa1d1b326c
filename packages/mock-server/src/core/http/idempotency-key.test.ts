import { describe, expect, test } from 'vitest';
import { authorization, cardPayment, dispute, reference, usd } from '../../../test/helpers/test-caller.ts';
import { act, caller, create, mock, startMock, useMockServer } from '../../../test/helpers/test-mock.ts';

useMockServer();

const rules = () => mock.findings().map(({ rule }) => rule);

const noKey = { 'x-idempotency-key': undefined };

describe('the form of an idempotency key', () => {
  const pay = (key: string) => caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': key });

  test.each(['k'.repeat(65), 'k'.repeat(255), 'order 1 of 2'])('%j is accepted with a finding', async (key) => {
    expect((await pay(key)).status).toBe(201);
    expect(rules()).toEqual(['key-that-a-service-may-reject']);
    expect((await pay(key)).headers.get('x-idempotent-replayed')).toBe('true');
  });

  test('a key of 64 characters has no finding', async () => {
    expect((await pay('k'.repeat(64))).status).toBe(201);
    expect(rules()).toEqual([]);
  });

  test('a rejected key gets its rule in words', async () => {
    const messages = [(await pay('ü')).json.messages, (await pay('k'.repeat(256))).json.messages].map(
      ([first]) => first,
    );
    expect(messages).toEqual([
      'x-idempotency-key must be printable ASCII without blanks around it',
      'x-idempotency-key must have at most 255 characters (received 256)',
    ]);
  });
});

describe('a capture, a cancellation and a refund without a key', () => {
  test.each([
    ['capture', authorization(), { ...reference, amount: usd(10) }],
    ['cancel', authorization(), reference],
    ['refund', cardPayment(), { ...reference, amount: usd(10) }],
  ])('%s is accepted with a finding', async (verb, body, request) => {
    expect((await act(await create(body), verb, request, noKey)).status).toBe(200);
    expect(rules()).toEqual(['money-without-key']);
  });

  test('run again for each request, because nothing connects them', async () => {
    const payment = await create();
    await act(payment, 'refund', { ...reference, amount: usd(1) }, noKey);
    await act(payment, 'refund', { ...reference, amount: usd(1) }, noKey);
    expect(mock.payments.get(payment.id).amount.refunded).toBe(2);
  });

  test('is a repeat of a refund whose result is unknown', async () => {
    const payment = await create();
    mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'response' });
    await act(payment, 'refund', { ...reference, amount: usd(1) }, noKey).catch(() => {});
    await act(payment, 'refund', { ...reference, amount: usd(1) }, noKey);
    expect(rules()).toContain('refund-repeated');
  });

  test('with a key, they run once', async () => {
    const payment = await create();
    const key = { 'x-idempotency-key': 'refund-1' };
    await act(payment, 'refund', { ...reference, amount: usd(1) }, key);
    await act(payment, 'refund', { ...reference, amount: usd(1) }, key);
    expect(mock.payments.get(payment.id).amount.refunded).toBe(1);
    expect(rules()).toEqual([]);
  });
});

test('a payment and a dispute without a key are rejected, because the specification shows the header', async () => {
  const missing = { status: 400, json: { code: 'MISSING_HEADER' } };
  expect(await caller.post('/v1/payments', cardPayment(), noKey)).toMatchObject(missing);
  const payment = await create();
  const chargeback = mock.payments.openChargeback(payment.id);
  expect(await act({ ...payment, transactions: chargeback }, 'dispute', dispute(), noKey)).toMatchObject(missing);
});

describe('onPaidSession', () => {
  const session = { checkout: { session: 'session-1' } };

  test('rejects a second payment with a paid session by default', async () => {
    await create(cardPayment(session));
    expect((await create(cardPayment(session))).code).toBe('INVALID_CHECKOUT_SESSION');
  });

  test('accept: every payment with one session can be paid', async () => {
    startMock({ policies: { onPaidSession: 'accept' } });
    const transfer = { ...session, payment_method: { type: 'BANK_TRANSFER' } };
    const [pending] = [mock.payments.create(transfer), await create(cardPayment(session))];
    expect((await create(cardPayment(session))).status).toBe('SUCCEEDED');
    expect(mock.payments.timeline(pending.id).nextMoves.find(({ move }) => move === 'markPaid')).toMatchObject({
      allowed: true,
    });
    expect(mock.payments.markPaid(pending.id).status).toBe('SUCCEEDED');
  });
});
