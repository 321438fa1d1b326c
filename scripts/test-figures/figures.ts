/** What vitest's json reporter writes, as far as it is counted. */
export interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** `N passed, N failed`, with skipped ones if there are any. A run without a test has proved nothing and is not ok. */
export function figures(report: TestReport): { line: string; ok: boolean } {
  // A file that does not load fails without one failed test in it; it counts as one.
  const brokenFiles = report.testResults.filter((file) => {
    return file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
  });
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + brokenFiles.length;
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { line, ok: failed === 0 && passed > 0 };
}
