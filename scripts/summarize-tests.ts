/** The result of test runs as one line, from the reports that vitest's json reporter wrote: `node scripts/summarize-tests.ts <report>…`. */
import { readFileSync } from 'node:fs';
import { figures, type TestReport } from './test-figures/figures.ts';

const { lines, ok } = figures(process.argv.slice(2).map(readReport));
console.log(lines.join('\n'));
process.exitCode = ok ? 0 : 1;

/** A run that died wrote nothing, which is a run without tests. */
function readReport(file: string): TestReport {
  const text = readFileSync(file, 'utf8');
  return text === '' ? { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] } : JSON.parse(text);
}
