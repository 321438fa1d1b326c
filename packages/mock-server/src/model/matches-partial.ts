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
  const defined = Object.entries(expected).filter(([, value]) => value !== undefined);
  return matchesPartial(actual, Object.fromEntries(defined));
}

/** A matcher of Vitest, Jest or Jasmine. */
interface AsymmetricMatcher {
  asymmetricMatch(actual: unknown): boolean;
  toAsymmetricMatcher?(): string;
  readonly sample?: unknown;
}

export function isAsymmetricMatcher(value: unknown): value is AsymmetricMatcher {
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
