import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { node20 } from './node-20.ts';
import { pack } from './pack.ts';
import { createProject, type Project } from './project.ts';
import { runNodeTest, unexpectedNodeTests } from './run-node-test.ts';

const consumers = fileURLToPath(new URL('./consumers/node-test', import.meta.url));

let packed: { folder: string; tarballs: string[] };
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  packed = { folder, tarballs: [await pack('sdk', folder), await pack('mock-server', folder)] };
});
afterAll(() => rm(packed.folder, { recursive: true, force: true }));

/** Writes the imports of a test as calls of `require`. */
const toCommonJs = (code: string) =>
  code
    .replace("import https, { get } from 'node:https';", "const https = require('node:https'); const { get } = https;")
    .replace(/^import ([^;]+?) from ('[^']+');$/gm, 'const $1 = require($2);');

describe.each([
  ['MSW 2.15 on Node 20', () => node20, 'msw@2.15.0'],
  ['MSW 3 on the Node of the tools', () => process.execPath, 'msw@3.0.5'],
] as const)('node:test with %s', (_title, node, msw) => {
  let project: Project;
  beforeAll(async () => {
    project = await createProject('module', [...packed.tarballs, msw]);
    await cp(consumers, project.folder, { recursive: true });
    const code = await readFile(join(project.folder, 'shop.test.mjs'), 'utf8');
    await writeFile(join(project.folder, 'shop.test.cjs'), toCommonJs(code));
  });
  afterAll(() => project.remove());

  test.each(['shop.test.mjs', 'shop.test.cjs'])('each test of %s fails or passes as its title says', async (file) => {
    const { results, output } = await runNodeTest(project.folder, node(), file);
    expect(unexpectedNodeTests(results)).toEqual([]);
    expect(results).toHaveLength(15);
    expect(output).toContain('GET https://payments.test/v1/payment: no operation has this path');
    expect(output).toMatch(/^# Error: [^\n]*GET https:\/\/payments\.test\/v1\/customer: no operation has this path/m);
    expect(output).toContain('GET https://production.example/labels was not sent: no handler handles it');
    expect(output).not.toMatch(/Warning|\[MSW\]/);
  });

  test('a call that needs a retry ends when a test moves the fake timers in steps', async () => {
    const { results, output } = await runNodeTest(project.folder, node(), 'fake-timers.test.mjs');
    expect(unexpectedNodeTests(results), output).toEqual([]);
    expect(results).toHaveLength(1);
  });

  test('a request that a second MSW server keeps from the mock server is blocked', async () => {
    const { results, output } = await runNodeTest(project.folder, node(), 'second-server.test.mjs');
    expect(unexpectedNodeTests(results), output).toEqual([]);
    expect(results).toHaveLength(2);
  });

  test('the ESM copy and the CommonJS copy of the packages work together', async () => {
    const { results, output } = await runNodeTest(project.folder, node(), 'copies.test.mjs');
    expect(unexpectedNodeTests(results), output).toEqual([]);
    expect(results).toHaveLength(3);
  });
});
