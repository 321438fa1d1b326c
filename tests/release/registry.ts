import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../packages/run.ts';

/** A package registry on loopback. It ends with its process. */
export interface Registry {
  readonly url: string;
  /** An `.npmrc` for those who install: the packages of this project come from the registry, and all others as before. */
  readonly npmrc: string;
  close(): Promise<void>;
}

const installed = fileURLToPath(new URL('../node_modules/verdaccio/package.json', import.meta.url));

/**
 * Starts a registry that holds the packages of this project. It reads all others from the registry that npm is configured for.
 *
 * @param folder An empty folder for its files.
 * @param port 0 selects a free port.
 */
export async function startRegistry(folder: string, port = 0): Promise<Registry> {
  if (!existsSync(installed)) {
    throw new Error(
      'Verdaccio is not installed. Run `node scripts/install-dependencies.ts tests`, which needs a network',
    );
  }
  const { runServer } = createRequire(installed)('verdaccio') as Verdaccio;
  await mkdir(folder, { recursive: true });
  const upstream = (await run('npm', ['config', 'get', 'registry'], folder)).trim();
  const server = await runServer({
    // Verdaccio derives the folder of its files from this path. No file exists there.
    configPath: join(folder, 'verdaccio.yaml'),
    storage: join(folder, 'storage'),
    uplinks: { upstream: { url: upstream, cache: false, timeout: '60s' } },
    packages: {
      // Only what the project publishes, never an earlier release from elsewhere.
      '@paychord/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    web: { enable: false },
    max_body_size: '100mb',
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    npmrc: `@paychord:registry=${url}\n`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Verdaccio {
  runServer(config: object): Promise<Server>;
}

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
