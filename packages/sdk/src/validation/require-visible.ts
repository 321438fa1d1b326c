import type { ValidationRule } from '../errors/errors.ts';
import { throwConfigurationError } from './misconfigure.ts';

/**
 * Returns the text when a header can carry it exactly as it is: printable ASCII without spaces around it, which runtimes cut off.
 * Refuses any other value without repeating it.
 */
export function assertHeaderValue(
  name: string,
  value: unknown,
  refuse: (name: string, rule: ValidationRule, requirement: string) => never = throwConfigurationError,
): string {
  if (typeof value === 'string' && /^[!-~]([ -~]*[!-~])?$/.test(value)) return value;
  return refuse(name, value === undefined ? 'required' : 'pattern', 'must be printable ASCII without spaces around it');
}
