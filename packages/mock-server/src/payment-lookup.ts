import type { PaymentRecord } from './payment-record.ts';
import { notFound, type Refusal } from './refusal.ts';
import type { State } from './state.ts';

/** A payment by its identifier, spelled as it was given out: so does an idempotency key remember it. */
export function findPayment({ payments }: State, id: string | undefined): PaymentRecord | Refusal {
  return payments.get(id ?? '') ?? notFound('PAYMENT_NOT_FOUND', 'No payment has this id');
}
