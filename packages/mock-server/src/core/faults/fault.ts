import { bodyFields } from '../../generated/admin-fields.ts';
import type { BodyFault, CreationFault, ProcessingFault, TransportFault } from '../../generated/control-types.ts';
import { schemas } from '../../generated/control-validators.js';
import { type FieldTree, requestFields } from '../../generated/fields.ts';
import type { OperationId } from '../../generated/operations.ts';
import { assertShape } from '../model/validation.ts';
import { OptionError } from '../options/option-error.ts';
import { didYouMean, similarName } from '../options/suggest-name.ts';

/** Selects the requests that a fault matches. Only requests that reach the phase of the fault count. */
export type FaultTrigger = Pick<BodyFault, 'operation' | 'match' | 'when'>;

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
export type Fault = ErrorFault | LatencyFault | CreationFault | BodyFault | TransportFault;

/** When a fault applies, in the order of a request. */
export type FaultPhase = Fault['phase'];

/** The faults of each phase. */
export interface FaultByPhase {
  before: ErrorFault | LatencyFault;
  processing: ErrorFault;
  creation: CreationFault;
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
export function assertFault(fault: unknown, path = 'fault'): asserts fault is Fault {
  assertShape(path, schemas.Fault, fault, bodyFields.injectFault ?? {});
  const { operation, match = {} } = fault as Fault;
  for (const field of Object.keys(match)) {
    const problem = problemOf(field, operation);
    if (problem !== undefined) throw new OptionError(`${path}.match.${field}`, problem);
  }
}

/** Says that no documented body has a value at the path. Otherwise undefined. */
function problemOf(field: string, operation: OperationId | undefined): string | undefined {
  const bodies = operation === undefined ? Object.values(requestFields) : [requestFields[operation] ?? {}];
  const known = [...new Set(bodies.flatMap(leavesOf))];
  if (known.some((each) => isAtOrBelow(each, field))) return undefined;

  const place = operation === undefined ? 'any request body' : `the request body of ${operation}`;
  const meant = known.find((each) => each.startsWith(`${field}.`)) ?? similarName(field, known);
  return `is not the path of a value in ${place}${didYouMean(meant)}`;
}

/** Returns the paths of the fields that have no documented fields of their own. */
function leavesOf(tree: FieldTree): string[] {
  return Object.entries(tree).flatMap(([name, inner]) =>
    inner === true ? [name] : leavesOf(inner).map((each) => `${name}.${each}`),
  );
}

/** Whether a written path is that of a field, or leads into its value. The path of an item of a list has its index. */
function isAtOrBelow(field: string, written: string): boolean {
  return `${written.replaceAll(/\.\d+(?=\.|$)/g, '')}.`.startsWith(`${field}.`);
}

/** Whether the fields of a request body have the values of `match`. */
export function matchesBody({ match = {} }: FaultTrigger, body: unknown): boolean {
  return Object.entries(match).every(([path, value]) => {
    const found = path.split('.').reduce((each: unknown, name) => {
      return Object.hasOwn(Object(each), name) ? (each as Record<string, unknown>)[name] : undefined;
    }, body);
    return found === value;
  });
}
