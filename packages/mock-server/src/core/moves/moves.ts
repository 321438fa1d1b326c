import type {
  CancelPaymentRequest,
  CapturePaymentRequest,
  DisputeRequest,
  EvidenceItem,
  KnownWebhookEventType,
  RefundPaymentRequest,
  Transaction,
} from '@paychord/sdk';
import type { CustomerChoice, MoveFields, NextMove, PaymentMove, ScenarioMove } from '../../generated/control-types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { ApiErrorResult, invalidParameters } from '../model/api-error.ts';
import {
  type ChangedPayment,
  findTransaction,
  latestTransaction,
  type PaymentRecord,
  type RuleContext,
  uncapturedAmount,
} from '../model/payment-record.ts';
import type { ResolvedPolicies } from '../model/resolve-policies.ts';
import type { State } from '../model/state.ts';
import {
  checkEvidence,
  decideDispute,
  openChargeback,
  openChargebackOf,
  submitEvidence,
} from '../operations/disputes.ts';
import { authenticate, declinePayment, expirePayment, markPaid } from '../operations/payments/completion.ts';
import {
  cancelPayment,
  capturePayment,
  checkCurrency,
  refundableTransaction,
  refundPayment,
} from '../operations/payments/follow-ups.ts';

/** The context of the rule of a move. */
export interface MoveContext extends RuleContext {
  readonly policies: ResolvedPolicies;
  /** Whether another payment has paid for the checkout session. */
  isSessionClosed(session: string | null | undefined): boolean;
}

type Result = ChangedPayment | ApiErrorResult;

/** The name of a move of a payment that exists. */
export type MoveName = Exclude<PaymentMove, 'create'>;

/** The fields of a move, as a control or a scenario sets them. */
export type FieldsOfMove<Name extends MoveName = MoveName> = Omit<
  Extract<ScenarioMove, { move: Name extends BareMove ? BareMove : Name }>,
  'move'
>;

/** Details of a chargeback. */
export type ChargebackDetails = FieldsOfMove<'openChargeback'>;

/** Details of a capture or a refund. */
export type FollowUpDetails = FieldsOfMove<'capture'>;

type BareMove = 'cancel' | 'markPaid' | 'decline' | 'expire';

/** A move of a payment. What is possible from a record is what its rules accept. */
interface Move<Fields, Details> {
  /** Returns the next record, or why the move is not possible. It stores nothing. */
  rule(record: PaymentRecord, details: Details, context: MoveContext): Result;
  /** The type of the webhook event about the move. Defaults to that of the first transaction. */
  readonly event?: KnownWebhookEventType;
  /** The operation of the payments API with which the program of the merchant can repeat the move as it is suggested. */
  readonly operation?: OperationId;
  /** Adds what a request of the payments API would name: the transaction, and a reference. By default, the fields are enough. */
  complete?(record: PaymentRecord, fields: Fields): Details | ApiErrorResult;
  /** Stores what belongs to the move besides the record. */
  storeMore?(state: State, changed: ChangedPayment, details: Details, context: MoveContext): void;
  /** The names of the fields. */
  readonly fields: { readonly [name in keyof Required<Fields>]: true };
  /** The ways to make the move that the timeline of a payment offers, in the words of a button, and of a message after it. */
  readonly ways: readonly MoveWay<Fields>[];
}

/** One way to make a move. */
export interface MoveWay<Fields> extends Pick<NextMove, 'action' | 'done'> {
  readonly fields: Fields;
  /** The button on the page of the customer that makes the move. Absent when the customer does not make it. */
  readonly choice?: CustomerChoice;
}

type MoveTable = {
  readonly [Name in MoveName]: Move<
    FieldsOfMove<Name>,
    Name extends keyof RequestDetails ? RequestDetails[Name] : FieldsOfMove<Name>
  >;
};

/** The moves that a request of the payments API makes. The request names the transaction. */
interface RequestDetails {
  readonly capture: OnTransaction<CapturePaymentRequest>;
  readonly cancel: OnTransaction<CancelPaymentRequest>;
  readonly refund: OnTransaction<RefundPaymentRequest>;
  readonly submitEvidence: OnTransaction<DisputeRequest>;
  readonly decideDispute: Pick<FieldsOfMove<'decideDispute'>, 'decision'> & { readonly transactionId?: string };
}

interface OnTransaction<Request> {
  readonly transactionId: string;
  readonly request: Request;
}

/** What the rule of a move gets. */
export type MoveDetails<Name extends MoveName> = Parameters<MoveTable[Name]['rule']>[1];

/** The required fields of a capture, a cancellation and a refund. */
const reference = { merchant_reference: 'paychord-mock', reason: 'REQUESTED_BY_CUSTOMER' };

/** The smallest file that the service accepts as evidence. */
const emptyPdf: EvidenceItem = {
  content_type: 'application/pdf',
  file_name: 'evidence.pdf',
  content_category: 'PROOF_OF_DELIVERY',
  content: 'JVBERi0xLjQKJSVFT0YK',
};

