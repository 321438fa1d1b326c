import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProgram } from '../helpers/command.ts';
import { node20 } from './node-20.ts';
import { pack } from './pack.ts';
import { createProject, type Project } from './project.ts';
import { run, runAny } from './run.ts';

let packed: { folder: string; sdk: string; mockServer: string };
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  packed = { folder, sdk: await pack('sdk', folder), mockServer: await pack('mock-server', folder) };
});
afterAll(() => rm(packed.folder, { recursive: true, force: true }));

test.each([
  ['npm install @paychord/sdk', () => [packed.sdk]],
  // Before the first release, the SDK comes from its own tarball.
  ['npm install --save-dev @paychord/mock-server', () => [packed.sdk, packed.mockServer]],
  ['npm install --save-dev @paychord/mock-server msw@2', () => [packed.sdk, packed.mockServer, 'msw@2.15.0']],
])('%s prints no warning on Node 20', async (_command, packages) => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true }));
  const npm = (await run('which', ['npm'], folder)).trim();
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  const output = await runAny(node20, [npm, 'install', ...options, ...packages()], folder);
  expect(output).toContain('added ');
  expect(output).not.toMatch(/EBADENGINE|ERESOLVE|peer|deprecated/);
  await rm(folder, { recursive: true });
});

describe('the mock server on Node 20 with MSW 2.15', () => {
  let project: Project;
  beforeAll(async () => {
    project = await createProject('module', [packed.sdk, packed.mockServer, 'msw@2.15.0']);
  });
  afterAll(() => project.remove());

  test('responds in process, through MSW and on a port', async () => {
    const program = await project.compile('mock-server');
    expect(JSON.parse(await run(node20, [program], project.folder))).toEqual({
      inProcess: 'SUCCEEDED',
      intercepted: 'SUCCEEDED',
      onPort: 'SUCCEEDED',
      payments: 3,
    });
  });

  test('has a command that serves, accepts admin calls and stops', async () => {
    const bin = join(project.folder, 'node_modules/@paychord/mock-server/dist/cli.js');
    const server = startProgram(node20, bin, '--port', '0', '--clock', 'virtual');
    try {
      const [, url = ''] = await server.shows(/(http:\/\/127\.0\.0\.1:\d+)/);
      const advance = await startProgram(node20, bin, 'advance', '6h', '--url', url).ended;
      expect(advance).toMatchObject({ code: 0, output: 'The time is now 2026-01-01T06:00:00.000Z\n' });
      server.kill('SIGTERM');
      expect(await server.ended).toMatchObject({ code: 0 });
    } finally {
      server.kill('SIGKILL');
    }
  });
});

test('the mock server works in a CommonJS program on Node 20, in process and on a port', async () => {
  const project = await createProject('commonjs', [packed.sdk, packed.mockServer, '@types/node@20']);
  const program = await project.compile('mock-server-commonjs', { types: ['node'] });
  expect(JSON.parse(await run(node20, [program], project.folder))).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  await project.remove();
});
