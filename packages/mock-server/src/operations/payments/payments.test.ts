import { readFileSync } from 'node:fs';
import type { CreatePaymentRequest } from '@paychord/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountId, authorization, cardPayment } from '../../../test/helpers/test-caller.ts';
import { operations, schemas } from '../../generated/validators.js';
import { ApiErrorResult } from '../../model/api-error.ts';
import { createIds } from '../../model/ids.ts';
import {
  createdView,
  disputedView,
  latestTransaction,
  type PaymentRecord,
  type RuleContext,
  retrievedView,
  transactionView,
} from '../../model/payment-record.ts';
import { violations } from '../../model/validation.ts';
import { decideDispute, openChargeback, submitEvidence } from '../disputes.ts';
import { authenticate, expirePayment, markPaid } from './completion.ts';
import { createPayment } from './creation.ts';
import { cancelPayment, capturePayment, refundPayment } from './follow-ups.ts';

const document = JSON.parse(readFileSync(new URL('../../../../sdk/openapi.json', import.meta.url), 'utf8'));
const subStatuses: Record<string, string[]> = document.components.schemas.KnownPaymentStatus['x-sub-statuses'];

const reference = { merchant_reference: 'REF-1', reason: 'BECAUSE' };
const usd = (value: number) => ({ currency: 'USD', value });
const bankTransfer = (changes: object = {}) => cardPayment({ payment_method: { type: 'BANK_TRANSFER' }, ...changes });

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}

/** Creates a context whose time advances by a second at each use. */
function ticking(): () => RuleContext {
  const ids = createIds('rules');
  let seconds = 0;
  return () => {
    seconds += 1;
    return { now: new Date(Date.UTC(2026, 0, 1) + seconds * 1_000).toISOString(), uuid: ids.uuid };
  };
}

const next = ticking();
const create = (request: CreatePaymentRequest) => frozen(createPayment(frozen(request), next()));
const done = <T>(outcome: T | ApiErrorResult): T => {
  if (outcome instanceof ApiErrorResult) throw new Error(outcome.messages.join());
  return frozen(outcome);
};
const firstId = ({ transactions }: PaymentRecord) => transactions[0].id;

describe('creating', () => {
  test('a declined authorization has the transaction type AUTHORIZE', () => {
    const card = { capture: false };
    for (const token of ['tok_insufficient_funds', 'tok_error']) {
      const record = create(cardPayment({ payment_method: { token, detail: { card } } }));
      expect(record.transactions).toMatchObject([{ type: 'AUTHORIZE', status: record.payment.status }]);
      expect(record.payment.amount.captured).toBe(0);
    }
  });

  test('the response of the provider matches the transaction', () => {
    for (const request of [
      cardPayment(),
      authorization(),
      bankTransfer(),
      cardPayment({ description: 'DO_NOT_HONOR' }),
      cardPayment({ description: 'ERROR' }),
    ]) {
      const [{ provider_data: provider, ...transaction }] = create(request).transactions;
      expect(provider).toMatchObject({
        transaction_id: transaction.id,
        status: transaction.status,
        response_code: transaction.response_code,
        response_message: transaction.response_message,
        raw_response: null,
      });
    }
    expect(create(bankTransfer()).transactions[0]).toMatchObject({ status: 'CREATED', response_code: null });
  });

  test('a bank transfer without a type is BANK_TRANSFER, and CARD with a token or a card', () => {
    const type = (payment_method: object) => create(cardPayment({ payment_method })).payment.payment_method.type;
    const detail = { bank_transfer: {} };
    expect(type({ detail })).toBe('BANK_TRANSFER');
    expect(type({ detail, token: 't' })).toBe('CARD');
    expect(type({ detail, vaulted_token: 't' })).toBe('CARD');
    expect(type({ detail: { ...detail, card: {} } })).toBe('CARD');
    expect(type({ detail: {} })).toBe('CARD');
    expect(type({ type: 'WALLET', detail })).toBe('WALLET');
  });

  test('vault_on_success vaults the payment method of a successful payment', () => {
    const vaulted = (token: string, vault_on_success: boolean) =>
      create(cardPayment({ payment_method: { token, vault_on_success } })).payment.payment_method.vaulted_token;
    expect(vaulted('t', true)).toMatch(/^[0-9a-f-]{36}$/);
    expect(vaulted('t', false)).toBe('');
    expect(vaulted('tok_error', true)).toBe('');
  });

  test('the transaction has the amount and the payment method of the request', () => {
    const record = create(cardPayment({ merchant_reference: 'CART-1', amount: usd(0.0001) }));
    expect(record.transactions[0]).toMatchObject({ merchant_reference: 'CART-1', amount: 0.0001, category: 'CARD' });
    expect(record.payment.payment_method.payment_method_detail).toEqual(record.transactions[0].payment_method.detail);
  });
});

