/**
 * Installs the dependencies of each folder from its own lock file, unless they are up to date:
 * `node scripts/install-dependencies.ts <folder>…`. The root does not install them, because only some tasks need them.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const areInstalled = process.argv.slice(2).every((folder) => isUpToDate(folder) || install(folder));
process.exitCode = areInstalled ? 0 : 1;

function isUpToDate(folder: string): boolean {
  const modifiedAt = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const changedAt = Math.max(modifiedAt('package-lock.json'), modifiedAt('package.json'));
  return modifiedAt('node_modules/.package-lock.json') >= changedAt;
}

function install(folder: string): boolean {
  const npm = (...args: string[]) => {
    const { status, error } = spawnSync('npm', [...args, '--prefix', folder], { stdio: 'inherit', timeout: 1_200_000 });
    if (error !== undefined) throw error;
    return status === 0;
  };
  const { allowScripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Older npm versions ignore `allowScripts`. Therefore no install script runs first, and then only those of the listed packages.
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  const isInstalled =
    npm('ci', '--ignore-scripts', '--no-audit', '--no-fund') && (allowed.length === 0 || npm('rebuild', ...allowed));
  // After a failure, the next run must install again.
  if (!isInstalled) rmSync(join(folder, 'node_modules/.package-lock.json'), { force: true });
  return isInstalled;
}
