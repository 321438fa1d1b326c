import type { ValidationRule } from '../errors/errors.ts';
import { describeValue, throwValidationError } from './assert.ts';

/**
 * Returns an identifier that can be one segment of a path. Throws {@link RequestValidationError} for one that is empty, too long, or a dot
 * segment, in any encoding. All other characters are percent-encoded later. The service decides whether an id is too short.
 *
 * @param maxLength - Where the contract has no limit: longer than any identifier, shorter than a path that servers reject
 */
export function assertPathId(name: string, value: string | undefined, maxLength = 1024): string {
  const rule = findBrokenRule(value, maxLength);
  if (rule === undefined) return value as string;
  const received = typeof value === 'string' ? '' : ` (received ${describeValue(value)})`;
  return throwValidationError(name, rule, `must be an id of 1 to ${maxLength} characters${received}`);
}

function findBrokenRule(value: unknown, maxLength: number): ValidationRule | undefined {
  if (typeof value !== 'string') return 'type';
  if (!/\S/.test(value)) return 'minLength';
  // Limits count code points. A text has at most as many of them as code units.
  if (value.length > maxLength && [...value].length > maxLength) return 'maxLength';
  // A dot segment, encoded any number of times, or half of a surrogate pair.
  return /^(\.|%(25)*2e){1,2}$|[\ud800-\udfff]/iu.test(value) ? 'pathSegment' : undefined;
}
