import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Certificate } from '../../helpers/tls/certificate.ts';
import { createAuthority } from '../../helpers/tls/tls-service.ts';
import { createProject, pack } from '../../packages/project.ts';
import { matchers } from '../bundle.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = fileURLToPath(new URL('.', import.meta.url));

/** The cases as programs, in a project that has installed the packed SDK and nothing else. */
export interface Programs {
  /** For Node, Bun and Deno, which find the SDK themselves. */
  readonly process: string;
  /** Holds the installed SDK. */
  readonly worker: string;
  /** Holds the installed SDK. */
  readonly page: string;
  /** Signs the certificates that the programs meet. */
  readonly authority: Certificate;
  /** The certificate of the authority, as a file next to the programs. */
  readonly authorityFile: string;
  remove(): Promise<void>;
}

/** Requires `npm run build`. */
export async function createPrograms(): Promise<Programs> {
  const packed = await mkdtemp(join(tmpdir(), 'paychord-'));
  const project = await createProject('module', [await pack('sdk', packed)]);
  await rm(packed, { recursive: true });

  const bundle = async (entry: 'process' | 'page' | 'worker') => {
    await build({
      absWorkingDir: root,
      entryPoints: [join(folder, `entries/${entry}.ts`)],
      outdir: project.folder,
      bundle: true,
      // The SDK is loaded after the entry has prepared the process.
      splitting: entry === 'process',
      format: 'esm',
      platform: entry === 'process' ? 'node' : 'browser',
      target: 'es2022',
      // The tsconfig of the project would resolve the published names to source.
      tsconfigRaw: '{}',
      plugins: [matchers, entry === 'process' ? found : installedIn(project.folder)],
      logLevel: 'silent',
    });
    return join(project.folder, `${entry}.js`);
  };
  const authority = createAuthority();
  const authorityFile = join(project.folder, 'authority.pem');
  await writeFile(authorityFile, authority.certificate);
  return {
    authority,
    authorityFile,
    process: await bundle('process'),
    worker: await bundle('worker'),
    page: await bundle('page'),
    remove: project.remove,
  };
}

const published = { filter: /^@paychord\// };

const found: Plugin = {
  name: 'found',
  setup: ({ onResolve }) => onResolve(published, ({ path }) => ({ path, external: true })),
};

/** The folders above the rows contain the source of the packages. The programs must use the installed package. */
const installedIn = (resolveDir: string): Plugin => ({
  name: 'installed',
  setup({ onResolve, resolve }) {
    onResolve(published, ({ path, kind, pluginData }) => {
      if (pluginData === found) return undefined;
      return resolve(path, { kind, resolveDir, pluginData: found });
    });
  },
});
