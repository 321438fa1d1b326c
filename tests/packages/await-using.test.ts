import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diagnose } from './diagnose.ts';
import { nodeOfMachine } from './node-of-machine.ts';
import { pack } from './pack.ts';
import { createProject, type Project } from './project.ts';
import { run } from './run.ts';

let project: Project;
let program: string;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  const tarballs = [await pack('sdk', folder), await pack('mock-server', folder)];
  project = await createProject('module', [...tarballs, '@types/node@20']);
  program = await readFile(new URL('./consumers/await-using.ts', import.meta.url), 'utf8');
  await rm(folder, { recursive: true });
});
afterAll(() => project.remove());

const closed = 'SUCCEEDED\nECONNREFUSED\n';

test('await using closes the mock server and its port in JavaScript on the Node of the tools', async () => {
  const file = join(project.folder, 'await-using.mjs');
  await writeFile(file, stripTypeScriptTypes(program));
  expect(await run(process.execPath, [file], project.folder)).toBe(closed);
});

test.each([
  ['5.4', { lib: ['es2022'], types: ['node'] }],
  ['5.9', { lib: ['es2022', 'dom', 'esnext.disposable'] }],
  ['7.0', { lib: ['es2022'], types: ['node'] }],
])('await using, compiled by TypeScript %s, closes both on the Node of the machine', async (typescript, libraries) => {
  const files = { 'await-using.ts': program };
  expect(await diagnose(project, { files, typescript, options: { target: 'es2022', ...libraries } })).toEqual([]);
  expect(await run(nodeOfMachine(), ['out/await-using.js'], project.folder)).toBe(closed);
});

test.each(['5.0', '5.9', '7.0'])(
  'a program on TypeScript %s without a type for Symbol.asyncDispose compiles and calls close',
  async (typescript) => {
    const files = {
      'close.ts': `import { createMockServer } from '@paychord/mock-server';
        import { listen } from '@paychord/mock-server/node';
        const server = await listen(createMockServer());
        await server.close();
        console.log('closed');`,
    };
    const options = { lib: ['es2022', 'dom'], types: [] };
    expect(await diagnose(project, { files, typescript, options })).toEqual([]);
    expect(await run(nodeOfMachine(), ['out/close.js'], project.folder)).toBe('closed\n');
  },
);
