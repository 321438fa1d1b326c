import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { node20, runAny } from './run.ts';
import { useProject } from './use-project.ts';

describe.each([
  ['3.2.0', 'msw@2.15.0', node20],
  ['4.0.18', 'msw@2.15.0', node20],
  ['4.1.12', 'msw@2.15.0', node20],
  // Vitest 5 does not run on Node 20.
  ['5.1.0', 'msw@3.0.5', process.execPath],
])('with vitest %s and %s', (version, msw, node) => {
  const project = useProject('module', [msw, `vitest@${version}`], ({ copy }) => copy('placement'));

  /** Runs test files. All their tests must pass. */
  async function expectPassed(files: string, tests: number): Promise<void> {
    const { folder } = project;
    const report = join(folder, 'report.json');
    const args = ['run', '--reporter=json', '--outputFile', report, files];
    const output = await runAny(node, [join(folder, 'node_modules/vitest/vitest.mjs'), ...args], folder);
    expect(JSON.parse(await readFile(report, 'utf8')), output).toMatchObject({ success: true, numPassedTests: tests });
  }

  test('one line of set-up and the matchers compile and work', async () => {
    // The types of Vitest 4.0 need the last library.
    await project.compile('shop.test', { options: { lib: ['es2022', 'dom', 'esnext.disposable'] } });
    await expectPassed('shop.test.ts', 2);
  });

  test('setupMockServer throws in hooks and in tests only', async () => {
    const { folder } = project;
    // Without isolation, a worker loads the package once for both files.
    await cp(join(folder, 'vitest.test.mjs'), join(folder, 'vitest-second.test.mjs'));
    for (const isolate of [true, false]) {
      const options = { isolate, fileParallelism: isolate, setupFiles: './vitest.setup.mjs' };
      await writeFile(join(folder, 'vitest.config.mjs'), `export default { test: ${JSON.stringify(options)} }`);
      await expectPassed('vitest', 10);
    }
  });
});
