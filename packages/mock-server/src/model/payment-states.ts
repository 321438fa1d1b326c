import type { KnownPaymentStatus, KnownPaymentSubStatus } from '@paychord/sdk';

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

/** The states by their sub-statuses, and then by their statuses. */
const states = new Map<string, Map<string, PaymentState>>();
for (const state of Object.values(paymentStates)) {
  const ofSubStatus = states.get(state.subStatus) ?? new Map<string, PaymentState>();
  states.set(state.subStatus, ofSubStatus.set(state.status, state));
}

/** Returns the state of a payment: always the same object for the same state. Undefined when no rule creates the state. */
export function stateOf({ status, sub_status }: { status: string; sub_status: string }): PaymentState | undefined {
  return states.get(sub_status)?.get(status);
}
