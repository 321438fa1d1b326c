import type { OperationId } from '../../generated/operations.ts';
import type { Ids } from '../model/ids.ts';
import { assertFault, type Fault, type FaultByPhase, type FaultPhase, matchesBody } from './fault.ts';

/** A fault that can still apply. */
export interface ActiveFault {
  /** The id that `faults.inject` returned. Pass it to `faults.remove`. */
  readonly id: string;
  readonly fault: Fault;
  /** The number of requests that the fault has counted. Always 0 for a `probability`. */
  matchedRequests: number;
}

/** The faults as plain data. */
export interface SavedFaults {
  active: ActiveFault[];
  /** The number of faults so far. */
  count: number;
}

const nextRequest = { times: 1 } as const;

/** Creates the registry of the active faults of a merchant. */
export function createFaultRegistry(ids: Ids) {
  let active: ActiveFault[] = [];
  let count = 0;

  /** @param isTaken - Whether another fault applies to the request. A fault that is due then waits for the next request. */
  const applies = (each: ActiveFault, isTaken: boolean): boolean => {
    const { when = nextRequest } = each.fault;
    if ('probability' in when) return ids.fraction() < when.probability && !isTaken;
    if ('times' in when && isTaken) return false;
    each.matchedRequests += 1;
    return 'times' in when || (each.matchedRequests >= when.nth && !isTaken);
  };

  /** Reports whether a fault that has just applied cannot apply again. */
  const isSpent = ({ fault: { when = nextRequest }, matchedRequests }: ActiveFault): boolean =>
    'nth' in when || ('times' in when && matchedRequests >= when.times);

  return {
    /**
     * Returns the id of the fault.
     *
     * @throws {OptionError} The fault is not valid.
     */
    inject(fault: Fault): string {
      assertFault(fault);
      // The test may change the object later.
      const copy = structuredClone(fault);
      count += 1;
      const id = `fault-${count}`;
      active.push({ id, fault: copy, matchedRequests: 0 });
      return id;
    },
    /** Whether a fault depends on the body of a request of the operation. */
    readsBody: (operation: OperationId): boolean =>
      active.some(({ fault }) => fault.match !== undefined && (fault.operation ?? operation) === operation),
    /**
     * Counts a request that reached a phase, and returns the fault that applies to it. The fault that was injected first wins.
     *
     * @param body - The body of the request. Needed when `readsBody` returns true.
     */
    match<Phase extends FaultPhase>(
      operation: OperationId,
      phase: Phase,
      body?: unknown,
    ): FaultByPhase[Phase] | undefined {
      if (active.length === 0) return undefined;
      let matched: ActiveFault | undefined;
      for (const each of active) {
        const { fault } = each;
        if (fault.phase !== phase || (fault.operation ?? operation) !== operation) continue;
        if (!matchesBody(fault, body)) continue;
        if (applies(each, matched !== undefined)) matched = each;
      }
      if (matched !== undefined && isSpent(matched)) active = active.filter((each) => each !== matched);
      // The loop considered only faults of this phase.
      return matched?.fault as FaultByPhase[Phase] | undefined;
    },
    /** Returns the faults that can still apply, oldest first. */
    list: () => structuredClone(active),
    /** Removes a fault. Returns false when no fault has this id. */
    remove(id: string): boolean {
      const others = active.filter((each) => each.id !== id);
      const isKnown = others.length < active.length;
      active = others;
      return isKnown;
    },
    clear(): void {
      active = [];
    },
    save: (): SavedFaults => structuredClone({ active, count }),
    load(saved: SavedFaults): void {
      ({ active, count } = structuredClone(saved));
    },
  };
}
