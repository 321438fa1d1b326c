import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import root, { maxWorkers, restored, slowFiles } from '../vitest.config.ts';

const minute = 60_000;

/**
 * The suites that need more than `npm test`: packages of `tests/package.json`, a build, a browser or a server. `npm run test:<suite>` runs
 * the projects whose names start with the suite. `--mode full` sends more requests, from another seed each time, and soaks for longer.
 */
export default defineConfig(({ mode }) => {
  const isFull = mode === 'full';
  const env = { PROOF: isFull ? 'full' : 'reduced' };
  return {
    ...root,
    test: {
      projects: [
        fromSource('slow', '', {
          ...restored,
          include: slowFiles,
          globalSetup: 'tests/helpers/build-pages.ts',
        }),
        fromSource('contract', 'contract/fuzz/**', {
          setupFiles: 'tests/contract/fuzz/loopback-only.ts',
          env,
          testTimeout: (isFull ? 30 : 5) * minute,
          disableConsoleIntercept: true,
        }),
        fromBuild('packages', {
          globalSetup: 'tests/packages/pack-packages.ts',
          // Tests of a project of a user. The tests here copy and run them.
          exclude: ['**/node_modules/**', 'tests/packages/consumers/**', 'tests/packages/recipes/**'],
          testTimeout: 5 * minute,
          hookTimeout: 5 * minute,
        }),
        fromBuild('release', { testTimeout: 5 * minute, hookTimeout: 15 * minute }),
        // Prints the result of each transport in its own line.
        fromSource('runtimes', 'runtimes/**', { disableConsoleIntercept: true }),
        fromSource('frameworks-adapters', 'frameworks/webhook-adapters/**', {
          testTimeout: 20_000,
          hookTimeout: minute,
        }),
        fromSource('frameworks-fetch', 'frameworks/custom-fetch/**', { testTimeout: 20_000 }),
        fromSource('frameworks-next', 'frameworks/next/**', {
          globalSetup: 'tests/frameworks/next/install-sdk.ts',
          testTimeout: 20_000,
          hookTimeout: 2 * minute,
        }),
        fromSource('servers-stores', 'stores', {
          globalSetup: 'tests/stores/servers.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        }),
        fromSource('servers-soak', 'stores/soak/**', {
          globalSetup: 'tests/stores/servers.ts',
          env,
          testTimeout: isFull ? 1_000_000 : 2 * minute,
          hookTimeout: 30_000,
          disableConsoleIntercept: true,
          // After the other files, because its leases end by the clock.
          sequence: { groupOrder: 1 },
        }),
        fromSource('servers-sharding', 'end-to-end/sharding/**', { testTimeout: minute }),
        fromSource('inspector', 'inspector/**', {
          globalSetup: 'tests/helpers/build-pages.ts',
          testTimeout: minute,
          hookTimeout: minute,
          disableConsoleIntercept: true,
        }),
        fromSource('proof', '{property/**,explore}', {
          env: { PROOF: 'full' },
          // One after the other: they are timed, and write their figures into one file.
          fileParallelism: false,
          testTimeout: 15 * minute,
        }),
      ],
    },
  };
});

type Options = TestProjectInlineConfiguration['test'];

/** The published names lead to source, as in `npm test`. */
function fromSource(name: string, folder: string, options: Options): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: { name, include: [`tests/${folder}/*.test.ts`], testTimeout: minute, maxWorkers, ...options },
  };
}

/** No aliases: the files of a folder test what was built. */
function fromBuild(name: string, options: Options): TestProjectInlineConfiguration {
  return {
    extends: false,
    test: { name, include: [`tests/${name}/**/*.test.ts`], testTimeout: minute, maxWorkers, ...options },
  };
}
