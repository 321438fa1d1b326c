import type { KnownPaymentStatus, KnownPaymentSubStatus } from '@paychord/sdk';
import { type ApiErrorResult, invalidStatus } from './api-error.ts';
import type { PaymentRecord } from './payment-record.ts';
import { paymentStates } from './payment-states.ts';

interface From {
  readonly status: KnownPaymentStatus;
  /** Defaults to any. */
  readonly subStatus?: KnownPaymentSubStatus;
}

/** A partly captured authorization stays open, also when the captured part is refunded or disputed. */
const authorized = [
  paymentStates.authorized,
  paymentStates.partiallyCaptured,
  paymentStates.partiallyRefunded,
  paymentStates.partiallyChargedBack,
  { status: 'IN_DISPUTE' },
] as const;

/** The statuses from which each transition is possible. Evidence is not listed: it is possible in every status. */
export const paymentTransitions = {
  capture: authorized,
  cancel: authorized,
  refund: [{ status: 'SUCCEEDED' }],
  authenticate: [paymentStates.waitsForAuthentication],
  markPaid: [{ status: 'READY_TO_PAY' }],
  expire: [...authorized, paymentStates.waitsForAuthentication, { status: 'READY_TO_PAY' }],
  openChargeback: [{ status: 'SUCCEEDED' }],
  decideDispute: [{ status: 'IN_DISPUTE' }],
} as const satisfies Record<string, readonly From[]>;

export type PaymentTransition = keyof typeof paymentTransitions;

/** Checks whether a transition is possible in the status of a payment. */
export function checkTransition(transition: PaymentTransition, { payment }: PaymentRecord): ApiErrorResult | undefined {
  const allowed = (paymentTransitions[transition] as readonly From[]).some(
    ({ status, subStatus }) => status === payment.status && (subStatus ?? payment.sub_status) === payment.sub_status,
  );
  return allowed
    ? undefined
    : invalidStatus(`A payment that is ${payment.status}/${payment.sub_status} does not accept this operation`);
}
