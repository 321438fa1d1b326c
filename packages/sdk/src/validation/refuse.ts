import { RequestValidationError, type ValidationRule, type Violation } from '../errors/errors.ts';
import { isObject } from './is-object.ts';

/** Throws {@link RequestValidationError}: the field must be something else. `requirement` must not repeat a value that may be secret. */
export function throwValidationError(field: string, rule: ValidationRule, requirement: string): never {
  throw new RequestValidationError(`${field} ${requirement}`, { field, rule } satisfies Violation);
}

/** Throws {@link RequestValidationError} unless the value can be the object that a body must be. */
export function assertObject<T extends object>(field: string, value: T): T {
  if (isObject(value)) return value;
  return throwValidationError(field, value === undefined || value === null ? 'required' : 'type', 'must be an object');
}
