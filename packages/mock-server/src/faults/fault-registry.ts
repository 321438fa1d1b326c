import type { OperationId } from '../generated/operations.ts';
import type { Ids } from '../model/ids.ts';
import { assertFault } from './assert-fault.ts';
import type { Fault, FaultByPhase, FaultPhase } from './fault.ts';

/** The faults a merchant has armed. */
export interface FaultRegistry {
  /** @throws OptionError when the fault makes no sense */
  inject(fault: Fault): void;
  /** Counts a request that has got as far as a phase, and says what strikes it there: of several faults the oldest. */
  match<Phase extends FaultPhase>(operation: OperationId, phase: Phase): FaultByPhase[Phase] | undefined;
  clear(): void;
  save(): ArmedFault[];
  load(armed: readonly ArmedFault[]): void;
}

export interface ArmedFault {
  readonly fault: Fault;
  /** How many requests it has counted. */
  matchedRequests: number;
}

export function createFaultRegistry(ids: Ids): FaultRegistry {
  let armed: ArmedFault[] = [];

  /** @param taken whether another fault strikes already: then one that is due waits for the request after it */
  const strikes = (each: ArmedFault, taken: boolean): boolean => {
    const { when = nextRequest } = each.fault;
    if ('probability' in when) return ids.fraction() < when.probability && !taken;
    if ('times' in when && taken) return false;
    each.matchedRequests += 1;
    return 'times' in when || (each.matchedRequests >= when.nth && !taken);
  };

  /** Of one that has struck. */
  const isSpent = ({ fault: { when = nextRequest }, matchedRequests: seen }: ArmedFault): boolean =>
    'nth' in when || ('times' in when && seen >= when.times);

  return {
    inject(fault) {
      assertFault(fault);
      armed.push({ fault, matchedRequests: 0 });
    },
    match<Phase extends FaultPhase>(operation: OperationId, phase: Phase) {
      if (armed.length === 0) return undefined;
      let struck: ArmedFault | undefined;
      for (const each of armed) {
        const { fault } = each;
        if (fault.phase !== phase || (fault.operation ?? operation) !== operation) continue;
        if (strikes(each, struck !== undefined)) struck = each;
      }
      if (struck !== undefined && isSpent(struck)) armed = armed.filter((each) => each !== struck);
      // Its phase is the one that was asked for.
      return struck?.fault as FaultByPhase[Phase] | undefined;
    },
    clear() {
      armed = [];
    },
    save: () => structuredClone(armed),
    load(saved) {
      armed = structuredClone([...saved]);
    },
  };
}

const nextRequest = { times: 1 } as const;
