import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { authorization, cardPayment, reference } from '../../../test/helpers/test-caller.ts';
import { act, caller, create, mock, startMock, useMockServer } from '../../../test/helpers/test-mock.ts';
import type { Scenario } from '../../generated/control-types.ts';

useMockServer();

const schema = JSON.parse(readFileSync(new URL('../../../scenario.schema.json', import.meta.url), 'utf8'));
const ajv = addFormats.default(new Ajv2020({ strict: false }), { mode: 'full' });
const isValid = ajv.compile(schema);

/** Returns the message of the error. Nothing may have changed. */
async function rejects(scenario: unknown): Promise<string> {
  const before = JSON.stringify(mock.snapshot());
  const error = await mock.load(scenario as Scenario).then(
    () => undefined,
    (reason: Error) => reason,
  );
  expect(JSON.stringify(mock.snapshot())).toBe(before);
  return error?.message ?? 'none';
}

const everything: Scenario = {
  clock: { startAt: '2026-02-01T00:00:00Z' },
  customers: [{ merchant_customer_id: 'shopper-1', paymentMethods: [{}, { name: 'Other card' }] }],
  onboardingTransfers: [{ id: 'transfer-1' }],
  campaigns: [{ name: 'Remind' }],
  transfers: [{ description: 'Invoice 1042' }],
  payments: [
    {
      name: 'captured',
      payment_method: { token: 'tok_succeeded', detail: { card: { capture: false } } },
      moves: [{ move: 'capture', amount: 10 }, { advance: '8d' }],
    },
    {
      name: 'disputed',
      amount: { value: 40 },
      moves: [
        { move: 'openChargeback', reason: 'NOT_RECEIVED' },
        { move: 'submitEvidence' },
        { move: 'decideDispute', decision: 'won' },
        { move: 'refund', amount: 5 },
      ],
    },
    { merchant_order_id: 'THIRD', payment_method: { type: 'BANK_TRANSFER' }, moves: [{ move: 'markPaid' }] },
    { payment_method: { token: 'tok_three_d_secure' }, moves: [{ move: 'authenticate', result: 'failed' }] },
  ],
};

