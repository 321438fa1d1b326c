import type { ValidationRule } from '../errors/errors.ts';
import { amountInputLimits } from '../generated/limits.ts';
import { assertObject, describeValue, type PlainObject, throwValidationError } from './assert.ts';

/** A UUID, or a trace id of 32 digits. */
export const hexadecimalId = /^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

/** The limits of a value in the OpenAPI document that the client checks before it sends a request. */
export interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly format?: 'uuid';
  readonly pattern?: string;
  /** The meaning of the pattern, in words. */
  readonly 'x-rule'?: string;
  // No limit of a request has this yet.
  readonly minItems?: never;
}

/**
 * Checks the strings and lists among the properties of an object. Throws {@link RequestValidationError} for the first that breaks a limit.
 * Missing properties and other types are left to the compiler and to the service.
 */
export function validateLimits(value: PlainObject, limits: Readonly<Record<string, Limits>>): void {
  for (const [name, limit] of Object.entries(limits)) {
    const property = value[name];
    if (typeof property === 'string') validateText(name, property, limit);
    if (Array.isArray(property)) validateCount(name, property.length, 'Items', limit);
  }
}

/**
 * Throws {@link RequestValidationError} unless the value is a string within its limits. Lengths count code points.
 *
 * @param example - Stands after the requirement in the message
 */
export function validateText(field: string, value: unknown, limit: Limits = {}, example = ''): asserts value is string {
  if (typeof value !== 'string') {
    throwValidationError(field, `must be a string${example} (received ${describeValue(value)})`, 'type');
  }
  if (limit.format && !(value.length === 36 && hexadecimalId.test(value)))
    throwValidationError(field, 'must be a UUID', 'format');
  validateCount(field, countCharacters(value), 'Length', limit);
  if (limit.pattern && !new RegExp(limit.pattern).test(value))
    throwValidationError(field, `must be ${limit['x-rule']}`, 'pattern');
}

/** Counts code points. Only a text with surrogates has fewer of them than UTF-16 units. */
function countCharacters(text: string): number {
  return /[\ud800-\udfff]/.test(text) ? [...text].length : text.length;
}

/** Whether a text contains half of a surrogate pair. `isWellFormed` is missing in browsers of 2023. */
export function hasHalfPair(text: string): boolean {
  return /[\ud800-\udfff]/u.test(text);
}

export function throwHalfPair(field: string): never {
  const fix = 'Cut a text between its characters: [...text].slice(0, 20).join("")';
  return throwValidationError(field, `must be valid Unicode, without half of a surrogate pair. ${fix}`, 'pattern');
}

function validateCount(field: string, count: number, counted: 'Length' | 'Items', limit: Limits): void {
  const { [`min${counted}` as const]: min = 0, [`max${counted}` as const]: max = count } = limit;
  const noun = counted === 'Length' ? 'characters' : 'items';
  if (count < min) throwValidationError(field, `must have ${min} or more ${noun} (received ${count})`, `min${counted}`);
  if (count > max)
    throwValidationError(field, `must have ${max} or fewer ${noun} (received ${count})`, `max${counted}`);
}

// In a function, so that a bundler drops it where nothing uses it.
const currencyCode = /* @__PURE__ */ (() => new RegExp(amountInputLimits.currency.pattern))();

/**
 * Throws {@link RequestValidationError} for an `amount` that cannot be money. Its `value` is not a number, is negative, is too large to be
 * exact, or has too many decimals for its size. Or its `currency` is a text that is not a currency code. A body without `amount` passes.
 */
export function validateAmount({ amount }: PlainObject, start: 'from' | 'greater than' = 'from'): void {
  if (amount === undefined) return;
  // Not outside the function: a bundler keeps a destructuring that nothing uses.
  const { exclusiveMinimum: min, maximum: max, 'x-decimal-places': decimals } = amountInputLimits.value;
  const { value, currency } = assertObject('amount', amount as PlainObject);
  const fail = (rule: ValidationRule, fix = ''): never =>
    throwValidationError(
      'amount.value',
      `must be a number ${start} ${min} up to ${max} with at most ${decimals} decimals (received ${describeValue(value)})${fix}`,
      rule,
    );
  if (typeof value !== 'number') fail('type');
  else if (value < min || (start !== 'from' && value === min) || value > max) fail('range');
  else if (+value.toFixed(decimals) !== value)
    fail('decimals', `. Round it to ${describeValue(+value.toFixed(decimals))}`);
  else if (+String(value).replace('.', '') > max)
    fail('decimals', '. It has more digits than a number can hold exactly');
  if (typeof currency === 'string' && !currencyCode.test(currency)) {
    throwValidationError('amount.currency', 'must be an ISO 4217 code in capital letters, such as USD', 'pattern');
  }
}

/** {@link validateAmount} for a capture or a refund. Also rejects 0, which would move nothing. */
export function validatePositiveAmount(body: PlainObject): void {
  validateAmount(body, 'greater than');
}

/**
 * Returns an identifier that can be one segment of a path. Throws {@link RequestValidationError} for one that is empty, has white space around
 * it, or is a dot segment, in any encoding. All other characters are percent-encoded later.
 *
 * @param limits - The limits of the id. Without them, the service decides about its length
 */
export function assertPathId(name: string, value: string | undefined, limits: Limits = {}): string {
  validateText(name, value, {}, ` such as ${name.replace('_', '.')}`);
  // White space around it, a dot segment, encoded any number of times, or half of a surrogate pair.
  if (!value || /^\s|\s$|^(\.|%(25)*2e){1,2}$|[\ud800-\udfff]/iu.test(value)) {
    throwValidationError(
      name,
      'must be one part of a path, without a space or newline at its start or end',
      value.trim() ? 'pathSegment' : 'minLength',
    );
  }
  validateCount(name, countCharacters(value), 'Length', limits);
  return value;
}
