import type {
  CreatedPayment,
  DisputedPayment,
  KnownTransactionStatus,
  KnownTransactionType,
  Payment,
  PaymentBase,
  ProviderData,
  RefundedPayment,
  SplitMarketplaceItem,
  Transaction,
  TransactionWithPayment,
} from '@paychord/sdk';
import type { PaymentResponse } from '../../generated/control-types.ts';
import { type ApiErrorResult, notFound } from './api-error.ts';
import { canonicalId } from './ids.ts';
import { add, subtract } from './money.ts';
import { allStates, type PaymentState, paymentStates } from './payment-states.ts';

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
  /** The fields that a control or a fault set when the payment was created. */
  readonly response?: PaymentResponse;
  /** The raw response of the provider. The mock server makes one up by default. */
  readonly rawResponse?: ProviderData['raw_response'];
  /** Id of the chargeback that got evidence after the last transaction was added. */
  readonly latestId?: string | undefined;
}

/** A payment after a move, and the transaction that the move is about. */
export interface ChangedPayment {
  readonly record: PaymentRecord;
  readonly transaction: Transaction;
}

/** The time, the ids and the address that rules use. */
export interface RuleContext {
  /** The current time, as ISO 8601 in UTC. */
  readonly now: string;
  /** Where a customer's browser reaches the mock server, without a trailing slash. */
  readonly publicUrl: string;
  uuid(): string;
}

/** The last transaction that was added. After evidence, the specification shows the chargeback as the latest one. */
export function latestTransaction({ transactions, latestId }: PaymentRecord): Transaction {
  const disputed = latestId && transactions.find(({ id }) => id === latestId);
  return disputed || (transactions[transactions.length - 1] ?? transactions[0]);
}

/** Finds a transaction. UUIDs are compared without case. */
export function findTransaction({ transactions }: PaymentRecord, id: string): Transaction | undefined {
  const canonical = canonicalId(id);
  return transactions.find((each) => each.id === canonical);
}

/**
 * The error for an unknown transaction id. For that of the payment, a common mistake, it names the right one.
 *
 * @param types - The types of transaction that the operation accepts.
 */
export function transactionNotFound(
  { payment, transactions }: PaymentRecord,
  id: string,
  types: readonly KnownTransactionType[],
): ApiErrorResult {
  const right = transactions.find(({ type }) => (types as readonly string[]).includes(type));
  const hint =
    canonicalId(id) === payment.id
      ? `: it is the id of the payment. Pass that of its ${types.join(' or ')} transaction${right === undefined ? '' : `, ${right.id}`}`
      : '';
  return notFound('TRANSACTION_NOT_FOUND', `The payment has no transaction with this id${hint}`);
}

/** Sets the state of the payment. Every change of a payment does so once. */
export function withState(record: PaymentRecord, { status, subStatus }: PaymentState, now: string): PaymentRecord {
  const { payment } = record;
  const updated_at = afterLastChange(payment, now);
  return { ...record, payment: { ...payment, status, sub_status: subStatus, updated_at } };
}

/**
 * The time of a change: later than that of the last one, also when the clock has not moved. A merchant that compares `updated_at` would drop
 * the second of two changes with one time.
 */
function afterLastChange({ updated_at }: PaymentBase, now: string): string {
  // The texts have the same form. Only the mock server writes them.
  return now > updated_at ? now : new Date(Date.parse(updated_at) + 1).toISOString();
}

/** Adds a transaction. */
export function withTransaction(record: PaymentRecord, transaction: Transaction): PaymentRecord {
  return { ...record, transactions: [...record.transactions, transaction], latestId: undefined };
}

/** Replaces a transaction by its next state. */
export function withReplacedTransaction(record: PaymentRecord, transaction: Transaction): PaymentRecord {
  const [first, ...rest] = record.transactions;
  const next = (each: Transaction) => (each.id === transaction.id ? transaction : each);
  return { ...record, transactions: [next(first), ...rest.map(next)] };
}

/** The amount that can still be captured, in major units. 0 when the authorization was captured in full, cancelled or expired. */
export function uncapturedAmount({
  payment,
  transactions,
}: {
  readonly payment: Pick<PaymentBase, 'amount'>;
  readonly transactions: readonly Pick<Transaction, 'type' | 'status'>[];
}): number {
  const [first] = transactions;
  const isOpen = first?.type === 'AUTHORIZE' && first.status === 'SUCCEEDED';
  if (!isOpen || transactions.some(({ type }) => type === 'CANCEL')) return 0;
  return subtract(payment.amount.value, payment.amount.captured);
}

/** The captured amount minus refunds and lost chargebacks, in major units. */
export function remainingAmount({ payment: { amount }, transactions }: PaymentRecord): number {
  const lost = transactions.filter(({ type, status }) => type === 'CHARGEBACK' && status === 'LOST');
  const given = add(amount.refunded, ...lost.map((each) => each.amount));
  return given >= amount.captured ? 0 : subtract(amount.captured, given);
}

/** Sets the status that follows from the transactions. */
export function withDerivedStatus(record: PaymentRecord, now: string): PaymentRecord {
  return withState(record, deriveState(record), now);
}

