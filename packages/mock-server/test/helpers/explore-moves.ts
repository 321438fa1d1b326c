import type { CreatePaymentRequest } from '@paychord/sdk';
import { ApiErrorResult } from '../../src/core/model/api-error.ts';
import { outcomes } from '../../src/core/model/outcomes.ts';
import type { PaymentRecord, RuleContext } from '../../src/core/model/payment-record.ts';
import { decideDispute, openChargeback, submitEvidence } from '../../src/core/operations/disputes.ts';
import {
  authenticate,
  declinePayment,
  expirePayment,
  markPaid,
} from '../../src/core/operations/payments/completion.ts';
import { createPayment } from '../../src/core/operations/payments/creation.ts';
import { cancelPayment, capturePayment, refundPayment } from '../../src/core/operations/payments/follow-ups.ts';
import { accountId, cardPayment } from './test-caller.ts';

/** More transactions lead to no other state: two partial ones and one that ends the rest reach every combination. */
const maxTransactions = 5;
const value = 3;
const currency = 'USD';
const reference = { merchant_reference: 'REF', reason: 'WHY' };

/** Makes every move from every state with small amounts, and returns each one as `transition: FROM/SUB -> TO/SUB`. */
export function exploreMoves(): Set<string> {
  let ids = 0;
  const context: RuleContext = {
    now: '2026-01-01T00:00:00.000Z',
    publicUrl: 'http://localhost',
    uuid: () => `id-${++ids}`,
  };
  const moves = new Set<string>();
  const seen = new Set<string>();
  const pending: PaymentRecord[] = [];
  const visit = (transition: string, from: PaymentRecord | undefined, to: PaymentRecord | ApiErrorResult) => {
    if (to instanceof ApiErrorResult) return;
    moves.add(`${transition}: ${from === undefined ? 'nothing' : nameOf(from)} -> ${nameOf(to)}`);
    const key = keyOf(to);
    if (seen.has(key)) return;
    seen.add(key);
    // A rule that changed a record in place would throw.
    pending.push(frozen(to));
  };
  for (const request of requests()) visit('create', undefined, createPayment(request, context));
  for (let record = pending.pop(); record !== undefined; record = pending.pop()) {
    const { transactions } = record;
    const [{ id }] = transactions;
    visit('markPaid', record, markPaid(record, context));
    visit('decline', record, declinePayment(record, context));
    for (const result of ['passed', 'failed'] as const)
      visit('authenticate', record, authenticate(record, result, context));
    visit('expire', record, expirePayment(record, context));
    for (const decision of ['won', 'lost'] as const) {
      const decided = decideDispute(record, decision, context);
      visit('decideDispute', record, decided instanceof ApiErrorResult ? decided : decided.record);
    }
    for (const chargeback of transactions.filter(({ type }) => type === 'CHARGEBACK')) {
      const request = { account_id: accountId, evidence: [] };
      const submitted = submitEvidence(record, chargeback.id, request, context, { onDecidedChargeback: 'accept' });
      visit('submitEvidence', record, submitted instanceof ApiErrorResult ? submitted : submitted.record);
    }
    if (transactions.length >= maxTransactions) continue;
    visit('cancel', record, cancelPayment(record, id, reference, context));
    for (let amount = 1; amount <= value; amount += 1) {
      const request = { ...reference, amount: { currency, value: amount } };
      visit('capture', record, capturePayment(record, id, request, context));
      visit('openChargeback', record, openChargeback(record, { amount }, context));
      for (const each of transactions) visit('refund', record, refundPayment(record, each.id, request, context));
    }
  }
  return moves;
}

/** Freezes a value and everything in it. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}

function* requests(): Generator<CreatePaymentRequest> {
  const amount = { currency, value };
  const base = cardPayment({ amount }) as CreatePaymentRequest;
  yield { ...base, payment_method: { type: 'BANK_TRANSFER' } };
  for (const card of [{}, { capture: false }, { verify: true }]) {
    yield { ...base, workflow: 'REDIRECT', payment_method: { type: 'CARD', detail: { card } } };
    for (const { code } of outcomes) {
      const token = `tok_${code.toLowerCase()}`;
      yield { ...base, payment_method: { type: 'CARD', token, detail: { card } } };
    }
  }
}

function nameOf({ payment }: PaymentRecord): string {
  return `${payment.status}/${payment.sub_status}`;
}

/** Equal for records that differ only in their ids. */
function keyOf({ payment, transactions, refundedOf, underReview }: PaymentRecord): string {
  const parts = transactions.map(({ id, type, status, amount }) => [
    type,
    status,
    amount,
    refundedOf[id],
    underReview.includes(id),
  ]);
  return JSON.stringify([nameOf({ payment } as PaymentRecord), payment.amount.captured, parts]);
}
