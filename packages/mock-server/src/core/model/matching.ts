import { formatValue, OptionError } from '../options/option-error.ts';
import { definedFields, isObject } from '../options/option-rules.ts';

/**
 * Reports whether a value contains everything that is expected of it.
 *
 * An object may have additional fields. An array must have the same items in the same order. A matcher of a test runner, such as
 * `expect.any(String)`, decides for the value at its place.
 */
export function matchesPartial(actual: unknown, expected: unknown): boolean {
  if (isAsymmetricMatcher(expected)) return expected.asymmetricMatch(actual);
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => matchesPartial(actual[index], item))
    );
  }
  if (typeof expected !== 'object' || expected === null) return Object.is(actual, expected);
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(expected).every(([name, value]) =>
    matchesPartial((actual as Record<string, unknown>)[name], value),
  );
}

/** Like {@link matchesPartial}, but a field of `expected` that is undefined matches everything, as an option that is not set. */
export function matchesDefinedFields(actual: object, expected: object): boolean {
  return matchesPartial(actual, definedFields(expected));
}

/**
 * Calls a function that decides whether a record matches.
 *
 * @throws {OptionError} It returned no boolean. A promise counts as true in a condition, whatever it resolves to.
 */
export function matchesFunction<T>(match: (record: T) => boolean, record: T): boolean {
  const result = match(record);
  if (typeof result === 'boolean') return result;
  throw new OptionError('match', `must return true or false (received ${formatValue(result)})`);
}

/** A matcher of Vitest, Jest or Jasmine. */
interface AsymmetricMatcher {
  asymmetricMatch(actual: unknown): boolean;
  toAsymmetricMatcher?(): string;
  readonly sample?: unknown;
}

function isAsymmetricMatcher(value: unknown): value is AsymmetricMatcher {
  return typeof (value as { asymmetricMatch?: unknown } | null)?.asymmetricMatch === 'function';
}

/** Formats a value as JSON, with the matchers of a test runner as `"Any<Number>"` or `"StringContaining ORDER"`. Never throws. */
export function formatAsJson(value: unknown): string {
  const replace = (_: string, each: unknown) => {
    if (isAsymmetricMatcher(each)) return describeMatcher(each);
    return typeof each === 'bigint' ? `${each}n` : each;
  };
  try {
    return JSON.stringify(value, replace) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

function describeMatcher(matcher: AsymmetricMatcher): string {
  if (typeof matcher.toAsymmetricMatcher === 'function') return matcher.toAsymmetricMatcher();
  const { sample } = matcher;
  if (sample === undefined) return String(matcher);
  return `${matcher} ${typeof sample === 'object' && !(sample instanceof RegExp) ? JSON.stringify(sample) : sample}`;
}

/** The number of differences that a message lists. */
const maxListed = 3;

/**
 * Describes why a value does not contain everything that is expected of it, by the fields that differ:
 * `amount.value: expected 40, received 25.5; …`. Empty when nothing differs.
 */
export function describeDifferences(actual: unknown, expected: unknown): string {
  const differences = findDifferences(actual, expected, '');
  const listed = differences.slice(0, maxListed).join('; ');
  const omitted = differences.length - maxListed;
  return omitted > 0 ? `${listed}; and ${omitted} more` : listed;
}

function findDifferences(actual: unknown, expected: unknown, path: string): string[] {
  if (isMatch(actual, expected)) return [];
  const areAlike = Array.isArray(actual) ? Array.isArray(expected) : isObject(actual) && isObject(expected);
  if (!areAlike || isAsymmetricMatcher(expected)) {
    const [wanted, found] = [show(expected), show(actual)];
    return wanted === found
      ? [`${path || 'body'}: expected a ${kindOf(expected)}, received a ${kindOf(actual)}`]
      : [`${path || 'body'}: expected ${wanted}, received ${found}`];
  }
  const inner = Object.entries(Object(expected)).flatMap(([name, value]) => {
    const step = Array.isArray(expected) ? `[${name}]` : `${path && '.'}${name}`;
    return findDifferences((actual as Record<string, unknown>)[name], value, path + step);
  });
  // Lists of different lengths can have the same items at their beginning.
  return inner.length > 0 ? inner : [`${path || 'body'}: expected ${countOf(expected)}, received ${countOf(actual)}`];
}

/** A matcher that throws does not match. The comparison of the whole value may have ended before it. */
function isMatch(actual: unknown, expected: unknown): boolean {
  try {
    return matchesPartial(actual, expected);
  } catch {
    return false;
  }
}

function kindOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}

function countOf(list: unknown): string {
  const { length } = list as unknown[];
  return `${length} ${length === 1 ? 'item' : 'items'}`;
}

/** A value in at most 100 characters. */
function show(value: unknown): string {
  const text = formatAsJson(value);
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}

/** Which records a list contains, and in which order. */
export interface Selection<T> extends ListOptions {
  /** Whether the list contains a record. Every record by default. */
  readonly matches?: (record: T) => boolean;
}

/** The order and the length of a list. */
export interface ListOptions {
  /**
   * Which record comes first.
   *
   * @default 'oldest'
   */
  readonly sort?: 'oldest' | 'newest';
  /**
   * The largest number of records, counted in the order of `sort`.
   *
   * @default every record
   */
  readonly limit?: number;
}

/** Selects records before they are copied: a copy costs more than a look at thousands of records. */
export function select<T>(
  oldestFirst: readonly T[],
  { matches = () => true, sort = 'oldest', limit = Number.POSITIVE_INFINITY }: Selection<T> = {},
): T[] {
  const ordered = sort === 'oldest' ? oldestFirst : [...oldestFirst].reverse();
  return ordered.filter(matches).slice(0, limit);
}
