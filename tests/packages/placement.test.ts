import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unexpectedResultsIn } from '../end-to-end/vitest-entry/run-suite.ts';
import { createProject } from './project.ts';
import { node20, runAny } from './run.ts';
import { runJest, runNodeTest } from './run-tests.ts';
import { mockServer, sdk } from './use-project.ts';

/** Where a test file may call `setupMockServer`. The tests of each runner call it in every place. */
async function createPlacementProject(...packages: string[]): Promise<string> {
  const { folder, copy, remove } = await createProject('module', [sdk, mockServer, ...packages]);
  onTestFinished(remove);
  await copy('placement');
  return folder;
}

test.each([
  ['3.2.7', node20],
  ['4.0.18', node20],
  ['4.1.12', node20],
  ['5.1.0', process.execPath],
])('with vitest %s, setupMockServer throws in hooks and in tests only', async (version, node) => {
  const folder = await createPlacementProject(`vitest@${version}`);
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  // Without isolation, a worker loads the package once for both files.
  await cp(join(folder, 'vitest.test.mjs'), join(folder, 'vitest-second.test.mjs'));
  for (const isolate of [true, false]) {
    const options = { isolate, fileParallelism: isolate, setupFiles: './vitest.setup.mjs' };
    await writeFile(join(folder, 'vitest.config.mjs'), `export default { test: ${JSON.stringify(options)} }`);
    const report = join(folder, 'report.json');
    const args = ['run', '--reporter=json', '--outputFile', report, 'vitest'];
    const output = await runAny(node, [vitest, ...args], folder);
    expect(JSON.parse(await readFile(report, 'utf8')), output).toMatchObject({ success: true, numPassedTests: 10 });
  }
});

test.each([
  ['29.7.0', process.execPath],
  ['30.5.2', node20],
])('with jest %s, setupMockServer throws in hooks and in tests only', async (version, node) => {
  const folder = await createPlacementProject(`jest@${version}`);
  const options = ['--testMatch', '**/jest.test.mjs'];
  const result = await runJest(folder, node, options);
  expect(unexpectedResultsIn(result)).toEqual([]);
  expect(result.files.map(({ message }) => message)).toEqual(['']);
  expect(result.tests).toHaveLength(4);
  // Jest does not tell in `beforeAll`, and fails the file itself.
  const inHook = await runJest(folder, node, ['--testMatch', '**/jest-hook.test.mjs']);
  expect(inHook.files.map(({ message }) => message).join()).toContain('Cannot add a hook after tests have started');
});

test.each([
  ['Node 20', node20],
  ['the Node of the tools', process.execPath],
])('with node:test of %s, setupMockServer throws in hooks and in tests only', async (_title, node) => {
  const folder = await createPlacementProject();
  const { count, unexpected, output } = await runNodeTest(folder, node, 'node.test.mjs');
  expect(unexpected, output).toEqual([]);
  expect(count).toBe(5);
  expect(output).toContain('# fail 0');
});