describe('mock.load', () => {
  test.each([{}, { $schema: 'scenario.schema.json' }, { payments: [], customers: [] }])(
    'an empty one, %j, is an error',
    async (scenario) => {
      await expect(mock.load(scenario)).rejects.toThrow(
        'INVALID_PARAMETERS: the scenario is empty. Add payments or records',
      );
    },
  );

  test('creates records and payments with their moves, and returns the payments in order and by name', async () => {
    const { payments, byName } = await mock.load(everything);
    expect(mock.clock.timestamp()).toBe('2026-02-09T00:00:00.000Z');
    expect(
      payments.map(({ merchant_order_id, status, sub_status }) => [merchant_order_id, status, sub_status]),
    ).toEqual([
      ['ORDER-0001', 'SUCCEEDED', 'PARTIALLY_CAPTURED'],
      ['ORDER-0002', 'SUCCEEDED', 'PARTIALLY_REFUNDED'],
      ['THIRD', 'SUCCEEDED', 'APPROVED'],
      ['ORDER-0004', 'DECLINED', 'DECLINED'],
    ]);
    expect(Object.keys(byName)).toEqual(['captured', 'disputed']);
    expect(byName.disputed).toEqual(payments[1]);
    expect(payments).toEqual(mock.payments.list());
    // The rest of the authorization expired on the way.
    expect(byName.captured?.transactions.map(({ type, status }) => [type, status])).toEqual([
      ['AUTHORIZE', 'EXPIRED'],
      ['CAPTURE', 'SUCCEEDED'],
    ]);
    expect(mock.transfers.list()).toMatchObject([{ description: 'Invoice 1042' }]);
    expect(mock.journal.requests()).toEqual([]);
  });

  test('creates the same ids in each new mock server with the same seed', async () => {
    const first = await mock.load(everything);
    startMock();
    expect(await mock.load(everything)).toEqual(first);
    startMock({ seed: 2 });
    expect((await mock.load(everything)).payments[0]?.id).not.toBe(first.payments[0]?.id);
  });

  test('has a schema that accepts the same scenarios', async () => {
    expect(isValid(everything)).toBe(true);
    expect(isValid({ payments: [{ moves: [{ move: 'capture', amount: 0 }] }] })).toBe(false);
    expect(isValid({ payments: [{ moves: [{ move: 'cancel', amount: 1 }] }] })).toBe(false);
    expect(isValid({ $schema: './scenario.schema.json' })).toBe(true);
  });

  test.each([
    [undefined, 'INVALID_PARAMETERS: the scenario must be an object (received undefined)'],
    [{ paymets: [] }, 'paymets is not a known field. Did you mean payments?'],
    [{ clock: {} }, 'clock.startAt is required'],
    [{ clock: { startAt: 'tomorrow' } }, 'clock.startAt must be a date (received "tomorrow")'],
    [{ clock: { startAt: '2030-12-31T23:59:60Z' } }, 'clock.startAt must be a date that exists (received "2030'],
    [
      { clock: { startAt: '2025-12-31T00:00:00Z' } },
      'clock.startAt must not be before the time of the clock, 2026-01-01T00:00:00.000Z. Reset the merchant first',
    ],
    [
      { customers: [{ merchant_customer_id: 'x' }] },
      'customers[0].merchant_customer_id must have at least 3 characters',
    ],
    [{ payments: [{ amount: { value: 'ten' } }] }, 'payments[0].amount.value must be a number (received a string)'],
    [
      { payments: [{}, { merchant_ordr_id: 'x' }] },
      'payments[1].merchant_ordr_id is not a known field. Did you mean merchant_order_id?',
    ],
    [
      { customers: [{ merchant_customer_id: 'shopper-1', paymentMethods: [{ calback_url: 'http://shop.test' }] }] },
      'customers[0].paymentMethods[0].calback_url is not a known field. Did you mean paymentMethods[0].callback_url?',
    ],
    [
      { transfers: [{}, { descripton: 'Invoice' }] },
      'transfers[1].descripton is not a known field. Did you mean description?',
    ],
    [
      { payments: [{}, { status: 'DECLINED' }] },
      'payments[1].status is a field of the response, which the mock server sets',
    ],
    [{ payments: [{ id: 'payment-1' }] }, 'payments[0].id is a field of the response, which the mock server sets'],
    [{ payments: [{ movs: [] }] }, 'payments[0].movs is not a known field. Did you mean moves?'],
    [
      { payments: [{ payment_method: { token: 'tok_insuficient_funds' } }] },
      'payments[0].payment_method.token tok_insuficient_funds selects no outcome. Did you mean tok_insufficient_funds?',
    ],
    [
      { payments: [{ moves: [{ move: 'refnd' }] }] },
      'payments[0].moves[0].move must be one of capture, cancel, refund, authenticate, markPaid, decline, expire, openChargeback, submitEvidence, decideDispute (received "refnd"). Did you mean refund?',
    ],
    [
      {
        payments: [
          {
            moves: [
              { move: 'capture', amount: 10 },
              { move: 'capture', amonut: 1 },
            ],
          },
        ],
      },
      'payments[0].moves[1].amonut is not a known field. Did you mean amount?',
    ],
    [{ payments: [{ moves: [{ move: 'decideDispute' }] }] }, 'payments[0].moves[0].decision is required'],
    [
      { payments: [{ moves: [{ move: 'decideDispute', decision: 'win' }] }] },
      'payments[0].moves[0].decision must be one of won, lost (received "win")',
    ],
    [
      { payments: [{ moves: [{ move: 'openChargeback', decision: 'won' }] }] },
      'payments[0].moves[0].decision is not a known field',
    ],
    [{ payments: [{ moves: [{}] }] }, 'payments[0].moves[0].move is required'],
    [{ payments: [{ moves: [{ advance: '25x' }] }] }, 'payments[0].moves[0].advance must be'],
    [
      { payments: [{ name: 'a' }, {}, { name: 'a' }] },
      'payments[2].name is the name of payments[0] too. Choose another',
    ],
  ])('rejects %j and changes nothing', async (scenario, message) => {
    expect(await rejects(scenario)).toContain(message);
  });

  test.each([
    [{ payments: [{ moves: [{ advance: -5 }] }] }, 'payments[0].moves[0].advance must be at least 0 (received -5)'],
    [{ clock: { advance: -5 } }, 'clock.advance must be at least 0 (received -5)'],
  ])('names only the wrong duration of %j', async (scenario, problem) => {
    expect(await rejects(scenario)).toBe(`INVALID_PARAMETERS: ${problem}`);
  });

  test('a date moves the clock to its midnight in UTC', async () => {
    await mock.load({ clock: { startAt: '2026-01-05' } });
    expect(mock.clock.timestamp()).toBe('2026-01-05T00:00:00.000Z');
  });

  test('names the step that the rules reject, and keeps what was done before', async () => {
    const payments = [{}, { moves: [{ move: 'refund', amount: 5 }, { move: 'markPaid' }] }] as const;
    await expect(mock.load({ payments })).rejects.toThrow(
      'INVALID_STATUS: payments[1].moves[1]: A payment that is SUCCEEDED/PARTIALLY_REFUNDED does not accept this operation. The steps before it stay: a reset removes them',
    );
    expect(mock.payments.list().map(({ amount }) => amount.refunded)).toEqual([0, 5]);
    const tooMuch = { payments: [{ moves: [{ move: 'refund', amount: 100 }] }] } as const;
    await expect(mock.load(tooMuch)).rejects.toThrow(
      'INVALID_PARAMETERS: payments[0].moves[0].amount must be at most 25.5 (received 100). The steps before it stay: a reset removes them',
    );
    const noSuchPlace = { payments: [{ moves: [{ move: 'refund', transaction: 3 }] }] } as const;
    await expect(mock.load(noSuchPlace)).rejects.toThrow(
      'payments[0].moves[0].transaction must be at most 0, the place of the last one (received 3)',
    );
    const twice = { customers: [{ merchant_customer_id: 'shopper-1' }, { merchant_customer_id: 'shopper-1' }] };
    await expect(mock.load(twice)).rejects.toThrow('CUSTOMER_ID_DUPLICATED: customers[1]: A customer with the id');
  });

  test('accepts the number of a card, and shows it in no error', async () => {
    const number = '4111111111110051';
    const card_data = { number, expiration_month: 11, expiration_year: 40, security_code: '123', holder_name: 'A' };
    const payment_method = { detail: { card: { card_data } } };
    const { payments } = await mock.load({ payments: [{ payment_method }] });
    expect(payments[0]?.transactions[0]).toMatchObject({ status: 'DECLINED', response_code: 'INVALID_CARD_DATA' });
    const broken = { payments: [{ payment_method: { ...payment_method, type: number }, country: number }] };
    expect(await rejects(broken)).not.toContain(number);
    const refused = { payments: [{ payment_method, moves: [{ move: 'capture' }] }] } as const;
    const error = await mock.load(refused).catch((reason: Error) => reason.message);
    expect(error).toMatch(/^INVALID_TRANSACTION_TYPE: payments\[0\]\.moves\[0\]: /);
    expect(error).not.toContain(number);
  });
});

