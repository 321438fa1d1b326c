import type { DisputeRequest, EvidenceItem, Transaction } from '@paychord/sdk';
import type { ScenarioMove } from '../../generated/control-types.ts';
import { evidenceItemLimits } from '../../generated/limits.ts';
import {
  type ApiErrorResult,
  breaksRule,
  invalidParameters,
  invalidStatus,
  invalidTransactionType,
} from '../model/api-error.ts';
import { canonicalId } from '../model/ids.ts';
import { add } from '../model/money.ts';
import {
  type ChangedPayment,
  createFollowUp,
  findTransaction,
  type PaymentRecord,
  type RuleContext,
  remainingAmount,
  transactionNotFound,
  withDerivedStatus,
  withReplacedTransaction,
  withTransaction,
  withTransactionStatus,
} from '../model/payment-record.ts';
import { checkState } from '../model/payment-states.ts';
import type { ResolvedPolicies } from '../model/resolve-policies.ts';

/** Opens a chargeback for a payment. */
export function openChargeback(
  record: PaymentRecord,
  details: Omit<Extract<ScenarioMove, { move: 'openChargeback' }>, 'move'>,
  context: RuleContext,
): PaymentRecord | ApiErrorResult {
  const { force = false } = details;
  const error = force ? undefined : checkState(record, [{ status: 'SUCCEEDED' }]);
  if (error !== undefined) return error;
  const left = remainingAmount(record);
  if (left === 0 && !force) {
    return invalidStatus('Nothing is left to dispute: what was captured is refunded, or lost in chargebacks');
  }
  const most = force ? record.payment.amount.value : left;
  const disputed = details.amount ?? (left || most);
  // Only the verification of a card has the amount 0.
  if (!(disputed <= most && (disputed > 0 || disputed === most))) {
    return invalidParameters(`amount must be greater than 0 and at most ${most}`);
  }
  if (add(disputed) !== disputed) return invalidParameters('amount has too many decimals');

  const cause = { reason: details.reason ?? 'REQUESTED_BY_CUSTOMER' };
  const chargeback = createFollowUp(
    record.transactions[0],
    { type: 'CHARGEBACK', status: 'CREATED', amount: disputed, details: cause },
    context,
  );
  const why = { reason_code: cause.reason, reason_description: `The cardholder disputes the payment: ${cause.reason}` };
  const explained = { ...chargeback, provider_data: { ...chargeback.provider_data, ...why } };
  return withDerivedStatus(withTransaction(record, explained), context.now);
}

/**
 * Disputes a chargeback with evidence. A payment in any state accepts evidence. With the default policy, a chargeback that was won or lost
 * opens again. The chargeback is CREATED until the issuer decides.
 */
export function submitEvidence(
  record: PaymentRecord,
  transactionId: string,
  request: DisputeRequest,
  context: RuleContext,
  { onDecidedChargeback }: Pick<ResolvedPolicies, 'onDecidedChargeback'>,
): ChangedPayment | ApiErrorResult {
  const transaction = findTransaction(record, transactionId);
  if (transaction === undefined) return transactionNotFound(record, transactionId, ['CHARGEBACK']);
  if (transaction.type !== 'CHARGEBACK') {
    return invalidTransactionType('Only a CHARGEBACK can be disputed', transaction.type);
  }
  if (transaction.status !== 'CREATED' && onDecidedChargeback === 'reject') {
    return invalidStatus(
      `The chargeback is ${transaction.status}: the issuer has decided`,
      'policies.onDecidedChargeback',
    );
  }
  if (canonicalId(request.account_id) !== canonicalId(record.payment.account_id)) {
    return breaksRule('DisputeRequest.account_id', 'account_id must be the account of the payment');
  }
  const chargeback = withTransactionStatus(transaction, 'CREATED', context);
  const underReview = [...record.underReview.filter((id) => id !== chargeback.id), chargeback.id];
  return {
    record: withDerivedStatus(
      { ...withReplacedTransaction(record, chargeback), underReview, latestId: chargeback.id },
      context.now,
    ),
    transaction: chargeback,
  };
}

/** Returns the oldest chargeback that the issuer has not decided. */
export function openChargebackOf({ transactions }: PaymentRecord): Transaction | undefined {
  return transactions.find(({ type, status }) => type === 'CHARGEBACK' && status === 'CREATED');
}

/**
 * Closes an open chargeback.
 *
 * @param decision `won`: the merchant keeps the money. `lost`: the cardholder gets it back.
 * @param transactionId The chargeback. Defaults to the oldest one that is open.
 */
export function decideDispute(
  record: PaymentRecord,
  decision: 'won' | 'lost',
  context: RuleContext,
  transactionId?: string,
): ChangedPayment | ApiErrorResult {
  const open = record.transactions.find(
    ({ id, type, status }) => type === 'CHARGEBACK' && status === 'CREATED' && id === (transactionId ?? id),
  );
  if (open === undefined) return invalidStatus('The payment has no open chargeback');
  const chargeback = withTransactionStatus(open, decision === 'won' ? 'WON' : 'LOST', context);
  const underReview = record.underReview.filter((id) => id !== chargeback.id);
  return {
    record: withDerivedStatus({ ...withReplacedTransaction(record, chargeback), underReview }, context.now),
    transaction: chargeback,
  };
}

const { 'x-media-type-magic': magic, 'x-media-type-magic-max-offset': maxOffset } = evidenceItemLimits.content;
/** The most messages in one error: a body can contain thousands of invalid files. */
const maxMessages = 20;

/** Checks what JSON Schema cannot express: that the base64 of each file is valid, and that the file is a PDF for its readers. */
export function checkEvidence(evidence: readonly EvidenceItem[]): ApiErrorResult | undefined {
  const messages = evidence.flatMap(({ content }, index) => {
    const rule = brokenRule(content);
    return rule === undefined ? [] : [`evidence[${index}].content ${rule}`];
  });
  return messages.length === 0 ? undefined : invalidParameters(...messages.slice(0, maxMessages));
}

function brokenRule(content: string): string | undefined {
  let bytes: string;
  try {
    // Ignores white space, and accepts base64 without padding.
    bytes = atob(content);
  } catch {
    return 'must be base64';
  }
  if (bytes.slice(0, maxOffset + magic.length).includes(magic)) return undefined;
  return `must be a PDF, which has ${magic} after at most ${maxOffset} other bytes`;
}
