import type { PaymentRecord } from './payment-record.ts';
import { notFound, type Refusal } from './refusal.ts';
import type { State } from './state.ts';

/** Finds a payment by its identifier, in any case. */
export function findPayment({ payments }: State, id: string | undefined): PaymentRecord | Refusal {
  return payments.get(id ?? '') ?? notFound('PAYMENT_NOT_FOUND', 'No payment has this id');
}
