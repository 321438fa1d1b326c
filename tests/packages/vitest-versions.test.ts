import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { node20 } from './node-20.ts';
import { pack } from './pack.ts';
import { createProject } from './project.ts';
import { runAny } from './run.ts';

let packed: { folder: string; tarballs: string[] };
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  packed = { folder, tarballs: [await pack('sdk', folder), await pack('mock-server', folder)] };
});
afterAll(() => rm(packed.folder, { recursive: true, force: true }));

// `packages.test.ts` uses Vitest 5, which does not run on Node 20.
test.each(['3.2.0', '3.2.7', '4.0.18', '4.1.12'])(
  'the set-up and the matchers compile and work with vitest %s on Node 20',
  async (version) => {
    const project = await createProject('module', [...packed.tarballs, 'msw@2.15.0', `vitest@${version}`]);
    // The types of Vitest 4.0 need the last library.
    await project.compile('shop.test', { lib: ['es2022', 'dom', 'esnext.disposable'] });
    const vitest = join(project.folder, 'node_modules/vitest/vitest.mjs');
    const output = await runAny(node20, [vitest, 'run', '--reporter=json', 'shop.test.ts'], project.folder);
    expect(output).toContain('"numPassedTests":2,');
    await project.remove();
  },
);
