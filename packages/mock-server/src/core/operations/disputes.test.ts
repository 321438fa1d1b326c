import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankTransfer, cancel, capture, context, create, done, firstId, refund } from '../../../test/helpers/rules.ts';
import { accountId, authorization, cardPayment, dispute, usd } from '../../../test/helpers/test-caller.ts';
import { operations } from '../../generated/validators.js';
import { ApiErrorResult } from '../model/api-error.ts';
import {
  createdView,
  disputedView,
  latestTransaction,
  type PaymentRecord,
  retrievedView,
} from '../model/payment-record.ts';
import { checkValue } from '../model/validation.ts';
import type { ChargebackDetails } from '../moves/moves.ts';
import { checkEvidence, decideDispute, openChargeback, submitEvidence } from './disputes.ts';
import { expirePayment } from './payments/completion.ts';

const state = ({ payment: { status, sub_status } }: PaymentRecord) => `${status}/${sub_status}`;
const evidence = { account_id: accountId, evidence: [] };

const chargedBack = (from = create(), details: ChargebackDetails = {}) =>
  done(openChargeback(from, details, context()));
const decide = (record: PaymentRecord, decision: 'won' | 'lost', id?: string) =>
  done(decideDispute(record, decision, context(), id)).record;
const submit = (
  record: PaymentRecord,
  changes: object = {},
  id = latestTransaction(record).id,
  onDecidedChargeback: 'accept' | 'reject' = 'accept',
) => submitEvidence(record, id, { ...evidence, ...changes }, context(), { onDecidedChargeback });
const chargebacks = ({ transactions }: PaymentRecord) =>
  transactions.filter(({ type }) => type === 'CHARGEBACK').map(({ status, amount }) => `${status} ${amount}`);

test('the default amount of a chargeback is the captured amount minus refunds', () => {
  expect(latestTransaction(chargedBack())).toMatchObject({
    type: 'CHARGEBACK',
    status: 'CREATED',
    amount: 25.5,
    reason: 'REQUESTED_BY_CUSTOMER',
    response_code: null,
    provider_data: { status: 'CREATED' },
  });
  expect(latestTransaction(chargedBack(create(), { amount: 0.0001, reason: 'FRAUD' }))).toMatchObject({
    amount: 0.0001,
    reason: 'FRAUD',
  });
  expect(latestTransaction(chargedBack(done(refund(create(), 5.4)))).amount).toBe(20.1);
});

test.each([0, -1, 25.5001, Number.NaN, Number.POSITIVE_INFINITY, 0.00001, 1.23456])(
  'a chargeback of %d is rejected',
  (amount) => {
    expect(openChargeback(create(), { amount }, context())).toMatchObject({ code: 'INVALID_PARAMETERS' });
  },
);

test('only a paid payment can have a chargeback, and only one open chargeback', () => {
  for (const record of [
    create(authorization()),
    create(bankTransfer()),
    create(cardPayment({ description: 'ERROR' })),
    chargedBack(),
    decide(chargedBack(), 'lost'),
  ]) {
    expect(openChargeback(record, {}, context())).toMatchObject({ code: 'INVALID_STATUS' });
  }
});

test('a payment whose captured amount is refunded has nothing left to dispute', () => {
  const captured = done(capture(create(authorization()), 10));
  const refunded = done(refund(captured, undefined, captured.transactions[1]?.id));
  expect(state(refunded)).toBe('SUCCEEDED/PARTIALLY_REFUNDED');
  expect(openChargeback(refunded, {}, context())).toMatchObject({
    code: 'INVALID_STATUS',
    messages: ['Nothing is left to dispute: what was captured is refunded, or lost in chargebacks'],
  });
});

