import type { ResultOf } from '../../../api/admin-call.ts';

export type Coverage = ResultOf<'getCoverage'>;
export type VisitedState = Coverage['states'][number];
export type CountedMove = Coverage['transitions'][number];
type State = Pick<VisitedState, 'status' | 'subStatus'>;

/** The place before the first state. */
export const newPayment = 'new payment';

/** `PENDING / AUTHORIZED`, or `DECLINED` when both parts are the same. */
export function nameOf(state: State | null): string {
  if (state === null) return newPayment;
  return state.status === state.subStatus ? state.status : `${state.status} / ${state.subStatus}`;
}

/** The statuses that no payment ever had. */
export function unseenStatuses({ states }: Coverage): string[] {
  const seen = new Set(states.filter(({ visits }) => visits > 0).map(({ status }) => status));
  return [...new Set(states.map(({ status }) => status))].filter((each) => !seen.has(each));
}

/** The states that no payment ever had, although payments had their status. */
export function unseenStates(coverage: Coverage): VisitedState[] {
  const statuses = new Set(unseenStatuses(coverage));
  return coverage.states.filter(({ status, visits }) => visits === 0 && !statuses.has(status));
}

/** All moves between the same two states: one arrow of the diagram. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly moves: readonly CountedMove[];
  readonly count: number;
}

/** Joins the moves between the same two states. */
export function arrowsOf({ transitions }: Coverage): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const move of transitions) {
    const [from, to] = [nameOf(move.from), nameOf(move.to)];
    const key = `${from} → ${to}`;
    const known = arrows.get(key);
    arrows.set(key, { from, to, moves: [...(known?.moves ?? []), move], count: (known?.count ?? 0) + move.count });
  }
  return [...arrows.values()];
}
