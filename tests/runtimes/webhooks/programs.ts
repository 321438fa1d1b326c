import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Programs } from '../faults/programs.ts';
import { matchers } from '../matchers.ts';

const entries = fileURLToPath(new URL('./entries/', import.meta.url));

/** Bundles the vectors with the built SDK into programs. Requires `npm run build`. */
export async function createPrograms(): Promise<Programs> {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  const bundle = async (entry: 'process' | 'page' | 'worker') => {
    const outfile = join(folder, `${entry}.mjs`);
    await build({
      entryPoints: [join(entries, `${entry}.ts`)],
      outfile,
      bundle: true,
      format: 'esm',
      platform: entry === 'process' ? 'node' : 'browser',
      target: 'es2022',
      // The tsconfig of the project would resolve the published names to source.
      tsconfigRaw: '{}',
      plugins: [matchers],
      logLevel: 'silent',
    });
    return outfile;
  };
  return {
    folder,
    process: await bundle('process'),
    page: await bundle('page'),
    worker: await bundle('worker'),
    remove: () => rm(folder, { recursive: true }),
  };
}
