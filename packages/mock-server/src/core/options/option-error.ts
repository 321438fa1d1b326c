/** Marks an error of this package with the name of its class. */
export const errorBrand: unique symbol = /* @__PURE__ */ Symbol.for('@paychord/mock-server.error');

/**
 * Implements `instanceof` for an error class. It works even when a program loads this package both as ESM and as CommonJS. It does not name
 * the class, because a build renames a class that names itself, and programs would print that name.
 *
 * @param type - The class on the right of `instanceof`: the branded class, or a class that a user derives from it.
 */
export function isInstanceOf(type: { readonly prototype: object }, value: unknown): boolean {
  const isDerived = !Object.hasOwn(type.prototype, errorBrand);
  if (isDerived) return Function.prototype[Symbol.hasInstance].call(type, value);
  return Object(value)[errorBrand] === Object(type.prototype)[errorBrand];
}

/**
 * Thrown when an option is unknown or its value is not valid. The message names the option, the value (unless it is secret) and the fix.
 *
 * @example
 * try {
 *   createMockServer({ seed: Number.NaN });
 * } catch (error) {
 *   if (error instanceof OptionError) console.error(error.option); // 'seed'
 * }
 */
export class OptionError extends TypeError {
  override readonly name = 'OptionError';
  readonly code = 'INVALID_OPTION';
  /** Path of the option, for example `limits.merchants`. */
  readonly option: string;

  constructor(option: string, problem: string) {
    super(`${option} ${problem}`);
    this.option = option;
  }

  get [errorBrand](): string {
    return 'OptionError';
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: `this` is the class on the right of `instanceof`.
    return isInstanceOf(this, value);
  }
}

/** The number of characters of a value that a message contains at most. */
const maxShownLength = 60;

/** Formats a value for an error message. */
export function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : describeValue(value);
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}

function describeValue(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (value instanceof Promise) return 'a promise';
  if (value instanceof Date) return 'an invalid Date';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
