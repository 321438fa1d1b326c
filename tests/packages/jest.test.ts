import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failureOf, unexpectedResultsIn } from '../end-to-end/vitest-entry/run-suite.ts';
import { node20, run } from './run.ts';
import { runJest } from './run-tests.ts';
import { useProject } from './use-project.ts';

const modules = ['--testMatch', '**/*.test.mjs'];

describe.each([
  [
    'Jest 30 and MSW 2.15 on Node 20',
    node20,
    ['jest@30.5.2', 'msw@2.15.0', 'jest-environment-jsdom@30.5.2', 'nock@14.0.10'],
  ],
  ['Jest 29 and MSW 3 on the Node of the tools', process.execPath, ['jest@29.7.0', 'msw@3.0.5']],
] as const)('a project with %s, without a configuration', (title, node, packages) => {
  const is20 = title.includes('Node 20');
  const project = useProject('commonjs', packages, ({ copy }) => copy('jest'));

  test('each CommonJS test fails or passes as its title says', async () => {
    const files = ['shop.test.js', 'leaks.test.js', 'msw.test.js', ...(is20 ? ['jsdom.test.js', 'nock.test.js'] : [])];
    const result = await runJest(project.folder, node, files);
    expect(unexpectedResultsIn(result)).toEqual([]);
    expect(result.tests.length).toBeGreaterThanOrEqual(15);
    expect(failureOf(result, 'fails: calls another machine')).toContain(
      'GET https://production.example/labels was not sent: no handler handles it',
    );
    if (is20) {
      expect(failureOf(result, 'fails: nock blocks the requests')).toMatch(
        /Nock: Disallowed net connect .* call nock\.restore\(\) before setupMockServer/,
      );
    }
    expect(failureOf(result, 'fails: calls an unknown operation')).toContain('No operation has this path');
    expect(failureOf(result, 'fails: sends the secret key to a server on this machine')).toContain(
      'it carries private-secret-key',
    );
    expect(result.output).not.toMatch(/Warning|\[MSW\]|did not exit/);
  });

  test('each test of an ES module fails or passes as its title says', async () => {
    const result = await runJest(project.folder, node, modules);
    expect(unexpectedResultsIn(result)).toEqual([]);
    expect(result.tests).toHaveLength(5);
  });

  test('setupMockServer throws in hooks and in tests only', async () => {
    await project.copy('placement');
    const result = await runJest(project.folder, node, ['--testMatch', '**/jest.test.mjs']);
    expect(unexpectedResultsIn(result)).toEqual([]);
    expect(result.files.map(({ message }) => message)).toEqual(['']);
    expect(result.tests).toHaveLength(4);
    // Jest does not tell in `beforeAll`, and fails the file itself.
    const inHook = await runJest(project.folder, node, ['--testMatch', '**/jest-hook.test.mjs']);
    expect(inHook.files.map(({ message }) => message).join()).toContain('Cannot add a hook after tests have started');
  });

  test.runIf(!is20)('MSW 3 on Node 20 fails with the version to install', async () => {
    const { tests } = await runJest(project.folder, node20, ['leaks.test.js']);
    expect(tests[0]?.failureMessages.join('\n')).toContain(
      'MSW 3 needs Node.js 22.12 or newer (this is v20.19.0). Install MSW 2: npm install --save-dev msw@2',
    );
  });
});

describe('a project with Jest and a transform', () => {
  const packages = [
    ...['jest@30.5.2', 'msw@2.15.0', '@types/jest@30.0.0', '@types/node@24.0.0', 'typescript@5.9.3', 'ts-jest@29.4.15'],
    ...['babel-jest@30.5.2', '@babel/preset-env@7.28.0', '@babel/preset-typescript@7.27.1'],
  ];
  const project = useProject('commonjs', packages, async ({ copy, folder }) => {
    await copy('jest');
    const compilerOptions = {
      ...{ target: 'es2022', module: 'nodenext', lib: ['es2022', 'dom'], types: ['jest', 'node'] },
      ...{ strict: true, skipLibCheck: false, exactOptionalPropertyTypes: true, isolatedModules: true, noEmit: true },
    };
    const configuration = { compilerOptions, files: ['typed.test.ts'] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
    const presets = [['@babel/preset-env', { targets: { node: '20' } }], '@babel/preset-typescript'];
    await writeFile(join(folder, 'babel.config.json'), JSON.stringify({ presets }));
  });

  test('the matchers compile with both forms of expect', async () => {
    const tsc = join(project.folder, 'node_modules/typescript/bin/tsc');
    await run(process.execPath, [tsc, '--project', '.'], project.folder);
  });

  test.each([
    ['ts-jest', ['--preset', 'ts-jest']],
    ['babel-jest', []],
  ])('the matchers work with %s', async (_transform, options) => {
    const result = await runJest(project.folder, node20, [...options, 'typed.test.ts']);
    expect(unexpectedResultsIn(result)).toEqual([]);
    expect(result.tests).toHaveLength(2);
  });

  test('without MSW, the error names it and interception can be turned off', async () => {
    await rm(join(project.folder, 'node_modules/msw'), { recursive: true });
    const result = await runJest(project.folder, node20, ['missing.test.js']);
    expect(unexpectedResultsIn(result)).toEqual([]);
    expect(failureOf(result, 'fails: needs MSW')).toContain('setupMockServer could not load msw');
  });
});
