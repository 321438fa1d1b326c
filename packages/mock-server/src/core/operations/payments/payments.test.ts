import { describe, expect, test } from 'vitest';
import {
  bankTransfer,
  cancel,
  capture,
  context,
  create,
  done,
  firstId,
  refund,
} from '../../../../test/helpers/rules.ts';
import { authorization, cardPayment, reference, usd } from '../../../../test/helpers/test-caller.ts';
import { latestTransaction } from '../../model/payment-record.ts';
import { openChargeback } from '../disputes.ts';
import { authenticate, expirePayment, markPaid } from './completion.ts';
import { cancelPayment, capturePayment, refundPayment } from './follow-ups.ts';

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
    expect(capture(record, 1)).toMatchObject({ code: 'INVALID_TRANSACTION_TYPE' });
    expect(refund(record)).toMatchObject({ code: 'INVALID_TRANSACTION_TYPE' });
    expect(openChargeback(record, {}, context())).toMatchObject({ code: 'INVALID_STATUS' });
    expect(expirePayment(record, context())).toMatchObject({ code: 'INVALID_STATUS' });
  });

  test('can be declined, and can require 3-D Secure', () => {
    expect(verification({ description: 'DO_NOT_HONOR' })).toMatchObject({
      payment: { status: 'DECLINED' },
      transactions: [{ type: 'VERIFY', status: 'DECLINED' }],
    });
    const waiting = verification({ description: 'THREE_D_SECURE' });
    expect(done(authenticate(waiting, 'passed', context()))).toMatchObject({
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
      const record = done(authenticate(waiting(), result, context()));
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
    const passed = done(authenticate(waiting(), 'passed', context()));
    const { vaulted_token } = passed.payment.payment_method;
    expect(vaulted_token).toMatch(/^[0-9a-f-]{36}$/);
    expect(passed.transactions[0].payment_method.vaulted_token).toBe(vaulted_token);
    expect(done(authenticate(waiting(), 'failed', context())).payment.payment_method.vaulted_token).toBe('');
  });
});

const hostile = { id: 'X', status: 'DECLINED', type: 'PURCHASE', amount: usd(1), created_at: 'never' };

test.each([
  ['capture', authorization, capturePayment, { description: 5 }, { type: 'CAPTURE', amount: 1, description: null }],
  ['cancellation', authorization, cancelPayment, {}, { type: 'CANCEL', amount: 25.5 }],
  ['refund', cardPayment, refundPayment, {}, { type: 'REFUND', amount: 1 }],
] as const)('undocumented request fields are not stored in a %s', (_name, open, rule, fields, expected) => {
  const record = create(open());
  const changed = done(rule(record, firstId(record), { ...hostile, ...fields, ...reference } as never, context()));
  expect(latestTransaction(changed)).toMatchObject({ status: 'SUCCEEDED', ...expected });
  expect(latestTransaction(changed)).not.toMatchObject({ id: 'X' });
  expect(latestTransaction(changed).created_at).not.toBe('never');
});

describe('capturing', () => {
  test('can be partial, up to the full amount', () => {
    const one = done(capture(create(authorization({ amount: usd(0.3) })), 0.1));
    expect(one.payment).toMatchObject({ sub_status: 'PARTIALLY_CAPTURED', amount: { captured: 0.1 } });
    expect(capture(one, 0.2001)).toMatchObject({ messages: ['amount.value must be at most 0.2 (received 0.2001)'] });
    const two = done(capture(one, 0.2));
    expect(two.payment).toMatchObject({ sub_status: 'CAPTURED', amount: { captured: 0.3 } });
    expect(capture(two, 0.0001)).toMatchObject({ code: 'INVALID_STATUS' });
  });

  test('requires the currency of the payment', () => {
    const record = create(authorization());
    const amount = { currency: 'COP', value: 1 };
    expect(capturePayment(record, firstId(record), { ...reference, amount }, context())).toMatchObject({
      messages: ['amount.currency must be USD, as in the payment (received COP)'],
    });
  });

  test('is possible after a refund of the captured part', () => {
    const captured = done(capture(create(authorization({ amount: usd(10) })), 5));
    const refunded = done(refund(captured, undefined, latestTransaction(captured).id));
    expect(refunded.payment).toMatchObject({ status: 'SUCCEEDED', sub_status: 'PARTIALLY_REFUNDED' });
    const again = done(capture(refunded, 5));
    expect(again.payment).toMatchObject({ sub_status: 'PARTIALLY_REFUNDED', amount: { captured: 10, refunded: 5 } });
    const everything = done(refund(again, undefined, latestTransaction(again).id));
    expect(everything.payment).toMatchObject({ status: 'REFUNDED', amount: { captured: 10, refunded: 10 } });
  });

  test('is not possible after the rest was cancelled or expired', () => {
    const captured = done(capture(create(authorization({ amount: usd(10) })), 4));
    const cancelled = done(cancel(captured));
    expect(cancelled.payment).toMatchObject({ status: 'SUCCEEDED', sub_status: 'PARTIALLY_CAPTURED' });
    expect(latestTransaction(cancelled)).toMatchObject({ type: 'CANCEL', status: 'SUCCEEDED', amount: 6 });
    const expired = done(expirePayment(captured, context()));
    expect(expired.payment).toMatchObject({ status: 'SUCCEEDED', sub_status: 'PARTIALLY_CAPTURED' });
    expect(expired.transactions[0]).toMatchObject({ type: 'AUTHORIZE', status: 'EXPIRED' });
    for (const closed of [cancelled, expired]) {
      expect(capture(closed, 1)).toMatchObject({ code: 'INVALID_STATUS' });
      expect(cancel(closed)).toMatchObject({ code: 'INVALID_STATUS' });
      expect(expirePayment(closed, context())).toMatchObject({ code: 'INVALID_STATUS' });
      const refunded = done(refund(closed, undefined, captured.transactions[1]?.id));
      expect(refunded.payment).toMatchObject({ status: 'REFUNDED', amount: { captured: 4, refunded: 4 } });
    }
  });
});

test('a transaction id is found in upper case', () => {
  const record = create(cardPayment());
  expect(done(refund(record, undefined, firstId(record).toUpperCase())).payment.status).toBe('REFUNDED');
});

test('a bank transfer has a provider response only after it is paid', () => {
  const record = create(bankTransfer());
  const paid = done(markPaid(record, context()));
  expect(paid.payment).toMatchObject({ status: 'SUCCEEDED', sub_status: 'APPROVED', amount: { captured: 25.5 } });
  expect(paid.transactions).toMatchObject([
    {
      status: 'SUCCEEDED',
      response_code: 'SUCCEEDED',
      provider_data: { status: 'SUCCEEDED', response_code: 'SUCCEEDED' },
    },
  ]);
  expect(markPaid(paid, context())).toMatchObject({ code: 'INVALID_STATUS' });
  expect(markPaid(create(cardPayment()), context())).toMatchObject({ code: 'INVALID_STATUS' });
});
