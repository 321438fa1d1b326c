import { formatValue, OptionError } from './option-error.ts';
import { suggestName, suggestValue } from './suggest-name.ts';

/** Checks a value. Throws an `OptionError` that names `option`. */
export type OptionRule = (option: string, value: unknown) => void;

/** One rule for each option. Absent options are not checked. */
export type OptionRules<Options> = { readonly [name in keyof Required<Options>]: OptionRule };

/**
 * Checks the names and the values of options.
 *
 * @param subject - Name of the function that received the options, for error messages.
 * @param prefix - Path of the options, for example `limits.`.
 * @throws {OptionError} A name is unknown, or a value breaks its rule.
 */
export function assertOptions<Options extends object>(
  subject: string,
  options: unknown,
  rules: OptionRules<Options>,
  prefix = '',
): asserts options is Options {
  if (!isObject(options)) {
    throw new OptionError(subject, `must be an object of options (received ${formatValue(options)})`);
  }
  assertNames(subject, options, Object.keys(rules), prefix);
  for (const [name, rule] of Object.entries<OptionRule>(rules)) {
    const value = options[name];
    if (value !== undefined) rule(prefix + name, value);
  }
}

/**
 * Checks the names of options.
 *
 * @throws {OptionError} A name is unknown.
 */
export function assertNames(subject: string, options: object, names: readonly string[], prefix = ''): void {
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const fix = names.length === 0 ? `${subject} has none` : suggestName(unknown, names);
  throw new OptionError(prefix + unknown, `is not an option of ${subject}. ${fix}`);
}

/** Returns whether a value is an object and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type DefinedFields<T> = { [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name] } & {
  [Name in keyof T as undefined extends T[Name] ? Name : never]?: Exclude<T[Name], undefined>;
};

/** Copies an object without the fields that are undefined. */
export function definedFields<const T extends object>(object: T): DefinedFields<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as DefinedFields<T>;
}

/** Creates a rule from a predicate and a description of the valid values. */
export function mustBe(description: string, isValid: (value: unknown) => boolean): OptionRule {
  return (option, value) => {
    if (!isValid(value)) throw new OptionError(option, `must be ${description} (received ${formatValue(value)})`);
  };
}

/** Creates a rule like `mustBe`, for a value that must not appear in an error message. */
export function mustBeSecret(description: string, isValid: (value: unknown) => boolean): OptionRule {
  return (option, value) => {
    if (!isValid(value)) throw new OptionError(option, `must be ${description}`);
  };
}

export const isText = mustBe('text', (value) => typeof value === 'string');

/** Also for the mistake to pass the whole record, or a promise of it. */
export const isId = mustBe('an id as text, such as payment.id', (value) => typeof value === 'string');

export const isBoolean = mustBe('true or false', (value) => typeof value === 'boolean');

export function isOneOf(values: readonly unknown[]): OptionRule {
  const names = values.map((each) => (typeof each === 'string' ? each : formatValue(each))).join(', ');
  return (option, value) => {
    if (values.includes(value)) return;
    const problem = `must be one of ${names} (received ${formatValue(value)})`;
    throw new OptionError(option, problem + suggestValue(value, values));
  };
}

export function isWholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): OptionRule {
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  return mustBe(`a whole number ${range}`, (value) => Number.isSafeInteger(value) && isInRange(value, least, most));
}

export function isNumber(least: number, most: number): OptionRule {
  return mustBe(`a number from ${least} to ${most}`, (value) => isInRange(value, least, most));
}

/** Creates a rule that checks each element of a list. */
export function isListOf(rule: OptionRule, { least = 0 } = {}): OptionRule {
  return (option, value) => {
    if (!Array.isArray(value)) {
      throw new OptionError(
        option,
        `must be a list (received ${formatValue(value)})${typeof value === 'string' ? `. Write [${formatValue(value)}]` : ''}`,
      );
    }
    if (value.length < least) throw new OptionError(option, 'must not be an empty list. Omit it to use the default');
    for (const [index, each] of value.entries()) rule(`${option}[${index}]`, each);
  };
}

/** Creates a rule from a parser that throws an `OptionError`. */
export function parsedBy(parse: (option: string, value: unknown) => unknown): OptionRule {
  return (option, value) => void parse(option, value);
}

function isInRange(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
