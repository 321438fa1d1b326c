import type { KnownWebhookEventType, Transaction } from '@paychord/sdk';
import type { PaymentMove } from '../../generated/control-types.ts';
import { type Merchant, ruleContext } from '../merchant/merchant.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import {
  type ChangedPayment,
  type PaymentRecord,
  type RuleContext,
  uncapturedAmount,
} from '../model/payment-record.ts';
import { stateOf } from '../model/payment-states.ts';
import { isSessionClosed, type PaymentChange } from '../model/state.ts';
import { eventOfFirst, type MoveContext, type MoveDetails, type MoveName, moveOf } from './moves.ts';
import { vaultOnSuccess } from './vault-on-success.ts';

/** Where a move comes from. */
export interface MoveOrigin {
  /** The idempotency key of the request; null or absent when no request is the cause. */
  readonly idempotencyKey?: string | null;
  /** Defaults to `request` with an idempotency key, and to `control` without one. */
  readonly cause?: PaymentChange['cause'];
}

/** A payment after a move, with the ids of the queued deliveries: one for each subscribed endpoint. */
export interface StoredMove extends ChangedPayment {
  readonly deliveries: readonly string[];
}

/** Makes a move of a payment: stores the next record, and queues the webhook. Changes nothing when the rule of the move rejects it. */
export function makeMove<Name extends MoveName>(
  merchant: Merchant,
  record: PaymentRecord,
  name: Name,
  details: MoveDetails<Name>,
  origin: MoveOrigin = {},
): StoredMove | ApiErrorResult {
  const move = moveOf(name);
  const context = moveContextOf(merchant);
  const changed = move.rule(record, details, context);
  if (changed instanceof ApiErrorResult) return changed;
  move.storeMore?.(merchant.state, changed, details, context);
  const event = move.event(changed.record);
  const change = { transition: name, event, ...move.facts?.(details), ...origin };
  const deliveries = store(merchant, changed, change, context);
  return { ...changed, deliveries };
}

/** Stores a new payment, and queues its webhook. Returns the ids of the queued deliveries. */
export function storeCreated(
  merchant: Merchant,
  record: PaymentRecord,
  origin: MoveOrigin,
  context: RuleContext,
): readonly string[] {
  const created = { record, transaction: record.transactions[0] };
  return store(merchant, created, { transition: 'create', event: eventOfFirst(record), ...origin }, context);
}

/** Returns the context of the rules of a merchant. */
export function moveContextOf(merchant: Merchant): MoveContext {
  const { policies } = merchant;
  return { ...ruleContext(merchant), policies, isSessionClosed: (session) => isSessionClosed(merchant, session) };
}

interface Change extends MoveOrigin, Pick<PaymentChange, 'refundedId' | 'isForced'> {
  readonly transition: PaymentMove;
  readonly event: KnownWebhookEventType;
}

function store(
  merchant: Merchant,
  { record, transaction }: ChangedPayment,
  { transition, event, idempotencyKey = null, cause, ...facts }: Change,
  context: RuleContext,
): readonly string[] {
  const { payments } = merchant.state;
  const before = payments.get(record.payment.id);
  payments.set(record.payment.id, record);
  if (before?.transactions[0].status !== 'SUCCEEDED') settle(merchant, record, context);
  const deliveries = merchant.webhooks.dispatchPaymentEvent(event, record, transaction, idempotencyKey);
  setDeadlines(merchant, record);
  recordChange(merchant, record, transaction, {
    transition,
    cause: cause ?? (idempotencyKey === null ? 'control' : 'request'),
    idempotencyKey,
    deliveries,
    ...facts,
  });
  return deliveries;
}

/** Closes the checkout session of a payment that has just succeeded, and enrolls its card if the request asked for it. */
function settle({ state }: Merchant, record: PaymentRecord, context: RuleContext): void {
  if (record.transactions[0].status !== 'SUCCEEDED') return;
  const { session } = record.payment.checkout ?? {};
  if (session) state.paidSessions.add(session);
  vaultOnSuccess(state, record, context);
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
  const origin = { cause: 'clock' } as const;
  // A rule that rejects the move leaves the payment as it is.
  if (type === 'CHARGEBACK')
    makeMove(merchant, record, 'decideDispute', { decision: 'lost', transactionId: id }, origin);
  else makeMove(merchant, record, 'expire', {}, origin);
}
