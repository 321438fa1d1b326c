import type { KnownPaymentStatus, KnownPaymentSubStatus } from '@paychord/sdk';
import { type ApiErrorResult, invalidStatus } from './api-error.ts';
import type { PaymentRecord } from './payment-record.ts';

interface From {
  readonly status: KnownPaymentStatus;
  /** Any when absent. */
  readonly subStatus?: KnownPaymentSubStatus;
}

/** An authorization that is captured in part stays open, whatever becomes of the captured part. */
const authorized = [
  { status: 'PENDING', subStatus: 'AUTHORIZED' },
  { status: 'SUCCEEDED', subStatus: 'PARTIALLY_CAPTURED' },
  { status: 'SUCCEEDED', subStatus: 'PARTIALLY_REFUNDED' },
  { status: 'SUCCEEDED', subStatus: 'PARTIALLY_CHARGEBACKED' },
  { status: 'IN_DISPUTE' },
] as const;

/**
 * From which states a payment can be moved. Evidence is not here: by the specification any state that carries a chargeback accepts it.
 */
export const paymentTransitions = {
  capture: authorized,
  cancel: authorized,
  refund: [{ status: 'SUCCEEDED' }],
  authenticate: [{ status: 'PENDING', subStatus: 'WAITING_ADDITIONAL_STEP' }],
  markPaid: [{ status: 'READY_TO_PAY' }],
  expire: [...authorized, { status: 'PENDING', subStatus: 'WAITING_ADDITIONAL_STEP' }, { status: 'READY_TO_PAY' }],
  openChargeback: [{ status: 'SUCCEEDED' }],
} as const satisfies Record<string, readonly From[]>;

export type PaymentTransition = keyof typeof paymentTransitions;

/** Why a payment cannot be moved, or undefined when it can. */
export function checkTransition(move: PaymentTransition, { payment }: PaymentRecord): ApiErrorResult | undefined {
  const allowed = (paymentTransitions[move] as readonly From[]).some(
    ({ status, subStatus }) => status === payment.status && (subStatus ?? payment.sub_status) === payment.sub_status,
  );
  return allowed
    ? undefined
    : invalidStatus(`A payment that is ${payment.status}/${payment.sub_status} does not accept this operation`);
}
