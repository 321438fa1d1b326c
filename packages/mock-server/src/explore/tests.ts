import { invariants } from './compare-books.ts';
import { collectFailures } from './explore.ts';
import type { ExploreOptions } from './options.ts';
import { ExplorationError, type ExplorationReport, formatGroup, hasFailed } from './report.ts';

/** The part of a test runner that `exploreAsTests` needs, such as `{ test }` of Vitest. */
export interface TestFunctions {
  test(name: string, run: () => void): unknown;
}

/**
 * Explores as `exploreFailures` does, and makes a test of each group of failures. Await it at the top level of a test file.
 *
 * @param runner - The function `test` of your test runner.
 * @returns the report
 *
 * @example
 * import { test } from 'vitest';
 *
 * await exploreAsTests({ scenario, check }, { test });
 */
export async function exploreAsTests(options: ExploreOptions, { test }: TestFunctions): Promise<ExplorationReport> {
  const report = await collectFailures(options);
  const { survived, cases, failures, notes, notTried } = report;
  for (const note of notes) console.warn(note);
  const left = notTried > 0 ? ` (${notTried} cases not tried)` : '';
  test(`breaks no rule in ${survived} of ${cases.length} cases${left}`, () => {
    if (hasFailed({ ...report, failures: [] })) throw new ExplorationError(report);
  });
  for (const group of failures) {
    if (group.isAccepted) continue;
    test(`${invariants[group.invariant].title}: ${group.caseId}`, () => {
      throw new Error(formatGroup(group));
    });
  }
  return report;
}
