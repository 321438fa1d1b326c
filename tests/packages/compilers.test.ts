import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pack } from './pack.ts';
import { createProject, type Project } from './project.ts';
import { run } from './run.ts';

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
      told: ['createPayment 1', '201 true', 'retrievePayment 1', '429 true', 'rate_limit'],
      event: 'payment.new unknown_type',
      forged: 'signature_mismatch',
    });
  });
});
