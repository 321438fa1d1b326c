import { type OperationId, operations } from './generated/operations.ts';
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

const spoils: readonly string[] = ['half', 'malformed', 'content-type', 'empty'];

/** Faults come from tests and over HTTP: what makes no sense is said at once, not when it strikes. */
function assertFault(fault: Fault): void {
  const broken = brokenRule(fault);
  if (broken !== undefined) throw new TypeError(`A fault's ${broken}`);
}

function brokenRule(fault: Fault): string | undefined {
  const { operation, when } = fault;
  if (operation !== undefined && !Object.hasOwn(operations, operation)) {
    return `operation must be one of ${Object.keys(operations).join(', ')}`;
  }
  return brokenTrigger(when) ?? brokenEffect(fault);
}

function brokenTrigger(when: Fault['when'] = { times: 1 }): string | undefined {
  const [[kind, figure] = ['', Number.NaN], another] = Object.entries(when);
  if (kind === 'probability' && figure >= 0 && figure <= 1 && another === undefined) return undefined;
  if ((kind === 'nth' || kind === 'times') && Number.isInteger(figure) && figure > 0 && another === undefined)
    return undefined;
  return 'when must be { nth } or { times } from 1, or { probability } from 0 to 1';
}

function brokenEffect(fault: Fault): string | undefined {
  switch (fault.phase) {
    case 'body':
      return spoils.includes(fault.spoil) ? undefined : `spoil must be one of ${spoils.join(', ')}`;
    case 'transport':
      if (fault.connection !== 'reset' && fault.connection !== 'hang') return 'connection must be reset or hang';
      return fault.lost === 'request' || fault.lost === 'answer' ? undefined : 'lost must be request or answer';
    case 'before':
    case 'processing':
    case 'after-commit':
      return brokenAnswer(fault);
    default:
      return 'phase must be before, processing, after-commit, body or transport';
  }
}

function brokenAnswer({ phase, status, latencyMs }: AnswerFault | LatencyFault): string | undefined {
  if (status === undefined && (latencyMs === undefined || phase === ('processing' as string)))
    return 'status is missing';
  if (status !== undefined && !(Number.isInteger(status) && status >= 400 && status <= 599)) {
    return 'status must be from 400 to 599';
  }
  return latencyMs === undefined || (latencyMs >= 0 && latencyMs <= 600_000)
    ? undefined
    : 'latencyMs must be from 0 to 600000';
}