describe('mock.exportScenario', () => {
  test('exports a card payment that waits for its customer so that it waits again', async () => {
    const request = { ...cardPayment(), workflow: 'REDIRECT', payment_method: { type: 'CARD' } };
    const waiting = await create(request);
    expect(waiting.status).toBe('READY_TO_PAY');
    mock.payments.markPaid((await create(request)).id);

    const scenario = mock.exportScenario();
    const copy = startMock();
    await copy.load(scenario);
    expect(copy.payments.list().map(({ status }) => status)).toEqual(['READY_TO_PAY', 'SUCCEEDED']);
  });

  test('exports requests of the payments API with their refunded capture and decided chargeback', async () => {
    const payment = await create(authorization({ amount: { currency: 'USD', value: 30 } }));
    const amount = (value: number) => ({ ...reference, amount: { currency: 'USD', value } });
    await act(payment, 'capture', amount(10));
    await act(payment, 'capture', amount(20));
    const [, , second] = mock.payments.get(payment.id).transactions;
    await act({ id: payment.id, transactions: { id: second?.id ?? '' } }, 'refund', amount(15));
    mock.payments.openChargeback(payment.id, { amount: 1 });
    mock.payments.openChargeback(payment.id, { amount: 2, force: true });
    mock.payments.decideDispute(payment.id, 'won');
    expect(mock.exportScenario({ paymentId: payment.id })).toMatchObject({
      payments: [
        {
          amount: { currency: 'USD', value: 30 },
          payment_method: { type: 'CARD', token: 'tok_succeeded', detail: { card: { capture: false } } },
          moves: [
            { move: 'capture', amount: 10 },
            { move: 'capture', amount: 20 },
            { move: 'refund', amount: 15, transaction: 2 },
            { move: 'openChargeback', amount: 1 },
            { move: 'openChargeback', amount: 2, force: true },
            { move: 'decideDispute', decision: 'won', transaction: 4 },
          ],
        },
      ],
    });
  });

  test('contains no card, no secret and no customer', async () => {
    const number = '4111111111111111';
    const card_data = {
      number,
      expiration_month: 11,
      expiration_year: 40,
      security_code: '987',
      holder_name: 'Jane Roe',
    };
    const { status } = await caller.post(
      '/v1/payments',
      cardPayment({
        callback_url: 'https://me:hidden@shop.example/return?token=hidden',
        customer_payer: { merchant_customer_id: 'shopper-1', first_name: 'Jane', email: 'jane@example.com' },
        description: `Card ${number}`,
        metadata: [{ key: 'api_key', value: 'hidden' }],
        payment_method: { detail: { card: { card_data } } },
      }),
    );
    expect(status).toBe(201);
    const text = JSON.stringify(mock.exportScenario());
    expect(text).not.toMatch(/4111|987|hidden|jane|Roe/i);
    expect(text).toContain('https://shop.example/return');
    await startMock().load(JSON.parse(text));
    expect(mock.payments.list()).toMatchObject([{ status: 'SUCCEEDED', description: 'Card [redacted]' }]);
  });

  test.each([
    ['https://shop@example.com:hidden@host.example/p', 'https://host.example/p'],
    ['https:\\\\me:hidden@host.example/p', 'https://host.example/p'],
    ['https:me:hidden@host.example/p#hidden', 'https://host.example/p'],
  ])('exports the callback_url %s without a password', (callback_url) => {
    mock.payments.create({ callback_url });
    const [payment] = mock.exportScenario().payments ?? [];
    expect(payment?.callback_url).toBe('https://host.example/p');
  });

  test('exports what the filter shows, and the payment that paid for a checkout session last', async () => {
    const checkout = { session: 'SESSION-1' };
    const waiting = { workflow: 'SDK_CHECKOUT', checkout, payment_method: { token: 'tok_three_d_secure' } } as const;
    const paid = mock.payments.create(waiting);
    mock.payments.create(waiting);
    mock.payments.authenticate(paid.id, 'passed');
    const scenario = mock.exportScenario();
    expect(mock.exportScenario({ status: 'PENDING' }).payments).toEqual([scenario.payments?.[0]]);
    await startMock().load(scenario);
    expect(mock.payments.list().map(({ status }) => status)).toEqual(['PENDING', 'SUCCEEDED']);
    expect(() => mock.exportScenario({ paymentId: 'x' })).toThrow('PAYMENT_NOT_FOUND');
    expect(() => mock.exportScenario({ staus: 'x' } as object)).toThrow('Did you mean status?');
  });
});
