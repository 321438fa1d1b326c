/** `npm run check:lockfile`: checks that every lock file installs on every platform and contains no registry address. */
import { globSync, readFileSync } from 'node:fs';

/** The part of `package-lock.json` that this script reads. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** Returns one message for each registry address and each platform that cannot install. */
export function lockfileProblems({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => [
    // The `resolved` of a link is a folder of this repository, not an address.
    ...(locked.resolved !== undefined && !locked.link
      ? [`${path} contains the registry address ${locked.resolved}. Remove its "resolved" entry`]
      : []),
    // A native package has one optional dependency per platform. Without its entry, npm cannot install on that platform.
    ...Object.keys(locked.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, path, name))
      .map(
        (name) => `${path} needs ${name}, but the lock file has no entry for it. Add it, or a platform cannot install`,
      ),
  ]);
}

/** Searches as Node does: first the package's own node_modules, then the node_modules of each parent folder. */
function isLocked(packages: Lockfile['packages'], from: string, name: string): boolean {
  for (let folder = from; ; folder = parentOf(folder)) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

function parentOf(folder: string): string {
  const end = folder.lastIndexOf('node_modules/');
  return end <= 0 ? '' : folder.slice(0, end - 1);
}

if (import.meta.main) {
  const files = ['package-lock.json', ...globSync('{bench,tests/{*,*/*},examples/*}/package-lock.json')];
  const problems = files.flatMap((file) => {
    const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
    return lockfileProblems(lockfile).map((problem) => `${file}: ${problem}`);
  });
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