describe('a forced chargeback', () => {
  const force = true;
  const verified = cardPayment({
    amount: usd(0),
    payment_method: { token: 'tok-1', detail: { card: { verify: true } } },
  });

  test.each([
    ['READY_TO_PAY/CREATED', create(bankTransfer())],
    ['PENDING/WAITING_ADDITIONAL_STEP', create(cardPayment({ description: 'THREE_D_SECURE' }))],
    ['PENDING/AUTHORIZED', create(authorization())],
    ['VERIFIED/VERIFIED', create(verified)],
    ['DECLINED/DECLINED', create(cardPayment({ description: 'DO_NOT_HONOR' }))],
    ['REJECTED/REJECTED', create(cardPayment({ description: 'REJECTED' }))],
    ['ERROR/ERROR', create(cardPayment({ description: 'ERROR' }))],
    ['EXPIRED/EXPIRED', done(expirePayment(create(authorization()), context()))],
    ['CANCELED/CANCELED', done(cancel(create(authorization())))],
  ])('of a payment that is %s accepts evidence, and a win restores the state', (name, record) => {
    expect(state(record)).toBe(name);
    expect(openChargeback(record, {}, context())).toMatchObject({ code: 'INVALID_STATUS' });
    const opened = chargedBack(record, { force });
    expect([state(opened), ...chargebacks(opened)]).toEqual([
      'IN_DISPUTE/RECEIVED',
      `CREATED ${record.payment.amount.value}`,
    ]);
    const disputed = done(submit(opened)).record;
    expect(state(disputed)).toBe('IN_DISPUTE/PENDING_REVIEW');
    expect(state(decide(disputed, 'won'))).toBe(name);
    expect(state(decide(disputed, 'lost'))).toBe('CHARGEBACK/LOST');
  });

  test('is possible beside an open chargeback, and after the money is gone', () => {
    const both = chargedBack(chargedBack(create(), { amount: 5 }), { force, amount: 10 });
    expect([state(both), ...chargebacks(both)]).toEqual(['IN_DISPUTE/RECEIVED', 'CREATED 5', 'CREATED 10']);
    const lost = decide(chargedBack(), 'lost');
    expect(chargebacks(chargedBack(lost, { force }))).toEqual(['LOST 25.5', 'CREATED 25.5']);
    const opened = chargedBack(done(refund(create())), { force, amount: 10 });
    expect(state(decide(opened, 'won'))).toBe('REFUNDED/REFUNDED');
    expect(state(decide(opened, 'lost'))).toBe('CHARGEBACK/LOST');
  });

  test('and any other that is lost after a full refund stays visible, until a later win', () => {
    const opened = chargedBack(create(), { amount: 15 });
    const { id } = latestTransaction(opened);
    const refunded = done(refund(decide(opened, 'won')));
    expect(state(refunded)).toBe('REFUNDED/REFUNDED');
    const lost = decide(done(submit(refunded, {}, id)).record, 'lost');
    expect(state(lost)).toBe('CHARGEBACK/LOST');
    expect(state(decide(done(submit(lost, {}, id)).record, 'won'))).toBe('REFUNDED/REFUNDED');
  });

  test('leaves the dispute open when an authorization or a bank transfer ends meanwhile', () => {
    const disputed = chargedBack(create(authorization()), { force });
    const ended = [done(expirePayment(disputed, context())), done(cancel(disputed))];
    expect(ended.map(state)).toEqual(['IN_DISPUTE/RECEIVED', 'IN_DISPUTE/RECEIVED']);
    expect(ended.map((each) => state(decide(each, 'won')))).toEqual(['EXPIRED/EXPIRED', 'CANCELED/CANCELED']);
  });

  test.each([0, -1, 25.51, Number.NaN])('of %d is rejected', (amount) => {
    expect(openChargeback(create(), { force, amount }, context())).toMatchObject({
      code: 'INVALID_PARAMETERS',
      messages: ['amount must be greater than 0 and at most 25.5'],
    });
  });
});

test('lists transactions oldest first, also after evidence, whose chargeback is the latest transaction', () => {
  const first = chargedBack(create(), { amount: 5 });
  const refunded = done(refund(decide(first, 'won'), 1));
  const { record, transaction: chargeback } = done(submit(refunded, {}, latestTransaction(first).id));
  const retrieved = retrievedView(record, { transactionsHistory: true });
  const types = ({ transactions_history }: { transactions_history?: readonly { type: string }[] | null }) =>
    transactions_history?.map(({ type }) => type);
  expect(disputedView(record, chargeback).transactions.id).toBe(chargeback.id);
  expect(retrieved.transactions.map(({ type }) => type)).toEqual(['PURCHASE', 'CHARGEBACK', 'REFUND']);
  expect(types(retrieved)).toEqual(['PURCHASE', 'CHARGEBACK', 'REFUND']);
  expect(createdView(record).transactions.id).toBe(chargeback.id);
  expect(types(createdView(record))).toEqual(['PURCHASE', 'CHARGEBACK', 'REFUND']);
  const again = done(refund(decide(record, 'won'), 1));
  expect(retrievedView(again).transactions.map(({ type }) => type)).toEqual([
    'PURCHASE',
    'CHARGEBACK',
    'REFUND',
    'REFUND',
  ]);
});

