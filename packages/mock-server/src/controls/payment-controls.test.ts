import { beforeEach, describe, expect, test } from 'vitest';
import { controlErrorCode } from '../../test/helpers/control-error-code.ts';
import { callerOf, cardPayment, type TestCaller } from '../../test/helpers/test-caller.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';

let mock: MockServer;
let caller: TestCaller;
beforeEach(() => {
  mock = createMockServer({ strict: true });
  caller = callerOf(mock, mock.credentials);
});

const create = async (body: object = cardPayment()) => (await caller.post('/v1/payments', body)).json;

describe('payment controls', () => {
  const challenged = cardPayment({ workflow: 'DIRECT', description: 'THREE_D_SECURE' });

  test('lists payments oldest first, as the retrieve call returns them', async () => {
    const ids = [await create(), await create(), await create()].map(({ id }) => id);
    expect(mock.payments.list().map(({ id }) => id)).toEqual(ids);
    const retrieved = await caller.get(`/v1/payments/${ids[1]}`);
    expect(retrieved.json).toEqual(mock.payments.get(ids[1]));
  });

  test('markPaid closes the checkout session of the payment', async () => {
    const bankTransfer = cardPayment({ checkout: { session: 's-1' }, payment_method: { type: 'BANK_TRANSFER' } });
    const { id } = await create(bankTransfer);
    expect((await caller.post('/v1/payments', bankTransfer)).status).toBe(201);
    mock.payments.markPaid(id);
    expect(await caller.post('/v1/payments', bankTransfer)).toMatchObject({
      status: 400,
      json: { code: 'INVALID_CHECKOUT_SESSION' },
    });
  });

  test.each([
    ['BANK_TRANSFER', {}, (id: string) => mock.payments.markPaid(id)],
    [undefined, { token: 'tok_three_d_secure' }, (id: string) => mock.payments.authenticate(id, 'passed')],
  ])('only one payment of a checkout session can be paid: %s', async (type, method, pay) => {
    const waiting = cardPayment({ checkout: { session: 's-1' }, payment_method: { ...method, ...(type && { type }) } });
    const [first, second] = [await create(waiting), await create(waiting)];
    pay(first.id);
    const before = JSON.stringify(mock.payments.get(second.id));
    expect(controlErrorCode(() => pay(second.id))).toBe('INVALID_CHECKOUT_SESSION');
    expect(JSON.stringify(mock.payments.get(second.id))).toBe(before);
    expect(controlErrorCode(() => pay(first.id))).toBe('INVALID_STATUS');
  });

  test('another payment of a paid checkout session can still fail 3-D Secure', async () => {
    const session = { checkout: { session: 's-1' } };
    const { id } = await create(cardPayment({ ...session, description: 'THREE_D_SECURE' }));
    await create(cardPayment(session));
    expect(mock.payments.authenticate(id, 'failed').status).toBe('DECLINED');
  });

  test('payments without a checkout session pass 3-D Secure independently', async () => {
    for (const { id } of [await create(challenged), await create(challenged)]) {
      expect(mock.payments.authenticate(id, 'passed').status).toBe('SUCCEEDED');
    }
  });

  test('a declined payment keeps its checkout session open', async () => {
    const session = { checkout: { session: 's-1' } };
    await create(cardPayment({ ...session, description: 'DO_NOT_HONOR' }));
    expect((await caller.post('/v1/payments', cardPayment(session))).status).toBe(201);
    expect((await caller.post('/v1/payments', cardPayment(session))).json.code).toBe('INVALID_CHECKOUT_SESSION');
  });
});

test('a control updates updated_at of the payment', async () => {
  const { id } = await create();
  await mock.clock.advance('1h');
  mock.payments.openChargeback(id);
  await mock.clock.advance(1);
  expect(mock.payments.decideDispute(id, 'won')).toMatchObject({
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T01:00:00.001Z',
  });
});
