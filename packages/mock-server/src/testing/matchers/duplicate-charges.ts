import type { Payment } from '@paychord/sdk';
import type { MerchantControls } from '../../core/controls/merchant-controls.ts';
import type { JournalEntry } from '../../core/merchant/journal.ts';
import type { OperationId } from '../../generated/operations.ts';
import { type AssertionResult, assertMerchant, createResult, formatList } from './assertion-result.ts';
import { formatEntry } from './requests.ts';

const chargeTypes = ['PURCHASE', 'CAPTURE'] as const;
const refundTypes = ['REFUND'] as const;

/** A successful charge or refund: a PURCHASE, CAPTURE or REFUND with the status SUCCEEDED. */
export interface Charge {
  readonly paymentId: string;
  readonly transactionId: string;
  readonly type: (typeof chargeTypes | typeof refundTypes)[number];
  /** In major units: `25.5` is 25.50 USD. */
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly merchantReference: string | null;
}

/** An order whose customer was charged more than once, or got one refund more than once. */
export interface DuplicateCharge {
  readonly merchantOrderId: string;
  /** The charges of the order, or the refunds of one payment. Oldest payment first. */
  readonly charges: readonly Charge[];
  /**
   * The requests for the order with the operation that was repeated, as far as they are still in the journal. They show the cause: different
   * idempotency keys, or a response that a fault replaced.
   */
  readonly requests: readonly JournalEntry[];
}

/**
 * Finds the orders that were charged more than once, or refunded more than once under one reference.
 *
 * These are duplicates:
 * - Two of its payments (with the same `merchant_order_id`) have a successful charge. Idempotency keys and amounts do not matter.
 * - One of its payments has two successful charges with the same `merchant_reference`.
 * - One of its payments has more successful refunds with the same `merchant_reference` than charges.
 *
 * A charge counts even if it was refunded later. An authorization is not a charge. Partial captures with different references are not
 * duplicates, nor are such refunds.
 *
 * @example
 * expect(findDuplicateCharges(mock)).toEqual([]);
 */
export function findDuplicateCharges(merchant: Pick<MerchantControls, 'payments' | 'journal'>): DuplicateCharge[] {
  assertMerchant(merchant, 'payments', 'journal');
  return [...groupByOrder(merchant.payments.list())].flatMap(([merchantOrderId, payments]) => {
    const charges = payments.flatMap((payment) => successful(payment, chargeTypes));
    const duplicates = [...(hasDuplicates(charges) ? [charges] : []), ...payments.flatMap(findRepeatedRefunds)];
    return duplicates.map((repeated) => {
      const operation = repeatedOperation(repeated);
      const isOfOrder = (entry: JournalEntry) =>
        // A request that created nothing has no payment.
        entry.merchantOrderId === merchantOrderId || payments.some(({ id }) => id === entry.paymentId);
      const requests = merchant.journal.requests().filter((each) => each.operation === operation && isOfOrder(each));
      return { merchantOrderId, charges: repeated, requests };
    });
  });
}

/** Checks that no order of the merchant was charged more than once, or refunded more than once under one reference. */
export function checkNoDuplicateCharges(merchant: Pick<MerchantControls, 'payments' | 'journal'>): AssertionResult {
  const duplicates = findDuplicateCharges(merchant);
  return createResult(
    duplicates.length === 0,
    () => 'Expected an order that was charged or refunded more than once, but found none',
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

/** Returns the successful transactions of these types. */
function successful({ id, amount, transactions }: Payment, types: readonly Charge['type'][]): Charge[] {
  return transactions.flatMap((each) => {
    const type = types.find((name) => name === each.type);
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

/** Finds the refunds of a payment with one reference. Each charge of a payment has its own refunds, which can have one reference. */
function findRepeatedRefunds(payment: Payment): Charge[][] {
  const refunds = successful(payment, refundTypes);
  const references = new Set(refunds.flatMap(({ merchantReference }) => merchantReference ?? []));
  const most = Math.max(1, successful(payment, chargeTypes).length);
  return [...references]
    .map((reference) => refunds.filter(({ merchantReference }) => merchantReference === reference))
    .filter(({ length }) => length > most);
}

function hasDuplicates(charges: readonly Charge[]): boolean {
  if (new Set(charges.map(({ paymentId }) => paymentId)).size > 1) return true;
  const references = charges.flatMap(({ merchantReference }) => merchantReference ?? []);
  return new Set(references).size < references.length;
}

/** The operation that was repeated: an order has several payments, or a payment several captures or refunds. */
function repeatedOperation(charges: readonly Charge[]): OperationId {
  if (charges.some(({ type }) => type === 'REFUND')) return 'refundPayment';
  return new Set(charges.map(({ paymentId }) => paymentId)).size > 1 ? 'createPayment' : 'capturePayment';
}

/** Names the cause: keys that differ, or a key that ran again. */
function describeKeys(requests: readonly JournalEntry[]): string {
  const keys = requests.flatMap(({ idempotencyKey = [] }) => idempotencyKey);
  const { size } = new Set(keys);
  if (size > 1) return ` with ${size} different idempotency keys`;
  return keys.length > 1 ? ' with the same idempotency key' : '';
}

function formatDuplicate({ merchantOrderId, charges, requests }: DuplicateCharge): string {
  const lines = charges.map(({ type, amount, currency, paymentId, merchantReference }) => {
    const named = merchantReference === null ? '' : `  reference ${merchantReference}`;
    return `  ${type} of ${amount} ${currency}  payment ${paymentId}${named}`;
  });
  const verb = charges[0]?.type === 'REFUND' ? 'refunded' : 'charged';
  return [
    `Order ${merchantOrderId} was ${verb} ${charges.length} times${describeKeys(requests)}:`,
    ...lines,
    requests.length === 0
      ? 'The requests for the order are no longer in the journal.'
      : formatList('Requests for the order:', requests.map(formatEntry)),
  ].join('\n');
}
