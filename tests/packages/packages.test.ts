import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProgram } from '../helpers/command.ts';
import { nodeOfMachine } from './node-of-machine.ts';
import { pack } from './pack.ts';
import { createProject, type Project } from './project.ts';
import { run } from './run.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const publint = join(root, 'node_modules/publint/src/cli.js');
const attw = join(root, 'tests/packages/node_modules/@arethetypeswrong/cli/dist/index.js');

// These tests use the installed packages.
let tarballs: { folder: string; sdk: string; mockServer: string };
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  tarballs = { folder, sdk: await pack('sdk', folder), mockServer: await pack('mock-server', folder) };
});
afterAll(() => rm(tarballs.folder, { recursive: true, force: true }));

const projects: Project[] = [];
afterAll(() => Promise.all(projects.map((each) => each.remove())));

async function projectWith(type: 'module' | 'commonjs', ...packages: string[]): Promise<Project> {
  const project = await createProject(type, packages);
  projects.push(project);
  return project;
}

describe.each(['module', 'commonjs'] as const)('the SDK in an empty project of the type %s', (type) => {
  let project: Project;
  let program: string;
  beforeAll(async () => {
    project = await projectWith(type, tarballs.sdk);
    program = await project.compile('sdk');
  });

  test.each([
    ['the Node of the tools', process.execPath],
    ['the Node of the machine', nodeOfMachine()],
  ])('creates a payment and verifies a webhook on %s', async (_which, node) => {
    expect(JSON.parse(await run(node, [program], project.folder))).toEqual({
      isPaid: true,
      sent: [['POST', 'https://api.example.com/v1/payments', 'public']],
      isRefused: true,
      isSigned: true,
      isVerified: true,
      isForged: false,
      event: 'payment.purchase',
    });
  });
});

