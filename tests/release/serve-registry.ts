/**
 * Releases the checkout to a registry on loopback, prints how to install from it, and runs until Ctrl+C:
 * `node tests/release/serve-registry.ts [--port 4873]`. Nothing leaves the machine, and the checkout remains unchanged.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publishRelease } from './publish.ts';
import { startRegistry } from './registry.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const folder = await mkdtemp(join(tmpdir(), 'paychord-release-'));
const registry = await startRegistry(join(folder, 'registry'), Number(values.port));
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
});
try {
  const { version } = await publishRelease(registry, join(folder, 'checkout'));
  console.log(`@paychord/sdk ${version} and @paychord/mock-server ${version} are on ${registry.url}

  In an .npmrc:       ${registry.npmrc.trim()}
  For one command:    npm install --registry ${registry.url} @paychord/sdk

Press Ctrl+C to stop.`);
  await stopped;
} finally {
  await registry.close();
  await rm(folder, { recursive: true, force: true });
}
