import { type ApiErrorResult, notFound } from './api-error.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { State } from './state.ts';

/** Finds a payment by its identifier, in any case. */
export function findPayment({ payments }: State, id: string | undefined): PaymentRecord | ApiErrorResult {
  return payments.get(id ?? '') ?? notFound('PAYMENT_NOT_FOUND', 'No payment has this id');
}

/** The payments that were created for an order, oldest first: a payment keeps its place when it changes. */
export function paymentsOfOrder({ payments }: State, merchantOrderId: unknown): PaymentRecord[] {
  return [...payments.values()].filter(({ payment }) => payment.merchant_order_id === merchantOrderId);
}
