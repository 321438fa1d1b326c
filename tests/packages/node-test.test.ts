import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { node20 } from './run.ts';
import { runNodeTest } from './run-tests.ts';
import { useProject } from './use-project.ts';

/** Writes the imports of a test as calls of `require`. */
const toCommonJs = (code: string) =>
  code
    .replace("import https, { get } from 'node:https';", "const https = require('node:https');")
    .replace('=> get(', '=> https.get(')
    .replace(/^import ([^;]+?) from ('[^']+');$/gm, 'const $1 = require($2);');

describe.each([
  ['MSW 2.15 on Node 20', node20, 'msw@2.15.0'],
  ['MSW 3 on the Node of the tools', process.execPath, 'msw@3.0.5'],
] as const)('node:test with %s', (_title, node, msw) => {
  const project = useProject('module', [msw], async ({ copy, folder }) => {
    await copy('node-test');
    await copy('placement');
    const code = await readFile(join(folder, 'shop.test.mjs'), 'utf8');
    await writeFile(join(folder, 'shop.test.cjs'), toCommonJs(code));
  });

  /** Runs a file whose tests fail or pass as their titles say. Returns its output. */
  async function outputOf(file: string, tests: number): Promise<string> {
    const { count, unexpected, output } = await runNodeTest(project.folder, node, file);
    expect(unexpected, output).toEqual([]);
    expect(count).toBe(tests);
    return output;
  }

  test.each(['shop.test.mjs', 'shop.test.cjs'])('each test of %s fails or passes as its title says', async (file) => {
    const output = await outputOf(file, 15);
    expect(output).toContain('GET https://payments.test/v1/payment: No operation has this path');
    expect(output).toMatch(/^# Error: [^\n]*GET https:\/\/payments\.test\/v1\/customer: No operation has this path/m);
    expect(output).toContain('GET https://production.example/labels was not sent: no handler handles it');
    expect(output).not.toMatch(/Warning|\[MSW\]/);
  });

  test('a test whose requests another MSW server receives fails before it sends one', async () => {
    const output = await outputOf('second-server.test.mjs', 3);
    expect(output).toContain('pass it to setupMockServer as `server`');
    expect(output).not.toContain('a test sent a request');
  });

  test.each([
    ['a call that needs a retry ends when a test moves the fake timers in steps', 'fake-timers.test.mjs', 1],
    ['the ESM copy and the CommonJS copy of the packages work together', 'copies.test.mjs', 3],
    ['setupMockServer throws in hooks and in tests only', 'node.test.mjs', 5],
  ])('%s', async (_claim, file, tests) => {
    await outputOf(file, tests);
  });
});
