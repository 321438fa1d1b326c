import { bodyFields, responseOnlyFields } from '../../generated/admin-fields.ts';
import type { AdminOperationId } from '../../generated/admin-operations.ts';
import type { FieldTree } from '../../generated/fields.ts';
import { schemas } from '../../generated/validators.js';
import { findUnknownBodyFields } from '../http/validate-request.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import type { ListOptions } from '../model/matching.ts';
import { violations } from '../model/validation.ts';
import { errorBrand, formatValue, isInstanceOf, OptionError } from '../options/option-error.ts';
import {
  assertOptions,
  isObject,
  isOneOf,
  isWholeNumber,
  type OptionRule,
  type OptionRules,
} from '../options/option-rules.ts';

/**
 * Thrown when a control cannot run in the current state, for example when the payment does not exist.
 *
 * @example
 * try {
 *   mock.payments.markPaid(paymentId);
 * } catch (error) {
 *   if (error instanceof ControlError && error.code === 'INVALID_STATUS') console.error('The payment is paid already');
 * }
 */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  /** The error code that the mock server would return, for example `PAYMENT_NOT_FOUND` or `INVALID_STATUS`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }

  get [errorBrand](): string {
    return 'ControlError';
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: `this` is the class on the right of `instanceof`.
    return isInstanceOf(this, value);
  }
}

/**
 * Returns a successful result.
 *
 * @param name - Renames the fields in the error message.
 * @throws ControlError when the result is an API error
 */
export function unwrapResult<T>(result: T | ApiErrorResult, name = (problem: string) => problem): T {
  if (result instanceof ApiErrorResult) throw new ControlError(result.code, result.messages.map(name).join('; '));
  return result;
}

/**
 * Checks a value against a schema of the OpenAPI document and returns a copy of it.
 *
 * @param name - Renames the fields in the error message.
 * @throws ControlError `INVALID_PARAMETERS` when the value breaks the schema
 */
export function validateInput<T>(schema: string, value: T, name = (problem: string) => problem): T {
  const validate = schemas[schema];
  const problems = validate === undefined ? [`the schema ${schema} does not exist`] : violations(validate, value);
  if (problems.length > 0) throw new ControlError('INVALID_PARAMETERS', problems.map(name).join('; '));
  return structuredClone(value);
}

/**
 * Adds a record and returns a copy of it. Replacing an existing record would undo what has happened to it.
 *
 * @throws ControlError `ID_DUPLICATED` when a record has the id
 */
export function addRecord<T extends { id: string }>(kind: string, records: Map<string, T>, record: T): T {
  if (records.has(record.id)) {
    throw new ControlError('ID_DUPLICATED', `${kind} with the id ${JSON.stringify(record.id)} already exists`);
  }
  records.set(record.id, record);
  return structuredClone(record);
}

/**
 * Returns a record that was looked up by its id.
 *
 * @throws ControlError when there is no such record
 */
export function assertFound<T>(record: T | undefined, code: string, kind: string, id: string): T {
  if (record === undefined) throw new ControlError(code, describeMissing(kind, id));
  return record;
}

/**
 * Says that no record has an id. A common mistake is to pass the record, a promise of it, or the `id` of that promise.
 *
 * @param hint - Follows an id that is text.
 */
export function describeMissing(kind: string, id: unknown, hint = ''): string {
  const problem = `No ${kind} has the id`;
  if (id === undefined) return `${problem} undefined. Pass ${kind}.id, and await the call that returns the ${kind}`;
  if (typeof id !== 'object' || id === null) return `${problem} ${formatValue(id)}${hint}`;
  const [what, fix] = 'then' in id ? ['a promise', 'Await it, and pass'] : [formatValue(id), 'Pass'];
  return `${problem} ${what}. ${fix} ${kind}.id`;
}

/** The rules of the options that every list has. */
export const listOptionRules: OptionRules<ListOptions> = {
  sort: isOneOf(['oldest', 'newest']),
  limit: isWholeNumber(1),
};

/**
 * Checks the names of the options of a control. Nested objects are objects of the payments API, which may contain unknown fields.
 *
 * @param fields - The known names, from the operation of the admin API that calls the control.
 * @throws {OptionError} The options are not an object, or a name is unknown.
 */
export function assertOptionNames(control: string, options: object, fields: FieldTree | undefined): void {
  assertOptions(control, options, anyValueOf(fields));
}

/**
 * Checks the fields of a record that a control creates. Rejects what is probably misspelled, and what only a response has, because the
 * record would get another value. Any other unknown field is allowed, as in the payments API.
 *
 * @param id - The operation of the admin API that calls the control.
 * @param fields - The known fields. By default, those of the operation.
 * @throws {OptionError} The details are not an object, or a field is in the wrong place.
 */
export function assertFields(
  control: string,
  details: unknown,
  id: AdminOperationId,
  fields: FieldTree = bodyFields[id] ?? {},
): void {
  if (!isObject(details)) {
    throw new OptionError(control, `must have an object as details (received ${formatValue(details)})`);
  }
  const responseOnly = findField(responseOnlyFields[id] ?? {}, details);
  if (responseOnly !== undefined) {
    throw new OptionError(responseOnly, 'is a field of the response, which the mock server sets. Remove it');
  }
  const misspelled = findUnknownBodyFields(fields, details).find(({ suggestion }) => suggestion !== undefined);
  if (misspelled === undefined) return;
  const { path, suggestion } = misspelled;
  throw new OptionError(path, `is not a known field. Did you mean ${suggestion}?`);
}

/** Returns the path of a field that is in the tree and in the value. */
function findField(tree: FieldTree, value: Record<string, unknown>): string | undefined {
  for (const [name, inner] of Object.entries(tree)) {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    if (own === undefined) continue;
    if (inner === true) return name;
    const path = isObject(own) ? findField(inner, own) : undefined;
    if (path !== undefined) return `${name}.${path}`;
  }
  return undefined;
}

/** Creates rules that allow any value. */
export function anyValueOf(fields: FieldTree = {}): Record<string, OptionRule> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, () => {}]));
}
