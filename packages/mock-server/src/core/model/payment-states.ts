import type { KnownPaymentStatus, KnownPaymentSubStatus, PaymentBase } from '@paychord/sdk';
import { type ApiErrorResult, invalidStatus } from './api-error.ts';

/** Every state that a payment of the mock server can have: a status with its sub-status. Rules use no other. */
export const paymentStates = {
  readyToPay: { status: 'READY_TO_PAY', subStatus: 'CREATED' },
  waitsForAuthentication: { status: 'PENDING', subStatus: 'WAITING_ADDITIONAL_STEP' },
  authorized: { status: 'PENDING', subStatus: 'AUTHORIZED' },
  verified: { status: 'VERIFIED', subStatus: 'VERIFIED' },
  approved: { status: 'SUCCEEDED', subStatus: 'APPROVED' },
  captured: { status: 'SUCCEEDED', subStatus: 'CAPTURED' },
  partiallyCaptured: { status: 'SUCCEEDED', subStatus: 'PARTIALLY_CAPTURED' },
  partiallyRefunded: { status: 'SUCCEEDED', subStatus: 'PARTIALLY_REFUNDED' },
  partiallyChargedBack: { status: 'SUCCEEDED', subStatus: 'PARTIALLY_CHARGEBACKED' },
  disputed: { status: 'IN_DISPUTE', subStatus: 'RECEIVED' },
  underReview: { status: 'IN_DISPUTE', subStatus: 'PENDING_REVIEW' },
  refunded: { status: 'REFUNDED', subStatus: 'REFUNDED' },
  chargedBack: { status: 'CHARGEBACK', subStatus: 'LOST' },
  canceled: { status: 'CANCELED', subStatus: 'CANCELED' },
  expired: { status: 'EXPIRED', subStatus: 'EXPIRED' },
  declined: { status: 'DECLINED', subStatus: 'DECLINED' },
  rejected: { status: 'REJECTED', subStatus: 'REJECTED' },
  error: { status: 'ERROR', subStatus: 'ERROR' },
} as const satisfies Record<string, { status: KnownPaymentStatus; subStatus: KnownPaymentSubStatus }>;

/** A status of a payment with its sub-status. */
export type PaymentState = (typeof paymentStates)[keyof typeof paymentStates];

export const allStates = Object.values(paymentStates);

/** Returns the state of a payment. Undefined when no rule creates the state. */
export function stateOf({ status, sub_status }: { status: string; sub_status: string }): PaymentState | undefined {
  return allStates.find((state) => state.status === status && state.subStatus === sub_status);
}

interface AllowedState {
  readonly status: KnownPaymentStatus;
  /** Defaults to any. */
  readonly subStatus?: KnownPaymentSubStatus;
}

/** Returns an error when a payment is in none of the states in which a rule allows its move. */
export function checkState(
  { payment }: { readonly payment: Pick<PaymentBase, 'status' | 'sub_status'> },
  allowed: readonly AllowedState[],
): ApiErrorResult | undefined {
  const isAllowed = allowed.some(
    ({ status, subStatus }) => status === payment.status && (subStatus ?? payment.sub_status) === payment.sub_status,
  );
  if (isAllowed) return undefined;
  return invalidStatus(`A payment that is ${payment.status}/${payment.sub_status} does not accept this operation`);
}
