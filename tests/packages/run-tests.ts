import { join } from 'node:path';
import { readReport, type SuiteRun } from '../end-to-end/vitest-entry/run-suite.ts';
import { runAny } from './run.ts';

/** Runs Jest in a project, with a Node of choice, and returns what each test did. */
export async function runJest(folder: string, node: string, args: readonly string[]): Promise<SuiteRun> {
  const report = join(folder, 'report.json');
  const jest = join(folder, 'node_modules/jest/bin/jest.js');
  // ES modules in Jest need this flag. It also gives Jest `require` of ES modules, so CommonJS tests run without it.
  const flags = args.some((each) => each.includes('.mjs')) ? ['--experimental-vm-modules', '--no-warnings'] : [];
  const options = ['--json', `--outputFile=${report}`, '--runInBand', ...args];
  return readReport(report, await runAny(node, [...flags, jest, ...options], folder));
}

/**
 * Runs a test file with `node:test`.
 *
 * @returns The number of its tests without suites, those whose result differs from their title, and the whole output
 */
export async function runNodeTest(
  folder: string,
  node: string,
  file: string,
): Promise<{ readonly count: number; readonly unexpected: readonly string[]; readonly output: string }> {
  const output = await runAny(node, ['--test', '--test-reporter=tap', file], folder);
  const results = [...output.matchAll(/^ *(not )?ok \d+ - ((?:passes|fails): .*)$/gm)];
  const unexpected = results.filter(([, not, title]) => (not === undefined) !== title?.startsWith('passes:'));
  return { count: results.length, unexpected: unexpected.map(([line]) => line), output };
}
