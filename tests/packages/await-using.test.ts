import { writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consumer } from './project.ts';
import { node20, run } from './run.ts';
import { useProject } from './use-project.ts';

const project = useProject('module', ['@types/node@20']);
const closed = 'SUCCEEDED\nECONNREFUSED\n';

test('await using closes the mock server and its port in JavaScript on the Node of the tools', async () => {
  const file = join(project.folder, 'await-using.mjs');
  await writeFile(file, stripTypeScriptTypes(await consumer('await-using')));
  expect(await run(process.execPath, [file], project.folder)).toBe(closed);
});

test.each([
  ['5.4', { lib: ['es2022'], types: ['node'] }],
  ['5.9', { lib: ['es2022', 'dom', 'esnext.disposable'] }],
  ['7.0', { lib: ['es2022'], types: ['node'] }],
])('await using, compiled by TypeScript %s, closes both on Node 20', async (typescript, libraries) => {
  const program = await project.compile('await-using', { typescript, options: libraries });
  expect(await run(node20, [program], project.folder)).toBe(closed);
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
    expect(await project.diagnose(files, { typescript })).toEqual([]);
    expect(await run(node20, ['out/close.js'], project.folder)).toBe('closed\n');
  },
);
