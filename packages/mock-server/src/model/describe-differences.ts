import { formatAsJson, isAsymmetricMatcher, matchesPartial } from './matches-partial.ts';

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
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const areAlike = isObject(actual) && isObject(expected) && Array.isArray(actual) === Array.isArray(expected);
  if (!areAlike || isAsymmetricMatcher(expected)) {
    const [wanted, found] = [show(expected), show(actual)];
    return wanted === found
      ? [`${path || 'body'}: expected a ${kindOf(expected)}, received a ${kindOf(actual)}`]
      : [`${path || 'body'}: expected ${wanted}, received ${found}`];
  }
  const inner = Object.entries(expected).flatMap(([name, value]) => {
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

function countOf(list: object): string {
  const { length } = list as unknown[];
  return `${length} ${length === 1 ? 'item' : 'items'}`;
}

/** A value in at most 100 characters. */
function show(value: unknown): string {
  const text = formatAsJson(value);
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
