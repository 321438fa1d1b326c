import { ConfigurationError, RequestValidationError, type ValidationRule } from '../errors/errors.ts';

/** An object as JSON writes it. */
export type PlainObject = { [name: string]: unknown };

/** Throws an error about an option or a field. `requirement` must not repeat a value that may be secret. */
export type Fail = (name: string, requirement: string, rule: ValidationRule) => never;

/** Throws {@link ConfigurationError} about an option of the client. */
export function throwConfigurationError(option: string, requirement: string): never {
  throw new ConfigurationError(`${option} ${requirement}`);
}

/** Throws {@link RequestValidationError} about a field or an option of a call. */
export function throwValidationError(
  field: string,
  requirement: string,
  rule: ValidationRule,
  options?: { readonly cause: unknown },
): never {
  throw new RequestValidationError(`${field} ${requirement}`, { field, rule }, options);
}

/**
 * Describes a value for a message: a number, null and undefined as they are, of anything else only the type, because it may be secret. A long
 * number may be that of a card, so it is cut. A promise is mostly a forgotten `await`.
 */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return `${value}`;
  if (typeof value === 'number') return `${value}`.replace(/(.{6}).{7,}/, '$1…');
  if (value instanceof Promise) return 'a promise: await it';
  const type = Array.isArray(value) ? 'list' : typeof value;
  return `${type === 'object' ? 'an' : 'a'} ${type}`;
}

/** Whether JSON writes the value as `{…}`: it is not null, a list or a Map, whose content JSON would lose. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(Symbol.iterator in value);
}

/**
 * Returns the value if it is an object. Fails otherwise.
 *
 * @param example - Stands after the requirement in the message
 */
export function assertObject<T extends object>(
  field: string,
  value: T,
  fail: Fail = throwValidationError,
  example = '',
): T {
  if (isObject(value)) return value;
  const rule = value === undefined || value === null ? 'required' : 'type';
  return fail(field, `must be an object${example} (received ${describeValue(value)})`, rule);
}

/** Throws unless the value is a function. */
export function assertFunction(name: string, value: unknown): void {
  if (typeof value !== 'function') {
    throwConfigurationError(name, `must be a function (received ${describeValue(value)})`);
  }
}

/**
 * Returns the text if a header can carry it unchanged: printable ASCII without spaces around it, which runtimes cut off. Fails for any
 * other value, without repeating it.
 *
 * @param fix - What to do when there is no value
 */
export function assertHeaderValue(
  name: string,
  value: unknown,
  fail: Fail = throwConfigurationError,
  fix = 'Is its environment variable set?',
): string {
  // A template turns a missing value into the text of it.
  if (!value || value === 'undefined' || value === 'null') return fail(name, `is not set. ${fix}`, 'required');
  if (typeof value === 'string' && /^[!-~]([ -~]*[!-~])?$/.test(value)) return value;
  return fail(name, 'must be a string of printable ASCII without newlines or spaces around it', 'pattern');
}
