import { type AdminOperationId, adminOperations } from '../../generated/admin-operations.ts';
import type { NextMove, PaymentMove, SuggestedCall } from '../../generated/control-types.ts';
import { operations } from '../../generated/operations.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { latestTransaction, type PaymentRecord, uncapturedAmount } from '../model/payment-record.ts';
import { isSessionClosed } from '../model/state.ts';
import { decideDispute, openChargeback } from '../operations/disputes.ts';
import { authenticate, declinePayment, expirePayment, markPaid } from '../operations/payments/completion.ts';
import {
  cancelPayment,
  capturePayment,
  refundableTransaction,
  refundPayment,
} from '../operations/payments/follow-ups.ts';
import { definedFields } from '../options/option-rules.ts';

type Result = PaymentRecord | ApiErrorResult;
type Body = NonNullable<SuggestedCall['body']>;
type Sessions = Parameters<typeof isSessionClosed>[0];

/** The required fields of a capture, a cancellation and a refund. */
export const reference = { merchant_reference: 'paychord-mock', reason: 'REQUESTED_BY_CUSTOMER' };

/** The transition of each move, and the operation of the admin API that makes it, with its body. */
const descriptions: Readonly<Record<NextMove['id'], readonly [PaymentMove, AdminOperationId, body?: Body]>> = {
  pay: ['markPaid', 'markPaid'],
  decline: ['decline', 'declinePayment'],
  'pass-authentication': ['authenticate', 'authenticatePayment', { result: 'passed' }],
  'fail-authentication': ['authenticate', 'authenticatePayment', { result: 'failed' }],
  capture: ['capture', 'capturePayment'],
  refund: ['refund', 'refundPayment'],
  cancel: ['cancel', 'cancelPayment'],
  'open-chargeback': ['openChargeback', 'openChargeback'],
  'win-dispute': ['decideDispute', 'decideDispute', { decision: 'won' }],
  'lose-dispute': ['decideDispute', 'decideDispute', { decision: 'lost' }],
  expire: ['expire', 'expirePayment'],
};

/** The moves that add a transaction with an amount. Their controls get the largest amount, which a caller can lower. */
const withAmount: ReadonlySet<string> = new Set(['capture', 'refund', 'open-chargeback'] satisfies NextMove['id'][]);

/** Lists every move. It makes each one on a record that is not stored, so the rules alone decide what is possible. */
export function nextMovesOf(record: PaymentRecord, merchant: Sessions): NextMove[] {
  const { payment, transactions } = record;
  const [{ id: firstId }] = transactions;
  const { currency } = payment.amount;
  const context = { now: payment.updated_at, publicUrl: '', uuid: () => '' };
  const uncaptured = { amount: { currency, value: uncapturedAmount(record) } };
  const refundable = refundableTransaction(record).id;
  const decide = (decision: 'won' | 'lost'): Result => {
    const decided = decideDispute(record, decision, context);
    return decided instanceof ApiErrorResult ? decided : decided.record;
  };
  const refund = refundPayment(record, refundable, reference, context);
  const results: Readonly<Record<NextMove['id'], Result>> = {
    pay: withUnpaidSession(markPaid(record, context), merchant),
    decline: declinePayment(record, context),
    'pass-authentication': withUnpaidSession(authenticate(record, 'passed', context), merchant),
    'fail-authentication': authenticate(record, 'failed', context),
    capture: capturePayment(record, firstId, { ...reference, ...uncaptured }, context),
    refund,
    cancel: cancelPayment(record, firstId, reference, context),
    'open-chargeback': openChargeback(record, {}, context),
    'win-dispute': decide('won'),
    'lose-dispute': decide('lost'),
    expire: expirePayment(record, context),
  };
  const suggest = (operation: string, template: { method: string; path: string }, body?: Body): SuggestedCall => {
    const path = template.path
      .replace(/\{payment_?id\}/i, encodeURIComponent(payment.id))
      .replace('{transaction_id}', encodeURIComponent(operation === 'refundPayment' ? refundable : firstId));
    return { operation, method: template.method, path, ...definedFields({ body }) };
  };
  const suggestFollowUp = (operation: 'capturePayment' | 'refundPayment' | 'cancelPayment', body: Body) =>
    suggest(operation, operations[operation], { ...reference, ...body });
  const refunded =
    refund instanceof ApiErrorResult ? {} : { amount: { currency, value: latestTransaction(refund).amount } };
  const calls: { readonly [id in NextMove['id']]?: SuggestedCall } = {
    capture: suggestFollowUp('capturePayment', uncaptured),
    refund: suggestFollowUp('refundPayment', refunded),
    cancel: suggestFollowUp('cancelPayment', {}),
  };
  // The keys of the table are the ids.
  return (Object.keys(descriptions) as NextMove['id'][]).map((id) => {
    const [transition, operation, body] = descriptions[id];
    const [result, call] = [results[id], calls[id]];
    const control = suggest(operation, adminOperations[operation], body);
    const move = { id, transition, control, ...definedFields({ call }) };
    if (result instanceof ApiErrorResult) return { ...move, allowed: false, reason: result.messages.join('; ') };
    if (!withAmount.has(id)) return { ...move, allowed: true };
    const { amount } = latestTransaction(result);
    return { ...move, control: { ...control, body: { amount } }, allowed: true, maxAmount: amount };
  });
}

/** Several payments can wait for the same checkout session, but only one of them can be paid. */
export function withUnpaidSession(result: Result, merchant: Sessions): Result {
  // A payment that was created without a session has an empty one while it waits for 3-D Secure.
  if (result instanceof ApiErrorResult || !isSessionClosed(merchant, result.payment.checkout?.session)) return result;
  return new ApiErrorResult(400, 'INVALID_CHECKOUT_SESSION', ['Another payment of the checkout session has been paid']);
}
