import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';

/** Run from the root, tsup would take the root's dependencies as external; each package has to name its own. */
function declaredBy(packageFolder: string): string[] {
  const manifest = JSON.parse(readFileSync(`${packageFolder}/package.json`, 'utf8'));
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
}

const sdkEntries = {
  index: 'packages/sdk/src/index.ts',
  node: 'packages/sdk/src/node.ts',
  'openapi-fetch': 'packages/sdk/src/openapi-fetch.ts',
  'webhooks/index': 'packages/sdk/src/webhooks/index.ts',
  'webhooks/testing': 'packages/sdk/src/webhooks/testing.ts',
  'webhooks/memory': 'packages/sdk/src/webhooks/stores/memory.ts',
  'webhooks/postgres': 'packages/sdk/src/webhooks/stores/postgres.ts',
  'webhooks/redis': 'packages/sdk/src/webhooks/stores/redis.ts',
  'webhooks/sqlite': 'packages/sdk/src/webhooks/stores/sqlite.ts',
  'webhooks/node': 'packages/sdk/src/webhooks/adapters/node.ts',
  'webhooks/express': 'packages/sdk/src/webhooks/adapters/express.ts',
  'webhooks/fastify': 'packages/sdk/src/webhooks/adapters/fastify.ts',
  'webhooks/koa': 'packages/sdk/src/webhooks/adapters/koa.ts',
  'webhooks/next': 'packages/sdk/src/webhooks/adapters/next.ts',
  'webhooks/lambda': 'packages/sdk/src/webhooks/adapters/lambda.ts',
};

const mockServerEntries = {
  index: 'packages/mock-server/src/index.ts',
  node: 'packages/mock-server/src/node.ts',
  msw: 'packages/mock-server/src/msw.ts',
  browser: 'packages/mock-server/src/browser.ts',
  vitest: 'packages/mock-server/src/vitest.ts',
  jest: 'packages/mock-server/src/jest.ts',
  'node-test': 'packages/mock-server/src/node-test.ts',
  playwright: 'packages/mock-server/src/playwright.ts',
  explore: 'packages/mock-server/src/explore.ts',
  assertions: 'packages/mock-server/src/assertions.ts',
};

/** The command is an ES module only, because nothing imports it. */
const withoutCommand: Plugin = {
  name: 'without-command',
  setup({ initialOptions }) {
    if (initialOptions.outExtension?.['.js'] === '.cjs') initialOptions.entryPoints = mockServerEntries;
  },
};

/** The CommonJS build loads MSW in a way that explains why it could not. */
const explainedMsw: Plugin = {
  name: 'msw',
  setup(build) {
    if (build.initialOptions.outExtension?.['.js'] !== '.cjs') {
      build.onResolve({ filter: /^msw(\/|$)/ }, ({ path }) => ({ path, external: true }));
      return;
    }
    build.onResolve({ filter: /^msw\// }, ({ path }) => ({ path, external: true }));
    build.onResolve({ filter: /^msw$/ }, ({ path, kind }) =>
      kind === 'import-statement'
        ? { path: resolve('packages/mock-server/src/testing/interception/explained-msw.ts') }
        : { path, external: true },
    );
  },
};

const shared = {
  target: ['es2022', 'node20'],
  platform: 'neutral',
  // Deno and workerd know built-in modules only by their `node:` names.
  removeNodeProtocol: false,
  splitting: true,
  treeshake: true,
  // All but the declarations: those are cleaned when they are built, and a build without them leaves them alone.
  // A server may be serving the pages of the last build.
  clean: ['!**/*.d.{ts,cts,mts}', '!inspector/**', '!reference/**'],
  dts: true,
  // Jest runs CommonJS in contexts without `import()`. The CommonJS build loads by `require` what the ESM build imports on demand.
  esbuildOptions(options, { format }) {
    if (format === 'cjs') options.supported = { 'dynamic-import': false };
  },
} satisfies Options;

export default defineConfig([
  {
    ...shared,
    name: 'sdk',
    entry: sdkEntries,
    // An entry of the declarations exports the schemas by their own names. As a shared chunk, it has an alias for each, which compilers read.
    dts: { entry: { ...sdkEntries, schema: 'packages/sdk/src/generated/schema.ts' } },
    outDir: 'packages/sdk/dist',
    format: ['esm', 'cjs'],
    external: [...declaredBy('packages/sdk'), /^node:/],
  },
  {
    ...shared,
    name: 'mock-server',
    entry: { ...mockServerEntries, cli: 'packages/mock-server/src/cli.ts' },
    dts: { entry: mockServerEntries },
    outDir: 'packages/mock-server/dist',
    format: ['esm', 'cjs'],
    external: [...declaredBy('packages/mock-server').filter((name) => name !== explainedMsw.name), /^node:/],
    esbuildPlugins: [withoutCommand, explainedMsw],
    onSuccess: 'node packages/inspector/build.ts && node scripts/write-sbom.ts',
  },
]);
