import type { MerchantControls } from '../../core/controls/merchant-controls.ts';
import { formatAsJson } from '../../core/model/matching.ts';
import { errorBrand, isInstanceOf } from '../../core/options/option-error.ts';

/** The result of an assertion, in the form that the matchers of Vitest and Jest return. */
export interface AssertionResult {
  readonly pass: boolean;
  /** Creates the failure message. If `pass` is true, it is the message for the negated assertion (`expect(…).not`). */
  readonly message: () => string;
}

/**
 * Creates a result.
 *
 * @param whenPassed - Creates the message for the negated assertion.
 */
export function createResult(pass: boolean, whenPassed: () => string, whenFailed: () => string): AssertionResult {
  return { pass, message: pass ? whenPassed : whenFailed };
}

/** Thrown by the functions of `@paychord/mock-server/assertions` when an assertion fails. */
export class AssertionError extends Error {
  override readonly name = 'AssertionError';

  get [errorBrand](): string {
    return 'AssertionError';
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: `this` is the class on the right of `instanceof`.
    return isInstanceOf(this, value);
  }
}

/** @throws AssertionError The assertion failed. */
export function assertHolds({ pass, message }: AssertionResult): void {
  if (!pass) throw new AssertionError(message());
}

/**
 * Checks that a value has controls of a merchant.
 *
 * @param names - The controls that the assertion uses.
 * @throws TypeError A control is missing.
 */
export function assertMerchant(value: unknown, ...names: readonly (keyof MerchantControls)[]): void {
  const controls = Object(value);
  if (names.every((name) => name in controls)) return;
  throw new TypeError('Expected what setupMockServer, createMockServer or mock.merchant returns');
}

/** Formats a match for a failure message. */
export function describeMatcher(match: unknown): string {
  if (typeof match === 'string') return match;
  if (typeof match === 'function') return match.name === '' ? String(match) : match.name;
  return formatAsJson(match);
}

/** The number of lines that a failure message lists. */
const maxLines = 20;

/** Formats the latest lines of a list below its title. */
export function formatList(title: string, lines: readonly string[]): string {
  const omitted = lines.length - maxLines;
  const listed = lines.slice(-maxLines).map((line) => `  ${line}`);
  return [title, ...(omitted > 0 ? [`  … ${omitted} earlier`] : []), ...listed].join('\n');
}
