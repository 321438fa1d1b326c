import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createProject } from './project.ts';
import { node20, run } from './run.ts';
import { mockServer, sdk } from './use-project.ts';

test.each([
  ['3.2.0', 'msw@2.15.0', node20],
  ['3.2.7', 'msw@2.15.0', node20],
  ['4.0.18', 'msw@2.15.0', node20],
  ['4.1.12', 'msw@2.15.0', node20],
  // Vitest 5 does not run on Node 20.
  ['5.1.0', 'msw@3.0.5', process.execPath],
])('one line of set-up and the matchers compile and work with vitest %s and %s', async (version, msw, node) => {
  const { folder, compile, remove } = await createProject('module', [sdk, mockServer, msw, `vitest@${version}`]);
  onTestFinished(remove);
  // The types of Vitest 4.0 need the last library.
  await compile('shop.test', { options: { lib: ['es2022', 'dom', 'esnext.disposable'] } });
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  await run(node, [vitest, 'run', '--reporter=json', '--outputFile=report.json', 'shop.test.ts'], folder);
  const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
  expect(report).toMatchObject({ numPassedTests: 2, numTotalTests: 2 });
});
