import type { Payment } from '@paychord/sdk';
import type { MerchantControls } from '../controls/merchant-controls.ts';
import type { JournalEntry } from '../merchant/journal.ts';
import { type AssertionResult, assertMerchant, createResult, formatList } from './assertion-result.ts';
import { formatEntry } from './requests.ts';

const chargeTypes = ['PURCHASE', 'CAPTURE'] as const;

/** A successful charge: a PURCHASE or CAPTURE with the status SUCCEEDED. */
export interface Charge {
  readonly paymentId: string;
  readonly transactionId: string;
  readonly type: (typeof chargeTypes)[number];
  /** In major units: `25.5` is 25.50 USD. */
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly merchantReference: string | null;
}

/** An order whose customer was charged more than once. */
export interface DuplicateCharge {
  readonly merchantOrderId: string;
  /** Oldest payment first. */
  readonly charges: readonly Charge[];
  /**
   * The create and capture requests for the order that are still in the journal. They show the cause: different idempotency keys, or a
   * response that a fault replaced.
   */
  readonly requests: readonly JournalEntry[];
}

/**
 * Finds the orders that were charged more than once.
 *
 * An order was charged more than once in two cases:
 * - Two of its payments (with the same `merchant_order_id`) have a successful charge. Idempotency keys and amounts do not matter.
 * - One of its payments has two successful charges with the same `merchant_reference`.
 *
 * A charge counts even if it was refunded later. An authorization is not a charge. Partial captures with different references are not
 * duplicates.
 *
 * @example
 * expect(findDuplicateCharges(mock)).toEqual([]);
 */
export function findDuplicateCharges(merchant: Pick<MerchantControls, 'payments' | 'journal'>): DuplicateCharge[] {
  assertMerchant(merchant, 'payments', 'journal');
  let journal: readonly JournalEntry[] | undefined;
  return [...groupByOrder(merchant.payments.list())].flatMap(([merchantOrderId, payments]) => {
    const charges = payments.flatMap(chargesOf);
    if (!hasDuplicates(charges)) return [];
    journal ??= merchant.journal.requests();
    return {
      merchantOrderId,
      charges,
      requests: journal.filter((each) => isRequestFor(each, merchantOrderId, payments)),
    };
  });
}

/** Checks that no order of the merchant was charged more than once. */
export function checkNoDuplicateCharges(merchant: Pick<MerchantControls, 'payments' | 'journal'>): AssertionResult {
  const duplicates = findDuplicateCharges(merchant);
  return createResult(
    duplicates.length === 0,
    () => 'Expected an order that was charged more than once, but found none',
    () => duplicates.map(formatDuplicate).join('\n'),
  );
}

function groupByOrder(payments: readonly Payment[]): Map<string, Payment[]> {
  const orders = new Map<string, Payment[]>();
  for (const payment of payments) {
    orders.set(payment.merchant_order_id, [...(orders.get(payment.merchant_order_id) ?? []), payment]);
  }
  return orders;
}

function chargesOf({ id, amount, transactions }: Payment): Charge[] {
  return transactions.flatMap((each) => {
    const type = chargeTypes.find((charge) => charge === each.type);
    if (type === undefined || each.status !== 'SUCCEEDED') return [];
    return {
      paymentId: id,
      transactionId: each.id,
      type,
      amount: each.amount,
      currency: amount.currency,
      merchantReference: each.merchant_reference ?? null,
    };
  });
}

function hasDuplicates(charges: readonly Charge[]): boolean {
  if (new Set(charges.map(({ paymentId }) => paymentId)).size > 1) return true;
  const references = charges.flatMap(({ merchantReference }) => merchantReference ?? []);
  return new Set(references).size < references.length;
}

function isRequestFor(entry: JournalEntry, order: string, payments: readonly Payment[]): boolean {
  if (entry.operation !== 'createPayment' && entry.operation !== 'capturePayment') return false;
  // A request that created nothing has no payment.
  return entry.merchantOrderId === order || payments.some(({ id }) => id === entry.paymentId);
}

function formatDuplicate({ merchantOrderId, charges, requests }: DuplicateCharge): string {
  const keys = new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size;
  const lines = charges.map(({ type, amount, currency, paymentId, merchantReference: reference }) => {
    const named = reference === null ? '' : `  reference ${reference}`;
    return `  ${type} of ${amount} ${currency}  payment ${paymentId}${named}`;
  });
  const cause = keys > 1 ? ` with ${keys} different idempotency keys` : '';
  return [
    `Order ${merchantOrderId} was charged ${charges.length} times${cause}:`,
    ...lines,
    requests.length === 0
      ? 'The requests for the order are no longer in the journal.'
      : formatList('Requests for the order:', requests.map(formatEntry)),
  ].join('\n');
}