function deriveState(record: PaymentRecord): PaymentState {
  const { payment, transactions, underReview } = record;
  const { captured, refunded, value } = payment.amount;
  const chargebacks = transactions.filter(({ type }) => type === 'CHARGEBACK');
  if (chargebacks.some(({ status }) => status === 'CREATED')) {
    return underReview.length > 0 ? paymentStates.underReview : paymentStates.disputed;
  }
  const isLost = chargebacks.some(({ status }) => status === 'LOST');
  if (captured === 0) return isLost ? paymentStates.chargedBack : uncapturedState(record);
  const isOver = remainingAmount(record) === 0 && uncapturedAmount(record) === 0;
  if (isOver) return isLost ? paymentStates.chargedBack : paymentStates.refunded;
  if (isLost) return paymentStates.partiallyChargedBack;
  if (refunded > 0) return paymentStates.partiallyRefunded;
  if (captured < value) return paymentStates.partiallyCaptured;
  return transactions[0].type === 'AUTHORIZE' ? paymentStates.captured : paymentStates.approved;
}

/** The state of a payment without a capture. A forced chargeback hides it until the issuer decides. */
function uncapturedState({ transactions }: PaymentRecord): PaymentState {
  const [{ type, status }] = transactions;
  if (status === 'CREATED') return paymentStates.readyToPay;
  if (status !== 'SUCCEEDED') return allStates.find((state) => state.status === status) ?? paymentStates.error;
  if (type === 'VERIFY') return paymentStates.verified;
  return transactions.some((each) => each.type === 'CANCEL') ? paymentStates.canceled : paymentStates.authorized;
}

interface FollowUp {
  readonly type: KnownTransactionType;
  readonly amount: number;
  readonly status?: KnownTransactionStatus;
  /** The fields that the request may set. */
  readonly details: {
    readonly reason?: string | null | undefined;
    readonly description?: string | null | undefined;
    readonly merchant_reference?: string | null | undefined;
  };
}

/** Creates a transaction that follows an earlier one: a capture, a cancellation, a refund or a chargeback. */
export function createFollowUp(source: Transaction, next: FollowUp, context: RuleContext): Transaction {
  const id = context.uuid();
  const { reason = null, description = null, merchant_reference = null } = next.details;
  const transaction: Transaction = {
    ...source,
    id,
    type: next.type,
    amount: next.amount,
    reason,
    description,
    merchant_reference,
    provider_data: { ...source.provider_data, transaction_id: id },
    created_at: context.now,
  };
  return withTransactionStatus(transaction, next.status ?? 'SUCCEEDED', context);
}

/** Sets the status of a transaction, and the response of the provider. */
export function withTransactionStatus(
  transaction: Transaction,
  status: KnownTransactionStatus,
  { now }: Pick<RuleContext, 'now'>,
): Transaction {
  const response =
    status === 'SUCCEEDED'
      ? { response_code: 'SUCCEEDED', response_message: 'Transaction successful' }
      : { response_code: null, response_message: null };
  const isApprovedCard = status === 'SUCCEEDED' && transaction.category === 'CARD';
  const iso8583 = {
    iso8583_response_code: isApprovedCard ? '00' : null,
    iso8583_response_message: isApprovedCard ? response.response_message : null,
  };
  return {
    ...transaction,
    ...response,
    status,
    provider_data: { ...transaction.provider_data, ...response, ...iso8583, status },
    updated_at: now,
  };
}

/** The response to a create or refund call: the latest transaction as an object, and the history as an array, oldest first. */
export function createdView(record: PaymentRecord): CreatedPayment & RefundedPayment {
  return {
    ...record.payment,
    transactions: latestTransaction(record),
    transactions_history: [...record.transactions],
  };
}

/** The response to a retrieve call: all transactions as an array, oldest first. */
export function retrievedView(
  record: PaymentRecord,
  { rawResponse = false, transactionsHistory = false }: { rawResponse?: boolean; transactionsHistory?: boolean } = {},
): Payment {
  const shown = (each: Transaction) => (rawResponse ? withRawResponse(each, record) : each);
  const { transactions } = record;
  return {
    ...record.payment,
    ...orderDetails(record),
    transactions: transactions.map((each) => ({
      ...shown(each),
      three_d_secure_action_required: each.status === 'PENDING' ? true : null,
    })),
    transactions_history: transactionsHistory ? transactions.map(shown) : null,
  };
}

/** The response to a dispute call: the chargeback as an object. */
export function disputedView(record: PaymentRecord, chargeback: Transaction): DisputedPayment {
  return { ...record.payment, transactions: chargeback, split_marketplace: [...record.split] };
}

/** The payment in a webhook, with the transaction that caused the event. */
export function eventView(
  record: PaymentRecord,
  transaction: Transaction,
): PaymentBase & { transactions: Transaction } & Pick<Payment, 'taxes' | 'split'> {
  return { ...record.payment, ...orderDetails(record), transactions: transaction };
}

/** The taxes and the split that the merchant sent. */
function orderDetails({ payment, split }: PaymentRecord): Pick<Payment, 'taxes' | 'split'> {
  return { taxes: payment.additional_data?.order?.taxes ?? null, split: [...split] as Payment['split'] };
}

/** The response to a capture or cancel call: the transaction, with the status of its payment. */
export function transactionView(record: PaymentRecord): TransactionWithPayment {
  const { amount, ...transaction } = latestTransaction(record);
  const { id, account_id, merchant_order_id, status, sub_status, amount: total } = record.payment;
  return {
    ...transaction,
    amount: { captured: total.captured, currency: total.currency, refunded: total.refunded, value: amount },
    payment: { id, account_id, merchant_order_id, status, sub_status },
  };
}

/** Adds the raw response of the provider. */
function withRawResponse(transaction: Transaction, { rawResponse }: PaymentRecord): Transaction {
  const { id, status, provider_data } = transaction;
  const raw_response = rawResponse ?? { provider: 'SANDBOX', id, status };
  return { ...transaction, provider_data: { ...provider_data, raw_response } };
}
