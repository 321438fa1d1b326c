/** Installs what only one test needs, from the lock of its own folder, unless it is there already: `node scripts/install-apart.ts <folder>`. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const [folder = ''] = process.argv.slice(2);
const timeOf = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const installedAt = timeOf('node_modules/.package-lock.json');

if (installedAt < timeOf('package-lock.json') || installedAt < timeOf('package.json')) {
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, error } = spawnSync('npm', args, { stdio: 'inherit', timeout: 300_000 });
  if (error !== undefined) throw error;
  process.exitCode = status ?? 1;
}
