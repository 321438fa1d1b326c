import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dependenciesBudget, instantiationsBudget, sizeBudgets } from './budgets.ts';
import { bundledBytes } from './bundled-bytes.ts';
import { pack } from './pack.ts';
import { createProject, type Project } from './project.ts';
import { typeCheck } from './type-check.ts';

const bench = fileURLToPath(new URL('../../bench', import.meta.url));

let project: Project;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  project = await createProject('module', [await pack('sdk', folder), '@types/node@20']);
  await rm(folder, { recursive: true });
});
afterAll(() => project.remove());

test.each(sizeBudgets)(
  'the bundle of $what is within its size budget',
  async ({ program, atMost, untilThen = atMost }) => {
    expect(await bundledBytes(program, project.folder)).toBeLessThanOrEqual(untilThen);
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