describe('verifying a card', () => {
  const verification = (changes: object = {}) =>
    create(
      cardPayment({ amount: usd(0), payment_method: { token: 't', detail: { card: { verify: true } } }, ...changes }),
    );

  test('moves no money at any amount', () => {
    for (const value of [0, 25.5]) {
      expect(verification({ amount: usd(value) })).toMatchObject({
        payment: { status: 'VERIFIED', sub_status: 'VERIFIED', amount: { value, captured: 0 } },
        transactions: [{ type: 'VERIFY', status: 'SUCCEEDED', amount: value }],
      });
    }
  });

  test('allows no further transition', () => {
    const record = verification();
    const amount = usd(1);
    expect(capturePayment(record, firstId(record), { ...reference, amount }, next())).toMatchObject({
      code: 'INVALID_TRANSACTION_TYPE',
    });
    expect(refundPayment(record, firstId(record), reference, next())).toMatchObject({
      code: 'INVALID_TRANSACTION_TYPE',
    });
    expect(openChargeback(record, {}, next())).toMatchObject({ code: 'INVALID_STATUS' });
    expect(expirePayment(record, next())).toMatchObject({ code: 'INVALID_STATUS' });
  });

  test('can be declined, and can require 3-D Secure', () => {
    expect(verification({ description: 'DO_NOT_HONOR' })).toMatchObject({
      payment: { status: 'DECLINED' },
      transactions: [{ type: 'VERIFY', status: 'DECLINED' }],
    });
    const waiting = verification({ description: 'THREE_D_SECURE' });
    expect(done(authenticate(waiting, 'passed', next()))).toMatchObject({
      payment: { status: 'VERIFIED', sub_status: 'VERIFIED' },
      transactions: [{ type: 'VERIFY', status: 'SUCCEEDED' }],
    });
  });
});

describe('3-D Secure', () => {
  const waiting = () =>
    create(cardPayment({ payment_method: { token: 'tok_three_d_secure', vault_on_success: true } }));

  test.each([
    ['passed', '05', 'Y', true],
    ['failed', '07', 'N', false],
  ] as const)(
    '%s fills three_d_secure of the card, on the payment and its transaction',
    (result, eci, status, hasProof) => {
      const record = done(authenticate(waiting(), result, next()));
      const { three_d_secure } = record.payment.payment_method.payment_method_detail.card?.card_data ?? {};
      expect(three_d_secure).toMatchObject({
        version: '2.2.0',
        electronic_commerce_indicator: eci,
        pares_status: status,
        transaction_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        directory_server_transaction_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        acs_id: expect.any(String),
        // 20 bytes in base64.
        cryptogram: hasProof ? expect.stringMatching(/^[\w+/]{27}=$/) : null,
      });
      expect(record.transactions[0].payment_method.detail).toEqual(record.payment.payment_method.payment_method_detail);
    },
  );

  test('vaults the card after the customer has passed', () => {
    expect(waiting().payment.payment_method.vaulted_token).toBe('');
    const passed = done(authenticate(waiting(), 'passed', next()));
    const { vaulted_token } = passed.payment.payment_method;
    expect(vaulted_token).toMatch(/^[0-9a-f-]{36}$/);
    expect(passed.transactions[0].payment_method.vaulted_token).toBe(vaulted_token);
    expect(done(authenticate(waiting(), 'failed', next())).payment.payment_method.vaulted_token).toBe('');
  });
});

const hostile = { id: 'X', status: 'DECLINED', type: 'PURCHASE', amount: usd(1), created_at: 'never' };

