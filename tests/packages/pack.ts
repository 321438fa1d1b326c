import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** Packs a package as npm would publish it and returns the path of the tarball. Requires `npm run build`. */
export async function pack(name: string, folder: string): Promise<string> {
  const args = ['pack', '--silent', '--pack-destination', folder];
  return join(folder, (await run('npm', args, join(packages, name))).trim());
}
