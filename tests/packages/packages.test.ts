import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../helpers/command.ts';
import { createProject } from './project.ts';
import { node20, run, runAny } from './run.ts';
import { mockServer, sdk, useProject } from './use-project.ts';

// These tests use the installed packages.
const root = fileURLToPath(new URL('../..', import.meta.url));
const publint = join(root, 'node_modules/publint/src/cli.js');
const attw = join(root, 'tests/node_modules/@arethetypeswrong/cli/dist/index.js');

describe('the packages in an empty CommonJS project', () => {
  const project = useProject('commonjs', ['@types/node@20']);
  const typesOf = (names: string, entry: string) => {
    const printed = names.split(', ').map((name) => `typeof ${name}`);
    const program = `const { ${names} } = require('${entry}'); console.log(${printed.join(', ')})`;
    return run(process.execPath, ['--eval', program], project.folder);
  };

  test('the mock server works on Node 20, in process and on a port', async () => {
    const program = await project.compile('mock-server-commonjs', { options: { types: ['node'] } });
    expect(JSON.parse(await run(node20, [program], project.folder))).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  });

  test('list every library that they bundle, with its license', async () => {
    const dist = join(project.folder, 'node_modules/@paychord/mock-server/dist');
    const { components } = JSON.parse(await readFile(join(dist, 'sbom.cdx.json'), 'utf8'));
    const notices = await Promise.all(
      ['inspector', 'reference'].map((page) => readFile(join(dist, page, 'licenses.txt'), 'utf8')),
    );
    // The name and version of a library stand alone in a line.
    const bundled = notices.flatMap((text) => text.match(/^[\w@/.-]+ \d+\.\d+\.\d+$/gm) ?? []);
    const listed = components.map(({ name, version }: { name: string; version: string }) => `${name} ${version}`);
    expect(listed.sort()).toEqual([...new Set(bundled)].sort());
    for (const { licenses } of components) expect(licenses[0].license.id).toMatch(/^(MIT|BSD-3-Clause|Apache-2\.0)$/);
  });

  test('import openapi-fetch from its package in both formats', async () => {
    const built = join(project.folder, 'node_modules/@paychord/sdk/dist/openapi-fetch');
    expect(await readFile(`${built}.cjs`, 'utf8')).toContain("require('openapi-fetch')");
    expect(await readFile(`${built}.js`, 'utf8')).toContain("from 'openapi-fetch'");
    const functions = 'callFacts, createFetch, createOpenApiClient';
    expect(await typesOf(functions, '@paychord/sdk/openapi-fetch')).toBe('function function function\n');
  });

  test('load without openapi-fetch, apart from its entry, and without MSW', async () => {
    await run('rm', ['-r', 'node_modules/openapi-fetch'], project.folder);
    expect(await typesOf('createClient', '@paychord/sdk')).toBe('function\n');
    expect(existsSync(join(project.folder, 'node_modules/msw'))).toBe(false);
    expect(await typesOf('createMockServer', '@paychord/mock-server')).toBe('function\n');
    expect(await typesOf('listen', '@paychord/mock-server/node')).toBe('function\n');
    expect(await typesOf('exploreFailures, formatHtml', '@paychord/mock-server/explore')).toBe('function function\n');
  });
});

test.each([
  ['npm install @paychord/sdk', [sdk]],
  // Before the first release, the SDK comes from its own tarball.
  ['npm install --save-dev @paychord/mock-server', [sdk, mockServer]],
  ['npm install --save-dev @paychord/mock-server msw@2', [sdk, mockServer, 'msw@2.15.0']],
])('%s prints no warning on Node 20', async (_command, packages) => {
  const { folder, remove } = await createProject('module', []);
  onTestFinished(remove);
  const npm = (await run('which', ['npm'], folder)).trim();
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  const output = await runAny(node20, [npm, 'install', ...options, ...packages], folder);
  expect(output).toContain('added ');
  expect(output).not.toMatch(/EBADENGINE|ERESOLVE|peer|deprecated/);
});

