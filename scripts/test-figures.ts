/** The result of a test run as one line, from the report that vitest's json reporter wrote: `node scripts/test-figures.ts <report>`. */
import { readFileSync } from 'node:fs';
import { figures, type TestReport } from './test-figures/figures.ts';

const { line, ok } = figures(readReport());
console.log(line);
process.exitCode = ok ? 0 : 1;

/** A run that died wrote nothing, which is a run without tests. */
function readReport(): TestReport {
  const text = readFileSync(process.argv[2] ?? '', 'utf8');
  return text === '' ? { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] } : JSON.parse(text);
}
