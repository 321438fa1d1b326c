import { beforeEach, describe, expect, test } from 'vitest';
import { controlErrorCode } from '../../test/helpers/control-error-code.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';

let mock: MockServer;
let events: string[];
beforeEach(() => {
  mock = createMockServer({ strict: true });
  events = [];
  mock.webhooks.register({
    async receiver(request) {
      events.push((await request.json()).type_event);
      return new Response();
    },
  });
});

const onHold = { payment_method: { token: 'tok-1', detail: { card: { capture: false } } } };

describe('payments.create', () => {
  test('creates a payment without details, sends its webhook, and adds nothing to the journal', async () => {
    const payment = mock.payments.create();
    expect(payment).toMatchObject({
      status: 'SUCCEEDED',
      merchant_order_id: 'ORDER-0001',
      country: 'US',
      amount: { value: 25.5, currency: 'USD', captured: 25.5 },
    });
    expect(payment).toEqual(mock.payments.get(payment.id));
    await mock.settled();
    expect(events).toEqual(['payment.purchase']);
    expect(mock.journal.requests()).toEqual([]);
    expect(mock.payments.create().merchant_order_id).toBe('ORDER-0002');
  });

  test('uses the given fields, and the token selects the outcome', () => {
    const payment = mock.payments.create({
      amount: { value: 40 },
      country: 'CO',
      merchant_order_id: 'ORDER-7',
      payment_method: { token: 'tok_insufficient_funds' },
    });
    expect(payment).toMatchObject({
      status: 'DECLINED',
      country: 'CO',
      merchant_order_id: 'ORDER-7',
      amount: { value: 40, currency: 'USD' },
    });
  });

  test('opens a checkout session for each payment of the workflow SDK_CHECKOUT', () => {
    const workflow = 'SDK_CHECKOUT';
    const payments = [mock.payments.create({ workflow }), mock.payments.create({ workflow })];
    expect(payments.map(({ status, checkout }) => [status, checkout?.session])).toEqual([
      ['SUCCEEDED', 'SESSION-0001'],
      ['SUCCEEDED', 'SESSION-0002'],
    ]);
  });

  test.each([
    [{ country: 'XX' as 'US' }, 'country must be one of'],
    [{ amount: 10 as never }, 'amount must be an object (received a number)'],
    [{ amount: [10] as never }, 'amount must be an object (received a list)'],
    [{ amount: new Date(0) as never }, 'amount'],
    [{ amount: { value: -1 } }, 'amount.value must be'],
    [{ amount: { value: 0 } }, 'amount.value must be greater than 0'],
    [{ description: 'x' }, 'description must'],
  ])('rejects %j and names the field', (details, message) => {
    expect(() => mock.payments.create(details)).toThrow(message);
    expect(mock.payments.list()).toEqual([]);
  });

  test('rejects a value that is not an object', () => {
    expect(() => mock.payments.create('tok-1' as never)).toThrow(
      'details must be an object with fields of a payment (received "tok-1")',
    );
  });
});

describe('capture, cancel and refund', () => {
  test('capture collects a part, then the rest of an authorization', async () => {
    const { id } = mock.payments.create(onHold);
    expect(mock.payments.capture(id, { amount: 10 })).toMatchObject({
      sub_status: 'PARTIALLY_CAPTURED',
      amount: { captured: 10 },
    });
    expect(mock.payments.capture(id)).toMatchObject({ sub_status: 'CAPTURED', amount: { captured: 25.5 } });
    expect(controlErrorCode(() => mock.payments.capture(id))).toBe('INVALID_STATUS');
    await mock.settled();
    expect(events).toEqual(['payment.authorize', 'payment.capture', 'payment.capture']);
  });

  test('cancel releases an authorization once', () => {
    const { id } = mock.payments.create(onHold);
    expect(mock.payments.cancel(id).status).toBe('CANCELED');
    expect(controlErrorCode(() => mock.payments.cancel(id))).toBe('INVALID_STATUS');
  });

  test('refund returns a part, then the rest of a payment', () => {
    const { id } = mock.payments.create();
    expect(mock.payments.refund(id, { amount: 10 })).toMatchObject({
      sub_status: 'PARTIALLY_REFUNDED',
      amount: { refunded: 10 },
    });
    expect(mock.payments.refund(id)).toMatchObject({ status: 'REFUNDED', amount: { refunded: 25.5 } });
    expect(controlErrorCode(() => mock.payments.refund(id))).toBe('INVALID_STATUS');
  });

  test('refund returns one capture after the other', () => {
    const { id } = mock.payments.create(onHold);
    mock.payments.capture(id, { amount: 10 });
    mock.payments.capture(id);
    expect(mock.payments.refund(id).amount.refunded).toBe(10);
    expect(mock.payments.refund(id).amount.refunded).toBe(25.5);
  });

  test.each([0, -1, 1.00001, Number.NaN, '1' as never])('refund rejects the amount %s', (amount) => {
    const { id } = mock.payments.create();
    expect(controlErrorCode(() => mock.payments.refund(id, { amount }))).toBe('INVALID_PARAMETERS');
  });

  test('a payment that was not captured cannot be refunded, and an unknown payment does not exist', () => {
    const { id } = mock.payments.create(onHold);
    expect(controlErrorCode(() => mock.payments.refund(id))).toBe('INVALID_TRANSACTION_TYPE');
    expect(controlErrorCode(() => mock.payments.refund('x'))).toBe('PAYMENT_NOT_FOUND');
    expect(() => mock.payments.refund(id, { amuont: 1 } as object)).toThrow('Did you mean amount?');
  });
});
