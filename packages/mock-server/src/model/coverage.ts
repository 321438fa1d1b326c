import { type PaymentMove, type PossibleMove, possibleMoves } from './payment-moves.ts';
import { type PaymentState, paymentStates } from './payment-states.ts';

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
export interface CountedMove {
  readonly transition: PaymentMove;
  /** Null for a new payment. */
  readonly from: PaymentState | null;
  /** It can be the same state. */
  readonly to: PaymentState;
  readonly count: number;
}

/** Counts the moves of payments. */
export interface CoverageCounter {
  count(transition: PaymentMove, from: PaymentState | null, to: PaymentState): void;
  read(): Coverage;
  clear(): void;
}

/** Creates a counter. Counting a move costs a few look-ups, because it happens with every payment. */
export function createCoverageCounter(): CoverageCounter {
  const counts = new Map<PaymentMove, Map<PaymentState | null, Map<PaymentState, number>>>();

  const countOf = ({ transition, from, to }: PossibleMove) => counts.get(transition)?.get(from)?.get(to) ?? 0;
  const visitsOf = (state: PaymentState) =>
    possibleMoves.reduce((sum, move) => (move.to === state && move.from !== state ? sum + countOf(move) : sum), 0);

  return {
    count(transition, from, to) {
      const ofMove = getOrCreate(counts, transition);
      const ofState = getOrCreate(ofMove, from);
      ofState.set(to, (ofState.get(to) ?? 0) + 1);
    },
    read: () => ({
      states: Object.values(paymentStates).map((state) => ({ ...state, visits: visitsOf(state) })),
      transitions: possibleMoves.map((move) => ({
        transition: move.transition,
        from: move.from && { ...move.from },
        to: { ...move.to },
        count: countOf(move),
      })),
    }),
    clear: () => counts.clear(),
  };
}

function getOrCreate<Key, InnerKey, Value>(map: Map<Key, Map<InnerKey, Value>>, key: Key): Map<InnerKey, Value> {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = new Map<InnerKey, Value>();
  map.set(key, created);
  return created;
}
