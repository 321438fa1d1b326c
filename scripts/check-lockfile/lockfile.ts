/** `package-lock.json`, as far as it is checked. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

export function lockfileProblems({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => [
    // A link leads to a folder of this repository, which is no address.
    ...(locked.resolved !== undefined && !locked.link ? [`${path} is bound to the address ${locked.resolved}`] : []),
    // A native package has one optional dependency per platform. Where one is missing, that platform cannot install.
    ...Object.keys(locked.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${path} needs ${name}, which has no entry: some platform cannot install`),
  ]);
}

/** Looks where Node would: in the package's own node_modules, then in those of the folders above it. */
function isLocked(packages: Lockfile['packages'], from: string, name: string): boolean {
  for (let folder = from; ; folder = parentOf(folder)) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

function parentOf(folder: string): string {
  const cut = folder.lastIndexOf('node_modules/');
  return cut <= 0 ? '' : folder.slice(0, cut - 1);
}
