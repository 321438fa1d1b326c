import type { KnownWebhookEventType, Transaction } from '@paychord/sdk';
import { type Merchant, ruleContext } from '../merchant/merchant.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import type { ChangedPayment, PaymentRecord, RuleContext } from '../model/payment-record.ts';
import { stateOf } from '../model/payment-states.ts';
import { isSessionClosed, type PaymentChange } from '../model/state.ts';
import {
  deadlineOf,
  eventOfFirst,
  fieldsOf,
  type MoveContext,
  type MoveDetails,
  type MoveName,
  moveOf,
} from './moves.ts';
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
  const event = move.event ?? eventOfFirst(record);
  const change = { transition: name, event, fields: fieldsOf(record, name, details), ...origin };
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
  return store(
    merchant,
    created,
    { transition: 'create', event: eventOfFirst(record), fields: {}, ...origin },
    context,
  );
}

/** Returns the context of the rules of a merchant. */
export function moveContextOf(merchant: Merchant): MoveContext {
  const { policies } = merchant;
  return { ...ruleContext(merchant), policies, isSessionClosed: (session) => isSessionClosed(merchant, session) };
}

interface Change extends MoveOrigin, Pick<PaymentChange, 'transition' | 'fields'> {
  readonly event: KnownWebhookEventType;
}

function store(
  merchant: Merchant,
  { record, transaction }: ChangedPayment,
  { event, idempotencyKey = null, cause, ...move }: Change,
  context: RuleContext,
): readonly string[] {
  const { payments } = merchant.state;
  const before = payments.get(record.payment.id);
  payments.set(record.payment.id, record);
  if (before?.transactions[0].status !== 'SUCCEEDED') settle(merchant, record, context);
  const deliveries = merchant.webhooks.dispatchPaymentEvent(event, record, transaction, idempotencyKey);
  setDeadlines(merchant, record);
  recordChange(merchant, record, transaction, {
    ...move,
    cause: cause ?? (idempotencyKey === null ? 'control' : 'request'),
    idempotencyKey,
    deliveries,
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

/** Schedules expiries: payments that are not captured, authenticated or paid expire, and chargebacks without evidence are lost. */
function setDeadlines(merchant: Merchant, record: PaymentRecord): void {
  const { deadlines } = merchant.state;
  for (const transaction of record.transactions) {
    const { id, updated_at } = transaction;
    const deadline = deadlineOf(record, transaction);
    if (deadline === undefined) {
      deadlines.delete(id);
      continue;
    }
    const at = Date.parse(updated_at) + deadline.afterMs;
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
    const stored = state.deadlines.get(transactionId);
    const record = stored?.at === at ? state.payments.get(stored.paymentId) : undefined;
    const transaction = record?.transactions.find(({ id }) => id === transactionId);
    if (record === undefined || transaction === undefined) return;
    const deadline = deadlineOf(record, transaction);
    // A rule that rejects the move leaves the payment as it is.
    if (deadline !== undefined) makeMove(merchant, record, deadline.transition, deadline.details, { cause: 'clock' });
  });
}