test.each([
  ['capture', authorization, capturePayment, { description: 5 }, { type: 'CAPTURE', amount: 1, description: null }],
  ['cancellation', authorization, cancelPayment, {}, { type: 'CANCEL', amount: 25.5 }],
  ['refund', cardPayment, refundPayment, {}, { type: 'REFUND', amount: 1 }],
] as const)('undocumented request fields are not stored in a %s', (_name, open, rule, fields, expected) => {
  const record = create(open());
  const changed = done(rule(record, firstId(record), { ...hostile, ...fields, ...reference } as never, next()));
  expect(latestTransaction(changed)).toMatchObject({ status: 'SUCCEEDED', ...expected });
  expect(latestTransaction(changed)).not.toMatchObject({ id: 'X' });
  expect(latestTransaction(changed).created_at).not.toBe('never');
});

describe('capturing', () => {
  test('can be partial, up to the full amount', () => {
    const record = create(authorization({ amount: usd(0.3) }));
    const capture = (from: PaymentRecord, value: number) =>
      capturePayment(from, firstId(record), { ...reference, amount: usd(value) }, next());
    const one = done(capture(record, 0.1));
    expect(one.payment).toMatchObject({ sub_status: 'PARTIALLY_CAPTURED', amount: { captured: 0.1 } });
    expect(capture(one, 0.2001)).toMatchObject({ messages: ['amount.value must be at most 0.2'] });
    const two = done(capture(one, 0.2));
    expect(two.payment).toMatchObject({ sub_status: 'CAPTURED', amount: { captured: 0.3 } });
    expect(capture(two, 0.0001)).toMatchObject({ code: 'INVALID_STATUS' });
  });

  test('requires the currency of the payment', () => {
    const record = create(authorization());
    const amount = { currency: 'COP', value: 1 };
    expect(capturePayment(record, firstId(record), { ...reference, amount }, next())).toMatchObject({
      messages: ['amount.currency must be USD, as in the payment (received COP)'],
    });
  });

  test('is possible after a refund of the captured part', () => {
    const record = create(authorization({ amount: usd(10) }));
    const captured = done(capturePayment(record, firstId(record), { ...reference, amount: usd(5) }, next()));
    const refunded = done(refundPayment(captured, latestTransaction(captured).id, reference, next()));
    expect(refunded.payment).toMatchObject({ status: 'SUCCEEDED', sub_status: 'PARTIALLY_REFUNDED' });
    const again = done(capturePayment(refunded, firstId(record), { ...reference, amount: usd(5) }, next()));
    expect(again.payment).toMatchObject({ sub_status: 'PARTIALLY_REFUNDED', amount: { captured: 10, refunded: 5 } });
    const everything = done(refundPayment(again, latestTransaction(again).id, reference, next()));
    expect(everything.payment).toMatchObject({ status: 'REFUNDED', amount: { captured: 10, refunded: 10 } });
  });

  test('is not possible after the rest was cancelled or expired', () => {
    const record = create(authorization({ amount: usd(10) }));
    const captured = done(capturePayment(record, firstId(record), { ...reference, amount: usd(4) }, next()));
    const cancelled = done(cancelPayment(captured, firstId(record), reference, next()));
    expect(cancelled.payment).toMatchObject({ status: 'SUCCEEDED', sub_status: 'PARTIALLY_CAPTURED' });
    expect(latestTransaction(cancelled)).toMatchObject({ type: 'CANCEL', status: 'SUCCEEDED', amount: 6 });
    const expired = done(expirePayment(captured, next()));
    expect(expired.payment).toMatchObject({ status: 'SUCCEEDED', sub_status: 'PARTIALLY_CAPTURED' });
    expect(expired.transactions[0]).toMatchObject({ type: 'AUTHORIZE', status: 'EXPIRED' });
    for (const closed of [cancelled, expired]) {
      const amount = usd(1);
      expect(capturePayment(closed, firstId(record), { ...reference, amount }, next())).toMatchObject({
        code: 'INVALID_STATUS',
      });
      expect(cancelPayment(closed, firstId(record), reference, next())).toMatchObject({ code: 'INVALID_STATUS' });
      expect(expirePayment(closed, next())).toMatchObject({ code: 'INVALID_STATUS' });
      const refunded = done(refundPayment(closed, captured.transactions[1]?.id ?? '', reference, next()));
      expect(refunded.payment).toMatchObject({ status: 'REFUNDED', amount: { captured: 4, refunded: 4 } });
    }
  });
});

