import { formatValue, OptionError } from './option-error.ts';
import { suggestName } from './suggest-name.ts';

/** Checks a value. `option` is where it stands. */
export type OptionRule = (option: string, value: unknown) => void;

/** A rule for each option; those that are absent are not checked. */
export type OptionRules<Options> = { readonly [name in keyof Required<Options>]: OptionRule };

/**
 * Checks options: their names, and each value that is given.
 *
 * @param prefix where the options stand, for example `limits.`
 * @throws OptionError
 */
export function assertOptions<Options extends object>(
  subject: string,
  options: unknown,
  rules: OptionRules<Options>,
  prefix = '',
): asserts options is Options {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new OptionError(subject, `must be an object of options, and not ${formatValue(options)}`);
  }
  assertNames(subject, options, Object.keys(rules), prefix);
  for (const [name, rule] of Object.entries<OptionRule>(rules)) {
    const value = (options as Record<string, unknown>)[name];
    if (value !== undefined) rule(prefix + name, value);
  }
}

/** @throws OptionError when a name is unknown */
export function assertNames(subject: string, given: object, names: readonly string[], prefix = ''): void {
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new OptionError(prefix + unknown, `is not an option of ${subject}. ${suggestName(unknown, names)}`);
}

/** A rule from what a value must be, in words, and whether it is. */
export function mustBe(description: string, holds: (value: unknown) => boolean): OptionRule {
  return (option, value) => {
    if (!holds(value)) throw new OptionError(option, `must be ${description}, and not ${formatValue(value)}`);
  };
}

/** As `mustBe`, for a value that no message may show. */
export function mustBeSecret(description: string, holds: (value: unknown) => boolean): OptionRule {
  return (option, value) => {
    if (!holds(value)) throw new OptionError(option, `must be ${description}`);
  };
}

export const isBoolean = mustBe('true or false', (value) => typeof value === 'boolean');

export function isOneOf(values: readonly unknown[]): OptionRule {
  return mustBe(
    `one of ${values.map((each) => (typeof each === 'string' ? each : formatValue(each))).join(', ')}`,
    (value) => values.includes(value),
  );
}

export function isWholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): OptionRule {
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  return mustBe(
    `a whole number ${range}`,
    (value) => Number.isSafeInteger(value) && inRange(Number(value), least, most),
  );
}

export function isNumber(least: number, most: number): OptionRule {
  return mustBe(
    `a number from ${least} to ${most}`,
    (value) => typeof value === 'number' && inRange(value, least, most),
  );
}

/** Checks each element. */
export function isListOf(rule: OptionRule, { least = 0 } = {}): OptionRule {
  return (option, value) => {
    if (!Array.isArray(value)) throw new OptionError(option, `must be a list, and not ${formatValue(value)}`);
    if (value.length < least) throw new OptionError(option, 'must not be an empty list. Leave it out for the default');
    for (const [index, each] of value.entries()) rule(`${option}[${index}]`, each);
  };
}

/** What parses a value and throws an `OptionError` checks it too. */
export function validBy(parse: (option: string, value: unknown) => unknown): OptionRule {
  return (option, value) => void parse(option, value);
}

function inRange(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
