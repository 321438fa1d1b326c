import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Not a file, as what it imports is not there for the checks of the root. */
const expectModule = `
  import * as chai from 'chai';
  import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
  for (const each of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(each);
  export const { expect } = chai;
`;

/** vitest's matchers without its runner, for runtimes that it does not run in. */
export const matchers: Plugin = {
  name: 'matchers',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vitest$/ }, () => ({ path: 'matchers', namespace: 'matchers' }));
    onLoad({ filter: /.*/, namespace: 'matchers' }, () => ({ contents: expectModule, resolveDir: folder }));
  },
};

/** The suite may import contract tables from the source of the packages, but no behavior. */
const tables = ['packages/mock-server/src/generated/operations.ts'];

/** Prevents a plugin from resolving its own request again. */
const found = {};

/** Leads msw to one of the two that are installed. In Node it stays outside of the bundle, as it hooks into Node's own modules. */
const mswFrom = (name: string, external: boolean): Plugin => ({
  name: 'msw',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^msw(\/|$)/ }, ({ path, kind, pluginData }) => {
      if (pluginData === found) return undefined;
      const renamed = path.replace('msw', name);
      if (external) return { path: renamed, external };
      return resolve(renamed, { kind, resolveDir: folder, pluginData: found });
    });
  },
});
export interface BundleOptions {
  /** Names the file of `suite/` to start from, and the bundle. */
  readonly entry: string;
  readonly platform: 'node' | 'browser';
  /** The package that is msw. */
  readonly msw?: 'msw' | 'msw-2';
}

/** Bundles the suite with the built packages, which it imports by their published names. Returns the path of the file. */
export async function bundle({ entry, platform, msw = 'msw' }: BundleOptions): Promise<string> {
  const outfile = `${folder}dist/${entry}-${msw}.js`;
  const options = {
    absWorkingDir: root,
    entryPoints: [`${folder}suite/${entry}.ts`],
    outfile,
    bundle: true,
    format: 'esm',
    platform,
    target: 'es2022',
    // The tsconfig of the project would resolve the published names to source.
    tsconfigRaw: '{}',
    plugins: [matchers, mswFrom(msw, platform === 'node')],
    metafile: true,
    logLevel: 'silent',
  } satisfies BuildOptions;
  const { metafile } = await build(options);
  assertShipped(metafile);
  return outfile;
}

function assertShipped({ inputs }: Metafile): void {
  const source = Object.keys(inputs).filter((path) => /^packages\/[^/]+\/src\//.test(path) && !tables.includes(path));
  if (source.length > 0) throw new Error(`The bundle contains unpublished source: ${source.join(', ')}`);
}
