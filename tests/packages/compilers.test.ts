import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { oldestAndNewest } from './project.ts';
import { node20, run } from './run.ts';
import { useProject } from './use-project.ts';

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

describe.each(['module', 'commonjs'] as const)('a program that uses the SDK, in a project of the type %s', (type) => {
  const project = useProject(type);

  test.each(oldestAndNewest)('compiles with TypeScript %s and runs on both Nodes', async (typescript) => {
    const program = await project.compile('sdk-features', { typescript });
    for (const node of [process.execPath, node20]) {
      expect(JSON.parse(await run(node, [program], project.folder))).toEqual({
        created: ['payment-1', 'trace-1', 1, 'string'],
        failed: 'come back in 3600000 ms',
        settled: 'SUCCEEDED',
        methods: 0,
        events: ['createPayment 1', '201 true', 'invalid_input', 'retrievePayment 1', '429 true', 'rate_limit'],
        event: 'payment.new unknown_type',
        forged: 'signature_mismatch',
        paid: 'payment.purchase',
        sent: ['POST', 'https://api.example.com/v1/payments', 'public'],
        isRejected: true,
        isVerified: true,
        isForged: false,
      });
    }
  });

  test.each(oldestAndNewest)('with openapi-fetch compiles on TypeScript %s, and runs', async (typescript) => {
    const program = await project.compile('openapi-fetch', { typescript });
    expect(JSON.parse(await run(process.execPath, [program], project.folder))).toEqual(openApiFetchOutput);
  });

  test('with openapi-fetch compiles as a bundler resolves it', async () => {
    const options = { module: 'esnext', moduleResolution: 'bundler' };
    await project.compile('openapi-fetch', { options });
  });
});

describe('in a project whose build tool compiles packages', () => {
  const project = useProject('commonjs');

  test('the SDK loads with class fields that were compiled to assignments', async () => {
    const published = join(project.folder, 'node_modules/@paychord/sdk/dist');
    const compiled = join(project.folder, 'compiled');
    await mkdir(compiled);
    const compilerOptions = { allowJs: true, target: ts.ScriptTarget.ES2021, useDefineForClassFields: false };
    for (const file of (await readdir(published)).filter((name) => name.endsWith('.cjs'))) {
      const source = await readFile(join(published, file), 'utf8');
      await writeFile(join(compiled, file), ts.transpileModule(source, { compilerOptions }).outputText);
    }
    const program = `console.log(typeof require('./compiled/index.cjs').createClient);`;
    expect(await run(process.execPath, ['--eval', program], project.folder)).toBe('function\n');
  });
});
