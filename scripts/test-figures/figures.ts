/** What vitest's json reporter writes, as far as it is counted. */
export interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** `N passed, N failed` over all runs, with skipped ones if there are any. A run without a test has proved nothing and is not ok. */
export function figures(reports: readonly TestReport[]): { line: string; ok: boolean } {
  const passed = sum(reports, (report) => report.numPassedTests);
  const failed = sum(reports, (report) => report.numFailedTests + brokenFilesOf(report));
  const skipped = sum(reports, (report) => report.numPendingTests + (report.numTodoTests ?? 0));
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const hasEachRun = reports.length > 0 && reports.every((report) => report.numPassedTests > 0);
  return { line, ok: failed === 0 && hasEachRun };
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