/** Every move of a payment that exists. */
export const moves: MoveTable = {
  markPaid: {
    rule: (record, _, context) => withOpenSession(aboutFirst(markPaid(record, context)), context),
    fields: {},
    ways: [{ fields: {}, choice: 'approve', action: 'Pay', done: 'The payment was paid' }],
  },

  decline: {
    rule: (record, _, context) => aboutFirst(declinePayment(record, context)),
    fields: {},
    ways: [{ fields: {}, choice: 'decline', action: 'Decline', done: 'The payment was declined' }],
  },

  authenticate: {
    rule(record, { result }, context) {
      const authenticated = aboutFirst(authenticate(record, result, context));
      return result === 'passed' ? withOpenSession(authenticated, context) : authenticated;
    },
    fields: { result: true },
    ways: [
      {
        fields: { result: 'passed' },
        choice: 'approve',
        action: 'Pass 3-D Secure',
        done: 'The customer passed 3-D Secure',
      },
      {
        fields: { result: 'failed' },
        choice: 'decline',
        action: 'Fail 3-D Secure',
        done: 'The customer failed 3-D Secure',
      },
    ],
  },

  capture: {
    rule: (record, { transactionId, request }, context) =>
      checkCurrency(request.amount, context.policies) ??
      aboutLatest(capturePayment(record, transactionId, request, context)),
    event: 'payment.capture',
    operation: 'capturePayment',
    complete: (record, { amount = uncapturedAmount(record) }) =>
      onFirst(record, { ...reference, amount: money(record, amount) }),
    fields: { amount: true },
    ways: [{ fields: {}, action: 'Capture', done: 'The payment was captured' }],
  },

  refund: {
    rule: (record, { transactionId, request }, context) =>
      (request.amount && checkCurrency(request.amount, context.policies)) ??
      aboutLatest(refundPayment(record, transactionId, request, context)),
    event: 'payment.refund',
    operation: 'refundPayment',
    complete(record, { amount, transaction }) {
      const request = { ...reference, ...(amount === undefined ? {} : { amount: money(record, amount) }) };
      return onTransaction(record, transaction, refundableTransaction(record).id, request);
    },
    fields: { amount: true, transaction: true },
    ways: [{ fields: {}, action: 'Refund', done: 'The payment was refunded' }],
  },

  cancel: {
    rule: (record, { transactionId, request }, context) =>
      aboutLatest(cancelPayment(record, transactionId, request, context)),
    event: 'payment.cancel',
    operation: 'cancelPayment',
    complete: (record) => onFirst(record, reference),
    fields: {},
    ways: [{ fields: {}, action: 'Cancel the payment', done: 'The payment was cancelled' }],
  },

  openChargeback: {
    rule: (record, details, context) => aboutLatest(openChargeback(record, details, context)),
    event: 'payment.chargeback',
    fields: { amount: true, reason: true, force: true },
    ways: [{ fields: {}, action: 'Open a chargeback', done: 'The cardholder opened a chargeback' }],
  },

  submitEvidence: {
    rule: (record, { transactionId, request }, context) =>
      checkEvidence(request.evidence) ?? submitEvidence(record, transactionId, request, context, context.policies),
    event: 'payment.chargeback',
    operation: 'submitDispute',
    storeMore({ forwardedEvidence }, { record, transaction }, { request }, { now }) {
      const { id } = record.payment;
      const forwarded = { transaction_id: transaction.id, forwarded_at: now, evidence: request.evidence };
      forwardedEvidence.set(id, [...(forwardedEvidence.get(id) ?? []), forwarded]);
    },
    complete(record, { transaction }) {
      const { payment, transactions } = record;
      const chargeback = openChargebackOf(record) ?? transactions.find(({ type }) => type === 'CHARGEBACK');
      const request = { account_id: payment.account_id, evidence: [emptyPdf] };
      return onTransaction(record, transaction, chargeback?.id ?? transactions[0].id, request);
    },
    fields: { transaction: true },
    ways: [{ fields: {}, action: 'Submit evidence', done: 'The merchant submitted evidence' }],
  },

  decideDispute: {
    rule: (record, { decision, transactionId }, context) => decideDispute(record, decision, context, transactionId),
    event: 'payment.chargeback',
    complete(record, { decision, transaction }) {
      const chosen = onTransaction(record, transaction, openChargebackOf(record)?.id ?? '', undefined);
      return chosen instanceof ApiErrorResult ? chosen : { decision, transactionId: chosen.transactionId };
    },
    fields: { decision: true, transaction: true },
    ways: [
      { fields: { decision: 'won' }, action: 'Win the dispute', done: 'The merchant won the dispute' },
      { fields: { decision: 'lost' }, action: 'Lose the dispute', done: 'The merchant lost the dispute' },
    ],
  },

  expire: {
    rule: (record, _, context) => aboutFirst(expirePayment(record, context)),
    fields: {},
    ways: [{ fields: {}, choice: 'expire', action: 'Expire', done: 'The payment expired' }],
  },
};

