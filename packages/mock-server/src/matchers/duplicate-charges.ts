import type { Payment } from '@paychord/sdk';
import type { MerchantControls } from '../controls/merchant-controls.ts';
import type { JournalEntry } from '../merchant/journal.ts';
import { type AssertionResult, formatList } from './assertion-result.ts';
import { lineOf } from './requests.ts';

const chargeTypes = ['PURCHASE', 'CAPTURE'] as const;

/** Money that was taken: a PURCHASE or CAPTURE that succeeded. */
export interface Charge {
  readonly paymentId: string;
  readonly transactionId: string;
  readonly type: (typeof chargeTypes)[number];
  /** In major units. */
  readonly amount: number;
  readonly currency: string;
  readonly merchantReference: string | null;
}

/** An order whose customer was charged more than once. */
export interface DuplicateCharge {
  readonly merchantOrderId: string;
  /** Oldest payment first. */
  readonly charges: readonly Charge[];
  /** The requests that were made for the order, as far as the journal goes back: other keys, or a call that was answered with a fault. */
  readonly requests: readonly JournalEntry[];
}

/**
 * The orders that were charged more than once. An order is, when two of its payments (with one `merchant_order_id`) have taken money,
 * under whatever idempotency keys and for whatever amounts; or when one payment was captured twice under one `merchant_reference`. What
 * was given back later had been taken all the same; what is only authorized has not been taken; parts of one authorization that are
 * captured under references of their own are no duplicates.
 */
export function findDuplicateCharges(merchant: Pick<MerchantControls, 'payments' | 'journal'>): DuplicateCharge[] {
  const duplicated = [...byOrder(merchant.payments.list())].flatMap(([merchantOrderId, payments]) => {
    const charges = payments.flatMap(chargesOf);
    return isRepeated(charges) ? [{ merchantOrderId, payments, charges }] : [];
  });
  if (duplicated.length === 0) return [];
  const journal = merchant.journal.requests();
  return duplicated.map(({ merchantOrderId, payments, charges }) => ({
    merchantOrderId,
    charges,
    requests: journal.filter((entry) => isFor(entry, merchantOrderId, payments)),
  }));
}

/** Whether no order of a merchant was charged more than once. */
export function checkNoDuplicateCharges(merchant: Pick<MerchantControls, 'payments' | 'journal'>): AssertionResult {
  const duplicates = findDuplicateCharges(merchant);
  const pass = duplicates.length === 0;
  return {
    pass,
    message: () =>
      pass ? 'Expected that an order is charged more than once, but none was' : duplicates.map(report).join('\n'),
  };
}

function byOrder(payments: readonly Payment[]): Map<string, Payment[]> {
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

function isRepeated(charges: readonly Charge[]): boolean {
  if (new Set(charges.map(({ paymentId }) => paymentId)).size > 1) return true;
  const references = charges.flatMap(({ merchantReference }) => merchantReference ?? []);
  return new Set(references).size < references.length;
}

function isFor({ operation, path, request }: JournalEntry, orderId: string, payments: readonly Payment[]): boolean {
  if (operation === 'createPayment') {
    return (request.body as { merchant_order_id?: unknown } | undefined)?.merchant_order_id === orderId;
  }
  return operation === 'capturePayment' && payments.some(({ id }) => path.includes(id));
}

function report({ merchantOrderId, charges, requests }: DuplicateCharge): string {
  const keys = new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size;
  const lines = charges.map(
    ({ type, amount, currency, paymentId, merchantReference }) =>
      `  ${type} of ${amount} ${currency}  payment ${paymentId}${
        merchantReference === null ? '' : `  reference ${merchantReference}`
      }`,
  );
  const cause = keys > 1 ? ` with ${keys} different idempotency keys` : '';
  return [
    `Order ${merchantOrderId} was charged ${charges.length} times${cause}:`,
    ...lines,
    formatList(requests.map(lineOf), 'Its requests are no longer in the journal.'),
  ].join('\n');
}
