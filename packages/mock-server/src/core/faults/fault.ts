import { bodyFields } from '../../generated/admin-fields.ts';
import type { BodyFault, CreationFault, ProcessingFault, TransportFault } from '../../generated/control-types.ts';
import { schemas } from '../../generated/control-validators.js';
import { type FieldTree, requestFields } from '../../generated/fields.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import { operations as validators } from '../../generated/validators.js';
import { describeType, describeViolation } from '../model/describe-violation.ts';
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
  for (const [field, value] of Object.entries(match)) {
    const problem = problemOf(field, value, operation);
    if (problem !== undefined) throw new OptionError(`${path}.match.${field}`, problem);
  }
}

/** Says why no documented body has the value at the path. Otherwise undefined. */
function problemOf(field: string, value: unknown, operation: OperationId | undefined): string | undefined {
  if (operation !== undefined && operations[operation].body === 'none')
    return `matches nothing: ${operation} has no request body`;
  const bodies = Object.entries(requestFields)
    .filter(([id]) => id === (operation ?? id))
    .map(([id, tree]) => ({ id: id as OperationId, fields: leavesOf(tree) }));
  const known = [...new Set(bodies.flatMap(({ fields }) => fields))];
  const withField = bodies.filter(({ fields }) => fields.some((each) => isAtOrBelow(each, field)));
  if (withField.length === 0) {
    const place = operation === undefined ? 'any request body' : `the request body of ${operation}`;
    const meant = known.find((each) => each.startsWith(`${field}.`)) ?? similarName(field, known);
    const fix =
      meant === undefined && operation !== undefined
        ? `. Its fields: ${Object.keys(requestFields[operation] ?? {}).join(', ')}`
        : didYouMean(meant);
    return `is not the path of a value in ${place}${fix}`;
  }
  const violations = withField.map(({ id }) => typeViolationOf(id, field, value));
  return violations.includes(undefined) ? undefined : violations[0];
}

/** Says that a value on the path has the wrong type for the request body of an operation. Otherwise undefined. */
function typeViolationOf(id: OperationId, field: string, value: unknown): string | undefined {
  // Each item of a list has the same types.
  const steps = field.split('.').map((step) => (/^\d+$/.test(step) ? '0' : step));
  const body = steps.reduceRight((inner, step) => (step === '0' ? [inner] : { [step]: inner }), value);
  const validate = validators[id].body;
  validate?.(body);
  for (let length = 1; length <= steps.length; length += 1) {
    const pointer = `/${steps.slice(0, length).join('/')}`;
    const errors = (validate?.errors ?? []).filter(({ instancePath }) => `${instancePath}/`.startsWith(`${pointer}/`));
    const violation = errors.find(({ keyword }) => keyword === 'type');
    // One of several possible types fits, for example that of an unlisted value.
    const isPossible = errors.some((each) => each.instancePath !== pointer || !typeKeywords.has(each.keyword));
    if (violation === undefined || isPossible) continue;
    // Without the value, which can be the number of a card.
    if (length === steps.length) return describeViolation(violation, errors, body, describeType);
    const names = field.split('.');
    const place = names.slice(0, length).join('.');
    return [violation.params.type].flat().includes('array')
      ? `matches nothing: ${place} is a list. Add the index of an item: ${[place, 0, ...names.slice(length)].join('.')}`
      : `matches nothing: ${place} has no ${names[length]}`;
  }
  return undefined;
}

/** The keywords of an error about the type alone. */
const typeKeywords: ReadonlySet<string> = new Set(['type', 'anyOf', 'oneOf']);

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
