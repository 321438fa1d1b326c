import { ConfigurationError, RequestValidationError, type ValidationRule, type Violation } from '../errors/errors.ts';

/** Throws an error about an option or a field. `requirement` must not repeat a value that may be secret. */
export type Fail = (name: string, rule: ValidationRule, requirement: string) => never;

/** Throws {@link ConfigurationError} about an option of the client. */
export function throwConfigurationError(option: string, _rule: ValidationRule, requirement: string): never {
  throw new ConfigurationError(`${option} ${requirement}`);
}

/** Throws {@link RequestValidationError} about a field or an option of a call. */
export function throwValidationError(field: string, rule: ValidationRule, requirement: string): never {
  throw new RequestValidationError(`${field} ${requirement}`, { field, rule } satisfies Violation);
}

/** Whether JSON writes the value as `{…}`: it is not null, a list or a Map, whose content JSON would lose. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(Symbol.iterator in value);
}

/** Returns the value if it is an object. Throws {@link RequestValidationError} otherwise. */
export function assertObject<T extends object>(field: string, value: T): T {
  if (isObject(value)) return value;
  return throwValidationError(field, value === undefined || value === null ? 'required' : 'type', 'must be an object');
}

/**
 * Returns the text if a header can carry it unchanged: printable ASCII without spaces around it, which runtimes cut off. Fails for any
 * other value, without repeating it.
 */
export function assertHeaderValue(name: string, value: unknown, fail: Fail = throwConfigurationError): string {
  if (typeof value === 'string' && /^[!-~]([ -~]*[!-~])?$/.test(value)) return value;
  if (value === undefined) return fail(name, 'required', 'is not set');
  return fail(name, 'pattern', 'must be printable ASCII without spaces around it');
}
