import type {
  KnownPaymentStatus,
  KnownPaymentSubStatus,
  PaymentBase,
  SplitMarketplaceItem,
  Transaction,
} from '@paychord/sdk';
import { canonicalId } from './canonical-id.ts';

/** A payment as the mock keeps it. A record never changes: a rule makes the next one. */
export interface PaymentRecord {
  readonly payment: PaymentBase;
  /** Oldest first, without the provider's raw answers: those are written for the views that were asked for them. */
  readonly transactions: readonly [Transaction, ...Transaction[]];
  /** What has been given back of each PURCHASE and CAPTURE, in major units. */
  readonly refundedOf: Readonly<Record<string, number>>;
  readonly split: readonly SplitMarketplaceItem[];
  /** Ids of the open chargebacks whose evidence the issuer reviews. */
  readonly underReview: readonly string[];
}

/** What a pure rule may know about the world. */
export interface RuleContext {
  /** Now, as ISO 8601 in UTC. */
  readonly now: string;
  uuid(): string;
}

export function latestTransaction({ transactions }: PaymentRecord): Transaction {
  return transactions[transactions.length - 1] ?? transactions[0];
}

/** @param id in any case: UUIDs are compared without case */
export function findTransaction({ transactions }: PaymentRecord, id: string): Transaction | undefined {
  const canonical = canonicalId(id);
  return transactions.find((each) => each.id === canonical);
}

/** The record with the payment's state moved. */
export function withStatus(
  record: PaymentRecord,
  status: KnownPaymentStatus,
  subStatus: KnownPaymentSubStatus,
  now: string,
): PaymentRecord {
  return { ...record, payment: { ...record.payment, status, sub_status: subStatus, updated_at: now } };
}

/** The record with one more transaction. */
export function withTransaction(record: PaymentRecord, transaction: Transaction): PaymentRecord {
  return { ...record, transactions: [...record.transactions, transaction] };
}

/** The record with one of its transactions replaced by its next state. */
export function withReplacedTransaction(record: PaymentRecord, transaction: Transaction): PaymentRecord {
  const [first, ...rest] = record.transactions;
  const next = (each: Transaction) => (each.id === transaction.id ? transaction : each);
  return { ...record, transactions: [next(first), ...rest.map(next)] };
}
