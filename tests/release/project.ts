import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../packages/run.ts';
import type { Registry } from './registry.ts';

/** Creates an empty project whose npm reads the packages from a registry. */
export async function createEmptyProject(folder: string, registry: Registry): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'shop', private: true, type: 'module' }));
  // npm warns about settings of the machine that it does not know, which has nothing to do with the packages.
  await writeFile(join(folder, '.npmrc'), `${registry.npmrc}prefer-offline=true\naudit=false\nfund=false\n`);
}

/** Installs packages by their names. */
export async function installPackages(folder: string, packages: readonly string[]): Promise<void> {
  await run('npm', ['install', '--ignore-scripts', ...packages], folder);
}