describe.each([
  ['MSW 3 on the Node of the tools', process.execPath, 'msw@3.0.5'],
  ['MSW 2.15 on Node 20', node20, 'msw@2.15.0'],
])('the mock server in an empty ES module project with %s', (_title, node, msw) => {
  const project = useProject('module', [msw]);

  test('responds in process, through MSW and on a port', async () => {
    const program = await project.compile('mock-server');
    expect(JSON.parse(await run(node, [program], project.folder))).toEqual({
      inProcess: 'SUCCEEDED',
      intercepted: 'SUCCEEDED',
      onPort: 'SUCCEEDED',
      payments: 3,
    });
  });

  test('has a command that serves, accepts admin calls and stops', async () => {
    const bin = join(project.folder, 'node_modules/.bin/paychord-mock');
    const server = startProgram(node, bin, '--port', '0', '--clock', 'virtual');
    try {
      const [, url = ''] = await server.shows(/Mock server listening on (http:\S+)\n/);
      const advance = startProgram(node, bin, 'advance', '6h', '--url', url);
      expect(await advance.ended).toEqual({
        code: 0,
        output: 'The time is now 2026-01-01T06:00:00.000Z\n',
        errors: '',
      });
      server.kill('SIGTERM');
      expect(await server.ended).toMatchObject({ code: 0, errors: '' });
    } finally {
      server.kill('SIGKILL');
    }
  });
});

describe('the installed mock server', () => {
  const project = useProject('module', ['msw@3.0.5']);

  test('has a browser entry that compiles without the types of Node', async () => {
    await project.compile('page', { options: { lib: ['es2022', 'dom', 'dom.iterable'] } });
  });

  test('has a command that npx finds by the package name', async () => {
    const { version } = JSON.parse(await readFile(join(root, 'packages/mock-server/package.json'), 'utf8'));
    expect(await run('npx', ['@paychord/mock-server', '--version'], project.folder)).toBe(`${version}\n`);
    expect(await run('npx', ['paychord-mock', '--help'], project.folder)).toMatch(/^Usage: paychord-mock/);
  });

  test('exports the OpenAPI document of the SDK for an import with an attribute', async () => {
    const program = await project.compile('sdk-attributes');
    expect(JSON.parse(await run(process.execPath, [program], project.folder))).toEqual({ openapi: '3.1.0' });
  });

  test('contains the admin document', () => {
    const document = createRequire(join(project.folder, 'package.json'))('@paychord/mock-server/admin-openapi.json');
    expect(document.paths['/__mock/clock/advance'].post.operationId).toBe('advanceClock');
  });

  test('prints its errors with their names', async () => {
    const code = `
    import { createMockServer } from '@paychord/mock-server';
    import { assertReceivedRequest } from '@paychord/mock-server/assertions';
    import { inspect } from 'node:util';
    const mock = createMockServer();
    for (const fail of [
      () => createMockServer({ port: 1 }),
      () => mock.payments.get('unknown'),
      () => assertReceivedRequest(mock, 'createPayment'),
    ]) try { fail() } catch (error) { console.log(inspect(error).split(':')[0]) }`;
    await writeFile(join(project.folder, 'errors.mjs'), code);
    expect(await run(process.execPath, ['errors.mjs'], project.folder)).toBe(
      'OptionError\nControlError\nAssertionError\n',
    );
  });
});

test.each([
  ['a listed folder', { files: ['docs'] }, 'docs'],
  ['the declarations of an export', { exports: { '.': { types: './dist/index.d.ts' } } }, './dist/index.d.ts'],
  ['the program of a command', { bin: { shop: './dist/cli.js' } }, './dist/cli.js'],
])('npm pack fails without %s, and names it', async (_what, manifest, missing) => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const prepack = `node ${join(root, 'scripts/check-packed-files.mjs')}`;
  const complete = { name: 'shop', version: '1.0.0', files: [], exports: {}, scripts: { prepack }, ...manifest };
  await writeFile(join(folder, 'package.json'), JSON.stringify(complete));
  await expect(run('npm', ['pack'], folder)).rejects.toThrow(`shop lacks ${missing}. Run \`npm run build\``);
});

