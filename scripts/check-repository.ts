/**
 * `node scripts/check-repository.ts`: checks what no tool reports before it is too late: lock files that install on every platform, manifests
 * and change logs that can be published, and plain words. With `--release`, lists also what a person has to do once. Needs no installation.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The part of `package-lock.json` that the check reads. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Returns one message for each registry address and each platform that cannot install. */
export function lockfileProblems({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { resolved, link, optionalDependencies = {} }]) => [
    // The `resolved` of a link is a folder of this repository, not an address.
    ...(resolved !== undefined && !link
      ? [`${path} contains the registry address ${resolved}. Remove its "resolved" entry`]
      : []),
    // A native package has one optional dependency per platform. Without its entry, npm cannot install on that platform.
    ...Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages))
      .map(
        (name) => `${path} needs ${name}, but the lock file has no entry for it. Add it, or a platform cannot install`,
      ),
  ]);
}

/** Returns the folders where Node searches for a package: the importing package, and each package that contains it. */
function foldersAbove(path: string): string[] {
  const ends = [...path.matchAll(/\/(?=node_modules\/)|$/g)].map(({ index }) => index);
  return ['', ...ends.map((end) => `${path.slice(0, end)}/`)];
}

/**
 * Returns one message for each tool of the root that `tests` installs in another version. `npm test` runs some files of `tests` too, and would
 * run them with another compiler or validator once `tests` is installed.
 */
export function hoistingProblems(root: Lockfile, { packages }: Lockfile): string[] {
  return Object.keys(root.packages['']?.devDependencies ?? {}).flatMap((name) => {
    const [expected, found] = [root.packages, packages].map((each) => each[`node_modules/${name}`]?.version);
    if (found === undefined || found === expected) return [];
    return `node_modules/${name} has the version ${found}, and that of the root has ${expected}. Add "${name}": "${expected}" to its package.json`;
  });
}

/** The part of a package.json that the check reads. */
export interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly license?: string;
  readonly repository?: { readonly url?: string; readonly directory?: string };
  readonly publishConfig?: { readonly access?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package that is published. */
export interface Package {
  /** Its folder from the root, for example `packages/sdk`. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Whether a file exists, by its path in the package. */
  readonly has: (path: string) => boolean;
  /** The text of CHANGELOG.md, or an empty string before the first release. */
  readonly changelog: string;
}

const unreleased = '0.0.0';

/** What no file of the repository can do. */
const onceByHand = `A person does this once:

1. On npm, create the organization "paychord", which owns the names @paychord/sdk and @paychord/mock-server.
2. On GitHub, create the team paychord/maintainers. Allow Actions to create pull requests. Turn on private vulnerability reporting.
3. On GitHub, protect main: a pull request, the checks of ci.yml, and squash as the only way to merge.
4. On GitHub, create the environment "npm" for the branch main. Add the secret NPM_TOKEN: a granular npm token of the organization.
5. Merge the pull request "Version Packages". release.yml publishes both packages.
6. On npm, name release.yml and the environment "npm" as the trusted publisher of each package. Then delete NPM_TOKEN, here and on npm.
`;

/**
 * Returns one message for each problem of the packages.
 *
 * @param repository `repository.url` of the root, for example `git+https://github.com/paychord/paychord.git`.
 * @param runningIn The repository of the workflow that publishes, for example `paychord/paychord`. Checked when set.
 */
export function releaseProblems(packages: readonly Package[], repository: string, runningIn?: string): string[] {
  const versions = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]));
  return [
    ...(runningIn === undefined || repository === `git+https://github.com/${runningIn}.git`
      ? []
      : [
          `package.json: repository.url is "${repository}", but this workflow runs in ${runningIn}. npm rejects the provenance of such a package. Change repository.url, or publish from the named repository`,
        ]),
    ...packages.flatMap((each) => [
      ...fieldProblems(each, repository),
      ...rangeProblems(each, versions),
      ...changelogProblems(each),
    ]),
  ];
}

function fieldProblems({ folder, manifest, has }: Package, repository: string): string[] {
  const expected = {
    // npm compares it with the repository in the provenance, and rejects the package when they differ.
    'repository.url': [manifest.repository?.url, repository],
    'repository.directory': [manifest.repository?.directory, folder],
    // npm publishes a package with a scope as private by default, which needs a paid account.
    'publishConfig.access': [manifest.publishConfig?.access, 'public'],
  };
  const { description, license } = manifest;
  return [
    ...Object.entries(expected)
      .filter(([, [actual, value]]) => actual !== value)
      .map(([field, [actual = 'missing', value]]) => {
        return `${folder}/package.json: ${field} is ${actual}. It must be ${value}`;
      }),
    ...Object.entries({ description, license })
      .filter(([, value]) => !value)
      .map(([field]) => `${folder}/package.json: ${field} is missing. Set it, because npm shows it`),
    ...['LICENSE', 'README.md'].filter((file) => !has(file)).map((file) => `${folder}: ${file} does not exist. Add it`),
  ];
}

