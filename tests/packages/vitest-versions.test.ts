import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocksOf } from './readme-blocks/blocks.ts';
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

describe('the tutorial', () => {
  const project = useProject('module', ['msw@3.0.5', 'vitest@5.1.0']);

  test('finds the double charge of its checkout, and its fix passes', async () => {
    const { folder } = project;
    const [checkout, tests, fix] = blocksOf('packages/mock-server/docs/tutorials/test-a-checkout.md', 'ts');
    const [, argument = ''] = /, (\{.*\})\);/.exec(fix?.code ?? '') ?? [];
    const runTests = async (code = '') => {
      await writeFile(join(folder, 'checkout.ts'), code);
      const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
      return runAny(process.execPath, [vitest, 'run', '--root', '.'], folder, { NO_COLOR: '1' });
    };

    await writeFile(join(folder, 'checkout.test.ts'), tests?.code ?? '');
    expect(await runTests(checkout?.code)).toMatch(/Tests +1 failed \| 2 passed/);
    expect(await runTests(checkout?.code.replace('  });', `  }, ${argument});`))).toMatch(/Tests +3 passed/);
  });
});