const shared = ['GAPS.md', 'LICENSE', 'README.md', 'SECURITY.md', 'dist', 'docs', 'llms.txt', 'package.json'];

describe.each([
  ['sdk', sdk, ['openapi.json', 'skills']],
  ['mock-server', mockServer, ['admin-openapi.json', 'config.schema.json', 'nginx', 'scenario.schema.json', 'skills']],
])('the tarball of %s', (name, tarball, own) => {
  const project = useProject('module');
  let files: string[];
  beforeAll(async () => {
    files = (await run('tar', ['-tf', tarball], root))
      .trimEnd()
      .split('\n')
      .map((path) => path.slice('package/'.length));
  });
  const textOf = (file: string) => readFile(join(project.folder, 'node_modules/@paychord', name, file), 'utf8');

  test('contains exactly the published files', async () => {
    // `changeset version` writes the change log.
    const changelog = existsSync(join(root, 'packages', name, 'CHANGELOG.md')) ? ['CHANGELOG.md'] : [];
    expect(new Set(files.map((file) => file.split('/')[0]))).toEqual(new Set([...changelog, ...shared, ...own]));
    const inDist = files.filter((file) => file.startsWith('dist/'));
    const built = /\.(js|cjs|d\.ts|d\.cts)$/;
    // The pages of the mock server, with the licenses of what they contain.
    const page = /^dist\/(inspector|reference)\/(index\.html|\w+\.(js|css)|licenses\.txt)$/;
    const isExpected = (file: string) =>
      page.test(file) ||
      // The libraries that the mock server contains.
      file === 'dist/sbom.cdx.json' ||
      (built.test(file) && !/(?<!vi|node-)test(?!ing\.)/.test(file));
    expect(inDist.filter((file) => !isExpected(file))).toEqual([]);
    for (const file of ['LICENSE', 'SECURITY.md', 'openapi/GAPS.md']) {
      expect(await textOf(basename(file))).toBe(await readFile(join(root, file), 'utf8'));
    }
  });

  test('names no private package of the workspace', async () => {
    const folders = await readdir(join(root, 'packages'));
    const manifests = folders.map((each) => readFile(join(root, 'packages', each, 'package.json'), 'utf8'));
    const packages: { name: string; private?: boolean }[] = (await Promise.all(manifests)).map((each) =>
      JSON.parse(each),
    );
    const names = packages.filter((each) => each.private).map((each) => each.name);
    expect(names).toContain('@paychord/inspector');
    for (const file of files) {
      const text = await textOf(file);
      expect(
        names.filter((each) => text.includes(each)),
        file,
      ).toEqual([]);
    }
  });

  test('refers to no missing source map and to no folder of the build machine', async () => {
    for (const file of files) {
      const text = await textOf(file);
      expect(text, file).not.toContain(root);
      for (const [, map = ''] of text.matchAll(/sourceMappingURL=(\S+)/g)) expect(files).toContain(`dist/${map}`);
    }
  });

  test('has no import() in CommonJS, which Jest runs without it', async () => {
    const programs = files.filter((file) => file.endsWith('.cjs'));
    expect(programs).not.toEqual([]);
    for (const file of programs) expect(await textOf(file), file).not.toMatch(/\bimport\(/);
  });

  test('passes publint', async () => {
    await run(process.execPath, [publint, tarball, '--strict'], root);
  });

  test('has types for each module format', async () => {
    const printed = await run(process.execPath, [attw, tarball, '--profile', 'strict', '--format', 'ascii'], root);
    const { exports } = JSON.parse(await textOf('package.json'));
    for (const entry of Object.keys(exports)) expect(printed).toContain(`"@paychord/${name}${entry.slice(1)}"`);
  });
});