/** Returns the entry of a move. */
export function moveOf<Name extends MoveName>(name: Name): Move<FieldsOfMove<Name>, MoveDetails<Name>> {
  // The compiler does not see that the types of an entry belong together.
  return moves[name] as never;
}

/** Returns what the rule of a move gets for the fields of a control or a scenario. */
export function detailsOf<Name extends MoveName>(
  record: PaymentRecord,
  name: Name,
  fields: FieldsOfMove<Name>,
): MoveDetails<Name> | ApiErrorResult {
  const { complete = () => fields as MoveDetails<Name> } = moveOf(name);
  return complete(record, fields);
}

/** What a scenario repeats of the details of a move. */
interface RepeatableDetails extends MoveFields {
  readonly transactionId?: string;
  readonly request?: object;
}

/** Returns the fields with which a scenario repeats a move. */
export function fieldsOf<Name extends MoveName>(
  record: PaymentRecord,
  name: Name,
  details: MoveDetails<Name>,
): MoveFields {
  const { transactionId = '', request, ...own }: RepeatableDetails = details;
  const source = findTransaction(record, transactionId);
  const transaction = source === undefined ? undefined : record.transactions.indexOf(source);
  const { amount }: Partial<RefundPaymentRequest> = request ?? {};
  const fields = Object.entries({ amount: amount?.value, transaction, ...own });
  return Object.fromEntries(fields.filter(([field, value]) => field in moves[name].fields && value !== undefined));
}

/** Tries a move with the fields of a control or a scenario. It stores nothing. */
export function tryMove<Name extends MoveName>(
  record: PaymentRecord,
  name: Name,
  fields: FieldsOfMove<Name>,
  context: MoveContext,
): Result {
  const details = detailsOf(record, name, fields);
  return details instanceof ApiErrorResult ? details : moveOf(name).rule(record, details, context);
}

const dayMs = 86_400_000;

/** What happens to a transaction that waits, when its time is over. */
interface Deadline<Name extends MoveName = MoveName> {
  readonly afterMs: number;
  readonly transition: Name;
  readonly details: MoveDetails<Name>;
  readonly description: string;
}

/** Returns the deadline of a transaction. Undefined when it waits for nothing. */
export function deadlineOf(record: PaymentRecord, { id, type, status }: Transaction): Deadline | undefined {
  if (type === 'CHARGEBACK') {
    if (status !== 'CREATED' || record.underReview.includes(id)) return undefined;
    return {
      afterMs: 14 * dayMs,
      transition: 'decideDispute',
      details: { decision: 'lost', transactionId: id },
      description: 'The chargeback is lost, because no evidence was submitted',
    };
  }
  if (id !== record.transactions[0].id) return undefined;
  if (status === 'PENDING') return expiry(1, 'the customer did not authenticate');
  if (status === 'CREATED') return expiry(3, 'the customer did not pay');
  return uncapturedAmount(record) > 0 ? expiry(7, 'the authorization was not captured in full') : undefined;
}

function expiry(days: number, reason: string): Deadline {
  const description = `The payment expires, because ${reason}`;
  return { afterMs: days * dayMs, transition: 'expire', details: {}, description };
}

/** The type of the event about the first transaction of a payment. */
export function eventOfFirst({ transactions: [first] }: PaymentRecord): KnownWebhookEventType {
  if (first.type === 'AUTHORIZE') return 'payment.authorize';
  return first.type === 'VERIFY' ? 'payment.verify' : 'payment.purchase';
}

/** Several payments can wait for the same checkout session, but only one of them can be paid. */
function withOpenSession(result: Result, context: MoveContext): Result {
  // A payment that was created without a session has an empty one while it waits for 3-D Secure.
  if (result instanceof ApiErrorResult || !context.isSessionClosed(result.record.payment.checkout?.session))
    return result;
  return new ApiErrorResult(400, 'INVALID_CHECKOUT_SESSION', ['Another payment of the checkout session has been paid']);
}

function aboutFirst(result: PaymentRecord | ApiErrorResult): Result {
  return result instanceof ApiErrorResult ? result : { record: result, transaction: result.transactions[0] };
}

function aboutLatest(result: PaymentRecord | ApiErrorResult): Result {
  return result instanceof ApiErrorResult ? result : { record: result, transaction: latestTransaction(result) };
}

function money({ payment }: PaymentRecord, value: number) {
  return { currency: payment.amount.currency, value };
}

function onFirst<Request>({ transactions: [first] }: PaymentRecord, request: Request): OnTransaction<Request> {
  return { transactionId: first.id, request };
}

/** Names the transaction at a place of the payment, or the usual one. */
function onTransaction<Request>(
  { transactions }: PaymentRecord,
  place: number | undefined,
  usual: string,
  request: Request,
): OnTransaction<Request> | ApiErrorResult {
  if (place === undefined) return { transactionId: usual, request };
  const transactionId = transactions[place]?.id;
  if (transactionId !== undefined) return { transactionId, request };
  const last = transactions.length - 1;
  return invalidParameters(`transaction must be at most ${last}, the place of the last one (received ${place})`);
}
