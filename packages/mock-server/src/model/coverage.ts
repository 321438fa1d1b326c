import { allStates, type PaymentState, type PossibleMove, possibleMoves } from './payment-states.ts';

/** What the payments of every merchant did since the mock server was created, or since the counts were cleared. */
export interface Coverage {
  /** Every possible state. */
  readonly states: readonly VisitedState[];
  /** Every possible move between two states. */
  readonly transitions: readonly CountedMove[];
}

/** A state, and how often a payment entered it: as a new payment, or from another state. */
export interface VisitedState {
  readonly status: string;
  readonly subStatus: string;
  readonly visits: number;
}

/** A move, and how often a payment made it. */
export interface CountedMove extends PossibleMove {
  readonly count: number;
}

/** Counts the moves of payments. */
export type CoverageCounter = ReturnType<typeof createCoverageCounter>;

export function createCoverageCounter() {
  const counts = new Map<string, number>();
  const keyOf = ({ transition, from, to }: PossibleMove) =>
    `${transition} ${from?.status} ${from?.subStatus} ${to.status} ${to.subStatus}`;
  const countOf = (move: PossibleMove) => counts.get(keyOf(move)) ?? 0;
  const visitsOf = (state: PaymentState) =>
    possibleMoves.reduce((sum, move) => (move.to === state && move.from !== state ? sum + countOf(move) : sum), 0);

  return {
    count: (move: PossibleMove) => void counts.set(keyOf(move), countOf(move) + 1),
    read: (): Coverage => ({
      states: allStates.map((state) => ({ ...state, visits: visitsOf(state) })),
      transitions: possibleMoves.map((move) => ({ ...structuredClone(move), count: countOf(move) })),
    }),
    clear: () => counts.clear(),
  };
}
