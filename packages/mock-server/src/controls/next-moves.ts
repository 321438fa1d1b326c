import type { AdminOperationId } from '../generated/admin-operations.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { ApiErrorResult, invalidStatus } from '../model/api-error.ts';
import { uncapturedAmount } from '../model/payment-balance.ts';
import { latestTransaction, type PaymentRecord } from '../model/payment-record.ts';
import type { PaymentTransition } from '../model/payment-transitions.ts';
import type { State } from '../model/state.ts';
import { decideDispute, openChargeback } from '../operations/disputes/rules.ts';
import { cancelPayment, capturePayment } from '../operations/payments/authorization.ts';
import { authenticate, expirePayment, markPaid } from '../operations/payments/completion.ts';
import { refundableTransaction, refundPayment } from '../operations/payments/refund.ts';
import { reference } from './payment-actions.ts';

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

/** Lists every move. It makes each one on a record that is not stored, so the rules alone decide what is possible. */
export function nextMovesOf(record: PaymentRecord, state: State): NextMove[] {
  const { payment, transactions } = record;
  const [{ id: firstId }] = transactions;
  const { currency } = payment.amount;
  const context = { now: payment.updated_at, uuid: () => '' };
  const open = { currency, value: uncapturedAmount(record) };
  const refundable = refundableTransaction(record).id;
  const decide = (decision: 'won' | 'lost'): Result => {
    const decided = decideDispute(record, decision, context);
    return decided instanceof ApiErrorResult ? decided : decided.record;
  };
  const call = (operation: OperationId, transactionId: string, body: object): SuggestedCall => ({
    operation,
    method: operations[operation].method,
    path: operations[operation].path
      .replace('{payment_id}', encodeURIComponent(payment.id))
      .replace('{transaction_id}', encodeURIComponent(transactionId)),
    body: { ...reference, ...body },
  });

  const capture = withAmount(
    { id: 'capture', transition: 'capture', control: { operation: 'capturePayment' } },
    capturePayment(record, firstId, { ...reference, amount: open }, context),
  );
  const refund = withAmount(
    { id: 'refund', transition: 'refund', control: { operation: 'refundPayment' } },
    refundPayment(record, refundable, reference, context),
  );
  return [
    move(
      { id: 'pay', transition: 'markPaid', control: { operation: 'markPaid' } },
      withUnpaidSession(markPaid(record, context), record, state),
    ),
    move(
      {
        id: 'pass-authentication',
        transition: 'authenticate',
        control: { operation: 'authenticatePayment', body: { result: 'passed' } },
      },
      withUnpaidSession(authenticate(record, 'passed', context), record, state),
    ),
    move(
      {
        id: 'fail-authentication',
        transition: 'authenticate',
        control: { operation: 'authenticatePayment', body: { result: 'failed' } },
      },
      authenticate(record, 'failed', context),
    ),
    { ...capture, call: call('capturePayment', firstId, { amount: open }) },
    {
      ...refund,
      call: call('refundPayment', refundable, amountOf(refund, currency)),
    },
    {
      ...move(
        { id: 'cancel', transition: 'cancel', control: { operation: 'cancelPayment' } },
        cancelPayment(record, firstId, reference, context),
      ),
      call: call('cancelPayment', firstId, {}),
    },
    withAmount(
      { id: 'open-chargeback', transition: 'openChargeback', control: { operation: 'openChargeback' } },
      openChargeback(record, {}, context),
    ),
    move(
      {
        id: 'win-dispute',
        transition: 'decideDispute',
        control: { operation: 'decideDispute', body: { decision: 'won' } },
      },
      decide('won'),
    ),
    move(
      {
        id: 'lose-dispute',
        transition: 'decideDispute',
        control: { operation: 'decideDispute', body: { decision: 'lost' } },
      },
      decide('lost'),
    ),
    move(
      { id: 'expire', transition: 'expire', control: { operation: 'expirePayment' } },
      expirePayment(record, context),
    ),
  ];
}

type Description = Pick<NextMove, 'id' | 'transition' | 'control'>;

function move(description: Description, result: Result): NextMove {
  if (!(result instanceof ApiErrorResult)) return { ...description, allowed: true };
  return { ...description, allowed: false, reason: result.messages.join('; ') };
}

/** A move that adds a transaction with an amount. The control gets the largest amount, which a caller can lower. */
function withAmount(description: Description, result: Result): NextMove {
  if (result instanceof ApiErrorResult) return move(description, result);
  const { amount } = latestTransaction(result);
  const control = { ...description.control, body: { amount } };
  return { ...description, control, allowed: true, maxAmount: amount };
}

function amountOf({ maxAmount }: NextMove, currency: string): object {
  return maxAmount === undefined ? {} : { amount: { currency, value: maxAmount } };
}

/** Several payments can wait for the same checkout session, but only one of them can be paid. */
function withUnpaidSession(result: Result, { payment: { checkout } }: PaymentRecord, { paidSessions }: State): Result {
  const isPaid = Boolean(checkout?.session) && paidSessions.has(checkout?.session ?? '');
  if (result instanceof ApiErrorResult || !isPaid) return result;
  return invalidStatus('Another payment of the checkout session has been paid');
}
