import type { KnownWebhookEventType, Transaction } from '@paychord/sdk';
import type { PaymentMove } from '../../generated/control-types.ts';
import { type Merchant, ruleContext } from '../merchant/merchant.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { latestTransaction, type PaymentRecord, uncapturedAmount } from '../model/payment-record.ts';
import { stateOf } from '../model/payment-states.ts';
import type { PaymentChange } from '../model/state.ts';
import { decideDispute } from './disputes.ts';
import { expirePayment } from './payments/completion.ts';

/** What caused a transition of a payment. */
export interface TransitionCause extends Pick<PaymentChange, 'refundedId' | 'isForced'> {
  readonly transition: PaymentMove;
  readonly event: KnownWebhookEventType;
  /** The transaction that the event is about. Defaults to the latest one. */
  readonly transaction?: Transaction | undefined;
  /** The idempotency key of the request; null or absent when no request is the cause. */
  readonly idempotencyKey?: string | null;
  /** Defaults to `request` with an idempotency key, and to `control` without one. */
  readonly cause?: PaymentChange['cause'];
}

/**
 * Stores the next state of a payment, and queues its webhook.
 *
 * @returns The ids of the queued deliveries, one for each subscribed endpoint.
 */
export function applyTransition(
  merchant: Merchant,
  record: PaymentRecord,
  { transition, event, transaction, idempotencyKey = null, cause, ...facts }: TransitionCause,
): readonly string[] {
  merchant.state.payments.set(record.payment.id, record);
  const deliveries = merchant.webhooks.dispatchPaymentEvent(event, record, transaction, idempotencyKey);
  setDeadlines(merchant, record);
  recordChange(merchant, record, transaction ?? latestTransaction(record), {
    transition,
    cause: cause ?? (idempotencyKey === null ? 'control' : 'request'),
    idempotencyKey,
    deliveries,
    ...facts,
  });
  return deliveries;
}

/** Adds a move to the history of the payment and to the coverage. */
function recordChange(
  { state: { histories }, clock, journal, coverage, observe }: Merchant,
  { payment }: PaymentRecord,
  { id, status }: Transaction,
  move: Omit<PaymentChange, 'at' | 'to' | 'transactionId' | 'transactionStatus' | 'requestsBefore'>,
): void {
  const to = stateOf(payment);
  // A snapshot that was changed by hand can hold a payment in another state.
  if (to === undefined) return;
  const history = histories.get(payment.id) ?? [];
  const from = history.at(-1)?.to ?? null;
  const change = { at: clock.timestamp(), to, transactionId: id, transactionStatus: status };
  history.push({ ...change, ...move, requestsBefore: journal.count() });
  histories.set(payment.id, history);
  observe('the coverage', () => coverage.count({ transition: move.transition, from, to }));
}

const day = 86_400_000;

/** How long a transaction can wait before it expires, in milliseconds. */
const expiryMs = { authorization: 7 * day, authentication: day, bankTransfer: 3 * day, evidence: 14 * day } as const;

function expiryByState(record: PaymentRecord, { id, type, status }: Transaction): number | undefined {
  if (type === 'CHARGEBACK') {
    return status === 'CREATED' && !record.underReview.includes(id) ? expiryMs.evidence : undefined;
  }
  if (id !== record.transactions[0].id) return undefined;
  if (status === 'PENDING') return expiryMs.authentication;
  if (status === 'CREATED') return expiryMs.bankTransfer;
  return uncapturedAmount(record) > 0 ? expiryMs.authorization : undefined;
}

/** Schedules expiries: payments that are not captured, authenticated or paid expire, and chargebacks without evidence are lost. */
function setDeadlines(merchant: Merchant, record: PaymentRecord): void {
  const { deadlines } = merchant.state;
  for (const transaction of record.transactions) {
    const { id, updated_at } = transaction;
    const expiry = expiryByState(record, transaction);
    if (expiry === undefined) {
      deadlines.delete(id);
      continue;
    }
    const at = Date.parse(updated_at) + expiry;
    if (deadlines.get(id)?.at === at) continue;
    // Deleted first, so that the map keeps deadlines in the order in which they were set.
    deadlines.delete(id);
    deadlines.set(id, { paymentId: record.payment.id, at });
    scheduleExpiry(merchant, id, at);
  }
}

/** Schedules the deadlines of a restored merchant. */
export function resumeDeadlines(merchant: Merchant): void {
  for (const [transactionId, { at }] of merchant.state.deadlines) scheduleExpiry(merchant, transactionId, at);
}

function scheduleExpiry(merchant: Merchant, transactionId: string, at: number): void {
  const { clock, state } = merchant;
  clock.at(at, async () => {
    // The deadline may have been removed or moved since.
    const deadline = state.deadlines.get(transactionId);
    const record = deadline?.at === at ? state.payments.get(deadline.paymentId) : undefined;
    const transaction = record?.transactions.find(({ id }) => id === transactionId);
    if (record !== undefined && transaction !== undefined) expireTransaction(merchant, record, transaction);
  });
}

function expireTransaction(merchant: Merchant, record: PaymentRecord, { id, type }: Transaction): void {
  const context = ruleContext(merchant);
  if (type === 'CHARGEBACK') {
    const decided = decideDispute(record, 'lost', context, id);
    if (decided instanceof ApiErrorResult) return;
    const { chargeback } = decided;
    const cause = { transition: 'decideDispute', event: 'payment.chargeback', cause: 'clock' } as const;
    applyTransition(merchant, decided.record, { ...cause, transaction: chargeback });
    return;
  }
  const expired = expirePayment(record, context);
  if (expired instanceof ApiErrorResult) return;
  const cause = { transition: 'expire', event: paymentEventType(expired), cause: 'clock' } as const;
  applyTransition(merchant, expired, { ...cause, transaction: expired.transactions[0] });
}

/** The type of the event about the first transaction of a payment. */
export function paymentEventType({ transactions: [first] }: PaymentRecord): KnownWebhookEventType {
  if (first.type === 'AUTHORIZE') return 'payment.authorize';
  return first.type === 'VERIFY' ? 'payment.verify' : 'payment.purchase';
}
