import { cp, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  bundledBytes,
  dependenciesBudget,
  inspectorBudget,
  instantiationsBudget,
  packedMockServerBudget,
  sizeBudgets,
  typeCheck,
} from './budgets.ts';
import { mockServer, useProject } from './use-project.ts';

const bench = fileURLToPath(new URL('../../bench', import.meta.url));

const project = useProject('module', ['@types/node@20']);

test.each(sizeBudgets)(
  'the bundle of $what is within its size budget',
  async ({ program, atMost, growthLimit = atMost }) => {
    expect(await bundledBytes(program, project.folder)).toBeLessThanOrEqual(growthLimit);
  },
);

test('a bundle that does not use logHooks does not contain it', async () => {
  const without = await bundledBytes(`export { createClient } from '@paychord/sdk';`, project.folder);
  const withLog = await bundledBytes(`export { createClient, logHooks } from '@paychord/sdk';`, project.folder);
  expect(withLog - without).toBeGreaterThan(500);
});

test('a small program is within the budget of type instantiations', async () => {
  // The program that the bench compares with those of other SDKs.
  const files = ['usual-payment.ts', 'client/inputs.ts', 'client/candidates/paychord.ts'];
  for (const file of files) await cp(join(bench, file), join(project.folder, 'bench', file));
  const { instantiations } = await typeCheck('bench/client/candidates/paychord.ts', project.folder);
  expect(instantiations).toBeLessThanOrEqual(instantiationsBudget);
});

test('the SDK is within the budget of dependencies', async () => {
  const manifest = await readFile(join(project.folder, 'node_modules/@paychord/sdk/package.json'), 'utf8');
  expect(Object.keys(JSON.parse(manifest).dependencies).length).toBeLessThanOrEqual(dependenciesBudget);
});

test('the inspector is within its size budget, and has no further files to load', async () => {
  const inspector = fileURLToPath(new URL('../../packages/mock-server/dist/inspector', import.meta.url));
  expect((await readdir(inspector)).sort()).toEqual(['index.html', 'inspector.css', 'inspector.js', 'licenses.txt']);
  const files = await Promise.all(['inspector.js', 'inspector.css'].map((name) => readFile(join(inspector, name))));
  const bytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  expect(bytes).toBeLessThanOrEqual(inspectorBudget);
  // Only the licenses, the reference and the API are other addresses.
  expect(String(files).match(/(?:https?:)?\/\/[\w.-]+\.\w+\/[^"'`\s)]*\.(?:js|css|woff2?|png|svg)/g)).toBeNull();
});

test('the packed mock server is within its size budget', async () => {
  expect((await stat(mockServer)).size).toBeLessThanOrEqual(packedMockServerBudget);
});
