import type { Coverage } from '../../generated/control-types.ts';
import { allStates, type PaymentState } from './payment-states.ts';
import { type PossibleMove, possibleMoves } from './possible-moves.ts';

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
