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

/** The protocol of the matchers of Vitest, Jest and Jasmine. */
export function isAsymmetricMatcher(value: unknown): value is { asymmetricMatch(actual: unknown): boolean } {
  return typeof (value as { asymmetricMatch?: unknown } | null)?.asymmetricMatch === 'function';
}