test('a chargeback stays open after evidence, and accepts more', () => {
  const first = done(submit(chargedBack()));
  expect(state(first.record)).toBe('IN_DISPUTE/PENDING_REVIEW');
  expect(first.transaction).toMatchObject({ type: 'CHARGEBACK', status: 'CREATED' });
  expect(latestTransaction(first.record)).toEqual(first.transaction);
  expect(state(done(submit(first.record)).record)).toBe('IN_DISPUTE/PENDING_REVIEW');
});

test('evidence is rejected for another account and for a transaction that is not a chargeback', () => {
  const record = chargedBack();
  expect(submit(record, { account_id: '00000000-0000-4000-8000-000000000000' })).toMatchObject({
    code: 'INVALID_PARAMETERS',
  });
  expect(submit(record, { account_id: accountId.toUpperCase() })).not.toBeInstanceOf(ApiErrorResult);
  expect(submit(record, {}, firstId(record))).toMatchObject({ code: 'INVALID_TRANSACTION_TYPE' });
  expect(submit(record, {}, 'unknown')).toMatchObject({ status: 404, code: 'TRANSACTION_NOT_FOUND' });
});

test.each(['won', 'lost'] as const)(
  'evidence opens a chargeback again after it was %s, unless the policy rejects it',
  (decision) => {
    const record = decide(done(submit(chargedBack())).record, decision);
    const again = done(submit(record));
    expect(state(again.record)).toBe('IN_DISPUTE/PENDING_REVIEW');
    expect(again.transaction).toMatchObject({ type: 'CHARGEBACK', status: 'CREATED' });
    expect(state(decide(again.record, 'won'))).toBe('SUCCEEDED/APPROVED');
    expect(state(decide(again.record, 'lost'))).toBe('CHARGEBACK/LOST');
    expect(submit(record, {}, undefined, 'reject')).toMatchObject({
      code: 'INVALID_STATUS',
      messages: [`The chargeback is ${decision.toUpperCase()}: the issuer has decided`],
    });
  },
);

test('two open chargebacks are decided separately', () => {
  const lost = decide(chargedBack(create(), { amount: 5 }), 'lost');
  const [first] = lost.transactions.filter(({ type }) => type === 'CHARGEBACK');
  const second = chargedBack(lost, { amount: 10 });
  const both = done(submit(second, {}, first?.id)).record;
  expect([state(both), ...chargebacks(both)]).toEqual(['IN_DISPUTE/PENDING_REVIEW', 'CREATED 5', 'CREATED 10']);
  const one = decide(both, 'lost', latestTransaction(second).id);
  expect([state(one), ...chargebacks(one)]).toEqual(['IN_DISPUTE/PENDING_REVIEW', 'CREATED 5', 'LOST 10']);
  const other = decide(both, 'won');
  expect([state(other), ...chargebacks(other)]).toEqual(['IN_DISPUTE/RECEIVED', 'WON 5', 'CREATED 10']);
});

test('the rest of a payment can be refunded and charged back after a partial chargeback was lost', () => {
  const record = decide(chargedBack(create(), { amount: 5 }), 'lost');
  expect(state(record)).toBe('SUCCEEDED/PARTIALLY_CHARGEBACKED');
  expect(refund(record, 20.51)).toMatchObject({ messages: ['amount.value must be at most 20.5 (received 20.51)'] });
  expect(state(done(refund(record, 20)))).toBe('SUCCEEDED/PARTIALLY_CHARGEBACKED');
  const everything = done(refund(record, 20.5));
  expect(state(everything)).toBe('CHARGEBACK/LOST');
  expect(everything.payment.amount).toMatchObject({ captured: 25.5, refunded: 20.5 });
  expect(latestTransaction(chargedBack(record)).amount).toBe(20.5);
});

