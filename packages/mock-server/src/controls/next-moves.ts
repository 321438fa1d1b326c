import type { AdminOperationId } from '../generated/admin-operations.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { latestTransaction, type PaymentRecord, uncapturedAmount } from '../model/payment-record.ts';
import type { PaymentTransition } from '../model/payment-states.ts';
import type { State } from '../model/state.ts';
import { decideDispute, openChargeback } from '../operations/disputes.ts';
import { authenticate, expirePayment, markPaid } from '../operations/payments/completion.ts';
import {
  cancelPayment,
  capturePayment,
  refundableTransaction,
  refundPayment,
} from '../operations/payments/follow-ups.ts';

/** A move that one call can make, and whether it is possible in the present state of the payment. */
export interface NextMove {
  /** A transition with two results is two moves. */
  readonly id:
    | 'pay'
    | 'pass-authentication'
    | 'fail-authentication'
    | 'capture'
    | 'refund'
    | 'cancel'
    | 'open-chargeback'
    | 'win-dispute'
    | 'lose-dispute'
    | 'expire';
  readonly transition: PaymentTransition;
  readonly allowed: boolean;
  /** Why it is not possible. Absent when it is. */
  readonly reason?: string;
  /** The largest amount in major units. Present if the move takes an amount and is possible. */
  readonly maxAmount?: number;
  /** The operation of the admin API that makes the move. */
  readonly control: { readonly operation: AdminOperationId; readonly body?: object };
  /** The call of the payments API that the program of the merchant would make. Absent when no such call exists. */
  readonly call?: SuggestedCall;
}

/** A call of the payments API that is ready to send. */
export interface SuggestedCall {
  readonly operation: OperationId;
  readonly method: string;
  readonly path: string;
  readonly body: object;
}

type Result = PaymentRecord | ApiErrorResult;

/** The required fields of a capture, a cancellation and a refund. */
export const reference = { merchant_reference: 'paychord-mock', reason: 'REQUESTED_BY_CUSTOMER' };

/** What makes each move. */
const descriptions: Readonly<Record<NextMove['id'], Pick<NextMove, 'transition' | 'control'>>> = {
  pay: { transition: 'markPaid', control: { operation: 'markPaid' } },
  'pass-authentication': {
    transition: 'authenticate',
    control: { operation: 'authenticatePayment', body: { result: 'passed' } },
  },
  'fail-authentication': {
    transition: 'authenticate',
    control: { operation: 'authenticatePayment', body: { result: 'failed' } },
  },
  capture: { transition: 'capture', control: { operation: 'capturePayment' } },
  refund: { transition: 'refund', control: { operation: 'refundPayment' } },
  cancel: { transition: 'cancel', control: { operation: 'cancelPayment' } },
  'open-chargeback': { transition: 'openChargeback', control: { operation: 'openChargeback' } },
  'win-dispute': { transition: 'decideDispute', control: { operation: 'decideDispute', body: { decision: 'won' } } },
  'lose-dispute': { transition: 'decideDispute', control: { operation: 'decideDispute', body: { decision: 'lost' } } },
  expire: { transition: 'expire', control: { operation: 'expirePayment' } },
};

/** The moves that add a transaction with an amount. Their controls get the largest amount, which a caller can lower. */
const withAmount: ReadonlySet<string> = new Set(['capture', 'refund', 'open-chargeback'] satisfies NextMove['id'][]);

/** Lists every move. It makes each one on a record that is not stored, so the rules alone decide what is possible. */
export function nextMovesOf(record: PaymentRecord, state: State): NextMove[] {
  const { payment, transactions } = record;
  const [{ id: firstId }] = transactions;
  const { currency } = payment.amount;
  const context = { now: payment.updated_at, uuid: () => '' };
  const uncaptured = { amount: { currency, value: uncapturedAmount(record) } };
  const refundable = refundableTransaction(record).id;
  const decide = (decision: 'won' | 'lost'): Result => {
    const decided = decideDispute(record, decision, context);
    return decided instanceof ApiErrorResult ? decided : decided.record;
  };
  const refund = refundPayment(record, refundable, reference, context);
  const results: Readonly<Record<NextMove['id'], Result>> = {
    pay: withUnpaidSession(markPaid(record, context), state),
    'pass-authentication': withUnpaidSession(authenticate(record, 'passed', context), state),
    'fail-authentication': authenticate(record, 'failed', context),
    capture: capturePayment(record, firstId, { ...reference, ...uncaptured }, context),
    refund,
    cancel: cancelPayment(record, firstId, reference, context),
    'open-chargeback': openChargeback(record, {}, context),
    'win-dispute': decide('won'),
    'lose-dispute': decide('lost'),
    expire: expirePayment(record, context),
  };
  const suggest = (operation: OperationId, transactionId: string, body: object): SuggestedCall => {
    const { method, path } = operations[operation];
    const address = path
      .replace('{payment_id}', encodeURIComponent(payment.id))
      .replace('{transaction_id}', encodeURIComponent(transactionId));
    return { operation, method, path: address, body: { ...reference, ...body } };
  };
  const refunded =
    refund instanceof ApiErrorResult ? {} : { amount: { currency, value: latestTransaction(refund).amount } };
  const calls: { readonly [id in NextMove['id']]?: SuggestedCall } = {
    capture: suggest('capturePayment', firstId, uncaptured),
    refund: suggest('refundPayment', refundable, refunded),
    cancel: suggest('cancelPayment', firstId, {}),
  };
  // The keys of the table are the ids.
  return (Object.keys(descriptions) as NextMove['id'][]).map((id) => {
    const { transition, control } = descriptions[id];
    const [result, call] = [results[id], calls[id]];
    const move = { id, transition, control, ...(call === undefined ? {} : { call }) };
    if (result instanceof ApiErrorResult) return { ...move, allowed: false, reason: result.messages.join('; ') };
    if (!withAmount.has(id)) return { ...move, allowed: true };
    const { amount } = latestTransaction(result);
    return { ...move, control: { ...control, body: { amount } }, allowed: true, maxAmount: amount };
  });
}

/** Several payments can wait for the same checkout session, but only one of them can be paid. */
export function withUnpaidSession(result: Result, { paidSessions }: State): Result {
  // A payment that was created without a session has an empty one while it waits for 3-D Secure.
  const isPaid = !(result instanceof ApiErrorResult) && paidSessions.has(result.payment.checkout?.session ?? '');
  if (!isPaid) return result;
  return new ApiErrorResult(400, 'INVALID_CHECKOUT_SESSION', ['Another payment of the checkout session has been paid']);
}
