import { bodyFields } from '../generated/admin-fields.ts';
import type { BodyFault, ProcessingFault, TransportFault } from '../generated/control-types.ts';
import { schemas } from '../generated/control-validators.js';
import { assertShape } from '../model/validation.ts';

/** Selects the requests that a fault matches. Only requests that reach the phase of the fault count. */
export type FaultTrigger = Pick<BodyFault, 'operation' | 'when'>;

/** Responds with an error. */
export interface ErrorFault extends Omit<ProcessingFault, 'phase'> {
  /**
   * When the error happens. `before`: the service did nothing, and the idempotency key is free. `processing`: the service created nothing,
   * but the key is consumed. `after-commit`: the operation took effect, and the response hides it.
   */
  readonly phase: 'before' | 'processing' | 'after-commit';
}

/** Delays the response without changing it. */
export interface LatencyFault extends FaultTrigger, Required<Pick<ProcessingFault, 'latencyMs'>> {
  readonly phase: 'before' | 'after-commit';
  readonly status?: never;
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
