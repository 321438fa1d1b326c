import type { OperationId } from '../generated/operations.ts';

/** Which requests a fault strikes. Only those count that get as far as its phase. */
export interface FaultTrigger {
  /** Every operation when absent. */
  operation?: OperationId;
  /**
   * The nth request from now on, the next so many, or each with a probability from 0 to 1 that is drawn from the seed. The next request
   * alone when absent. A request that another fault strikes in the same phase is counted for `nth`, and if it is the nth, the next one
   * is struck that is free; `times` does not count it.
   */
  when?: { nth: number } | { times: number } | { probability: number };
}

/** The service answers something else. */
export interface ErrorFault extends FaultTrigger {
  /**
   * `before`: nothing has happened and the idempotency key is free. `processing`: nothing was made, but the key is used up.
   * `after-commit`: it has happened, and the caller does not learn of it.
   */
  phase: 'before' | 'processing' | 'after-commit';
  status: number;
  /** Code and messages of the error body; the usual ones of the status when absent. */
  code?: string;
  messages?: readonly string[];
  /** Whole seconds for a `Retry-After` header. When absent, 1 with the status 429, and no such header with another. */
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

/** The answer, another fault's too, arrives spoiled: cut off half-way, not JSON, as HTML of a proxy, or without a body. */
export interface BodyFault extends FaultTrigger {
  phase: 'body';
  corrupt: 'truncated' | 'invalid-json' | 'wrong-content-type' | 'empty';
}

/** The connection is reset, or nothing ever comes back. */
export interface TransportFault extends FaultTrigger {
  phase: 'transport';
  connection: 'reset' | 'hang';
  /** What gets lost: the request, so that nothing has happened, or the answer, after it has. */
  lost: 'request' | 'response';
}

export type Fault = ErrorFault | LatencyFault | BodyFault | TransportFault;
export type FaultPhase = Fault['phase'];

/** What can strike in each phase. */
export interface FaultByPhase {
  before: ErrorFault | LatencyFault;
  processing: ErrorFault;
  'after-commit': ErrorFault | LatencyFault;
  body: BodyFault;
  transport: TransportFault;
}