test('the rest of an authorization can be captured after a chargeback', () => {
  const more = done(capture(chargedBack(done(capture(create(authorization()), 10))), 10));
  expect(state(more)).toBe('IN_DISPUTE/RECEIVED');
  expect(more.payment.amount.captured).toBe(20);
  const cancelled = done(cancel(more));
  expect(latestTransaction(cancelled)).toMatchObject({ type: 'CANCEL', amount: 5.5 });
  expect(state(decide(cancelled, 'won'))).toBe('SUCCEEDED/PARTIALLY_CAPTURED');
});

test('a won dispute restores the status of the payment, every time', () => {
  const captured = done(capture(create(authorization()), 10));
  const won = done(decideDispute(done(submit(chargedBack(captured))).record, 'won', context()));
  expect(state(won.record)).toBe('SUCCEEDED/PARTIALLY_CAPTURED');
  expect(won.transaction).toMatchObject({ status: 'WON', provider_data: { status: 'WON' } });
  const again = decide(chargedBack(done(refund(won.record, 1, captured.transactions[1]?.id))), 'won');
  expect(state(again)).toBe('SUCCEEDED/PARTIALLY_REFUNDED');
  expect(again.transactions.map(({ type, status }) => `${type} ${status}`)).toEqual([
    'AUTHORIZE SUCCEEDED',
    'CAPTURE SUCCEEDED',
    'CHARGEBACK WON',
    'REFUND SUCCEEDED',
    'CHARGEBACK WON',
  ]);
});

test('a lost dispute about the full amount leaves nothing to refund', () => {
  const { record, transaction: chargeback } = done(decideDispute(chargedBack(), 'lost', context()));
  expect(state(record)).toBe('CHARGEBACK/LOST');
  expect(chargeback.status).toBe('LOST');
  expect(decideDispute(record, 'won', context())).toMatchObject({ code: 'INVALID_STATUS' });
  expect(refund(record)).toMatchObject({ code: 'INVALID_STATUS' });
});

test('a chargeback that is lost after a refund leaves nothing to refund, and a later win restores the rest', () => {
  const opened = chargedBack(create(), { amount: 15 });
  const { id } = latestTransaction(opened);
  const refunded = done(refund(decide(opened, 'won'), 20));
  const lost = decide(done(submit(refunded, {}, id)).record, 'lost');
  expect(state(lost)).toBe('CHARGEBACK/LOST');
  expect(refund(lost, 20)).toMatchObject({ code: 'INVALID_STATUS' });
  const wonAgain = decide(done(submit(lost, {}, id)).record, 'won');
  expect(state(wonAgain)).toBe('SUCCEEDED/PARTIALLY_REFUNDED');
  expect(latestTransaction(done(refund(wonAgain))).amount).toBe(5.5);
});

const mostBytes = 1_048_576;
const magic = '%PDF-';
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes as string, 'latin1').toString('base64');
const pdf = (bytes: Uint8Array) => Buffer.concat([Buffer.from(magic), bytes]).toString('base64');

/** Checks a file like the pipeline: first the schema, then the rules that a schema cannot express. */
const checkFiles = (...contents: string[]) => {
  const body = { account_id: accountId, evidence: contents.flatMap((content) => dispute(content).evidence) };
  return checkValue(operations.submitDispute.body ?? (() => true), body) ?? checkEvidence(body.evidence);
};

const message = 'evidence[0].content must be a PDF, which has %PDF- after at most 1024 other bytes';

test('evidence that has %PDF- after at most 1,024 other bytes is accepted', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1_024 }), fc.uint8Array({ maxLength: 3_000 }), (before, bytes) => {
      expect(checkFiles(pdf(bytes))).toBeUndefined();
      expect(checkFiles(Buffer.concat([before, Buffer.from(magic), bytes]).toString('base64'))).toBeUndefined();
    }),
    { numRuns: 500 },
  );
  expect(checkFiles(base64(`${' '.repeat(1_024)}%PDF-`))).toBeUndefined();
  expect(checkFiles(base64(`${' '.repeat(1_025)}%PDF-`))?.messages).toEqual([message]);
});

