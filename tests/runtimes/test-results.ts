import { afterAll, expect, test } from 'vitest';
import type { CaseResult } from './case-result.ts';

/** What came of the cases in one runtime. */
export interface Results {
  readonly outcomes: readonly CaseResult[];
  /** The errors outside the cases. */
  readonly errors: string;
}

/** Declares a test for each case that has run elsewhere. */
export function testResults(name: string, titles: readonly string[], results: () => Results): void {
  test.each(titles)('%s', (title) => {
    const { outcomes, errors } = results();
    const outcome = outcomes.find((each) => each.title === title);
    if (outcome === undefined) throw new Error(`This case did not run. ${errors}`);
    if (outcome.failure !== undefined) throw Object.assign(new Error(), outcome.failure);
  });

  test('each case runs once without an unhandled error', () => {
    const { outcomes, errors } = results();
    expect(outcomes.map((outcome) => outcome.title).sort()).toEqual([...titles].sort());
    expect(errors).toBe('');
  });

  afterAll(() => {
    const { outcomes } = results();
    const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
    console.log(
      `${name}: ${outcomes.length - failed} passed, ${failed} failed, ${titles.length - outcomes.length} not run`,
    );
  });
}
