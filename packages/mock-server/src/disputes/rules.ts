import type { DisputeRequest, Transaction } from '@paychord/sdk';
import { add, subtract } from '../decimal.ts';
import { refuseMove } from '../payment-moves.ts';
import {
  findTransaction,
  moved,
  type PaymentRecord,
  type RuleContext,
  withTransaction,
  withUpdated,
} from '../payment-record.ts';
import { invalidParameters, invalidStatus, invalidTransactionType, notFound, type Refusal } from '../refusal.ts';
import { followUp, inStatus } from '../transaction.ts';

/** What a chargeback is about. */
export interface ChargebackDetails {
  /** In major units; all that was captured and not refunded when absent. */
  amount?: number;
  /** Why the cardholder disputes, REQUESTED_BY_CUSTOMER when absent. */
  reason?: string;
}

/** The issuer takes the money back. */
export function openChargeback(
  record: PaymentRecord,
  details: ChargebackDetails,
  context: RuleContext,
): PaymentRecord | Refusal {
  const refusal = refuseMove('openChargeback', record);
  if (refusal !== undefined) return refusal;
  const { amount, status, sub_status } = record.payment;
  const left = subtract(amount.captured, amount.refunded);
  const disputed = details.amount ?? left;
  if (!(disputed > 0 && disputed <= left))
    return invalidParameters(`amount must be greater than 0 and at most ${left}`);
  if (add(disputed) !== disputed) return invalidParameters('amount has too many decimals');

  const said = { reason: details.reason ?? 'REQUESTED_BY_CUSTOMER' };
  const chargeback = followUp(
    record.transactions[0],
    { type: 'CHARGEBACK', status: 'CREATED', amount: disputed, said },
    context,
  );
  return withTransaction(
    { ...moved(record, 'IN_DISPUTE', 'RECEIVED', context.now), undisputed: { status, sub_status } },
    chargeback,
  );
}

/**
 * The merchant disputes a chargeback. The chargeback stays CREATED: the issuer decides later. Any state that carries a chargeback
 * accepts evidence, and more of it, until the chargeback is decided.
 */
export function submitEvidence(
  record: PaymentRecord,
  transactionId: string,
  request: DisputeRequest,
  context: RuleContext,
): { record: PaymentRecord; chargeback: Transaction } | Refusal {
  const transaction = findTransaction(record, transactionId);
  if (transaction === undefined)
    return notFound('TRANSACTION_NOT_FOUND', 'The payment has no transaction with this id');
  if (transaction.type !== 'CHARGEBACK') {
    return invalidTransactionType('transaction_id must be that of a CHARGEBACK transaction');
  }
  if (transaction.status !== 'CREATED') return invalidStatus(`A chargeback that is ${transaction.status} is decided`);
  if (request.account_id.toLowerCase() !== record.payment.account_id.toLowerCase()) {
    return invalidParameters('account_id must be the account of the payment');
  }
  const chargeback: Transaction = { ...transaction, updated_at: context.now };
  return {
    record: withUpdated(moved(record, 'IN_DISPUTE', 'PENDING_REVIEW', context.now), chargeback),
    chargeback,
  };
}

/** The issuer decides: the merchant keeps the money, or loses it. */
export function decideDispute(
  record: PaymentRecord,
  decision: 'won' | 'lost',
  context: RuleContext,
): { record: PaymentRecord; chargeback: Transaction } | Refusal {
  const open = record.transactions.find(({ type, status }) => type === 'CHARGEBACK' && status === 'CREATED');
  if (open === undefined) return invalidStatus('The payment has no open chargeback');
  const chargeback = inStatus(open, decision === 'won' ? 'WON' : 'LOST', context);
  const decided = withUpdated(record, chargeback);
  if (decision === 'lost') {
    return { record: { ...moved(decided, 'CHARGEBACK', 'LOST', context.now), undisputed: undefined }, chargeback };
  }
  const { undisputed = record.payment, payment } = decided;
  return {
    record: {
      ...decided,
      payment: { ...payment, status: undisputed.status, sub_status: undisputed.sub_status, updated_at: context.now },
      undisputed: undefined,
    },
    chargeback,
  };
}
