import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { run } from '../../runtimes/program.ts';
import type { DispatcherResult } from './foreign-dispatcher-program.ts';

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const nodes: Readonly<Record<string, string>> = {
  'Node 20': pathTo('../../node_modules/node-20/bin/node'),
  'Node 22': pathTo('../../node_modules/node-22/bin/node'),
  'Node 24': pathTo('../../../node_modules/node/bin/node'),
  'Node 26': pathTo('../../node_modules/node-26/bin/node'),
};
/** The versions of undici whose `Agent` the global fetch of a version of Node refuses. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'Node 20': [],
  'Node 22': ['undici'],
  'Node 24': ['undici'],
  'Node 26': ['undici-6'],
};

// Next to the packages that it imports.
const program = pathTo('dist/foreign-dispatcher-program.mjs');

beforeAll(async () => {
  await build({
    entryPoints: [pathTo('foreign-dispatcher-program.ts')],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['undici*'],
    alias: { '@paychord/sdk': pathTo('../../../packages/sdk/src/index.ts') },
    logLevel: 'silent',
  });
});

test.each(Object.entries(nodes))(
  'in %s, a dispatcher that the global fetch refuses is not_sent, and no request arrives',
  async (name, command) => {
    const results: DispatcherResult[] = [];
    const args = [program, 'undici-6', 'undici-7', 'undici'];
    const onLine = (line: string) => void results.push(JSON.parse(line));
    expect(await run({ command, args, onLine }, AbortSignal.timeout(60_000))).toBe('');
    expect(results.length).toBeGreaterThanOrEqual(4);
    for (const { undici, variant, arrivals, error } of results) {
      const isRefused = variant === 'Agent' && refused[name]?.includes(undici);
      if (isRefused) {
        expect([undici, arrivals, error]).toEqual([
          undici,
          0,
          {
            message: expect.stringMatching(
              /^createPayment: could not connect to http:\/\/127\.0\.0\.1:\d+ \(UND_ERR_INVALID_ARG\)\. Its dispatcher is from another version of undici than fetch\. Import both from one undici$/,
            ),
            outcome: 'not_sent',
            retryable: false,
            attempts: 1,
          },
        ]);
      } else if (variant === 'Agent') {
        expect([undici, arrivals, error]).toEqual([undici, 1, undefined]);
      }
      // Whatever an interceptor does: only a request that did not arrive is not_sent.
      if (arrivals > 0) expect(error ?? {}).not.toMatchObject({ outcome: 'not_sent' });
    }
  },
);
