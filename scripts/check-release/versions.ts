import type { Package } from './manifest.ts';

/** The part of `package-lock.json` that the check reads. */
export interface LockedVersions {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dependencies?: Readonly<Record<string, string>> }>
  >;
}

const unreleased = '0.0.0';

/** Whether no version of any package was released. */
export const isFirstRelease = (packages: readonly Package[]) =>
  packages.every(({ manifest, changelog }) => manifest.version === unreleased && changelog === undefined);

/** Returns one message for each version that does not fit the others, the lock file or the change log. */
export function versionProblems(packages: readonly Package[], lock: LockedVersions): string[] {
  const versions = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]));
  const differing = new Set(versions.values()).size > 1;
  return [
    ...(differing
      ? [
          `The packages have different versions: ${[...versions].map(([name, version]) => `${name} ${version}`).join(', ')}. Set the same version`,
        ]
      : []),
    ...packages.flatMap((each) => [
      ...rangeProblems(each, versions),
      ...lockProblems(each, lock),
      ...changelogProblems(each),
    ]),
  ];
}

/** A dependency on another package of the project accepts every version of the same minor version, so that npm installs one copy. */
function rangeProblems(
  { folder, manifest }: Package,
  versions: ReadonlyMap<string | undefined, string | undefined>,
): string[] {
  return Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }).flatMap(([name, range]) => {
    const version = versions.get(name);
    if (version === undefined) return [];
    const expected = `^${version.split('.').slice(0, 2).join('.')}.0`;
    return range === expected
      ? []
      : [
          `${folder}/package.json: the dependency ${name} is "${range}". Set it to "${expected}", which accepts every version of the same minor`,
        ];
  });
}

function lockProblems({ folder, manifest }: Package, lock: LockedVersions): string[] {
  const locked = lock.packages[folder];
  const isSame =
    locked?.version === manifest.version &&
    JSON.stringify(locked?.dependencies) === JSON.stringify(manifest.dependencies);
  return isSame
    ? []
    : [
        `package-lock.json: the version or the dependencies of ${folder} differ from its package.json. Run \`npm install --package-lock-only\``,
      ];
}

function changelogProblems({ folder, manifest, changelog }: Package): string[] {
  if (manifest.version === unreleased || changelog?.includes(`\n## ${manifest.version}\n`)) return [];
  return [
    `${folder}/CHANGELOG.md has no section "## ${manifest.version}". Run \`npm run version-packages\` instead of editing the version`,
  ];
}
