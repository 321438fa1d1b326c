import { isAsymmetricMatcher } from '../model/matches-partial.ts';

/** What became of an expectation. */
export interface AssertionResult {
  readonly pass: boolean;
  /** Why the expectation is broken: it did not hold, or it held where the opposite was expected. */
  readonly message: () => string;
}

/** An expectation that was broken, for test runners that have no matchers of their own. */
export class AssertionError extends Error {
  override readonly name = 'AssertionError';
}

/** @throws AssertionError when the expectation does not hold */
export function assertHolds({ pass, message }: AssertionResult): void {
  if (!pass) throw new AssertionError(message());
}

/** What was looked for, as it stands in a message. */
export function describeMatcher(match: unknown): string {
  if (typeof match === 'string') return match;
  if (typeof match === 'function') return match.name === '' ? String(match) : match.name;
  return JSON.stringify(match, (_, value) => (isAsymmetricMatcher(value) ? String(value) : value));
}

const mostLines = 20;

/** The latest of what was seen, one a line. */
export function formatList(lines: readonly string[], nothing: string): string {
  if (lines.length === 0) return nothing;
  const omitted = lines.length - mostLines;
  const shown = lines.slice(-mostLines).map((line) => `  ${line}`);
  return ['Seen:', ...(omitted > 0 ? [`  (${omitted} before these)`] : []), ...shown].join('\n');
}
