import { bodyFields } from '../generated/admin-fields.ts';
import { schemas } from '../generated/control-validators.js';
import type { OperationId } from '../generated/operations.ts';
import { assertShape } from '../model/validation.ts';

/** Selects the requests that a fault matches. Only requests that reach the phase of the fault count. */
export interface FaultTrigger {
  /** @default every operation */
  operation?: OperationId;
  /**
   * Which of these requests fail: the nth one, the next `times` ones, or each with a `probability` from 0 to 1. The seed decides the draw.
   *
   * One fault applies to a request in each phase: the one that was injected first. A fault with `times` then does not count the request.
   * A fault with `nth` counts it, and applies to the next free request if this was the nth.
   *
   * @default { times: 1 }
   */
  when?: { nth: number } | { times: number } | { probability: number };
}

/** Responds with an error. */
export interface ErrorFault extends FaultTrigger {
  /**
   * When the error happens. `before`: the service did nothing, and the idempotency key is free. `processing`: the service created nothing,
   * but the key is consumed. `after-commit`: the operation took effect, and the response hides it.
   */
  phase: 'before' | 'processing' | 'after-commit';
  /** HTTP status from 400 to 599. */
  status: number;
  /**
   * Error code in the body.
   *
   * @default the usual code of the status
   */
  code?: string;
  /**
   * Error messages in the body.
   *
   * @default the usual message of the status
   */
  messages?: readonly string[];
  /**
   * Whole seconds in the `Retry-After` header.
   *
   * @default 1 for status 429, otherwise no header
   */
  retryAfter?: number;
  /**
   * Delay before the response, in milliseconds of real time.
   *
   * @default 0
   */
  latencyMs?: number;
}

/** Delays the response without changing it. */
export interface LatencyFault extends FaultTrigger {
  phase: 'before' | 'after-commit';
  /** Delay in milliseconds of real time. */
  latencyMs: number;
  status?: never;
}

/** Corrupts the body of the response. The operation took effect. Applies to the response of another fault too. */
export interface BodyFault extends FaultTrigger {
  phase: 'body';
  /**
   * `truncated`: the connection breaks in the middle of the body. `invalid-json`: the last character is missing. `wrong-content-type`:
   * an HTML page, as a proxy sends it. `empty`: no body.
   */
  corrupt: 'truncated' | 'invalid-json' | 'wrong-content-type' | 'empty';
}

/** Breaks the connection. No response arrives. */
export interface TransportFault extends FaultTrigger {
  phase: 'transport';
  /** `reset` closes the connection. `hang` keeps it open until the client gives up. */
  connection: 'reset' | 'hang';
  /** `request`: the service did nothing. `response`: the operation took effect. */
  lost: 'request' | 'response';
}

/** A failure of the payments API that `mock.faults.inject` simulates. */
export type Fault = ErrorFault | LatencyFault | BodyFault | TransportFault;

/** When a fault applies, in the order of a request. */
export type FaultPhase = Fault['phase'];

/** The faults of each phase. */
export interface FaultByPhase {
  before: ErrorFault | LatencyFault;
  processing: ErrorFault;
  'after-commit': ErrorFault | LatencyFault;
  body: BodyFault;
  transport: TransportFault;
}

/**
 * Checks a fault when it is injected, not when it applies, so that the error points to the test.
 *
 * @param path - The path of the fault in the error.
 * @throws {OptionError} A field is unknown, missing or not valid.
 */
export function assertFault(fault: unknown, path = 'fault'): void {
  assertShape(path, schemas.Fault, fault, bodyFields.injectFault ?? {});
}
