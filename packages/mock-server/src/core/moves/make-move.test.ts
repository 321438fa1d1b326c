import { beforeEach, expect, test } from 'vitest';
import { bankTransfer } from '../../../test/helpers/rules.ts';
import { authorization, cardPayment, dispute, reference, usd } from '../../../test/helpers/test-caller.ts';
import { act, caller, create, mock, register, useMockServer } from '../../../test/helpers/test-mock.ts';
import type { ReceivedWebhook } from '../../../test/helpers/test-receiver.ts';

useMockServer();
let received: ReceivedWebhook[];
beforeEach(() => {
  received = register();
});

const events = () =>
  received.map(({ json: { type_event, data } }) => `${type_event} ${data.payment.status}/${data.payment.sub_status}`);
const stateOf = (id: string) => {
  const { status, sub_status } = mock.payments.get(id);
  return `${status}/${sub_status}`;
};
const authentication = (card = {}) =>
  cardPayment({ payment_method: { token: 'tok_three_d_secure', detail: { card } } });

test.each([
  ['an authorization that is not captured for 7 days', authorization, '7d', 'PENDING/AUTHORIZED', 'payment.authorize'],
  ['a bank transfer that is not paid for 3 days', bankTransfer, '3d', 'READY_TO_PAY/CREATED', 'payment.purchase'],
  [
    'an authentication that is not made for a day',
    authentication,
    '1d',
    'PENDING/WAITING_ADDITIONAL_STEP',
    'payment.purchase',
  ],
] as const)('%s expires on time, to the millisecond', async (_what, payment, span, state, event) => {
  const { id } = await create(payment());
  await mock.clock.advance(span);
  expect(stateOf(id)).toBe('EXPIRED/EXPIRED');
  expect(mock.payments.get(id).transactions).toMatchObject([{ status: 'EXPIRED' }]);
  expect(events()).toEqual([`${event} ${state}`, `${event} EXPIRED/EXPIRED`]);

  const { id: another } = await create(payment());
  const whole = { '7d': 604_800_000, '3d': 259_200_000, '1d': 86_400_000 }[span];
  await mock.clock.advance(whole - 1);
  expect(stateOf(another)).toBe(state);
  await mock.clock.advance(1);
  expect(stateOf(another)).toBe('EXPIRED/EXPIRED');
});

test.each([
  ['an authorization', authorization, '7d'],
  ['a bank transfer', bankTransfer, '3d'],
  ['an authentication', authentication, '1d'],
] as const)(
  '%s expires on time after a forced chargeback was lost, and leaves no deadline in the past',
  async (_what, payment, span) => {
    const { id } = await create(payment());
    mock.payments.openChargeback(id, { force: true });
    mock.payments.decideDispute(id, 'lost');
    await mock.clock.advance(span);
    expect(stateOf(id)).toBe('CHARGEBACK/LOST');
    expect(mock.payments.get(id).transactions[0]).toMatchObject({ status: 'EXPIRED' });
    expect(mock.clock.schedule()).toEqual([]);
  },
);

test('a captured, cancelled, paid or expired payment does not expire later', async () => {
  const [captured, cancelled, paid, expired] = await Promise.all(
    [authorization(), authorization(), bankTransfer(), bankTransfer()].map(create),
  );
  expect((await act(captured, 'capture', { ...reference, amount: usd(25.5) })).status).toBe(200);
  expect((await act(cancelled, 'cancel', reference)).status).toBe(200);
  mock.payments.markPaid(paid.id);
  mock.payments.expire(expired.id);
  const sent = async () => {
    await mock.settled();
    return received.length;
  };
  const before = await sent();
  await mock.clock.advance('30d');
  expect([captured, cancelled, paid, expired].map(({ id }) => stateOf(id))).toEqual([
    'SUCCEEDED/CAPTURED',
    'CANCELED/CANCELED',
    'SUCCEEDED/APPROVED',
    'EXPIRED/EXPIRED',
  ]);
  expect(await sent()).toBe(before);
});

test('a chargeback without evidence is lost after 14 days', async () => {
  const { id } = await create();
  mock.payments.openChargeback(id);
  await mock.clock.advance(14 * 86_400_000 - 1);
  expect(stateOf(id)).toBe('IN_DISPUTE/RECEIVED');
  await mock.clock.advance(1);
  expect(stateOf(id)).toBe('CHARGEBACK/LOST');
  expect(mock.payments.get(id).transactions.at(-1)).toMatchObject({ type: 'CHARGEBACK', status: 'LOST' });
  expect(events().at(-1)).toBe('payment.chargeback CHARGEBACK/LOST');
});

