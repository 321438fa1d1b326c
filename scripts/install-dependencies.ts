/** Installs what only one test needs, from the lock of its own folder, unless it is there already: `node scripts/install-dependencies.ts <folder>`. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [folder = ''] = process.argv.slice(2);
const timeOf = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const mark = 'node_modules/.package-lock.json';

if (timeOf(mark) < timeOf('package-lock.json') || timeOf(mark) < timeOf('package.json')) {
  // No script of a package runs but of those that the folder allows to, by name: older npm knows no such list.
  const allowed = Object.entries<boolean>(manifest().allowScripts ?? {}).flatMap(([name, may]) => (may ? name : []));
  const isInstalled =
    npm('ci', '--ignore-scripts', '--no-audit', '--no-fund') && (allowed.length === 0 || npm('rebuild', ...allowed));
  if (!isInstalled) {
    rmSync(join(folder, mark), { force: true });
    process.exitCode = 1;
  }
}

function manifest(): { allowScripts?: Record<string, boolean> } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function npm(...args: string[]): boolean {
  const { status, error } = spawnSync('npm', [...args, '--prefix', folder], { stdio: 'inherit', timeout: 300_000 });
  if (error !== undefined) throw error;
  return status === 0;
}
