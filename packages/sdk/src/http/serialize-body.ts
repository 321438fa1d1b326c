import { PaychordError } from '../errors/base.ts';
import type { ValidationRule } from '../errors/errors.ts';
import type { MoneyFields, OperationContract } from '../generated/operations.ts';
import { assertObject, describeValue, type PlainObject, throwValidationError } from '../validation/assert.ts';
import { hasHalfPair, throwHalfPair } from '../validation/schema-limits.ts';

/** The content of a body; undefined for a request without one. */
export type BodyContent = string | Uint8Array<ArrayBuffer> | undefined;

/** Receives the body exactly as it will be sent. Throws {@link RequestValidationError} for a body that must not be sent. */
export type ValidateBody = (body: PlainObject) => void;

const noFields: MoneyFields = {};

/**
 * Returns the JSON of a body. What is validated is the copy that it is written from: nothing that the caller changes later can change it.
 *
 * @param keyFix - Where the idempotency key belongs, if the call has none. In the body it would have no effect, and a repeat of the call
 * would make a second payment
 */
export function writeBody(
  body: unknown,
  { contract, validate }: { readonly contract: OperationContract; readonly validate?: ValidateBody },
  keyFix?: string | false,
): string {
  const written = assertObject('body', toPlain(body, contract.moneyFields) as PlainObject);
  if (contract.idempotencyKey && keyFix && written.idempotencyKey) {
    throwValidationError('idempotencyKey', `must be ${keyFix}`, 'additionalProperties');
  }
  const text = readBody(() => JSON.stringify(written));
  // As JSON writes half of a surrogate pair, or a text that contains this escape.
  if (/\\ud[89a-f]/.test(text)) assertWellFormed(written, '');
  validate?.(written);
  return text;
}

/**
 * Throws for half of a surrogate pair, as in an emoji that was cut. A URL cannot carry it, so a payment of such an order could never be listed.
 */
function assertWellFormed(value: unknown, path: string): void {
  if (typeof value === 'string' && hasHalfPair(value)) throwHalfPair(path);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (hasHalfPair(name)) throwHalfPair(path || 'body');
    assertWellFormed(inner, placeIn({ path, open: new Set(), moneyFields: noFields }, name, Array.isArray(value)).path);
  }
}

/** An object or a list in a body: its path, and the money fields in it. Those of a list are those of each entry. */
interface Place {
  readonly path: string;
  /** The objects around it, to find a circular one before it is copied. */
  readonly open: Set<object>;
  readonly moneyFields: MoneyFields;
  /** Whether it is an entry of a list. */
  readonly isListed?: boolean;
  /** Whether JSON must not omit it. */
  readonly isMoney?: boolean | undefined;
}

function placeIn({ path, open, moneyFields }: Place, key: string, isListed: boolean): Place {
  if (isListed) return { path: `${path || 'body'}[${key}]`, open, moneyFields, isListed: true };
  const { isMoney, fields = noFields } = moneyFields[key] ?? {};
  return { path: path ? `${path}.${key}` : key, open, moneyFields: fields, isMoney };
}

/**
 * Copies a request body as JSON writes it, or throws {@link RequestValidationError} for a body that JSON would change:
 * - a number that is not finite, a symbol, an object such as a Map or a promise whose content JSON does not write, a value that `toJSON` turns
 *   into nothing, and undefined or a function in a list;
 * - a money field that is there when it is read, but not in the JSON, or there with another value. A getter of a class is one example;
 * - null in a money field, or in an object around one.
 *
 * As in JSON, any other field is omitted when it is undefined, a function, inherited or not enumerable. Its getter is not called.
 *
 * @param moneyFields - The fields without which the service could move money differently
 */
export function toPlain(body: unknown, moneyFields: MoneyFields = noFields): unknown {
  return readBody(() => copyValue(body, '', { path: '', open: new Set(), moneyFields }));
}

function readBody<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof PaychordError) throw cause;
    const problem = 'cannot be read: it is circular or too deep, or a getter throws';
    return throwValidationError('body', problem, 'type', { cause });
  }
}

/** Whether JSON writes a value as it is. Most values need no place: without this question, a call makes more garbage. */
function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

