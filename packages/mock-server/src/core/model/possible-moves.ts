import type { PaymentMove } from '../../generated/control-types.ts';
import { type PaymentState, paymentStates } from './payment-states.ts';

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
  [[partiallyChargedBack], [partiallyChargedBack, chargedBack]],
  [[disputed], [disputed]],
  [[underReview], [underReview]],
];

/** The states after a dispute in which some of the money stays with the merchant. */
const statesWithMoney = [approved, captured, partiallyCaptured, partiallyRefunded, partiallyChargedBack];

/** Where each move leads, from each state. No rule reads it: a test compares it with what the rules do, and the coverage lists it. */
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
  markPaid: [[[readyToPay], [authorized, verified, approved]]],
  decline: [[[readyToPay], [declined]]],
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
