import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runVectors } from '../contract/webhook-vectors/run-vectors.ts';
import type { Vector } from '../contract/webhook-vectors/vector.ts';
import { oldestAndNewest } from './project.ts';
import { node20, run } from './run.ts';
import { useProject } from './use-project.ts';

const nodes = [process.execPath, node20];

describe.each(['module', 'commonjs'] as const)('in a project of the type %s', (type) => {
  const project = useProject(type, ['@types/node@20']);

  async function outputs(program: string): Promise<unknown[]> {
    const printed: unknown[] = [];
    for (const node of nodes) printed.push(JSON.parse(await run(node, [program], project.folder)));
    return printed;
  }

  test.each(oldestAndNewest)('a receiver with each store compiles with TypeScript %s and runs', async (typescript) => {
    const program = await project.compile('webhook-stores', { typescript });
    const printed = {
      handled: ['SUCCEEDED 0', 'COMPLETED', 'PENDING'],
      unlike: [],
      onLambda: [
        [200, '{"received":true}'],
        [200, '{"received":true}'],
      ],
      nodeRedis: [200, 2],
      ioRedis: [200, 2],
      upstash: [200, 2],
      // The statements claim, commit and delete expired rows.
      pg: [200, 3],
      postgresJs: [200, 3],
      inTransaction: true,
      schema: true,
      mistakes: 3,
    };
    expect(await outputs(program)).toEqual(nodes.map(() => printed));
  });

  test.each(oldestAndNewest)('a receiver behind adapters compiles with TypeScript %s and runs', async (typescript) => {
    const options = { lib: ['es2022'], types: ['node'] };
    const program = await project.compile('webhook-adapters', { typescript, options });
    const paths = ['/node', '/express', '/next', '/koa'];
    const printed = { responses: paths.map((path) => [path, 200, 200, 401]), handled: paths.length };
    expect(await outputs(program)).toEqual(nodes.map(() => printed));
  });
});

// `tests/runtimes` verifies them with the packed ES modules on each runtime.
describe('the CommonJS build', () => {
  const project = useProject('commonjs');

  test.each(['verifySignature', 'verifySignatureSync'])('%s has the expected result for each vector', async (name) => {
    const webhooks = createRequire(join(project.folder, 'package.json'))('@paychord/sdk/webhooks');
    const vectors: Vector[] = JSON.parse(
      await readFile(new URL('../contract/webhook-vectors/vectors.json', import.meta.url), 'utf8'),
    );
    expect(vectors.length).toBeGreaterThan(0);
    expect(await runVectors(vectors, webhooks[name])).toEqual([]);
  });
});
