/**
 * Installs the dependencies of one folder from its own lock file, unless they are up to date:
 * `node scripts/install-dependencies.ts <folder>`. The root does not install them, because only one task needs them.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [folder = ''] = process.argv.slice(2);
const modifiedAt = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const installedLock = 'node_modules/.package-lock.json';

if (modifiedAt(installedLock) < Math.max(modifiedAt('package-lock.json'), modifiedAt('package.json'))) {
  // Older npm versions ignore `allowScripts`. Therefore no install script runs first, and then only those of the listed packages.
  const allowed = Object.entries(readManifest().allowScripts ?? {}).flatMap(([name, isAllowed]) =>
    isAllowed ? name : [],
  );
  const isInstalled =
    npm('ci', '--ignore-scripts', '--no-audit', '--no-fund') && (allowed.length === 0 || npm('rebuild', ...allowed));
  if (!isInstalled) {
    // The next run must install again.
    rmSync(join(folder, installedLock), { force: true });
    process.exitCode = 1;
  }
}

function readManifest(): { allowScripts?: Record<string, boolean> } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function npm(...args: string[]): boolean {
  const { status, error } = spawnSync('npm', [...args, '--prefix', folder], { stdio: 'inherit', timeout: 300_000 });
  if (error !== undefined) throw error;
  return status === 0;
}
