import type {
  Campaign,
  Customer,
  EnrolledPaymentMethod,
  IncomingTransfer,
  KnownTransactionStatus,
} from '@paychord/sdk';
import type { ForwardedEvidence, MoveFields, PaymentMove } from '../../generated/control-types.ts';
import { type ApiErrorResult, notFound } from './api-error.ts';
import { canonicalId, IdMap, IdSet } from './ids.ts';
import type { OnboardingTransfer } from './onboarding-transfer.ts';
import { findTransaction, type PaymentRecord } from './payment-record.ts';
import type { PaymentState } from './payment-states.ts';
import type { ResolvedPolicies } from './resolve-policies.ts';

/** A move that a payment made, as the history of the payment keeps it. */
export interface PaymentChange {
  /** The time on the clock of the merchant, as ISO 8601 in UTC. */
  readonly at: string;
  readonly transition: PaymentMove;
  /** The state after the move. The state before is that of the change before. */
  readonly to: PaymentState;
  /** `request`: a call of the payments API. `control`: a control. `clock`: a deadline passed. */
  readonly cause: 'request' | 'control' | 'clock';
  /** The idempotency key of the request; null when no request is the cause. */
  readonly idempotencyKey: string | null;
  readonly transactionId: string;
  /** The fields with which a scenario repeats the move. */
  readonly fields: MoveFields;
  readonly transactionStatus: KnownTransactionStatus | (string & {});
  /** The ids of the webhook deliveries that the move caused. */
  readonly deliveries: readonly string[];
  /** The number of requests in the journal at that time. It orders events of the same millisecond. */
  readonly requestsBefore: number;
}

export interface Deadline {
  readonly paymentId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The stored data of a merchant. Nothing else changes. */
export type State = Readonly<ReturnType<typeof createState>>;

/** The state as plain data: each collection is the list of its entries. */
export type SavedState = Record<keyof State, unknown[]>;

export function saveState(state: State): SavedState {
  const lists = Object.entries(state).map(([name, collection]) => [name, [...collection]]);
  return structuredClone(Object.fromEntries(lists)) as SavedState;
}

export function loadState(saved: SavedState): State {
  const lists = structuredClone(saved);
  const state = createState();
  for (const [name, collection] of Object.entries(state)) {
    for (const entry of lists[name as keyof State]) {
      // The saved entries have the form that `add` and `set` accept.
      if (collection instanceof Set) collection.add(entry as string);
      else (collection as Map<unknown, unknown>).set(...(entry as [unknown, unknown]));
    }
  }
  return state;
}

export function createState() {
  return {
    /** By id. A payment that changes keeps its place. */
    payments: new IdMap<PaymentRecord>(),
    /** What each payment did, by its id, oldest first. */
    histories: new IdMap<PaymentChange[]>(),
    /** When a transaction expires or is lost, by transaction id, in the order in which deadlines were set. */
    deadlines: new Map<string, Deadline>(),
    /** The checkout sessions of successful payments. */
    paidSessions: new IdSet(),
    /** The one-time tokens that were used, when the policy `onReusedToken` is `reject`. */
    usedTokens: new IdSet(),
    /** By payment id. */
    forwardedEvidence: new IdMap<ForwardedEvidence[]>(),
    customers: new IdMap<Customer>(),
    /** Customer ids by the id that the merchant gave. */
    customerIds: new Map<string, string>(),
    /** By customer id. */
    paymentMethods: new IdMap<EnrolledPaymentMethod[]>(),
    onboardingTransfers: new IdMap<OnboardingTransfer>(),
    campaigns: new IdMap<Campaign>(),
    incomingTransfers: new IdMap<IncomingTransfer>(),
  };
}

/** Finds the payment of a path by its id, in any case. For the id of a transaction, a common mistake, the error names its payment. */
export function findPayment(
  { payments }: State,
  { payment_id = '', transaction_id = '' }: Readonly<Record<string, string>>,
): PaymentRecord | ApiErrorResult {
  const record = payments.get(payment_id);
  if (record !== undefined) return record;
  const owner = [...payments.values()].find((each) => findTransaction(each, payment_id))?.payment.id;
  const fix = owner === canonicalId(transaction_id) ? 'Swap the two ids' : 'Pass the id of the payment';
  const hint = owner === undefined ? '' : `: it is the id of a transaction of payment ${owner}. ${fix}`;
  return notFound('PAYMENT_NOT_FOUND', `No payment has this id${hint}`);
}

/** Whether a payment cannot pay for a checkout session, because another one has. The policy `onPaidSession` can accept it. */
export function isSessionClosed(
  { state, policies }: { readonly state: State; readonly policies: Pick<ResolvedPolicies, 'onPaidSession'> },
  session: string | null | undefined,
): boolean {
  return policies.onPaidSession === 'reject' && state.paidSessions.has(session ?? '');
}

/** Finds the payments of an order, oldest first. A payment that changes keeps its place. */
export function paymentsOfOrder({ payments }: State, merchantOrderId: unknown): PaymentRecord[] {
  return [...payments.values()].filter(({ payment }) => payment.merchant_order_id === merchantOrderId);
}