test('the errors of the mock server are printed with their names', async () => {
  const project = await projectWith('module', tarballs.sdk, tarballs.mockServer);
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

test('the SDK works with every version of openapi-fetch in CommonJS, because that build contains it', async () => {
  const project = await projectWith('commonjs', tarballs.sdk);
  const folder = join(project.folder, 'node_modules/openapi-fetch');
  await rm(folder, { recursive: true });
  const program = join(project.folder, 'required.js');
  await writeFile(
    program,
    `const { callFacts, createFetch, createOpenApiClient } = require('@paychord/sdk/openapi-fetch');
     console.log(typeof callFacts, typeof createFetch, typeof createOpenApiClient);`,
  );
  expect(await run(process.execPath, [program], project.folder)).toBe('function function function\n');
  // The main entry imports nothing at run time.
  await writeFile(program, `console.log(typeof require('@paychord/sdk').createClient);`);
  expect(await run(process.execPath, [program], project.folder)).toBe('function\n');
});

describe('the SDK in an ES module project', () => {
  let project: Project;
  beforeAll(async () => {
    project = await projectWith('module', tarballs.sdk, '@types/node@20');
  });

  test('exports its OpenAPI document for an import with an attribute', async () => {
    const program = await project.compile('sdk-attributes');
    expect(JSON.parse(await run(process.execPath, [program], project.folder))).toEqual({ openapi: '3.1.0' });
  });

  test('compiles with the types of Node and without those of browsers', async () => {
    await project.compile('sdk', { lib: ['es2022'], types: ['node'] });
  });
});

describe('the mock server in an empty ES module project', () => {
  let project: Project;
  beforeAll(async () => {
    project = await projectWith('module', tarballs.sdk, tarballs.mockServer, 'msw@3.0.5');
  });

  test('responds in process, through MSW and on a port', async () => {
    const program = await project.compile('mock-server');
    expect(JSON.parse(await run(process.execPath, [program], project.folder))).toEqual({
      inProcess: 'SUCCEEDED',
      intercepted: 'SUCCEEDED',
      onPort: 'SUCCEEDED',
      payments: 3,
    });
  });

  test('has a command that npx finds by the package name', async () => {
    const { version } = JSON.parse(await readFile(join(root, 'packages/mock-server/package.json'), 'utf8'));
    expect(await run('npx', ['@paychord/mock-server', '--version'], project.folder)).toBe(`${version}\n`);
    expect(await run('npx', ['paychord-mock', '--help'], project.folder)).toMatch(/^Usage: paychord-mock/);
  });

  test('has a command that serves, accepts admin calls and stops', async () => {
    const bin = join(project.folder, 'node_modules/.bin/paychord-mock');
    const server = startProgram(bin, '--port', '0', '--clock', 'virtual');
    try {
      const [, url = ''] = await server.shows(/Mock server listening on (http:\S+)\n/);
      const advance = startProgram(bin, 'advance', '6h', '--url', url);
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

  test('contains the admin document', async () => {
    const document = createRequire(join(project.folder, 'package.json'))('@paychord/mock-server/admin-openapi.json');
    expect(document.paths['/__mock/clock/advance'].post.operationId).toBe('advanceClock');
  });
});

describe('the mock server in a project that tests with vitest', () => {
  let project: Project;
  beforeAll(async () => {
    project = await projectWith('module', tarballs.sdk, tarballs.mockServer, 'msw@3.0.5', 'vitest@5.1.0');
  });

  test('needs one line of setup, and its matchers are typed and work', async () => {
    await project.compile('shop.test');
    const vitest = join(project.folder, 'node_modules/vitest/vitest.mjs');
    const report = join(project.folder, 'report.json');
    const options = ['run', '--reporter=json', `--outputFile=${report}`, 'shop.test.ts'];
    await run(process.execPath, [vitest, ...options], project.folder);
    expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ numPassedTests: 2, numTotalTests: 2 });
  });

  test('has a browser entry that compiles without the types of Node', async () => {
    await project.compile('page', { lib: ['es2022', 'dom', 'dom.iterable'] });
  });
});

test('the mock server loads through require and without MSW', async () => {
  const project = await projectWith('commonjs', tarballs.sdk, tarballs.mockServer);
  const program = join(project.folder, 'required.js');
  await writeFile(
    program,
    `const { createMockServer } = require('@paychord/mock-server');
     const { listen } = require('@paychord/mock-server/node');
     console.log(typeof createMockServer().fetch, typeof listen);`,
  );
  expect(await run(process.execPath, [program], project.folder)).toBe('function function\n');
});

describe.each([
  ['sdk', ['LICENSE', 'README.md', 'SECURITY.md', 'dist', 'docs', 'llms.txt', 'openapi.json', 'package.json']],
  [
    'mock-server',
    [
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'admin-openapi.json',
      'config.schema.json',
      'dist',
      'docs',
      'llms.txt',
      'nginx',
      'package.json',
    ],
  ],
] as const)('the tarball of %s', (name, topLevel) => {
  const tarball = () => (name === 'sdk' ? tarballs.sdk : tarballs.mockServer);
  let project: Project;
  let files: string[];
  beforeAll(async () => {
    project = await projectWith('module', tarballs.sdk, tarballs.mockServer);
    files = await project.filesOf(`@paychord/${name}`);
  });
  const textOf = (file: string) => readFile(join(project.folder, 'node_modules/@paychord', name, file), 'utf8');

  test('contains exactly the published files', async () => {
    // `changeset version` writes the change log.
    const changelog = existsSync(join(root, 'packages', name, 'CHANGELOG.md')) ? ['CHANGELOG.md'] : [];
    expect([...new Set(files.map((file) => file.split('/')[0]))]).toEqual([...changelog, ...topLevel]);
    const inDist = files.filter((file) => file.startsWith('dist/'));
    const built = /\.(js|cjs|d\.ts|d\.cts)$/;
    // The pages of the mock server, with the licenses of what they contain.
    const page = /^dist\/(inspector|reference)\/(index\.html|\w+\.(js|css)|licenses\.txt)$/;
    const isExpected = (file: string) =>
      page.test(file) || (built.test(file) && !/(?<!vi|node-)test(?!ing\.)/.test(file));
    expect(inDist.filter((file) => !isExpected(file))).toEqual([]);
    for (const file of ['LICENSE', 'SECURITY.md']) {
      expect(await textOf(file)).toBe(await readFile(join(root, file), 'utf8'));
    }
  });

  test('refers to no missing source map and to no folder of the build machine', async () => {
    for (const file of files) {
      const text = await textOf(file);
      expect(text, file).not.toContain(root);
      for (const [, map = ''] of text.matchAll(/sourceMappingURL=(\S+)/g)) expect(files).toContain(`dist/${map}`);
    }
  });

  test('passes publint', async () => {
    await run(process.execPath, [publint, tarball(), '--strict'], root);
  });

  test('has types for each module format', async () => {
    const printed = await run(process.execPath, [attw, tarball(), '--profile', 'strict', '--format', 'ascii'], root);
    const { exports } = JSON.parse(await textOf('package.json'));
    for (const entry of Object.keys(exports)) expect(printed).toContain(`"@paychord/${name}${entry.slice(1)}"`);
  });
});
