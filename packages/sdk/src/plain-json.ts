import type { FieldTree, RequestBody } from './generated/request-bodies.ts';
import { isObject } from './is-object.ts';
import { refuse, requireObject } from './refuse.ts';

/** An object that JSON writes exactly as it is: own fields that hold strings, finite numbers, booleans, null, lists or such objects. */
export type PlainObject = { [name: string]: unknown };

type Tree = FieldTree | true | undefined;

/**
 * Copies a request body as JSON would write it, so that what is checked is what is sent. Getters, proxies and `toJSON` are read
 * once. A field that is undefined is left out, as in JSON, unless its absence moves money.
 *
 * Throws {@link RequestValidationError} for everything else that JSON would drop or turn into null: a function, a symbol, NaN,
 * Infinity, undefined in a list, a Map, a Set, a promise, and a documented field that is inherited or not enumerable.
 */
export function toPlainObject(body: unknown, { fields, moneyFields = [] }: RequestBody): PlainObject {
  const copy = (given: unknown, key: string, prefix: string, tree: Tree): unknown => {
    const value = fromToJson(given, key, prefix);
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'number':
        if (Number.isFinite(value)) return value;
        return refuse(prefix + key, 'type', `must be a finite number (received ${value})`);
      case 'object':
        if (value === null || isRawJson(value)) return value;
        if (!Array.isArray(value)) return copyObject(value, prefix + key, `${prefix}${key}.`, tree);
        // By index, as JSON does: a list may have holes, or an iterator that gives something else.
        return Array.from({ length: value.length }, (_, index) => copy(value[index], `[${index}]`, prefix + key, tree));
    }
    const article = value === undefined ? '' : 'a ';
    return refuse(prefix + key, 'type', `must not be ${article}${typeof value}: JSON cannot carry it`);
  };

  const copyObject = (object: object, field: string, prefix: string, tree: Tree): PlainObject => {
    const inner = typeof tree === 'object' ? tree : {};
    const plain: PlainObject = {};
    const names = Object.keys(object);
    for (const name of names) {
      const value = (object as PlainObject)[name];
      if (value === undefined || value === null) requireMoney(prefix + name, value);
      if (value === undefined) continue;
      const member = copy(value, name, prefix, Object.hasOwn(inner, name) ? inner[name] : undefined);
      // An assignment to this name would set the prototype.
      if (name === '__proto__') Object.defineProperty(plain, name, { value: member, enumerable: true });
      else plain[name] = member;
    }
    for (const name of Object.keys(inner))
      if (name in object && !Object.hasOwn(plain, name)) requireNothing(object, name, prefix);
    const isEmptied = names.length === 0 && !isPlain(object);
    if (isEmptied || !isObject(object))
      refuse(field, 'type', 'must be a plain object or a list: JSON would lose its content');
    return plain;
  };

  /** Refuses a documented field that the object has and JSON does not write. */
  const requireNothing = (object: object, name: string, prefix: string): void => {
    const value = (object as PlainObject)[name];
    // A method of a class is no data.
    if (typeof value === 'function') return;
    requireMoney(prefix + name, value);
    if (value !== undefined)
      refuse(prefix + name, 'type', 'must be an own, enumerable property: JSON leaves out any other');
  };

  const requireMoney = (path: string, value: unknown): void => {
    if ((value === undefined || value === null) && moneyFields.includes(path))
      refuse(path, 'required', `must have a value (received ${value}): leave the property out if you mean that`);
  };

  const root = fromToJson(body, '', 'body');
  return copyObject(requireObject('body', root as object), 'body', '', fields);
}

/** What JSON writes instead of an object that has its own `toJSON`. */
function fromToJson(value: unknown, key: string, prefix: string): unknown {
  const isAsked =
    (typeof value === 'object' && value !== null) || typeof value === 'function' || typeof value === 'bigint';
  if (!isAsked) return value;
  const { toJSON } = value as { toJSON?: unknown };
  if (typeof toJSON !== 'function') return value;
  const json: unknown = toJSON.call(value, key);
  // A date that is not valid, for example.
  return json ?? refuse(prefix + key, 'type', `must not become ${json} in JSON`);
}

/** Whether an object has no class: the content of a Map, a promise or an error, for example, is not in its own fields. */
function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Text that is JSON already, in runtimes that have `JSON.rawJSON`. */
function isRawJson(value: object): boolean {
  return (JSON as { isRawJSON?(value: object): boolean }).isRawJSON?.(value) === true;
}
