import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { useProject } from './use-project.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const installed = (path: string) => pathOf(`../node_modules/${path}`);
const require = createRequire(import.meta.url);
const openApiTypescript = join(dirname(require.resolve('openapi-typescript/package.json')), 'bin/cli.js');
const zod = `zod@${require('../package.json').devDependencies.zod}`;

/** The document of the installed package. */
const openApi = 'node_modules/@paychord/sdk/openapi.json';

const orval = { 7: installed('orval-7/dist/bin/orval.js'), 8: installed('orval/dist/bin/orval.mjs') };
const runOrval = (version: 7 | 8, client: string) => (target: string) => [
  orval[version],
  ...['--input', openApi, '--client', client, '--output', join(target, 'index.ts')],
];

/** The command lines of code generators, each with a folder for its output. */
const generators: Readonly<Record<string, (target: string) => string[]>> = {
  'openapi-typescript': (target) => [openApiTypescript, openApi, '--output', join(target, 'index.ts')],
  'hey-api': (target) => [
    installed('@hey-api/openapi-ts/bin/run.js'),
    ...['--input', openApi, '--output', target, '--no-log-file'],
  ],
  'orval-7-fetch': runOrval(7, 'fetch'),
  'orval-7-zod': runOrval(7, 'zod'),
  'orval-8-fetch': runOrval(8, 'fetch'),
  'orval-8-zod': runOrval(8, 'zod'),
};

describe('the OpenAPI document of the installed package', () => {
  const project = useProject('module', [zod]);
  beforeAll(() => mkdir(join(project.folder, 'generated')));

  test.each(Object.entries(generators))('%s generates code from it', async (name, commandLine) => {
    await run(process.execPath, commandLine(join('generated', name)), project.folder);
  });

  test('the generated code of all of them compiles', async () => {
    const imports = Object.keys(generators).map((name, index) => `import * as _${index} from './generated/${name}';`);
    // The settings of a project with a bundler. The strictest flags are not what these generators support.
    const settings = { module: 'esnext', moduleResolution: 'bundler', lib: ['es2024', 'dom', 'dom.iterable'] };
    const options = { ...settings, noUncheckedIndexedAccess: false, exactOptionalPropertyTypes: false };
    expect(await project.diagnose({ 'generated.ts': imports.join('\n') }, { options })).toEqual([]);
  });
});