test('amounts of any size can be captured and refunded in full', () => {
  for (const value of [0.0001, 900_000_000_000.1234, 2 ** 53, 1e21, 1.7e308]) {
    const record = create(authorization({ amount: usd(value) }));
    const captured = done(capturePayment(record, firstId(record), { ...reference, amount: usd(value) }, next()));
    expect(captured.payment).toMatchObject({ sub_status: 'CAPTURED', amount: { captured: value } });
    const refunded = done(refundPayment(captured, latestTransaction(captured).id, reference, next()));
    expect(refunded.payment).toMatchObject({ status: 'REFUNDED', amount: { refunded: value } });
  }
});

test('a transaction id is found in upper case', () => {
  const record = create(cardPayment());
  expect(done(refundPayment(record, firstId(record).toUpperCase(), reference, next())).payment.status).toBe('REFUNDED');
});

test('a bank transfer has a provider response only after it is paid', () => {
  const record = create(bankTransfer());
  const paid = done(markPaid(record, next()));
  expect(paid.payment).toMatchObject({ status: 'SUCCEEDED', sub_status: 'APPROVED', amount: { captured: 25.5 } });
  expect(paid.transactions).toMatchObject([
    {
      status: 'SUCCEEDED',
      response_code: 'SUCCEEDED',
      provider_data: { status: 'SUCCEEDED', response_code: 'SUCCEEDED' },
    },
  ]);
  expect(markPaid(paid, next())).toMatchObject({ code: 'INVALID_STATUS' });
  expect(markPaid(create(cardPayment()), next())).toMatchObject({ code: 'INVALID_STATUS' });
});

/** What a sequence of calls may do to a payment; the transaction is chosen among those that the payment has. */
type Step =
  | {
      readonly call: 'capture' | 'refund' | 'openChargeback';
      readonly transaction: number;
      readonly units: number | undefined;
    }
  | { readonly call: 'cancel' | 'submitEvidence'; readonly transaction: number }
  | { readonly call: 'decide'; readonly decision: 'won' | 'lost' }
  | { readonly call: 'markPaid' | 'expire' };

const transaction = fc.nat({ max: 6 });
const units = fc.option(fc.oneof(fc.integer({ min: 1, max: 300_000 }), fc.constantFrom(1, 1_000, 50_000)), {
  nil: undefined,
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ call: fc.constantFrom('capture', 'refund'), transaction, units }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('openChargeback' as const), transaction, units }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constantFrom('cancel', 'submitEvidence'), transaction }) },
  {
    weight: 2,
    arbitrary: fc.record({ call: fc.constant('decide' as const), decision: fc.constantFrom('won', 'lost') }),
  },
  { weight: 1, arbitrary: fc.record({ call: fc.constantFrom('markPaid', 'expire') }) },
);

const toUnits = (amount: number) => BigInt(Math.round(amount * 10_000));
const toAmount = (each: number) => Number((each / 10_000).toFixed(4));

function take(record: PaymentRecord, each: Step, context: RuleContext): PaymentRecord | ApiErrorResult {
  const id = 'transaction' in each ? (record.transactions[each.transaction]?.id ?? 'unknown') : '';
  switch (each.call) {
    case 'capture': {
      const { value, captured } = record.payment.amount;
      const left = Number(toUnits(value) - toUnits(captured)) || 1;
      return capturePayment(record, id, frozen({ ...reference, amount: usd(toAmount(each.units ?? left)) }), context);
    }
    case 'refund': {
      const amount = each.units === undefined ? {} : { amount: usd(toAmount(each.units)) };
      return refundPayment(record, id, frozen({ ...reference, ...amount }), context);
    }
    case 'cancel':
      return cancelPayment(record, id, frozen({ ...reference }), context);
    case 'openChargeback':
      return openChargeback(record, frozen(each.units === undefined ? {} : { amount: toAmount(each.units) }), context);
    case 'submitEvidence': {
      const request = frozen({ account_id: accountId, evidence: [] });
      const submitted = submitEvidence(record, id, request, context, { onDecidedChargeback: 'accept' });
      return submitted instanceof ApiErrorResult ? submitted : submitted.record;
    }
    case 'decide': {
      const decided = decideDispute(record, each.decision, context);
      return decided instanceof ApiErrorResult ? decided : decided.record;
    }
    case 'markPaid':
      return markPaid(record, context);
    case 'expire':
      return expirePayment(record, context);
  }
}