test('a chargeback with evidence is not lost after 14 days', async () => {
  const { id } = await create();
  const { id: chargeback } = mock.payments.openChargeback(id);
  await mock.clock.advance('13d');
  expect((await act({ id, transactions: { id: chargeback } }, 'dispute', dispute())).status).toBe(200);
  await mock.clock.advance('365d');
  expect(stateOf(id)).toBe('IN_DISPUTE/PENDING_REVIEW');
});

test('each chargeback has its own 14 days', async () => {
  const { id } = await create();
  mock.payments.openChargeback(id);
  await mock.clock.advance('10d');
  mock.payments.decideDispute(id, 'won');
  mock.payments.openChargeback(id);
  await mock.clock.advance('10d');
  expect(stateOf(id)).toBe('IN_DISPUTE/RECEIVED');
  await mock.clock.advance('4d');
  expect(stateOf(id)).toBe('CHARGEBACK/LOST');
});

test('a payment waits for 3-D Secure, and succeeds when the customer passes', async () => {
  const payment = await create({ ...authentication(), checkout: { session: 'session-1' } });
  expect(payment).toMatchObject({
    status: 'PENDING',
    sub_status: 'WAITING_ADDITIONAL_STEP',
    amount: { captured: 0 },
    checkout: { session: 'session-1', sdk_action_required: true },
    transactions: { type: 'PURCHASE', status: 'PENDING', response_code: 'THREE_D_SECURE' },
  });
  const retrieved = (await caller.get(`/v1/payments/${payment.id}`)).json;
  expect(retrieved.transactions).toMatchObject([{ three_d_secure_action_required: true }]);

  expect(mock.payments.authenticate(payment.id, 'passed')).toMatchObject({
    status: 'SUCCEEDED',
    sub_status: 'APPROVED',
    amount: { captured: 25.5 },
    checkout: { sdk_action_required: false },
    transactions: [{ status: 'SUCCEEDED', response_code: 'SUCCEEDED', three_d_secure_action_required: null }],
  });
  const second = await caller.post('/v1/payments', cardPayment({ checkout: { session: 'session-1' } }));
  expect(second.json.code).toBe('INVALID_CHECKOUT_SESSION');
  expect(() => mock.payments.authenticate(payment.id, 'passed')).toThrow('INVALID_STATUS');
  await mock.clock.advance('2d');
  expect(stateOf(payment.id)).toBe('SUCCEEDED/APPROVED');
});

test('a payment is declined when 3-D Secure fails, and the session can be used again', async () => {
  const session = { checkout: { session: 'session-1' } };
  const { id } = await create({ ...authentication(), ...session });
  expect(mock.payments.authenticate(id, 'failed')).toMatchObject({
    status: 'DECLINED',
    sub_status: 'DECLINED',
    amount: { captured: 0 },
    transactions: [{ status: 'DECLINED' }],
  });
  expect((await caller.post('/v1/payments', cardPayment(session))).status).toBe(201);
  await mock.settled();
  expect(events()).toEqual([
    'payment.purchase PENDING/WAITING_ADDITIONAL_STEP',
    'payment.purchase DECLINED/DECLINED',
    'payment.purchase SUCCEEDED/APPROVED',
  ]);
});

test('an authorization with 3-D Secure expires 7 days after the authentication', async () => {
  const { id } = await create(authentication({ capture: false }));
  await mock.clock.advance('12h');
  expect(mock.payments.authenticate(id, 'passed')).toMatchObject({ status: 'PENDING', sub_status: 'AUTHORIZED' });
  await mock.clock.advance('6d');
  expect(stateOf(id)).toBe('PENDING/AUTHORIZED');
  await mock.clock.advance('1d');
  expect(stateOf(id)).toBe('EXPIRED/EXPIRED');
});

test('a rejected payment gets 201', async () => {
  for (const fields of [{ payment_method: { token: 'tok_rejected' } }, { description: 'REJECTED' }]) {
    expect(await caller.post('/v1/payments', cardPayment(fields))).toMatchObject({
      status: 201,
      json: {
        status: 'REJECTED',
        sub_status: 'REJECTED',
        transactions: { status: 'REJECTED', response_code: 'REJECTED' },
      },
    });
  }
});
