import { randomUUID } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));
const { resolve } = createRequire(import.meta.url);

export interface BundleOptions {
  /** The package that is Express. */
  readonly express?: 'express' | 'express-4';
  readonly isWorker?: boolean;
  /** Lets the receiver of transfers require the secret of the receiver of payment events. */
  readonly signsTransfers?: boolean;
}

/** Makes one file of an example and the source of the SDK. Returns its path. */
export async function bundle(
  file: string,
  { express = 'express', isWorker = false, signsTransfers = false }: BundleOptions = {},
): Promise<string> {
  const name = file.replaceAll('/', '-').replace(/\.ts$/, '');
  const outfile = `${folder}dist/${name}${express.slice('express'.length)}${signsTransfers ? '-signed' : ''}.mjs`;
  // Several tests bundle the same example at the same time. A program must not read half of a file.
  const temporary = `${outfile}.${randomUUID()}`;
  await build({
    absWorkingDir: folder,
    entryPoints: [`${folder}${file}`],
    outfile: temporary,
    bundle: true,
    format: 'esm',
    platform: isWorker ? 'browser' : 'node',
    target: 'es2022',
    // Node finds the frameworks where they are installed. The tsconfig resolves the published names of the SDK to its source.
    tsconfig: `${folder}tsconfig.json`,
    ...(isWorker ? { external: ['cloudflare:*'] } : { packages: 'external' }),
    plugins: [
      {
        name: 'express',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^express$/ }, () => ({ path: resolve(express), external: true })),
      },
      {
        name: 'signed transfers',
        setup({ onLoad }) {
          if (!signsTransfers) return;
          onLoad({ filter: /webhook-adapters\/apps\/[\w-]+\.ts$/ }, async ({ path }) => {
            const source = await readFile(path, 'utf8');
            const [secret = ''] = /secret: .+,/.exec(source) ?? [];
            return { contents: source.replace('unverified: true,', secret), loader: 'ts' };
          });
        },
      },
    ],
    logLevel: 'silent',
  });
  await rename(temporary, outfile);
  return outfile;
}