/** What is true of every payment at any time. */
function assertSound({ payment, transactions }: PaymentRecord): void {
  const { value, captured, refunded } = payment.amount;
  const sumOf = (...types: string[]) =>
    transactions
      .filter(({ type, status }) => types.includes(type) && status === 'SUCCEEDED')
      .reduce((sum, { amount }) => sum + toUnits(amount), 0n);
  expect(toUnits(captured)).toBeLessThanOrEqual(toUnits(value));
  expect(toUnits(refunded)).toBeLessThanOrEqual(toUnits(captured));
  expect(toUnits(captured)).toBe(sumOf('PURCHASE', 'CAPTURE'));
  expect(toUnits(refunded)).toBe(sumOf('REFUND'));
  expect(captured).toBe(Number(captured.toFixed(4)));
  expect(refunded).toBe(Number(refunded.toFixed(4)));

  expect(subStatuses[payment.status]).toContain(payment.sub_status);
  expect(payment.updated_at >= payment.created_at).toBe(true);
  expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length);
  for (const each of transactions) {
    expect(each.amount).toBeGreaterThan(0);
    expect(each.updated_at >= each.created_at).toBe(true);
    expect(each.created_at >= payment.created_at && each.updated_at <= payment.updated_at).toBe(true);
    expect(each.provider_data?.status).toBe(each.status);
  }
  const open = transactions.filter(({ type, status }) => type === 'CHARGEBACK' && status === 'CREATED');
  expect(open.length > 0).toBe(payment.status === 'IN_DISPUTE');
  if (payment.status === 'CHARGEBACK') expect(transactions.some(({ status }) => status === 'LOST')).toBe(true);
  if (payment.status === 'REFUNDED') expect(refunded).toBe(captured);
}

function assertContract(record: PaymentRecord): void {
  const faults = (validate: ((data: unknown) => boolean) | undefined, view: object) =>
    validate === undefined ? ['no validator'] : violations(validate, JSON.parse(JSON.stringify(view)));
  expect(faults(operations.createPayment.responses[201], createdView(record))).toEqual([]);
  expect(faults(schemas.Payment, retrievedView(record, { rawResponse: true, transactionsHistory: true }))).toEqual([]);
  expect(faults(operations.capturePayment.responses[200], transactionView(record))).toEqual([]);
  expect(faults(operations.submitDispute.responses[200], disputedView(record, latestTransaction(record)))).toEqual([]);
}

test('any sequence of transitions keeps exact sums, known statuses and immutable records', () => {
  const opening = fc.constantFrom(cardPayment, authorization, bankTransfer);
  const amount = fc.oneof(fc.integer({ min: 1, max: 300_000 }), fc.constantFrom(1_000, 3_000, 100_000));
  const reached = new Set<string>();
  fc.assert(
    fc.property(opening, amount, fc.array(step, { maxLength: 25 }), (open, value, steps) => {
      const context = ticking();
      let record = frozen(createPayment(frozen(open({ amount: usd(toAmount(value)) })), context()));
      const note = () => reached.add(`${record.payment.status}/${record.payment.sub_status}`);
      assertSound(record);
      note();
      for (const each of steps) {
        const outcome = take(record, each, context());
        if (outcome instanceof ApiErrorResult) {
          expect(outcome.messages.length).toBeGreaterThan(0);
          expect([400, 404]).toContain(outcome.status);
          continue;
        }
        expect(outcome).not.toBe(record);
        expect(outcome.payment.updated_at > record.payment.updated_at).toBe(true);
        record = frozen(outcome);
        assertSound(record);
        note();
      }
      assertContract(record);
    }),
    { numRuns: 1_500 },
  );
  expect([...reached].sort()).toEqual([
    'CANCELED/CANCELED',
    'CHARGEBACK/LOST',
    'EXPIRED/EXPIRED',
    'IN_DISPUTE/PENDING_REVIEW',
    'IN_DISPUTE/RECEIVED',
    'PENDING/AUTHORIZED',
    'READY_TO_PAY/CREATED',
    'REFUNDED/REFUNDED',
    'SUCCEEDED/APPROVED',
    'SUCCEEDED/CAPTURED',
    'SUCCEEDED/PARTIALLY_CAPTURED',
    'SUCCEEDED/PARTIALLY_CHARGEBACKED',
    'SUCCEEDED/PARTIALLY_REFUNDED',
  ]);
}, 30_000);
