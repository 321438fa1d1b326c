import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pack } from './pack.ts';
import { createProject, type Project } from './project.ts';
import { run } from './run.ts';

/** What the program of the openapi-fetch entry prints. */
const openApiFetchOutput = {
  created: ['payment-1', 'string'],
  // The first attempt was lost, so the 401 proves nothing.
  lost: [401, 'unknown', 2],
  retrieved: 'SUCCEEDED',
  total: 3,
  refused: ['invalid_input', 'not_sent'],
  sent: [
    'POST /v1/payments true',
    'POST /v1/payments true',
    'POST /v1/payments true',
    'GET /v1/payments/0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11 false',
    'GET /v1/settlements false',
  ],
};

let packed: { folder: string; sdk: string };
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  packed = { folder, sdk: await pack('sdk', folder) };
});
afterAll(() => rm(packed.folder, { recursive: true, force: true }));

describe.each(['module', 'commonjs'] as const)('a program that uses the SDK, in a project of the type %s', (type) => {
  let project: Project;
  beforeAll(async () => {
    project = await createProject(type, [packed.sdk]);
  });
  afterAll(() => project.remove());

  test.each(['5.4', '5.9', '6.0', '7.0'])('compiles with TypeScript %s and runs', async (version) => {
    const typescript = fileURLToPath(new URL(`node_modules/typescript-${version}`, import.meta.url));
    const program = await project.compile('sdk-features', { typescript });
    expect(JSON.parse(await run(process.execPath, [program], project.folder))).toEqual({
      created: ['payment-1', 'trace-1', 1, 'string'],
      failed: 'come back in 3600000 ms',
      settled: 'SUCCEEDED',
      methods: 0,
      events: ['createPayment 1', '201 true', 'retrievePayment 1', '429 true', 'rate_limit'],
      event: 'payment.new unknown_type',
      forged: 'signature_mismatch',
    });
  });

  test.each(['5.4', '5.9', '6.0', '7.0'])('with openapi-fetch compiles on TypeScript %s, and runs', async (version) => {
    const typescript = fileURLToPath(new URL(`node_modules/typescript-${version}`, import.meta.url));
    const program = await project.compile('openapi-fetch', { typescript });
    expect(JSON.parse(await run(process.execPath, [program], project.folder))).toEqual(openApiFetchOutput);
  });

  test('with openapi-fetch compiles as a bundler resolves it', async () => {
    await project.compile('openapi-fetch', { module: 'esnext', moduleResolution: 'bundler' });
  });
});

test('the SDK loads when a build tool compiles its class fields to assignments', async () => {
  const project = await createProject('commonjs', [packed.sdk]);
  try {
    const published = join(project.folder, 'node_modules/@paychord/sdk/dist');
    const compiled = join(project.folder, 'compiled');
    await mkdir(compiled);
    const compilerOptions = { allowJs: true, target: ts.ScriptTarget.ES2021, useDefineForClassFields: false };
    for (const file of (await readdir(published)).filter((name) => name.endsWith('.cjs'))) {
      const source = await readFile(join(published, file), 'utf8');
      await writeFile(join(compiled, file), ts.transpileModule(source, { compilerOptions }).outputText);
    }
    const program = join(project.folder, 'program.cjs');
    await writeFile(program, `console.log(typeof require('./compiled/index.cjs').createClient);`);
    expect(await run(process.execPath, [program], project.folder)).toBe('function\n');
  } finally {
    await project.remove();
  }
});
