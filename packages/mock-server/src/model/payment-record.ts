import type { PaymentBase, SplitMarketplaceItem, Transaction } from '@paychord/sdk';
import { canonicalId } from './canonical-id.ts';
import type { PaymentState } from './payment-states.ts';

/** A payment as the mock server stores it. A record is immutable: a rule creates the next one. */
export interface PaymentRecord {
  readonly payment: PaymentBase;
  /** Oldest first, without the raw responses of the provider. The views add those on request. */
  readonly transactions: readonly [Transaction, ...Transaction[]];
  /** The refunded amount of each PURCHASE and CAPTURE, in major units. */
  readonly refundedOf: Readonly<Record<string, number>>;
  readonly split: readonly SplitMarketplaceItem[];
  /** Ids of the open chargebacks whose evidence the issuer reviews. */
  readonly underReview: readonly string[];
}

/** The time and the ids that rules use. */
export interface RuleContext {
  /** The current time, as ISO 8601 in UTC. */
  readonly now: string;
  uuid(): string;
}

export function latestTransaction({ transactions }: PaymentRecord): Transaction {
  return transactions[transactions.length - 1] ?? transactions[0];
}

/** Finds a transaction. UUIDs are compared without case. */
export function findTransaction({ transactions }: PaymentRecord, id: string): Transaction | undefined {
  const canonical = canonicalId(id);
  return transactions.find((each) => each.id === canonical);
}

/** Sets the state of the payment. */
export function withState(record: PaymentRecord, { status, subStatus }: PaymentState, now: string): PaymentRecord {
  return { ...record, payment: { ...record.payment, status, sub_status: subStatus, updated_at: now } };
}

/** Adds a transaction. */
export function withTransaction(record: PaymentRecord, transaction: Transaction): PaymentRecord {
  return { ...record, transactions: [...record.transactions, transaction] };
}

/** Replaces a transaction by its next state. */
export function withReplacedTransaction(record: PaymentRecord, transaction: Transaction): PaymentRecord {
  const [first, ...rest] = record.transactions;
  const next = (each: Transaction) => (each.id === transaction.id ? transaction : each);
  return { ...record, transactions: [next(first), ...rest.map(next)] };
}
