/**
 * Prints the result of several test runs as one line, from the reports of Vitest's JSON reporter:
 * `node scripts/summarize-tests.ts <report>…`.
 */
import { readFileSync } from 'node:fs';

/** The part of a report that this script reads. */
export interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/**
 * Adds up the results of all runs.
 *
 * @returns `lines` ends with `N passed, N failed`. Before it stand the failed tests with the start of their messages, and the number of
 *   skipped tests when there are any. `ok` is false after a failure, and when a run has no passed test, because such a run proves nothing.
 */
export function summarizeTests(reports: readonly TestReport[]): { lines: string[]; ok: boolean } {
  const sum = (count: (report: TestReport) => number) => reports.reduce((total, each) => total + count(each), 0);
  const passed = sum((report) => report.numPassedTests);
  const failures = reports.flatMap(failedTests);
  const skipped = sum((report) => report.numPendingTests + (report.numTodoTests ?? 0));
  const everyRunPassedTests = reports.length > 0 && reports.every((report) => report.numPassedTests > 0);
  const counts = [...(skipped > 0 ? [`${skipped} skipped`] : []), `${passed} passed, ${failures.length} failed`];
  return { lines: [...failures, ...counts], ok: failures.length === 0 && everyRunPassedTests };
}

/** The failed tests of a run, and the files that failed to load: Vitest reports no failed test for those. */
function failedTests({ testResults }: TestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`FAILED ${name}: ${message.slice(0, 500)}`];
    return failed.map((test) => `FAILED ${name}: ${test.fullName}: ${test.failureMessages.join('\n').slice(0, 500)}`);
  });
}

/** Reads one report. An empty file comes from a run that crashed, and counts as a run without tests. */
function readReport(file: string): TestReport {
  const text = readFileSync(file, 'utf8');
  return text === '' ? { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] } : JSON.parse(text);
}

if (import.meta.main) {
  const { lines, ok } = summarizeTests(process.argv.slice(2).map(readReport));
  console.log(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}
