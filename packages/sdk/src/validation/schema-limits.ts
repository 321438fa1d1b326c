import { describeValue, throwValidationError } from './assert.ts';

/** The limits of a value in the OpenAPI document that the client checks before it sends a request. */
export interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  // No limit of a request has these yet.
  readonly minItems?: never;
  readonly pattern?: never;
}

/**
 * Checks the strings and lists among the properties of an object. Throws {@link RequestValidationError} for the first that breaks a limit.
 * Missing properties and other types are left to the compiler and to the service.
 */
export function validateLimits(value: object, limits: Readonly<Record<string, Limits>>): void {
  for (const [name, limit] of Object.entries(limits)) {
    const property = (value as Record<string, unknown>)[name];
    if (typeof property === 'string') validateText(name, property, limit);
    if (Array.isArray(property)) validateCount(name, property.length, 0, limit.maxItems, 'Items');
  }
}

/** Throws {@link RequestValidationError} unless the value is a string within its limits. Lengths count code points. */
export function validateText(field: string, value: unknown, limit: Limits = {}): asserts value is string {
  if (typeof value !== 'string') {
    throwValidationError(field, 'type', `must be a string (received ${describeValue(value)})`);
  }
  const { minLength = 0, maxLength = Infinity } = limit;
  // A text has at most as many code points as code units, and at least half as many. So most texts need no count.
  const isWithin = value.length <= maxLength && value.length >= 2 * minLength;
  const length = isWithin || value.length > 2 * maxLength ? value.length : [...value].length;
  validateCount(field, length, minLength, maxLength, 'Length');
}

function validateCount(field: string, count: number, min: number, max = Infinity, counted: 'Length' | 'Items'): void {
  const noun = counted === 'Length' ? 'characters' : 'items';
  if (count < min) throwValidationError(field, `min${counted}`, `must have ${min} or more ${noun} (received ${count})`);
  if (count > max)
    throwValidationError(field, `max${counted}`, `must have ${max} or fewer ${noun} (received ${count})`);
}
