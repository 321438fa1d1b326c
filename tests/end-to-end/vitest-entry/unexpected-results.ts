import type { SuiteRun } from './run-suite.ts';

const statuses: Readonly<Record<string, string>> = { passes: 'passed', fails: 'failed', skips: 'skipped' };

/** Returns the tests whose result differs from their title, with the error. */
export function unexpectedResultsIn({ tests }: SuiteRun): string[] {
  const surprises = tests.filter(({ title, status }) => status !== statuses[title.split(':')[0] ?? '']);
  return surprises.map(({ title, status, failureMessages }) =>
    [title, status, ...failureMessages.map((each) => each.split('\n')[0])].join('\n'),
  );
}
