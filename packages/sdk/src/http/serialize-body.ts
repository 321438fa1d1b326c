import { PaychordError } from '../errors/base.ts';
import type { ValidationRule } from '../errors/errors.ts';
import type { MoneyFields, OperationContract } from '../generated/operations.ts';
import { assertObject, describeValue, type PlainObject, throwValidationError } from '../validation/assert.ts';
import { hasHalfPair, throwHalfPair } from '../validation/schema-limits.ts';
import { parseJson } from './response-text.ts';

/** The content of a body; undefined for a request without one. */
export type BodyContent = string | Uint8Array<ArrayBuffer> | undefined;

/** Receives the body exactly as it will be sent. Throws {@link RequestValidationError} for a body that must not be sent. */
export type ValidateBody = (body: PlainObject) => void;

const noFields: MoneyFields = {};

/**
 * Returns the JSON of a body. What is validated is that text, parsed: nothing that the caller changes later can change it.
 *
 * @param keyFix - Where the idempotency key belongs, if the call has none. In the body it would have no effect, and a repeat of the call
 * would make a second payment
 */
export function writeBody(
  body: unknown,
  { contract, validate }: { readonly contract: OperationContract; readonly validate?: ValidateBody },
  keyFix?: string | false,
): string {
  const text = toJson(body, contract.moneyFields);
  const written = assertObject('body', parseJson(text ?? '') as PlainObject);
  if (contract.idempotencyKey && keyFix && written.idempotencyKey) {
    throwValidationError('idempotencyKey', `must be ${keyFix}`, 'additionalProperties');
  }
  // As JSON writes half of a surrogate pair, or a text that contains this escape.
  if (/\\ud[89a-f]/.test(text as string)) assertWellFormed(written, '');
  validate?.(written);
  return text as string;
}

/**
 * Throws for half of a surrogate pair, as in an emoji that was cut. A URL cannot carry it, so a payment of such an order could never be listed.
 */
function assertWellFormed(value: unknown, path: string): void {
  if (typeof value === 'string' && hasHalfPair(value)) throwHalfPair(path);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (hasHalfPair(name)) throwHalfPair(path || 'body');
    assertWellFormed(inner, placeIn({ path, moneyFields: noFields }, name, Array.isArray(value)).path);
  }
}

/**
 * Writes a request body as JSON, or throws {@link RequestValidationError} for a body that JSON would change:
 * - a number that is not finite, a symbol, an object such as a Map or a promise whose content JSON does not write, a value that `toJSON` turns
 *   into nothing, and undefined or a function in a list;
 * - a money field that is there when it is read, but not in the JSON, or there with another value. A getter of a class is one example;
 * - null in a money field, or in an object around one.
 *
 * As in JSON, any other field is omitted when it is undefined, a function, inherited or not enumerable. Its getter is not called.
 *
 * @param moneyFields - The fields without which the service could move money differently
 * @returns The JSON; undefined for undefined and for a function
 */
export function toJson(body: unknown, moneyFields: MoneyFields = noFields): string | undefined {
  const places = new Map<object, Place>();
  const fail = (path: string, value: unknown, rule: ValidationRule = 'type') =>
    throwValidationError(
      path || 'body',
      rule === 'required'
        ? `must have a value (received ${describeValue(value)}), or leave the property out`
        : `must be a plain value: JSON would lose or change it (received ${describeValue(value)})`,
      rule,
    );
  const replace = function (this: PlainObject, key: string, value: unknown): unknown {
    // Most values: JSON writes them as they are. Without this line, a call takes about a tenth longer.
    if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value;
    const before = this[key];
    const isListed = Array.isArray(this);
    const parent = places.get(this);
    const field = isListed ? undefined : parent?.moneyFields[key];
    const place = parent ? placeIn(parent, key, isListed) : { path: '', moneyFields };
    // Null around a money field would remove that too.
    const isNeeded = field?.isMoney || (value === null && field?.fields);
    if (isNeeded && (value === undefined || value === null)) fail(place.path, value, 'required');
    if (isLost(before, value, isListed || field?.isMoney)) fail(place.path, value);
    if (typeof value !== 'object' || value === null) return value;
    places.set(value, place);
    for (const name of Object.keys(place.moneyFields)) {
      if (!isKept(name, Object(before), value as PlainObject))
        fail(place.path ? `${place.path}.${name}` : name, Object(before)[name]);
    }
    return value;
  };
  try {
    return JSON.stringify(body, replace);
  } catch (cause) {
    if (cause instanceof PaychordError) throw cause;
    const problem = 'cannot be read: it is circular or too deep, or a getter throws';
    return throwValidationError('body', problem, 'type', { cause });
  }
}

/** An object or a list in a body: its path, and the money fields in it. Those of a list are those of each entry. */
interface Place {
  readonly path: string;
  readonly moneyFields: MoneyFields;
}

function placeIn({ path, moneyFields }: Place, key: string, isListed: boolean): Place {
  if (isListed) return { path: `${path || 'body'}[${key}]`, moneyFields };
  return { path: path ? `${path}.${key}` : key, moneyFields: moneyFields[key]?.fields ?? noFields };
}

/**
 * Whether JSON would write nothing for a value, or something else.
 *
 * @param before - The value before its `toJSON`, if it has one
 * @param isNeeded - Whether JSON must not omit it
 */
function isLost(before: unknown, value: unknown, isNeeded: boolean | undefined): boolean {
  if (typeof value === 'object' && value !== null) {
    const kind = Object.prototype.toString.call(value).slice(8, -1);
    // A Map has its content elsewhere. A promise, an error or a boxed number too, unless it has its own fields.
    return kind === 'Map' || kind === 'Set' || !(kind === 'Object' || kind === 'Array' || Object.keys(value).length);
  }
  // For example an invalid date.
  if ((value === undefined || value === null) && before !== value) return true;
  if (value === undefined || typeof value === 'function') return !!isNeeded;
  return /symbol|bigint/.test(typeof value) || (typeof value === 'number' && !Number.isFinite(value));
}

/**
 * Whether JSON writes a money field, or an object with one, as code reads it.
 *
 * @param input - The object before its `toJSON`, if it has one
 * @param written - The object whose fields JSON writes
 */
function isKept(name: string, input: PlainObject, written: PlainObject): boolean {
  if (!(name in input || name in written)) return true;
  // As JSON decides it: own and enumerable.
  if (!Object.prototype.propertyIsEnumerable.call(written, name)) return false;
  if (input === written) return true;
  const [before, after] = [input[name], written[name]];
  return typeof before !== typeof after || typeof before === 'object' || before === after;
}
