import { runAny } from './run.ts';

/** What a test of `node:test` did. */
export interface NodeTestResult {
  readonly title: string;
  readonly passed: boolean;
}

/** Runs a test file with `node:test`. Returns its tests, without suites, and the whole output. */
export async function runNodeTest(
  folder: string,
  node: string,
  file: string,
): Promise<{ readonly results: NodeTestResult[]; readonly output: string }> {
  const output = await runAny(node, ['--test', '--test-reporter=tap', file], folder);
  const results = [...output.matchAll(/^ *(not )?ok \d+ - ((?:passes|fails): .*)$/gm)].map(([, not, title = '']) => ({
    title,
    passed: not === undefined,
  }));
  return { results, output };
}

/** Returns the tests whose result differs from their title. */
export function unexpectedNodeTests(results: readonly NodeTestResult[]): NodeTestResult[] {
  return results.filter(({ title, passed }) => passed !== title.startsWith('passes:'));
}
