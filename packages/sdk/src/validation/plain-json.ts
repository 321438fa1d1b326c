import { assertObject, describeValue, throwValidationError } from './assert.ts';

/** An object that JSON writes without loss: own fields with strings, finite numbers, booleans, null, lists or such objects. */
export type PlainObject = { [name: string]: unknown };

/** How the contract writes the name of a field. A getter of a class with another name, such as `isStored`, is no field. */
export const fieldName = /^[a-z][a-z\d_]*$/;

/**
 * Copies a request body as JSON would write it, so that the client sends exactly what it checked. Getters, proxies and `toJSON` are read
 * once. An undefined field is omitted, as in JSON, unless the payment would differ without it.
 *
 * @param moneyFields - The paths of the fields without which the service moves money differently
 * @throws {RequestValidationError} for anything else that JSON would drop or turn into null: a function, a symbol, NaN, Infinity,
 * undefined in a list, a Map, a Set, a promise, and a field that is inherited or not enumerable. A proxy must list its fields: nothing can
 * find the others.
 */
export function toPlainObject(body: unknown, moneyFields: readonly string[]): PlainObject {
  const parents = new Set<object>();
  const moneyNames = moneyNamesOf(moneyFields);

  const copy = (input: unknown, key: string, path: string): unknown => {
    const value = applyToJson(input, key, path);
    if (typeof value === 'object') {
      return value === null || isRawJson(value) ? value : copyInner(value, path, `${path}.`);
    }
    if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value;
    return throwValidationError(path, 'type', `must not be ${describeValue(value)}: JSON has no such value`);
  };

  const copyInner = (value: object, path: string, prefix: string): object => {
    if (parents.has(value)) throwValidationError(path, 'type', 'must not contain itself');
    parents.add(value);
    // By index, as JSON does: a list may have holes, or an iterator of its class.
    const plain = Array.isArray(value)
      ? Array.from({ length: value.length }, (_, index) => copy(value[index], `${index}`, `${path}[${index}]`))
      : copyFields(value as PlainObject, path, prefix);
    parents.delete(value);
    return plain;
  };

  const copyFields = (object: PlainObject, path: string, prefix: string): PlainObject => {
    const names = Object.keys(object);
    const kind = Object.prototype.toString.call(object);
    // For example a Map, a Set, a promise, an error or a boxed number, which have content outside their fields.
    if (kind !== '[object Object]' && (names.length === 0 || /^\[object (Map|Set)\]$/.test(kind)))
      throwValidationError(
        path,
        'type',
        `must be a plain object or a list: JSON would lose the content of ${describeValue(object)}`,
      );
    const plain: PlainObject = {};
    for (const name of names) {
      const value = object[name];
      const fieldPath = prefix + name;
      if ((value === undefined || value === null) && moneyFields.includes(fieldPath))
        throwValidationError(fieldPath, 'required', `must have a value (received ${value}), or leave the property out`);
      if (value === undefined) continue;
      const member = copy(value, name, fieldPath);
      // Assigning this name would set the prototype.
      if (name === '__proto__') Object.defineProperty(plain, name, { value: member, enumerable: true });
      else plain[name] = member;
    }
    for (const [parent, name] of moneyNames) {
      // Here also a method of a class, and what a program added to all objects.
      if (parent === prefix && name in object && !names.includes(name)) throwHidden(prefix + name);
    }
    assertNothingHidden(object, names, prefix);
    return plain;
  };

  const root = assertObject('body', applyToJson(body, '', 'body') as object);
  // A text that is already JSON cannot be checked.
  if (isRawJson(root)) throwValidationError('body', 'type', 'must be an object');
  return copyInner(root, 'body', '') as PlainObject;
}

type Place = readonly [parent: string, name: string];

const knownNames = /* @__PURE__ */ new WeakMap<readonly string[], readonly Place[]>();

/** Splits paths, once for each list. Also those of the objects with a money field: `card` may be as hidden as its `capture`. */
function moneyNamesOf(moneyFields: readonly string[]): readonly Place[] {
  const known = knownNames.get(moneyFields);
  if (known) return known;
  const names = moneyFields.flatMap((path) =>
    Array.from(path.matchAll(/[^.]+/g), ({ 0: name, index }): Place => [path.slice(0, index), name]),
  );
  knownNames.set(moneyFields, names);
  return names;
}

/** Rejects a field that JSON would not write: one that is inherited or not enumerable. A method of a class is not data. */
function assertNothingHidden(object: PlainObject, names: readonly string[], prefix: string): void {
  let level = object;
  // A proxy can be its own prototype.
  for (let depth = 0; depth < 100 && level !== null && !isObjectPrototype(level); depth += 1) {
    const own = Object.getOwnPropertyNames(level);
    // Most objects are plain. Then their names need no comparison.
    const isPlain = level === object && own.length === names.length;
    for (const name of isPlain ? [] : own) {
      if (!fieldName.test(name) || names.includes(name)) continue;
      const value = object[name];
      // A getter may return a promise that rejects, for which no code waits.
      if (value instanceof Promise) value.catch(() => {});
      if (value !== undefined && typeof value !== 'function') throwHidden(prefix + name);
    }
    level = Object.getPrototypeOf(level);
  }
}

/** Whether the object is the `Object.prototype` of any realm. */
function isObjectPrototype(object: object): boolean {
  return Object.getPrototypeOf(object) === null && Object.hasOwn(object, 'hasOwnProperty');
}

function throwHidden(path: string): never {
  throwValidationError(path, 'type', 'must be an own, enumerable property of a plain object: JSON would lose it');
}

/** Returns what JSON writes for a value with a `toJSON` method. */
function applyToJson(value: unknown, key: string, path: string): unknown {
  const canHaveToJson = typeof value === 'object' || typeof value === 'function' || typeof value === 'bigint';
  const toJSON: unknown = canHaveToJson && (value as { toJSON?: unknown } | null)?.toJSON;
  if (typeof toJSON !== 'function') return value;
  const json: unknown = toJSON.call(value, key);
  // For example an invalid date.
  return json ?? throwValidationError(path, 'type', `must not become ${json} in JSON`);
}

/** Whether the value is text that is already JSON, in runtimes with `JSON.rawJSON`. */
function isRawJson(value: object): boolean | undefined {
  return (JSON as { isRawJSON?(value: object): boolean }).isRawJSON?.(value);
}
