/**
 * An option, or the value of one, that the mock server does not accept. The message names the option, the value unless it is secret, and
 * what to write instead.
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
  /** Where the option stands, for example `limits.merchants`. */
  readonly option: string;

  constructor(option: string, problem: string) {
    super(`${option} ${problem}`);
    this.option = option;
  }
}

/** How many characters of a value a message shows. */
const longestShown = 60;

/** A value as a message shows it. */
export function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : textOf(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

function textOf(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (value instanceof Date) return 'an invalid Date';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
