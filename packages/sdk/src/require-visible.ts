import type { InputRule } from './errors.ts';
import { misconfigure } from './misconfigure.ts';

/**
 * The text, when it can be the value of a header exactly as it stands: visible ASCII. Spaces and line ends would be cut off
 * or refused by the runtime, whose message would repeat the value. Refuses any other value without repeating it.
 */
export function requireVisible(
  name: string,
  value: unknown,
  refuse: (name: string, rule: InputRule, requirement: string) => never = misconfigure,
): string {
  if (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) return value;
  return refuse(name, value === undefined ? 'required' : 'pattern', 'is missing or not all visible ASCII');
}
