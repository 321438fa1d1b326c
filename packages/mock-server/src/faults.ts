import { operations, type OperationId } from './generated/operations.ts';
import type { Ids } from './ids.ts';

/** Which requests a fault strikes. */
export interface FaultTrigger {
  /** Every operation when absent. */
  operation?: OperationId;
  /**
   * The nth request of the operation, the first so many, or each with a probability from 0 to 1 that is drawn from the seed. The next
   * request alone when absent.
   */
  when?: { nth: number } | { times: number } | { probability: number };
}

/** The service answers something else. */
export interface AnswerFault extends FaultTrigger {
  /**
   * `before`: nothing has happened and the idempotency key is free. `processing`: nothing was made, but the key is used up.
   * `after-commit`: it has happened, and the caller does not learn of it.
   */
  phase: 'before' | 'processing' | 'after-commit';
  status: number;
  /** Code and messages of the error body; the usual ones of the status when absent. */
  code?: string;
  messages?: readonly string[];
  /** Seconds for a `Retry-After` header. */
  retryAfter?: number;
  /** Real time that passes first. */
  latencyMs?: number;
}

/** The answer takes a while, in real time. */
export interface LatencyFault extends FaultTrigger {
  phase: 'before' | 'after-commit';
  latencyMs: number;
  status?: never;
}

/** It has happened, and the answer arrives spoiled: cut off half-way, not JSON, declared as HTML, or without a body. */
export interface BodyFault extends FaultTrigger {
  phase: 'body';
  spoil: 'half' | 'malformed' | 'content-type' | 'empty';
}

/** The connection is reset, or nothing ever comes back. */
export interface TransportFault extends FaultTrigger {
  phase: 'transport';
  connection: 'reset' | 'hang';
  /** What gets lost: the request, so that nothing has happened, or the answer, after it has. */
  lost: 'request' | 'answer';
}

export type Fault = AnswerFault | LatencyFault | BodyFault | TransportFault;
export type FaultPhase = Fault['phase'];

/** The faults that strike one request, at most one in each phase. */
export interface Strikes {
  readonly before?: AnswerFault | LatencyFault;
  readonly processing?: AnswerFault;
  readonly 'after-commit'?: AnswerFault | LatencyFault;
  readonly body?: BodyFault;
  readonly transport?: TransportFault;
}

/** The faults a merchant has armed. */
export interface Faults {
  inject(fault: Fault): void;
  /** Counts a request and says what strikes it. */
  strike(operation: OperationId): Strikes;
  clear(): void;
  save(): ArmedFault[];
  load(armed: readonly ArmedFault[]): void;
}

export interface ArmedFault {
  readonly fault: Fault;
  /** How many requests it has seen. */
  seen: number;
}

export function createFaults(ids: Ids): Faults {
  let armed: ArmedFault[] = [];

  const strikes = (each: ArmedFault): boolean => {
    const { when = { times: 1 } } = each.fault;
    each.seen += 1;
    if ('nth' in when) return each.seen === when.nth;
    if ('times' in when) return each.seen <= when.times;
    return ids.fraction() < when.probability;
  };

  const isSpent = ({ fault: { when = { times: 1 } }, seen }: ArmedFault): boolean =>
    ('nth' in when && seen >= when.nth) || ('times' in when && seen >= when.times);

  return {
    inject(fault) {
      assertFault(fault);
      armed.push({ fault, seen: 0 });
    },
    strike(operation) {
      const struck: Record<string, Fault> = {};
      for (const each of armed) {
        if ((each.fault.operation ?? operation) === operation && strikes(each)) struck[each.fault.phase] ??= each.fault;
      }
      armed = armed.filter((each) => !isSpent(each));
      // Each fault stands under its own phase.
      return struck as Strikes;
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

const answerPhases = ['before', 'processing', 'after-commit'];

/** Faults come from tests and over HTTP: what makes no sense is said at once, not when it strikes. */
function assertFault(fault: Fault): void {
  const { operation, when = { times: 1 }, phase } = fault;
  const demand = (holds: boolean, rule: string) => {
    if (!holds) throw new TypeError(`A fault's ${rule}`);
  };
  demand(operation === undefined || operation in operations, `operation must be one of ${Object.keys(operations).join(', ')}`);
  const [[kind, figure] = []] = Object.entries(when);
  if (kind === 'probability') demand(figure >= 0 && figure <= 1, 'when.probability must be from 0 to 1');
  else demand((kind === 'nth' || kind === 'times') && Number.isInteger(figure) && figure > 0, 'when must be { nth }, { times } or { probability }');
  if (phase === 'body') {
    return demand(['half', 'malformed', 'content-type', 'empty'].includes(fault.spoil), 'spoil must be half, malformed, content-type or empty');
  }
  if (phase === 'transport') {
    demand(['reset', 'hang'].includes(fault.connection), 'connection must be reset or hang');
    return demand(['request', 'answer'].includes(fault.lost), 'lost must be request or answer');
  }
  demand(answerPhases.includes(phase), 'phase must be before, processing, after-commit, body or transport');
  const { status, latencyMs } = fault;
  demand(status !== undefined || latencyMs !== undefined, 'effect is missing: give status or latencyMs');
  demand(status === undefined || (Number.isInteger(status) && status >= 200 && status <= 599), 'status must be from 200 to 599');
  demand(latencyMs === undefined || (latencyMs >= 0 && latencyMs <= 600_000), 'latencyMs must be from 0 to 600000');
  demand(phase !== 'processing' || status !== undefined, 'status is required while processing');
}
