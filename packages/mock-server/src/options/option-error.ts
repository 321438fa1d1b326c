import { errorBrand, isInstanceOf } from './error-brand.ts';

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
  if (value instanceof Date) return 'an invalid Date';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
