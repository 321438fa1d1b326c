import { type PaymentState, paymentStates } from './payment-states.ts';
import type { PaymentTransition } from './payment-transitions.ts';

/** What moves a payment from one state to another. `create` starts a payment. */
export type PaymentMove = PaymentTransition | 'create' | 'submitEvidence';

/** A move between two states. It can lead back to the same state. */
export interface PossibleMove {
  readonly transition: PaymentMove;
  /** Null for a new payment. */
  readonly from: PaymentState | null;
  readonly to: PaymentState;
}

type From = PaymentState | null;
type Leads = readonly [from: readonly From[], to: readonly PaymentState[]];

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
const releases: readonly Leads[] = [
  [[partiallyCaptured], [partiallyCaptured]],
  [[partiallyRefunded], [partiallyRefunded, refunded]],
  [[partiallyChargedBack], [partiallyChargedBack, refunded, chargedBack]],
  [[disputed], [disputed]],
  [[underReview], [underReview]],
];

/** The states after a dispute in which some of the money stays with the merchant. */
const kept = [approved, captured, partiallyCaptured, partiallyRefunded, partiallyChargedBack];

/** Where each move leads, from each state. A test compares it with what the rules do. */
const leads: Readonly<Record<PaymentMove, readonly Leads[]>> = {
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
  cancel: [[[authorized], [canceled]], ...releases],
  refund: [
    [
      [approved, captured, partiallyCaptured, partiallyRefunded],
      [partiallyRefunded, refunded],
    ],
    [[partiallyChargedBack], [partiallyChargedBack, chargedBack]],
  ],
  authenticate: [[[waitsForAuthentication], [authorized, verified, approved, declined]]],
  markPaid: [[[readyToPay], [approved]]],
  expire: [[[readyToPay, waitsForAuthentication, authorized], [expired]], ...releases],
  openChargeback: [[kept, [disputed]]],
  submitEvidence: [[[...kept, disputed, underReview, refunded, chargedBack], [underReview]]],
  decideDispute: [
    [
      [disputed, underReview],
      [...kept, chargedBack],
    ],
    [[underReview], [disputed, underReview, refunded]],
  ],
};

/** Every move that a payment can make. */
export const possibleMoves: readonly PossibleMove[] = Object.entries(leads).flatMap(([transition, each]) =>
  each.flatMap(([froms, tos]) =>
    froms.flatMap((from) => tos.map((to) => ({ transition: transition as PaymentMove, from, to }))),
  ),
);
