/**
 * Whether a value says at least what is expected: an object may have more fields, a list has the same items. Matchers of test runners
 * (`expect.any(String)`) stand for what they match.
 */
export function agrees(actual: unknown, expected: unknown): boolean {
  if (isAsymmetric(expected)) return expected.asymmetricMatch(actual);
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => agrees(actual[index], item))
    );
  }
  if (typeof expected !== 'object' || expected === null) return Object.is(actual, expected);
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(expected).every(([name, value]) => agrees((actual as Record<string, unknown>)[name], value));
}

function isAsymmetric(expected: unknown): expected is { asymmetricMatch(actual: unknown): boolean } {
  return typeof (expected as { asymmetricMatch?: unknown } | null)?.asymmetricMatch === 'function';
}
