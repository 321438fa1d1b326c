/** What vitest's json reporter writes, as far as it is counted. */
export interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * `N passed, N failed` over all runs, and in front of it how many were skipped, if any were. A run without a test has proved nothing
 * and is not ok.
 */
export function figures(reports: readonly TestReport[]): { lines: string[]; ok: boolean } {
  const passed = sum(reports, (report) => report.numPassedTests);
  const failed = sum(reports, (report) => report.numFailedTests + brokenFilesOf(report));
  const skipped = sum(reports, (report) => report.numPendingTests + (report.numTodoTests ?? 0));
  const hasEachRun = reports.length > 0 && reports.every((report) => report.numPassedTests > 0);
  const lines = [...(skipped > 0 ? [`${skipped} skipped`] : []), `${passed} passed, ${failed} failed`];
  return { lines, ok: failed === 0 && hasEachRun };
}

/** A file that does not load fails without one failed test in it; it counts as one. */
function brokenFilesOf({ testResults }: TestReport): number {
  return testResults.filter((file) => {
    return file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
  }).length;
}

function sum(reports: readonly TestReport[], figure: (report: TestReport) => number): number {
  return reports.reduce((total, report) => total + figure(report), 0);
}
