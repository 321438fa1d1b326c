import { throwValidationError } from './refuse.ts';

/** What the OpenAPI document demands of a value, as far as it is checked before sending. */
export interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/**
 * Holds the texts and the lists among an object's properties against their limits, and throws
 * {@link RequestValidationError} for the first that breaks one. What is absent or of another type is left to the compiler
 * and to the service.
 */
export function validateLimits(value: object, limits: Readonly<Record<string, Limits>>, prefix = ''): void {
  for (const [name, limit] of Object.entries(limits)) {
    const property = (value as Record<string, unknown>)[name];
    if (typeof property === 'string') validateText(prefix + name, property, limit);
    if (Array.isArray(property)) checkItems(prefix + name, property, limit);
  }
}

/** Throws {@link RequestValidationError} unless the value is a text within its limits. Lengths count code points. */
export function validateText(field: string, value: unknown, limit: Limits = {}): asserts value is string {
  if (typeof value !== 'string') throwValidationError(field, 'type', 'must be a string');
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = limit;
  const length = countCodePoints(value, minLength, maxLength);
  checkCount(field, length, minLength, maxLength, 'Length', 'characters');
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    throwValidationError(field, 'pattern', `must match ${pattern}`);
}

function checkItems(field: string, { length }: readonly unknown[], limit: Limits): void {
  checkCount(field, length, limit.minItems, limit.maxItems, 'Items', 'items');
}

function checkCount(
  field: string,
  count: number,
  least = 0,
  most = Number.POSITIVE_INFINITY,
  rule: 'Length' | 'Items',
  noun: string,
): void {
  if (count < least) throwValidationError(field, `min${rule}`, `must have at least ${least} ${noun}`);
  if (count > most) throwValidationError(field, `max${rule}`, `must have at most ${most} ${noun}`);
}

/** Counts only where it matters: a text has at most as many code points as code units, and at least half as many. */
function countCodePoints(text: string, minLength: number, maxLength: number): number {
  const isWithin = text.length <= maxLength && text.length >= 2 * minLength;
  return isWithin || text.length > 2 * maxLength ? text.length : [...text].length;
}
