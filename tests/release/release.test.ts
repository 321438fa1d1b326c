import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeOfMachine } from '../packages/node-of-machine.ts';
import { assertCovered, blocksOf } from '../packages/readme-blocks/blocks.ts';
import { runShellBlocks } from '../packages/readme-blocks/shell-blocks.ts';
import { run } from '../packages/run.ts';
import { createEmptyProject, installTools } from './project.ts';
import { publishRelease, type Release } from './publish.ts';
import { freePort } from './readme/free-port.ts';
import { programs } from './readme/programs.ts';
import { type CompiledBlock, compileBlocks, runBlock } from './readme/readmes.ts';
import { type Registry, startRegistry } from './registry.ts';

// One release for all tests: version, check, build, publish.
let folder: string;
let registry: Registry;
let release: Release;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paychord-release-'));
  registry = await startRegistry(join(folder, 'registry'));
  release = await publishRelease(registry, join(folder, 'checkout'));
});
afterAll(async () => {
  await registry?.close();
  await rm(folder, { recursive: true, force: true });
});

const inRelease = (path: string) => readFile(join(release.folder, path), 'utf8');

describe('the release', () => {
  test('has the same version in both packages, the dependency between them and the lock file', async () => {
    const sdk = JSON.parse(await inRelease('packages/sdk/package.json'));
    const mockServer = JSON.parse(await inRelease('packages/mock-server/package.json'));
    const lock = JSON.parse(await inRelease('package-lock.json'));
    const { version } = release;
    expect([sdk.version, mockServer.version]).toEqual([version, version]);
    expect(mockServer.dependencies['@paychord/sdk']).toBe(`^${version.split('.').slice(0, 2).join('.')}.0`);
    expect(['sdk', 'mock-server'].map((name) => lock.packages[`packages/${name}`].version)).toEqual([version, version]);
  });

  test('leaves a checkout that passes the checks of the version pull request', async () => {
    for (const script of ['check:generated', 'check:lockfile', 'check:words', 'check:release']) {
      await run('npm', ['run', script], release.folder);
    }
    await run('npx', ['biome', 'check', '--error-on-warnings', 'packages', 'package.json'], release.folder);
  });
});

describe.each(['packages/sdk', 'packages/mock-server'])('the tarball of %s', (name) => {
  test('contains the change log of the version', async () => {
    const project = join(folder, `changelog-${basename(name)}`);
    await createEmptyProject(project, registry);
    await run('npm', ['install', '--ignore-scripts', `@paychord/${basename(name)}`], project);
    const changelog = await readFile(join(project, 'node_modules/@paychord', basename(name), 'CHANGELOG.md'), 'utf8');
    expect(changelog).toContain(`\n## ${release.version}\n`);
    expect(changelog).not.toMatch(/\b[0-9a-f]{7}\b: |Updated dependencies/);
  });
});

const pages = [
  // The programs of the SDK run against the mock server.
  ['packages/sdk/README.md', ['@paychord/mock-server', 'redis@6.3.1']],
  ['packages/mock-server/README.md', ['@paychord/sdk']],
] as const;

test('every ts block of the READMEs has a program, and every program a block', () => {
  for (const [page] of pages)
    assertCovered(blocksOf(page, 'ts'), programs[page] ?? {}, 'tests/release/readme/programs.ts');
});

const nodes = [
  { runtime: 'the Node of the machine', node: nodeOfMachine() },
  { runtime: 'the Node of the tools', node: process.execPath },
];

describe.each(nodes)('an empty project on $runtime', ({ node }) => {
  describe.each(pages)('after %s', (page, packages) => {
    let project: string;
    beforeAll(async () => {
      project = await mkdtemp(join(folder, 'project-'));
      await createEmptyProject(project, registry);
    });

    test('every sh block runs in order, and npm prints no warning', async () => {
      const [port, otherPort] = [await freePort(), await freePort()];
      const replace = { '4010': `${port}`, '3000': `${otherPort}` };
      const results = await runShellBlocks(blocksOf(page, 'sh'), { folder: project, node, replace });
      expect(results.length).toBeGreaterThan(0);
      const warnings = results.flatMap(({ output }) =>
        output.split('\n').filter((line) => line.startsWith('npm warn')),
      );
      expect(warnings.filter((line) => !settingOfMachine.test(line))).toEqual([]);
    });

    describe('the ts blocks', () => {
      let compiled: CompiledBlock[];
      beforeAll(async () => {
        // MSW 3 needs Node 22.
        const version = await run(node, ['--version'], project);
        const msw = Number.parseInt(version.slice(1)) < 22 ? 'msw@2.15.0' : 'msw@3.0.5';
        await installTools(project, [...packages, msw, 'vitest@5.1.0', '@types/node@20']);
        compiled = await compileBlocks(page, project);
      });

      test.each(Object.keys(programs[page] ?? {}))('%s', async (heading) => {
        const block = compiled.find((each) => each.heading === heading);
        if (block === undefined) throw new Error(`${page} has no block "${heading}"`);
        // vitest 5 needs Node 22.
        await runBlock(block, project, block.runner === 'vitest' ? process.execPath : node);
      });
    });
  });
});

/** npm 11 warns about a setting of the user that it does not know. */
const settingOfMachine = /^npm warn Unknown \w+ config /;
