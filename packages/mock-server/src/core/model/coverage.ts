import type { PaymentMove } from '../../generated/control-types.ts';
import type { PaymentState } from './payment-states.ts';

/** A move between two states. It can lead back to the same state. */
export interface PossibleMove {
  readonly transition: PaymentMove;
  /** Null for a new payment. */
  readonly from: PaymentState | null;
  readonly to: PaymentState;
}

/** Counts the moves of payments. */
export type CoverageCounter = ReturnType<typeof createCoverageCounter>;

export function createCoverageCounter() {
  const counts = new Map<string, number>();
  const keyOf = ({ transition, from, to }: PossibleMove) =>
    `${transition} ${from?.status} ${from?.subStatus} ${to.status} ${to.subStatus}`;
  const countOf = (move: PossibleMove) => counts.get(keyOf(move)) ?? 0;

  return {
    count: (move: PossibleMove) => void counts.set(keyOf(move), countOf(move) + 1),
    countOf,
    clear: () => counts.clear(),
  };
}
