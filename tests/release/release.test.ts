import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../helpers/free-port.ts';
import { blocksOf } from '../packages/readme-blocks/blocks.ts';
import { runShellBlocks } from '../packages/readme-blocks/shell-blocks.ts';
import { node20, run } from '../packages/run.ts';
import { publishRelease, publishTarballs, type Release } from './publish.ts';
import { programs } from './readme/programs.ts';
import { type CompiledBlock, compileBlocks, runBlock } from './readme/readmes.ts';
import { createEmptyProject, installPackages, type Registry, startRegistry } from './registry.ts';
import { runStep } from './workflow.ts';

// One release for all tests: version, check, build, pack, publish.
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
    await run(process.execPath, ['scripts/generate.ts', '--check'], release.folder);
    const env = { GITHUB_REPOSITORY: 'paychord/paychord' };
    const printed = await run(process.execPath, ['scripts/check-repository.ts', '--release'], release.folder, env);
    // The steps of a person.
    expect(printed).toMatch(/@paychord\/sdk and @paychord\/mock-server[\s\S]+NPM_TOKEN[\s\S]+trusted publisher/);
    await run('npx', ['biome', 'check', '--error-on-warnings', 'packages', 'package.json'], release.folder);
  });
});

describe('the workflow', () => {
  test.each(['sdk', 'mock-server'])('publishes the packed file of %s byte for byte', async (name) => {
    const response = await fetch(`${registry.url}@paychord/${name}/-/${name}-${release.version}.tgz`);
    const packed = await readFile(join(release.tarballs, `paychord-${name}-${release.version}.tgz`));
    expect(Buffer.from(await response.arrayBuffer()).equals(packed)).toBe(true);
  });

  test('publishes nothing again when it runs twice', async () => {
    await expect(publishTarballs(registry, release.tarballs, release.version)).resolves.toBeUndefined();
  });

  test('writes notes with both change logs', async () => {
    await runStep('announce', 'Write the notes', release.folder, { 'needs.mode.outputs.version': release.version });
    const notes = await inRelease('notes.md');
    expect(notes).toMatch(/^## @paychord\/sdk\n[\s\S]+\n- [\s\S]+\n## @paychord\/mock-server\n[\s\S]+\n- /);
  });
});

const pages = Object.keys(programs);

test.each(pages)('every ts block of %s has a program, and every program has a block', (page) => {
  const headings = blocksOf(page, 'ts').map(({ heading }) => heading);
  expect(Object.keys(programs[page] ?? {})).toEqual(headings);
});

// The oldest one on which both packages run.
describe('on Node 20', () => {
  test.each(pages)(
    'every sh block of %s runs in order in an empty project, and npm prints no warning',
    async (page) => {
      const project = await mkdtemp(join(folder, 'shell-'));
      await createEmptyProject(project, registry);
      const port = await freePort();
      const replace = { '4010': `${port}`, '3000': `${await freePort()}` };
      const env = { PAYCHORD_MOCK_URL: `http://127.0.0.1:${port}` };
      const results = await runShellBlocks(blocksOf(page, 'sh'), { folder: project, node: node20, env, replace });
      expect(results.length).toBeGreaterThan(0);
      const warnings = results.flatMap(({ output }) =>
        output.split('\n').filter((line) => line.startsWith('npm warn')),
      );
      expect(warnings.filter((line) => !settingOfMachine.test(line))).toEqual([]);
    },
  );

  describe('in a project with both packages, installed by name,', () => {
    let project: string;
    const compiled = new Map<string, CompiledBlock>();
    beforeAll(async () => {
      project = await mkdtemp(join(folder, 'programs-'));
      await createEmptyProject(project, registry);
      const tools = ['msw@2.15.0', 'vitest@5.1.0', 'redis@6.3.1', '@types/node@24'];
      await installPackages(project, ['@paychord/sdk', '@paychord/mock-server', ...tools]);
      for (const page of pages) {
        for (const block of await compileBlocks(page, project)) compiled.set(`${page} ${block.heading}`, block);
      }
    });

    test.each(['sdk', 'mock-server'])(
      'the tarball of %s has the change log, and says that it is published',
      async (name) => {
        const inPackage = (file: string) => readFile(join(project, 'node_modules/@paychord', name, file), 'utf8');
        expect(await inPackage('README.md')).not.toMatch(/not published/i);
        const changelog = await inPackage('CHANGELOG.md');
        expect(changelog.split('\n').length).toBeLessThanOrEqual(40);
        expect(changelog).toContain(`\n## ${release.version}\n`);
        expect(changelog).not.toMatch(/\b[0-9a-f]{7}\b: |Updated dependencies/);
      },
    );

    const blocks = pages.flatMap((page) => blocksOf(page, 'ts'));
    test.each(blocks)('the block "$heading" of $page does what the page says', async ({ page, heading }) => {
      const block = compiled.get(`${page} ${heading}`);
      if (block === undefined) throw new Error(`The block "${heading}" of ${page} was not compiled`);
      // vitest 5 needs Node 22.
      await runBlock(block, project, block.runner === 'vitest' ? process.execPath : node20);
    });
  });
});

/** npm 11 warns about a setting of the user that it does not know. */
const settingOfMachine = /^npm warn Unknown \w+ config /;
