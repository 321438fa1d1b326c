import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardPayment, dispute, reference, usd } from '../../../test/helpers/test-caller.ts';
import {
  act,
  caller,
  controlErrorCode,
  create,
  mock,
  register,
  savedSnapshot,
  useMockServer,
} from '../../../test/helpers/test-mock.ts';

useMockServer();

const onHold = { payment_method: { token: 'tok-1', detail: { card: { capture: false } } } };
const events = () => mock.webhooks.deliveries().map(({ event }) => event);

describe('payment controls', () => {
  const challenged = cardPayment({ workflow: 'DIRECT', description: 'THREE_D_SECURE' });

  test('lists payments oldest first, as the retrieve call returns them', async () => {
    const ids = [await create(), await create(), await create()].map(({ id }) => id);
    expect(mock.payments.list().map(({ id }) => id)).toEqual(ids);
    const retrieved = await caller.get(`/v1/payments/${ids[1]}`);
    expect(retrieved.json).toEqual(mock.payments.get(ids[1]));
  });

  test('create sets the defaults that the document of the admin API names', () => {
    const document = readFileSync(new URL('../../../admin-openapi.json', import.meta.url), 'utf8');
    const { PaymentDetails, PaymentAmountDetails } = JSON.parse(document).components.schemas;
    const defaults = { ...PaymentDetails['x-defaults'], amount: PaymentAmountDetails['x-defaults'] };
    expect(mock.payments.create()).toMatchObject(defaults);
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

test('every change of a payment at one time of the clock has a later updated_at than the one before', async () => {
  mock.webhooks.register({ inbox: true });
  const payment = await create(cardPayment(onHold));
  expect(payment.updated_at).toBe(payment.created_at);
  const captured = (await act(payment, 'capture', { ...reference, amount: payment.amount })).json;
  const path = `/v1/payments/${payment.id}/transactions`;
  await caller.post(`${path}/${captured.id}/refund`, { ...reference, amount: usd(1) });
  const chargeback = mock.payments.openChargeback(payment.id);
  await caller.post(`${path}/${chargeback.id}/dispute`, dispute());
  await mock.restore(savedSnapshot());
  mock.payments.decideDispute(payment.id, 'won');
  await mock.settled();
  const sent = mock.webhooks.deliveries().map(({ attempts }) => JSON.parse(attempts[0]?.request.body ?? ''));
  const times = sent.map(({ data }) => data.payment.updated_at);
  expect(times).toEqual([0, 1, 2, 3, 4, 5].map((ms) => `2026-01-01T00:00:00.00${ms}Z`));
  expect(mock.payments.get(payment.id).updated_at).toBe(times.at(-1));
});

describe('payments.create', () => {
  test('creates a payment without details, sends its webhook, and adds nothing to the journal', async () => {
    mock.webhooks.register({ inbox: true });
    const payment = mock.payments.create();
    expect(payment).toMatchObject({
      status: 'SUCCEEDED',
      merchant_order_id: 'ORDER-0001',
      country: 'US',
      amount: { value: 25.5, currency: 'USD', captured: 25.5 },
    });
    expect(payment).toEqual(mock.payments.get(payment.id));
    await mock.settled();
    expect(events()).toEqual(['payment.purchase']);
    expect(mock.journal.requests()).toEqual([]);
    expect(mock.payments.create().merchant_order_id).toBe('ORDER-0002');
  });

  test.each<[object, string]>([
    [{ merchant_ordr_id: 'ORDER-7' }, 'merchant_ordr_id is not a known field. Did you mean merchant_order_id?'],
    [{ status: 'DECLINED' }, 'status is a field of the response, which the mock server sets. Remove it'],
    [{ id: 'payment-1' }, 'id is a field of the response, which the mock server sets. Remove it'],
    [{ amount: { value: 10, captured: 5 } }, 'amount.captured is a field of the response'],
    [
      { payment_method: { payment_method_detail: {} } },
      'payment_method.payment_method_detail is a field of the response',
    ],
    [{ transactions: [] }, 'transactions is a field of the response'],
    [{ amount: { valeu: 4 } }, 'amount.valeu is not a known field. Did you mean amount.value?'],
    [
      { payment_method: { token: 'tok_insuficient_funds' } },
      'payment_method.token tok_insuficient_funds selects no outcome. Did you mean tok_insufficient_funds?',
    ],
  ])('rejects what is misspelled or in the wrong place: %j', (details, message) => {
    expect(() => mock.payments.create(details)).toThrow(message);
    expect(mock.payments.list()).toEqual([]);
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
    [{ amount: { value: -1 } }, 'amount.value must be'],
    [{ amount: { value: 0 } }, 'amount.value must be greater than 0'],
    [{ description: 'x' }, 'description must'],
  ])('rejects %j and names the field', (details, message) => {
    expect(() => mock.payments.create(details)).toThrow(message);
    expect(mock.payments.list()).toEqual([]);
  });

  test('rejects a value that is not an object', () => {
    expect(() => mock.payments.create('tok-1' as never)).toThrow(
      'create must have an object as details (received "tok-1")',
    );
  });
});

describe('capture, cancel and refund', () => {
  test('capture collects a part, then the rest of an authorization', async () => {
    mock.webhooks.register({ inbox: true });
    const { id } = mock.payments.create(onHold);
    expect(mock.payments.capture(id, { amount: 10 })).toMatchObject({
      sub_status: 'PARTIALLY_CAPTURED',
      amount: { captured: 10 },
    });
    expect(mock.payments.capture(id)).toMatchObject({ sub_status: 'CAPTURED', amount: { captured: 25.5 } });
    expect(controlErrorCode(() => mock.payments.capture(id))).toBe('INVALID_STATUS');
    await mock.settled();
    expect(events()).toEqual(['payment.authorize', 'payment.capture', 'payment.capture']);
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

  test.each([0, -1, 1.00001, 25.51, Number.NaN, '1' as never])('refund rejects the amount %s', (amount) => {
    const { id } = mock.payments.create();
    expect(() => mock.payments.refund(id, { amount })).toThrow(/^INVALID_PARAMETERS: amount must /);
  });

  test('a payment that was not captured cannot be refunded, and an unknown payment does not exist', () => {
    const { id } = mock.payments.create(onHold);
    expect(controlErrorCode(() => mock.payments.refund(id))).toBe('INVALID_TRANSACTION_TYPE');
    expect(controlErrorCode(() => mock.payments.refund('x'))).toBe('PAYMENT_NOT_FOUND');
    expect(() => mock.payments.refund(id, { amuont: 1 } as object)).toThrow('Did you mean amount?');
  });
});

describe('mistakes with ids and states', () => {
  test('a reason of a chargeback in small letters is an error with the code that is probably meant', async () => {
    const { id } = await create();
    expect(() => mock.payments.openChargeback(id, { reason: 'Fraud' })).toThrow(
      'INVALID_PARAMETERS: reason must be a code in capital letters, such as FRAUD (received "Fraud"). Did you mean FRAUD?',
    );
    const moves = [{ move: 'openChargeback', reason: 'not_received' } as const];
    await expect(mock.load({ payments: [{ moves }] })).rejects.toThrow(
      'payments[0].moves[0].reason must be a code in capital letters, such as FRAUD (received "not_received"). Did you mean NOT_RECEIVED?',
    );
    expect(mock.payments.get(id).status).toBe('SUCCEEDED');
  });

  const withMessage = (message: string) => expect.objectContaining({ message });

  test('every control that takes an id says what to pass instead of a record, a promise or undefined', () => {
    const payment: never = mock.payments.create() as never;
    const promise: never = Promise.resolve(payment) as never;
    const { payments, webhooks, transfers, faults, disputes, paymentMethods } = mock;
    const controls: [kind: string, (id: never) => unknown][] = [
      ['payment', (id) => payments.openChargeback(id)],
      ['payment', (id) => payments.decideDispute(id, 'won')],
      ['payment', (id) => payments.capture(id)],
      ['payment', (id) => payments.cancel(id)],
      ['payment', (id) => payments.refund(id)],
      ['payment', (id) => payments.markPaid(id)],
      ['payment', (id) => payments.authenticate(id, 'passed')],
      ['payment', (id) => payments.expire(id)],
      ['payment', (id) => payments.get(id)],
      ['payment', (id) => payments.timeline(id)],
      ['payment', (id) => disputes.forwardedEvidence(id)],
      ['transfer', (id) => transfers.complete(id)],
      ['endpoint', (id) => webhooks.remove(id)],
      ['endpoint', (id) => webhooks.setSecret(id, 'whsec-1')],
      ['endpoint', (id) => webhooks.sendTest(id)],
      ['delivery', (id) => webhooks.delivery(id)],
      ['delivery', (id) => webhooks.resend(id)],
      ['fault', (id) => faults.remove(id)],
      ['customer', (id) => paymentMethods.enroll(id)],
    ];
    for (const [kind, control] of controls) {
      expect(() => control(payment)).toThrow(`No ${kind} has the id an object. Pass ${kind}.id`);
      expect(() => control(promise)).toThrow(`No ${kind} has the id a promise. Await it, and pass ${kind}.id`);
      // As of `client.payments.create(body).id`, or of a misspelled field.
      const missing = `No ${kind} has the id undefined. Pass ${kind}.id, and await the call that returns the ${kind}`;
      expect(() => control(undefined as never)).toThrow(new RegExp(`${missing}$`));
    }
    const hint = 'must be an id as text, such as payment.id (received';
    expect(() => webhooks.deliveries({ paymentId: payment })).toThrow(withMessage(`paymentId ${hint} an object)`));
    expect(() => mock.journal.find({ paymentId: promise })).toThrow(withMessage(`match.paymentId ${hint} a promise)`));
  });

  test('a second capture says that the authorization was captured, and one after its end says how it ended', async () => {
    const captured = mock.payments.create(onHold);
    mock.payments.capture(captured.id);
    const cancelled = mock.payments.create(onHold);
    mock.payments.cancel(cancelled.id);
    const partly = mock.payments.create(onHold);
    mock.payments.capture(partly.id, { amount: 1 });
    await mock.clock.advance('7d');
    const expired = mock.payments.create({ payment_method: { ...onHold.payment_method, token: 'tok_do_not_honor' } });
    for (const [{ id }, end] of [
      [captured, 'was captured in full'],
      [cancelled, 'was cancelled'],
      [partly, 'is EXPIRED'],
      [expired, 'is DECLINED'],
    ] as const) {
      const message = `INVALID_STATUS: Nothing can be captured or cancelled: the authorization ${end}`;
      expect(() => mock.payments.capture(id)).toThrow(withMessage(message));
    }
  });

  test('a capture or a cancellation of a purchase says that only an authorization can be captured', () => {
    const { id } = mock.payments.create();
    const message =
      'INVALID_TRANSACTION_TYPE: Only an AUTHORIZE can be captured or cancelled. This transaction has the type PURCHASE. To authorize a payment, create it with payment_method.detail.card.capture: false';
    for (const control of [mock.payments.capture, mock.payments.cancel]) {
      expect(() => control(id)).toThrow(withMessage(message));
    }
  });

  test('the id of a payment in place of that of its transaction gets an error that names the right one', async () => {
    const authorized = await create(cardPayment(onHold));
    const paid = await create();
    const callOf = async ({ id }: { id: string }, verb: string, content: object = { ...reference, amount: usd(1) }) => {
      const { status, json } = await act({ id, transactions: { id: id.toUpperCase() } }, verb, content);
      return [status, json.code, ...json.messages];
    };
    const error = (types: string, id = '') => [
      404,
      'TRANSACTION_NOT_FOUND',
      `The payment has no transaction with this id: it is the id of the payment. Pass that of its ${types} transaction${id && `, ${id}`}`,
    ];
    expect(await callOf(authorized, 'capture')).toEqual(error('AUTHORIZE', authorized.transactions.id));
    expect(await callOf(paid, 'refund')).toEqual(error('PURCHASE or CAPTURE', paid.transactions.id));
    expect(await callOf(paid, 'dispute', dispute())).toEqual(error('CHARGEBACK'));
    const chargeback = mock.payments.openChargeback(paid.id);
    expect(await callOf(paid, 'dispute', dispute())).toEqual(error('CHARGEBACK', chargeback.id));
  });

  test('a forced chargeback of a declined payment accepts evidence', async () => {
    const payment = await create(cardPayment({ description: 'DO_NOT_HONOR' }));
    const { id } = mock.payments.openChargeback(payment.id, { force: true });
    const { json } = await act({ id: payment.id, transactions: { id } }, 'dispute', dispute());
    expect(json).toMatchObject({
      status: 'IN_DISPUTE',
      sub_status: 'PENDING_REVIEW',
      transactions: { id, status: 'CREATED' },
    });
    expect((await caller.get(`/v1/payments/${payment.id}`)).json.transactions.at(-1)).toMatchObject({ id });
  });
});

describe('the page of a customer', () => {
  const waiting = {
    redirect: { workflow: 'REDIRECT', payment_method: { type: 'BANK_TRANSFER' } },
    'bank-transfer': { payment_method: { type: 'BANK_TRANSFER' } },
    'three-d-secure': { payment_method: { token: 'tok_three_d_secure' } },
    other: { payment_method: { type: 'PIX' } },
  } as const;

  test.each([
    ['redirect', 'Pay', 'Decline'],
    ['bank-transfer', 'Pay', 'Decline'],
    ['three-d-secure', 'Pass 3-D Secure', 'Fail 3-D Secure'],
    ['other', 'Pay', 'Decline'],
  ] as const)('of kind %s has an address, and the choices %s, %s and Expire', (kind, approve, decline) => {
    const { id } = mock.payments.create(waiting[kind]);
    const actions = { approve, decline, expire: 'Expire' };
    const choices = Object.entries(actions).map(([choice, action]) => ({ choice, action }));
    const page = { kind, url: `http://localhost/__pay/payments/${id}`, choices };
    expect(mock.payments.customerPage(id)).toEqual(page);
    expect(mock.payments.timeline(id).customerPage).toEqual(page);
  });

  test.each([
    ['redirect', 'approve', 'SUCCEEDED'],
    ['redirect', 'decline', 'DECLINED'],
    ['bank-transfer', 'approve', 'SUCCEEDED'],
    ['bank-transfer', 'decline', 'DECLINED'],
    ['bank-transfer', 'expire', 'EXPIRED'],
    ['three-d-secure', 'approve', 'SUCCEEDED'],
    ['three-d-secure', 'decline', 'DECLINED'],
    ['three-d-secure', 'expire', 'EXPIRED'],
    ['other', 'approve', 'SUCCEEDED'],
    ['other', 'decline', 'DECLINED'],
    ['other', 'expire', 'EXPIRED'],
  ] as const)('%s: the choice %s makes the payment %s and sends its webhook', async (kind, choice, status) => {
    const { id } = mock.payments.create(waiting[kind]);
    const received = register();
    expect(mock.payments.completeAction(id, choice)).toMatchObject({ id, status, transactions: [{ status }] });
    await mock.settled();
    expect(received.map(({ json }) => [json.type_event, json.data.payment.status])).toEqual([
      ['payment.purchase', status],
    ]);
    expect(mock.payments.customerPage(id)).toBeUndefined();
    expect(mock.payments.timeline(id)).not.toHaveProperty('customerPage');
    expect(() => mock.payments.completeAction(id, choice)).toThrow(
      `INVALID_STATUS: A payment that is ${status}/${status === 'SUCCEEDED' ? 'APPROVED' : status} does not wait for the customer`,
    );
  });

  test('rejects a choice that the page does not have', () => {
    const { id } = mock.payments.create(waiting.redirect);
    expect(() => mock.payments.completeAction(id, 'cancel' as never)).toThrow(
      'INVALID_PARAMETERS: choice must be one of approve, decline, expire (received "cancel")',
    );
    expect(mock.payments.get(id).status).toBe('READY_TO_PAY');
  });

  test('is the redirect_url of a bank transfer, below the public URL at that time', () => {
    mock.setPublicUrl('https://payments.shop.test:8443/mock/');
    const { id, payment_method } = mock.payments.create(waiting.redirect);
    const url = `https://payments.shop.test:8443/mock/__pay/payments/${id}`;
    expect(payment_method.payment_method_detail.bank_transfer?.redirect_url).toBe(url);
    mock.setPublicUrl('http://localhost:4010');
    expect(mock.payments.customerPage(id)?.url).toBe(`http://localhost:4010/__pay/payments/${id}`);
    expect(mock.payments.get(id).payment_method.payment_method_detail.bank_transfer?.redirect_url).toBe(url);
    expect(() => mock.setPublicUrl('javascript:alert(1)')).toThrow(/publicUrl must be an http or https URL/);
  });
});

test.each([
  [{ move: 'refund', amount: -5 }, 'amount must be greater than 0'],
  [{ move: 'capture', amount: 5.123456 }, 'amount must have'],
  [{ move: 'refund', amount: Number.NaN }, 'amount must be'],
  [{ move: 'refund', amount: '5' }, 'amount must be'],
  [{ move: 'refund', transaction: '0' }, 'transaction must be'],
  [{ move: 'openChargeback', reason: 'small' }, 'reason must be a code in capital letters'],
  [{ move: 'openChargeback', force: 'false' }, 'force must be'],
  [{ move: 'refund', result: 'passed' }, 'result is not an option of refund'],
  [{ move: 'markPaid', amount: 1 }, 'amount is not an option of markPaid. markPaid has none'],
  [{ move: 'constructor' }, 'move must be one of'],
  [{}, 'move must be one of'],
  [undefined, 'makeMove must have a move as an object'],
  [null, 'makeMove must have a move as an object'],
])('payments.makeMove with %j names the field and changes nothing', (move, message) => {
  const payment = mock.payments.create();
  expect(() => mock.payments.makeMove(payment.id, move as never)).toThrow(message);
  expect(mock.payments.get(payment.id)).toEqual(payment);
});
