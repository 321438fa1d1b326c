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
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Adds up the results of all runs.
 *
 * @returns `lines` ends with `N passed, N failed`. A line with the number of skipped tests precedes it when there are any. `ok` is false
 *   after a failure, and when a run has no passed test, because such a run proves nothing.
 */
export function summarizeTests(reports: readonly TestReport[]): { lines: string[]; ok: boolean } {
  const passed = sum(reports, (report) => report.numPassedTests);
  const failed = sum(reports, (report) => report.numFailedTests + unloadedFiles(report));
  const skipped = sum(reports, (report) => report.numPendingTests + (report.numTodoTests ?? 0));
  const everyRunPassedTests = reports.length > 0 && reports.every((report) => report.numPassedTests > 0);
  const lines = [...(skipped > 0 ? [`${skipped} skipped`] : []), `${passed} passed, ${failed} failed`];
  return { lines, ok: failed === 0 && everyRunPassedTests };
}

/** Counts the files that failed to load. Vitest reports no failed test for them. */
function unloadedFiles({ testResults }: TestReport): number {
  return testResults.filter((file) => {
    return file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
  }).length;
}

function sum(reports: readonly TestReport[], count: (report: TestReport) => number): number {
  return reports.reduce((total, report) => total + count(report), 0);
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
