import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** Packs what would be published, into a folder, and answers the path of the tarball. `npm run build` comes first. */
export async function pack(name: string, folder: string): Promise<string> {
  const args = ['pack', '--silent', '--pack-destination', folder];
  return join(folder, (await run('npm', args, join(packages, name))).trim());
}