/** A dependency on another package of the project accepts every version of the same minor version, so that npm installs one copy. */
function rangeProblems({ folder, manifest }: Package, versions: ReadonlyMap<string | undefined, string | undefined>) {
  return Object.entries(manifest.dependencies ?? {}).flatMap(([name, range]) => {
    const version = versions.get(name);
    if (version === undefined) return [];
    const expected = `^${version.split('.').slice(0, 2).join('.')}.0`;
    if (range === expected) return [];
    return `${folder}/package.json: the dependency ${name} is "${range}". Set it to "${expected}"`;
  });
}

function changelogProblems({ folder, manifest, changelog, has }: Package): string[] {
  const broken = [...changelog.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
    .map(([, path = '']) => path.replace(/^\.\//, ''))
    .filter((path) => path.startsWith('../') || !has(path));
  return [
    ...(manifest.version === unreleased || changelog.includes(`\n## ${manifest.version}\n`)
      ? []
      : [
          `${folder}/CHANGELOG.md has no section "## ${manifest.version}". Run \`npm run version-packages\` instead of editing the version`,
        ]),
    ...broken.map(
      (path) => `${folder}/CHANGELOG.md: the link to ${path} leads to no file of the package. Correct the changeset`,
    ),
  ];
}

/** Reads the published packages of the checkout in a folder. Before `changeset version`, its changesets stand for the change log. */
export function readPackages(root: string): Package[] {
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  const changesets = globSync('.changeset/*.md', { cwd: root }).map(read);
  return globSync('packages/*/package.json', { cwd: root })
    .sort()
    .flatMap((file) => {
      const folder = dirname(file);
      const manifest: Manifest = JSON.parse(read(file));
      if (manifest.private) return [];
      const upcoming = changesets.filter((text) => text.includes(`'${manifest.name}':`));
      return {
        folder,
        manifest,
        has: (path: string) => existsSync(join(root, folder, path)),
        changelog: [read(`${folder}/CHANGELOG.md`), ...upcoming].join('\n'),
      };
    });
}

/** Words that a reader with English as second language may not know, with the words to write instead. */
const hardWords: Readonly<Record<string, string>> = {
  'mend(s|ed|ing)?': '"fix" or "repair"',
  'hence(forth)?': '"therefore" or "so"',
  told: '"notified", "reported", "logged" or "received"',
  '(who|whom)ever': 'the actor, for example "the caller" or "the receiver"',
  'nobod(y|ys)': 'the actor, for example "no client", or a sentence without "nobody"',
  'spoil(s|ed|t|ing)?': '"corrupt" or "damage"',
  'under ?way': '"in progress", "in flight" or "pending"',
  'of its own': '"separate", or "its own" before the noun',
  'of which': 'a second sentence',
  'as (it|they) came': '"unchanged", "raw" or "as received"',
  '(is|was) none': '"has no" or "does not exist"',
};

/** Returns one message for each hard word in a file. A phrase can continue on the next line of a comment. */
export function wordProblems(file: string, text: string): string[] {
  // Inline code in Markdown quotes names.
  const prose = /\.mdx?$/.test(file) ? text.replaceAll(/`[^`\n]+`/g, (code) => ' '.repeat(code.length)) : text;
  const searched = prose.replaceAll(/\b[A-Z](?=[a-z]+\b)/g, (first) => first.toLowerCase());
  return Object.entries(hardWords).flatMap(([word, instead]) => {
    const spaced = word.replaceAll(/ (?!\?)/g, String.raw`\s+(?:(?:\*|\/\/|#|>)\s+)?`);
    return [...searched.matchAll(new RegExp(`\\b(?:${spaced})\\b`, 'g'))].map(({ index, 0: match }) => {
      const line = prose.slice(0, index).split('\n').length;
      return `${file}:${line}: "${match}" is not a plain word. Write ${instead}`;
    });
  });
}

function trackedFiles(...patterns: string[]): string[] {
  const files = execFileSync('git', ['ls-files', '-z', '--', ...patterns], { encoding: 'utf8' }).split('\0');
  // A file that the working tree has deleted is still tracked.
  return files.filter((file) => file !== '' && existsSync(file));
}

if (import.meta.main) {
  const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { repository } = readJson('package.json') as { repository: { url: string } };
  // Only the workflow that publishes checks its repository. A pull request from a fork passes.
  const isRelease = process.argv.includes('--release');
  const runningIn = isRelease ? process.env.GITHUB_REPOSITORY : undefined;
  const prose = trackedFiles().filter(
    (file) =>
      /(\.([cm]?[jt]sx?|mdx?|ya?ml|vue|html|sh)|llms\.txt|^\.ci\/run)$/.test(file) &&
      !/\/generated\/|CHANGELOG\.md$|pnpm-lock|^scripts\/check-repository/.test(file),
  );
  const problems = [
    ...trackedFiles('*package-lock.json').flatMap((file) =>
      lockfileProblems(readJson(file)).map((problem) => `${file}: ${problem}`),
    ),
    ...hoistingProblems(readJson('package-lock.json'), readJson('tests/package-lock.json')).map(
      (problem) => `tests: ${problem}`,
    ),
    ...releaseProblems(readPackages('.'), repository.url, runningIn),
    ...prose.flatMap((file) => wordProblems(file, readFileSync(file, 'utf8'))),
  ];
  for (const problem of problems) console.error(problem);
  if (isRelease) console.log(onceByHand);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