test('base64 without padding and with white space between its digits is accepted', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('\n', '\r\n', ' ', '\t', '\f'), (bytes, space) => {
      const padded = pdf(bytes);
      const lines = padded.replace(/.{76}/g, `$&${space}`);
      for (const content of [
        lines,
        lines.replace(/=+$/, ''),
        `${space}${lines}${space}`,
        padded.split('').join(space),
      ]) {
        expect(checkFiles(content)).toBeUndefined();
      }
    }),
    { numRuns: 500 },
  );
});

test('evidence without %PDF- is rejected', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
      fc.pre(!Buffer.from(bytes).toString('latin1').includes(magic));
      expect(checkFiles(Buffer.from(bytes).toString('base64'))?.messages).toEqual([message]);
    }),
    { numRuns: 500 },
  );
});

test.each(['%PDF', '%pdf-1.4', 'PDF-1.4', '%PDF_1.4', '<html>'])('evidence that begins with %j is rejected', (start) =>
  expect(checkFiles(base64(start))?.code).toBe('INVALID_PARAMETERS'),
);

test.each([' %PDF-1.4', '\xef\xbb\xbf%PDF-1.4', '\r\n%PDF-1.4', '\0%PDF-'])(
  'evidence that begins with %j is accepted',
  (start) => expect(checkFiles(base64(start))).toBeUndefined(),
);

test('evidence that is not base64 is rejected', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (tail) => {
      fc.pre(/[^A-Za-z0-9+/\t\n\f\r =]/.test(tail));
      expect(checkFiles(`JVBERi0x${tail}`)?.messages[0]).toMatch(/^evidence\[0\]\.content must (match|be base64)/);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['padding too much', 'JVBERi0=='],
  ['three signs of padding', 'JVBERi0xA==='],
  ['padding in the middle', 'JVBERi0=JVBERi0='],
  ['nothing but padding', '===='],
  ['a space that does not break', 'JVBERi0x\u00a0'],
  ['nothing but white space', ' \n '],
  ['the alphabet for URLs', 'JVBERi0x_-__'],
  ['a data URL', 'data:application/pdf;base64,JVBERi0x'],
  ['bytes in clear', '%PDF-1.4'],
  ['one digit too many', 'JVBERi0xA'],
  ['a digit of another script', 'JVBERi0٣'],
  ['nothing', ''],
])('%s is refused', (_what, content) => {
  expect(checkFiles(content)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  expect(checkFiles(content)?.messages[0]).toMatch(/^evidence\[0\]\.content /);
});

test('unused bits in the last base64 digit are accepted', () => {
  expect(checkFiles('JVBERi0=')).toBeUndefined();
  expect(checkFiles('JVBERi1=')?.messages).toBeUndefined();
});

test('the size limit counts the decoded bytes of the file', () => {
  const file = (bytes: number) => pdf(new Uint8Array(bytes - magic.length));
  for (const bytes of [mostBytes - 2, mostBytes - 1, mostBytes]) {
    expect(checkFiles(file(bytes))).toBeUndefined();
    expect(checkFiles(file(bytes).replace(/.{64}/g, '$&\r\n'))).toBeUndefined();
  }
  for (const bytes of [mostBytes + 1, mostBytes + 2, mostBytes + 3, 2 * mostBytes]) {
    expect(checkFiles(file(bytes))?.messages).toEqual([
      `evidence[0].content must be a file of at most ${mostBytes} bytes, and is one of ${bytes} bytes`,
    ]);
  }
});

test('each invalid file is reported with its index', () => {
  const good = base64('%PDF-1.7');
  expect(checkFiles(good, base64('GIF89a'), good, 'JVBERi0xA')?.messages).toEqual([
    message.replace('[0]', '[1]'),
    'evidence[3].content must be base64',
  ]);
  expect(checkFiles(good, good, good)).toBeUndefined();
});

test('thousands of invalid files get 20 messages', () => {
  expect(checkFiles(...Array.from({ length: 2_000 }, () => base64('GIF89a')))?.messages).toHaveLength(20);
});
