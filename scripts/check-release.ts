/**
 * `npm run check:release`: checks that the packages can be released and that the change log will be readable.
 * With `--built`, it also checks the files that the build writes.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changesetProblems } from './check-release/changesets.ts';
import { fileProblems } from './check-release/files.ts';
import type { Manifest, Package } from './check-release/manifest.ts';
import { metadataProblems, provenanceProblems, repositoryOf } from './check-release/metadata.ts';
import { isFirstRelease, type LockedVersions, versionProblems } from './check-release/versions.ts';

/** Returns one message for each problem of the checkout in a folder. */
export function releaseProblems(root: string, { isBuilt = false, runningIn }: ReleaseCheck = {}): string[] {
  const readText = (file: string) => readFileSync(join(root, file), 'utf8');
  const readJson = (file: string) => JSON.parse(readText(file));
  const packages: Package[] = globSync('packages/*/package.json', { cwd: root })
    .sort()
    .map((file) => {
      const folder = dirname(file);
      const changelog = `${folder}/CHANGELOG.md`;
      return {
        folder,
        manifest: readJson(file) as Manifest,
        has: (path) => existsSync(join(root, folder, path)),
        changelog: existsSync(join(root, changelog)) ? readText(changelog) : undefined,
      };
    });
  const repository = repositoryOf((readJson('package.json') as Manifest).repository?.url);
  const changesets = globSync('.changeset/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'));
  return [
    ...packages.flatMap((each) => [...metadataProblems(each, repository), ...fileProblems(each, { isBuilt })]),
    ...provenanceProblems(repository, runningIn),
    ...versionProblems(packages, readJson('package-lock.json') as LockedVersions),
    ...changesets
      .sort()
      .flatMap((file) => changesetProblems({ file, text: readText(file) }, packages, isFirstRelease(packages))),
  ];
}

interface ReleaseCheck {
  /** Whether `npm run build` ran. @default false */
  readonly isBuilt?: boolean;
  /** The repository of the workflow that publishes, for example `paychord/paychord`. Checked when set. */
  readonly runningIn?: string | undefined;
}

if (import.meta.main) {
  const problems = releaseProblems('.', {
    isBuilt: process.argv.includes('--built'),
    // Only the workflow that publishes sets it. A pull request from a fork passes.
    runningIn: process.env.NPM_CONFIG_PROVENANCE === 'true' ? process.env.GITHUB_REPOSITORY : undefined,
  });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error(`${problems.length} problems prevent a release`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
