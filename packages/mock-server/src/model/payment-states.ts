import type { KnownPaymentStatus, KnownPaymentSubStatus, PaymentBase } from '@paychord/sdk';
import type { PaymentMove } from '../generated/control-types.ts';
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

interface StartingState {
  readonly status: KnownPaymentStatus;
  /** Defaults to any. */
  readonly subStatus?: KnownPaymentSubStatus;
}

/** A partly captured authorization stays open, also when the captured part is refunded or disputed. */
const withOpenAuthorization = [
  paymentStates.authorized,
  paymentStates.partiallyCaptured,
  paymentStates.partiallyRefunded,
  paymentStates.partiallyChargedBack,
  { status: 'IN_DISPUTE' },
] as const;

/** The statuses from which each transition is possible. Evidence is not listed: it is possible in every status. */
export const paymentTransitions = {
  capture: withOpenAuthorization,
  cancel: withOpenAuthorization,
  refund: [{ status: 'SUCCEEDED' }],
  authenticate: [paymentStates.waitsForAuthentication],
  markPaid: [{ status: 'READY_TO_PAY' }],
  expire: [...withOpenAuthorization, paymentStates.waitsForAuthentication, { status: 'READY_TO_PAY' }],
  openChargeback: [{ status: 'SUCCEEDED' }],
  decideDispute: [{ status: 'IN_DISPUTE' }],
} as const satisfies Record<string, readonly StartingState[]>;

export type PaymentTransition = keyof typeof paymentTransitions;

/** Checks whether a transition is possible in the status of a payment. */
export function checkTransition(
  transition: PaymentTransition,
  { payment }: { readonly payment: Pick<PaymentBase, 'status' | 'sub_status'> },
): ApiErrorResult | undefined {
  const allowed = (paymentTransitions[transition] as readonly StartingState[]).some(
    ({ status, subStatus }) => status === payment.status && (subStatus ?? payment.sub_status) === payment.sub_status,
  );
  return allowed
    ? undefined
    : invalidStatus(`A payment that is ${payment.status}/${payment.sub_status} does not accept this operation`);
}

/** A move between two states. It can lead back to the same state. */
export interface PossibleMove {
  readonly transition: PaymentMove;
  /** Null for a new payment. */
  readonly from: PaymentState | null;
  readonly to: PaymentState;
}

type From = PaymentState | null;
type Moves = readonly [from: readonly From[], to: readonly PaymentState[]];

const {
  readyToPay,
  waitsForAuthentication,
  authorized,
  verified,
  approved,
  captured,
  partiallyCaptured,
  partiallyRefunded,
  partiallyChargedBack,
  disputed,
  underReview,
  refunded,
  chargedBack,
  canceled,
  expired,
  declined,
  rejected,
  error,
} = paymentStates;

/** The end of the open part of an authorization keeps what was captured. A dispute hides how much that is. */
const endOfAuthorization: readonly Moves[] = [
  [[partiallyCaptured], [partiallyCaptured]],
  [[partiallyRefunded], [partiallyRefunded, refunded]],
  [[partiallyChargedBack], [partiallyChargedBack, refunded, chargedBack]],
  [[disputed], [disputed]],
  [[underReview], [underReview]],
];

/** The states after a dispute in which some of the money stays with the merchant. */
const statesWithMoney = [approved, captured, partiallyCaptured, partiallyRefunded, partiallyChargedBack];

/** Where each move leads, from each state. A test compares it with what the rules do. */
const moves: Readonly<Record<PaymentMove, readonly Moves[]>> = {
  create: [[[null], [readyToPay, waitsForAuthentication, authorized, verified, approved, declined, rejected, error]]],
  capture: [
    [
      [authorized, partiallyCaptured],
      [captured, partiallyCaptured],
    ],
    [[partiallyRefunded], [partiallyRefunded]],
    [[partiallyChargedBack], [partiallyChargedBack, chargedBack]],
    [[disputed], [disputed]],
    [[underReview], [underReview]],
  ],
  cancel: [[[authorized], [canceled]], ...endOfAuthorization],
  refund: [
    [
      [approved, captured, partiallyCaptured, partiallyRefunded],
      [partiallyRefunded, refunded],
    ],
    [[partiallyChargedBack], [partiallyChargedBack, chargedBack]],
  ],
  authenticate: [[[waitsForAuthentication], [authorized, verified, approved, declined]]],
  markPaid: [[[readyToPay], [approved]]],
  expire: [[[readyToPay, waitsForAuthentication, authorized], [expired]], ...endOfAuthorization],
  openChargeback: [[statesWithMoney, [disputed]]],
  submitEvidence: [[[...statesWithMoney, disputed, underReview, refunded, chargedBack], [underReview]]],
  decideDispute: [
    [
      [disputed, underReview],
      [...statesWithMoney, chargedBack],
    ],
    [[underReview], [disputed, underReview, refunded]],
  ],
};

/** Every move that a payment can make. */
export const possibleMoves: readonly PossibleMove[] = Object.entries(moves).flatMap(([transition, each]) =>
  each.flatMap(([starts, ends]) =>
    starts.flatMap((from) => ends.map((to) => ({ transition: transition as PaymentMove, from, to }))),
  ),
);
