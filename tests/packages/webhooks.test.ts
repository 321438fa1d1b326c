import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Vector } from '../contract/webhook-vectors/vector.ts';
import { nodeOfMachine } from './node-of-machine.ts';
import { pack } from './pack.ts';
import { createProject, type Project } from './project.ts';
import { run } from './run.ts';
import type { VectorResults } from './vector-program.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const compilers = ['5.4', '5.9', '6.0', '7.0'];
const nodes = [
  ['the Node of the tools', process.execPath],
  ['the Node of the machine', nodeOfMachine()],
] as const;

let packed: { folder: string; sdk: string };
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  packed = { folder, sdk: await pack('sdk', folder) };
});
afterAll(() => rm(packed.folder, { recursive: true, force: true }));

describe.each(['module', 'commonjs'] as const)('in a project of the type %s', (type) => {
  let project: Project;
  beforeAll(async () => {
    project = await createProject(type, [packed.sdk, '@types/node@20']);
  });
  afterAll(() => project.remove());

  async function outputs(program: string): Promise<unknown[]> {
    const printed: unknown[] = [];
    for (const [, node] of nodes) printed.push(JSON.parse(await run(node, [program], project.folder)));
    return printed;
  }

  test.each(compilers)('a receiver with each store compiles with TypeScript %s and runs', async (version) => {
    const typescript = pathOf(`node_modules/typescript-${version}`);
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

  test.each(compilers)('a receiver behind each adapter compiles with TypeScript %s and runs', async (version) => {
    const typescript = pathOf(`node_modules/typescript-${version}`);
    const program = await project.compile('webhook-adapters', { lib: ['es2022'], types: ['node'], typescript });
    const paths = ['/node', '/express', '/next', '/koa', '/fastify-plugin', '/fastify-handler'];
    const printed = { answers: paths.map((path) => [path, 200, 200, 401]), handled: paths.length };
    expect(await outputs(program)).toEqual(nodes.map(() => printed));
  });

  test.each(nodes)(
    'the vectors have the expected results on %s, synchronously and asynchronously',
    async (_which, node) => {
      const program = join(project.folder, 'vectors.js');
      await build({
        entryPoints: [pathOf('vector-program.ts')],
        outfile: program,
        bundle: true,
        format: type === 'module' ? 'esm' : 'cjs',
        platform: 'node',
        packages: 'external',
        // The tsconfig of the project would resolve the published names to source.
        tsconfigRaw: '{}',
        logLevel: 'silent',
      });
      const vectors: Vector[] = JSON.parse(await readFile(pathOf('../contract/webhook-vectors/vectors.json'), 'utf8'));
      const verified = vectors.reduce((sum, { signatures }) => sum + signatures.length, 0);
      const verdicts: VectorResults[] = JSON.parse(await run(node, [program], project.folder));
      expect(verdicts).toEqual([
        { verified, wrong: [] },
        { verified, wrong: [] },
      ]);
    },
  );
});
