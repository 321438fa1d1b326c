import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unexpectedResultsIn } from '../end-to-end/vitest-entry/unexpected-results.ts';
import { node20 } from './node-20.ts';
import { pack } from './pack.ts';
import { createProject, type Project } from './project.ts';
import { runAny } from './run.ts';
import { runJest } from './run-jest.ts';
import { runNodeTest, unexpectedNodeTests } from './run-node-test.ts';

// Where a test file may call `setupMockServer`. The tests of each runner call it in every place.
const consumers = fileURLToPath(new URL('./consumers/placement', import.meta.url));

let packed: { folder: string; tarballs: string[] };
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  packed = { folder, tarballs: [await pack('sdk', folder), await pack('mock-server', folder)] };
});
afterAll(() => rm(packed.folder, { recursive: true, force: true }));

async function createPlacementProject(...packages: string[]): Promise<Project> {
  const project = await createProject('module', [...packed.tarballs, ...packages]);
  await cp(consumers, project.folder, { recursive: true });
  return project;
}

test.each([
  ['3.2.7', () => node20],
  ['4.0.18', () => node20],
  ['4.1.12', () => node20],
  ['5.1.0', () => process.execPath],
])('with vitest %s, setupMockServer throws in hooks and in tests only', async (version, node) => {
  const project = await createPlacementProject(`vitest@${version}`);
  const vitest = join(project.folder, 'node_modules/vitest/vitest.mjs');
  // Without isolation, a worker loads the package once for both files.
  await cp(join(project.folder, 'vitest.test.mjs'), join(project.folder, 'vitest-second.test.mjs'));
  for (const isolate of [true, false]) {
    const options = { isolate, fileParallelism: isolate, setupFiles: './vitest.setup.mjs' };
    await writeFile(join(project.folder, 'vitest.config.mjs'), `export default { test: ${JSON.stringify(options)} }`);
    const report = join(project.folder, 'report.json');
    const args = ['run', '--reporter=json', '--outputFile', report, 'vitest'];
    const output = await runAny(node(), [vitest, ...args], project.folder);
    expect(JSON.parse(await readFile(report, 'utf8')), output).toMatchObject({ success: true, numPassedTests: 10 });
  }
  await project.remove();
});

test.each([
  ['29.7.0', () => process.execPath],
  ['30.5.2', () => node20],
])('with jest %s, setupMockServer throws in hooks and in tests only', async (version, node) => {
  const project = await createPlacementProject(`jest@${version}`);
  const options = ['--testMatch', '**/jest.test.mjs'];
  const result = await runJest(project.folder, node(), options);
  expect(unexpectedResultsIn(result)).toEqual([]);
  expect(result.files.map(({ message }) => message)).toEqual(['']);
  expect(result.tests).toHaveLength(4);
  await project.remove();
});

test.each([
  ['Node 20', () => node20],
  ['the Node of the tools', () => process.execPath],
])('with node:test of %s, setupMockServer throws in hooks and in tests only', async (_title, node) => {
  const project = await createPlacementProject();
  const { results, output } = await runNodeTest(project.folder, node(), 'node.test.mjs');
  expect(unexpectedNodeTests(results), output).toEqual([]);
  expect(results).toHaveLength(5);
  expect(output).toContain('# fail 0');
  await project.remove();
});
