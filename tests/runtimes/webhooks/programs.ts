import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Programs } from '../faults/programs.ts';
import { matchers } from '../matchers.ts';

const entries = fileURLToPath(new URL('./entries/', import.meta.url));

/** The vectors as programs that hold the built SDK. `npm run build` comes first. */
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
      // The project's own tsconfig leads the published names to source.
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
