import type { FieldTree, RequestBody } from '../generated/request-bodies.ts';
import { assertObject, describeValue, throwValidationError } from './assert.ts';

/** An object that JSON writes without loss: own fields with strings, finite numbers, booleans, null, lists or such objects. */
export type PlainObject = { [name: string]: unknown };

type Tree = FieldTree | true | undefined;

/**
 * Copies a request body as JSON would write it, so that the client sends exactly what it checked. Getters, proxies and `toJSON` are read
 * once. An undefined field is omitted, as in JSON, unless the payment would differ without it.
 *
 * @throws {RequestValidationError} for anything else that JSON would drop or turn into null: a function, a symbol, NaN, Infinity,
 * undefined in a list, a Map, a Set, a promise, and a documented field that is inherited or not enumerable.
 */
export function toPlainObject(body: unknown, { fields, moneyFields = [] }: RequestBody): PlainObject {
  const parents = new Set<object>();

  const copy = (input: unknown, key: string, path: string, tree: Tree): unknown => {
    const value = applyToJson(input, key, path);
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'number':
        if (Number.isFinite(value)) return value;
        return throwValidationError(path, 'type', `must be a finite number (received ${value})`);
      case 'object':
        return value === null || isRawJson(value) ? value : copyInner(value, path, `${path}.`, tree);
    }
    const article = value === undefined ? '' : 'a ';
    return throwValidationError(path, 'type', `must not be ${article}${typeof value}: JSON cannot carry it`);
  };

  const copyInner = (value: object, path: string, prefix: string, tree: Tree): object => {
    if (parents.has(value)) throwValidationError(path, 'type', 'must not contain itself');
    parents.add(value);
    // By index, as JSON does: a list may have holes, or an iterator of its class.
    const plain = Array.isArray(value)
      ? Array.from({ length: value.length }, (_, index) => copy(value[index], `${index}`, `${path}[${index}]`, tree))
      : copyFields(value as PlainObject, path, prefix, typeof tree === 'object' ? tree : {});
    parents.delete(value);
    return plain;
  };

  const copyFields = (object: PlainObject, path: string, prefix: string, documented: FieldTree): PlainObject => {
    const names = Object.keys(object);
    if (losesContent(object, names))
      throwValidationError(
        path,
        'type',
        `must be a plain object or a list: JSON would lose the content of ${describeValue(object)}`,
      );
    const plain: PlainObject = {};
    for (const name of names) {
      const value = object[name];
      const fieldPath = prefix + name;
      assertMoneyField(value, fieldPath);
      if (value === undefined) continue;
      const member = copy(value, name, fieldPath, Object.hasOwn(documented, name) ? documented[name] : undefined);
      // Assigning this name would set the prototype.
      if (name === '__proto__') Object.defineProperty(plain, name, { value: member, enumerable: true });
      else plain[name] = member;
    }
    for (const name of Object.keys(documented))
      if (name in object && !names.includes(name)) assertNotHidden(object[name], prefix + name);
    return plain;
  };

  const assertMoneyField = (value: unknown, path: string): void => {
    if ((value === undefined || value === null) && moneyFields.includes(path))
      throwValidationError(path, 'required', `must have a value (received ${value}), or leave the property out`);
  };

  /** Rejects a documented field that JSON would not write. A method of a class is not data, unless the payment depends on the field. */
  const assertNotHidden = (value: unknown, path: string): void => {
    if (moneyFields.includes(path) || (value !== undefined && typeof value !== 'function'))
      throwValidationError(path, 'type', 'must be an own, enumerable property: JSON leaves out all others');
  };

  const root = assertObject('body', applyToJson(body, '', 'body') as object);
  // A text that is already JSON cannot be checked.
  if (isRawJson(root)) throwValidationError('body', 'type', 'must be an object');
  return copyInner(root, 'body', '', fields) as PlainObject;
}

/** Returns what JSON writes for a value with a `toJSON` method. */
function applyToJson(value: unknown, key: string, path: string): unknown {
  const canHaveToJson =
    (typeof value === 'object' && value !== null) || typeof value === 'function' || typeof value === 'bigint';
  if (!canHaveToJson) return value;
  const { toJSON } = value as { toJSON?: unknown };
  if (typeof toJSON !== 'function') return value;
  const json: unknown = toJSON.call(value, key);
  // For example an invalid date.
  return json ?? throwValidationError(path, 'type', `must not become ${json} in JSON`);
}

/** Whether an object has content outside its fields, such as a Map, a Set, a promise, an error or a boxed number. */
function losesContent(object: object, names: readonly string[]): boolean {
  const kind = Object.prototype.toString.call(object);
  return kind !== '[object Object]' && (names.length === 0 || /^\[object (Map|Set)\]$/.test(kind));
}

/** Whether the value is text that is already JSON, in runtimes with `JSON.rawJSON`. */
function isRawJson(value: object): boolean {
  return (JSON as { isRawJSON?(value: object): boolean }).isRawJSON?.(value) === true;
}