/** A loop over plain values, because `JSON.stringify` with a function takes twice as long. */
function copyValue(input: unknown, key: string, place: Place): unknown {
  if (isScalar(input)) return input;
  const { toJSON } = Object(input) as { readonly toJSON?: unknown };
  const value: unknown = typeof toJSON === 'function' ? toJSON.call(input, key) : input;

  // Null around a money field would remove that too.
  const hidesMoney = value === null && !place.isListed && place.path !== '' && place.moneyFields !== noFields;
  if (hidesMoney || (place.isMoney && (value === undefined || value === null))) fail(place.path, value, 'required');
  if (isLost(input, value, place.isListed || place.isMoney)) fail(place.path, value);
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;

  if (place.open.has(value)) throw new TypeError('circular');
  place.open.add(value);
  const copy = Array.isArray(value) ? copyList(value, place) : copyObject(Object(input), value as PlainObject, place);
  place.open.delete(value);
  return copy;
}

function copyList(list: readonly unknown[], place: Place): unknown[] {
  return Array.from({ length: list.length }, (_, index) =>
    copyValue(list[index], `${index}`, placeIn(place, `${index}`, true)),
  );
}

/** @param input - The object before its `toJSON`, if it has one */
function copyObject(input: PlainObject, value: PlainObject, place: Place): PlainObject {
  const copy: PlainObject = {};
  for (const name of Object.keys(value)) {
    const before = value[name];
    const inner = isScalar(before) ? before : copyValue(before, name, placeIn(place, name, false));
    if (name === '__proto__') Object.defineProperty(copy, name, { value: inner, enumerable: true });
    else if (inner !== undefined) copy[name] = inner;
  }
  for (const name of Object.keys(place.moneyFields)) {
    const { path, isMoney } = placeIn(place, name, false);
    // An object around a money field may be undefined, as any other field.
    const isOmitted = !isMoney && Object.hasOwn(value, name) && value[name] === undefined;
    if (!isOmitted && !isKept(name, input, value, copy)) fail(path, input[name]);
  }
  return copy;
}

function fail(path: string, value: unknown, rule: ValidationRule = 'type'): never {
  const problem = rule === 'required' ? 'must have a value' : 'must be a plain value: JSON would lose or change it';
  const fix = rule === 'required' ? ', or leave the property out' : '';
  return throwValidationError(path || 'body', `${problem} (received ${describeValue(value)})${fix}`, rule);
}

/** A function of newer runtimes. */
type RawJson = { readonly isRawJSON?: (value: object) => boolean };

/**
 * Whether JSON would write nothing for a value, or something else.
 *
 * @param before - The value before its `toJSON`, if it has one
 * @param isNeeded - Whether JSON must not omit it
 */
function isLost(before: unknown, value: unknown, isNeeded: boolean | undefined): boolean {
  if (typeof value === 'object' && value !== null) {
    const kind = Object.prototype.toString.call(value).slice(8, -1);
    // JSON writes the text of a raw value, which nothing checks.
    if (kind === 'Object') return (JSON as RawJson).isRawJSON?.(value) === true;
    // A Map or a boxed value has its content elsewhere. A promise or an error too, unless it has its own fields.
    return kind !== 'Array' && (/^(Map|Set|String|Number|Boolean)$/.test(kind) || Object.keys(value).length === 0);
  }
  // For example an invalid date.
  if ((value === undefined || value === null) && before !== value) return true;
  if (value === undefined || typeof value === 'function') return !!isNeeded;
  return /symbol|bigint/.test(typeof value) || (typeof value === 'number' && !Number.isFinite(value));
}

/**
 * Whether the copy has a money field, or an object with one, as code reads it.
 *
 * @param input - The object before its `toJSON`, if it has one
 * @param value - The object whose fields JSON writes
 */
function isKept(name: string, input: PlainObject, value: PlainObject, copy: PlainObject): boolean {
  if (!(name in input || name in value)) return true;
  if (!Object.hasOwn(copy, name)) return false;
  const [before, after] = [input[name], copy[name]];
  return input === value || typeof before !== typeof after || typeof before === 'object' || before === after;
}
