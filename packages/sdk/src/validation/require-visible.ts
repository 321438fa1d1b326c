import type { InputRule } from '../errors/errors.ts';
import { misconfigure } from './misconfigure.ts';

/**
 * Returns the text when a header can carry it exactly as it is: printable ASCII without spaces around it, which runtimes cut off.
 * Refuses any other value without repeating it.
 */
export function requireVisible(
  name: string,
  value: unknown,
  refuse: (name: string, rule: InputRule, requirement: string) => never = misconfigure,
): string {
  if (typeof value === 'string' && /^[!-~]([ -~]*[!-~])?$/.test(value)) return value;
  return refuse(name, value === undefined ? 'required' : 'pattern', 'must be printable ASCII without spaces around it');
}
