import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Workers and the processes that tests start compile each module once, and not once per process.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('./node_modules/.cache/node-compile', import.meta.url));

/** The published names lead to source, so that tests run with no build. Exact matches, so that a new entry fails until it stands here. */
const entries = {
  '@paychord/checks': './packages/checks/src/index.ts',
  '@paychord/sdk': './packages/sdk/src/index.ts',
  '@paychord/sdk/node': './packages/sdk/src/node.ts',
  '@paychord/sdk/openapi-fetch': './packages/sdk/src/openapi-fetch.ts',
  '@paychord/sdk/webhooks': './packages/sdk/src/webhooks/index.ts',
  '@paychord/sdk/webhooks/testing': './packages/sdk/src/webhooks/testing.ts',
  '@paychord/sdk/webhooks/memory': './packages/sdk/src/webhooks/stores/memory.ts',
  '@paychord/sdk/webhooks/postgres': './packages/sdk/src/webhooks/stores/postgres.ts',
  '@paychord/sdk/webhooks/redis': './packages/sdk/src/webhooks/stores/redis.ts',
  '@paychord/sdk/webhooks/sqlite': './packages/sdk/src/webhooks/stores/sqlite.ts',
  '@paychord/sdk/webhooks/node': './packages/sdk/src/webhooks/adapters/node.ts',
  '@paychord/sdk/webhooks/express': './packages/sdk/src/webhooks/adapters/express.ts',
  '@paychord/sdk/webhooks/fastify': './packages/sdk/src/webhooks/adapters/fastify.ts',
  '@paychord/sdk/webhooks/koa': './packages/sdk/src/webhooks/adapters/koa.ts',
  '@paychord/sdk/webhooks/next': './packages/sdk/src/webhooks/adapters/next.ts',
  '@paychord/sdk/webhooks/lambda': './packages/sdk/src/webhooks/adapters/lambda.ts',
  '@paychord/mock-server': './packages/mock-server/src/index.ts',
  '@paychord/mock-server/node': './packages/mock-server/src/node.ts',
  '@paychord/mock-server/msw': './packages/mock-server/src/msw.ts',
  '@paychord/mock-server/browser': './packages/mock-server/src/browser.ts',
  '@paychord/mock-server/vitest': './packages/mock-server/src/vitest.ts',
  '@paychord/mock-server/jest': './packages/mock-server/src/jest.ts',
  '@paychord/mock-server/node-test': './packages/mock-server/src/node-test.ts',
  '@paychord/mock-server/playwright': './packages/mock-server/src/playwright.ts',
  '@paychord/mock-server/explore': './packages/mock-server/src/explore.ts',
  '@paychord/mock-server/assertions': './packages/mock-server/src/assertions.ts',
};

const alias = Object.entries(entries).map(([name, source]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(source, import.meta.url)),
}));

/** By default, Vitest leaves one core unused. On two cores, all files would run one after the other. */
export const maxWorkers = '100%';

const source = {
  maxWorkers,
  // No test waits for a time to pass; this is for a machine whose cores are busy with others.
  testTimeout: 30_000,
  // Builds the pages, which a server with the admin API reads from disk.
  globalSetup: './tests/helpers/build-pages.ts',
};

/** Each test begins without the spies and stubs of the one before. */
export const restored = { restoreMocks: true, unstubEnvs: true, unstubGlobals: true };

/** Files in these folders share workers, except for `*.isolated.test.ts`, which change something that all files of a worker share. */
const sharedFolders = '{packages,scripts,tests/contract,tests/docs}/**';
const isolatedFiles = `${sharedFolders}/*.isolated.test.ts`;
/** These measure memory, start processes or run for long. Each has its own worker. */
const separateFiles = ['tests/*.test.ts', 'tests/!(contract|docs)/**/*.test.ts', 'examples/basics/*.test.ts'];

/** Most start processes, wait for time limits, or make long random sequences. `npm run test:slow` runs them, and CI. */
export const slowFiles = [
  'packages/inspector/src/views/payments/payment-test.isolated.test.ts',
  'packages/mock-server/src/explore/{explore,meaning-of-green}.test.ts',
  'tests/end-to-end/{cli,https-port,state-file}.test.ts',
  'tests/end-to-end/vitest-entry/*.test.ts',
  'tests/explore/designs.test.ts',
  'tests/property/**/*.test.ts',
];

/** All but the first two have a configuration of their own: they need an install, a build, a registry or nginx. */
const excluded = [
  '**/node_modules/**',
  '**/dist/**',
  'tests/contract/fuzz/**',
  'tests/end-to-end/sharding/**',
  'tests/frameworks/**',
  'tests/inspector/**',
  'tests/packages/**',
  'tests/release/**',
  'tests/runtimes/**',
  'tests/stores/**',
  'tests/mutation/.sandbox/**',
  ...slowFiles,
  // Type tests are `*.test-d.ts` files; `npm run check` compiles them, which is what makes them fail.
];

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...source,
          name: 'shared',
          include: [`${sharedFolders}/*.test.ts`],
          exclude: [...excluded, isolatedFiles],
          // The files run one after the other in the same workers, which load the modules of the packages once.
          isolate: false,
          setupFiles: './tests/helpers/unchanged-globals.ts',
        },
      },
      {
        extends: true,
        test: {
          ...source,
          name: 'separate',
          include: [...separateFiles, isolatedFiles],
          exclude: excluded,
          testTimeout: 60_000,
          ...restored,
        },
      },
      // Its own configuration, as its users would run it, but for the names that lead to source.
      {
        extends: './examples/shop/vitest.config.ts',
        root: './examples/shop',
        resolve: { alias },
        test: { name: 'shop', maxWorkers },
      },
    ],
  },
});
