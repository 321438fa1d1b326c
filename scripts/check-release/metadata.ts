import type { Package } from './manifest.ts';

/**
 * Returns one message for each field of a package.json that publishing, provenance or the page on npm needs.
 *
 * @param repository The address of the repository, for example `https://github.com/paychord/paychord`.
 */
export function metadataProblems({ folder, manifest }: Package, repository: string): string[] {
  const expected = {
    'repository.type': [manifest.repository?.type, 'git'],
    // npm compares it with the repository in the provenance, and rejects the package when they differ.
    'repository.url': [manifest.repository?.url, `git+${repository}.git`],
    'repository.directory': [manifest.repository?.directory, folder],
    homepage: [manifest.homepage, `${repository}/tree/main/${folder}#readme`],
    'bugs.url': [manifest.bugs?.url, `${repository}/issues`],
    // npm publishes a package with a scope as private by default, which needs a paid account.
    'publishConfig.access': [manifest.publishConfig?.access, 'public'],
  };
  const present = {
    name: manifest.name,
    version: manifest.version,
    description: manifest.description,
    license: manifest.license,
    author: manifest.author,
    'keywords[0]': manifest.keywords?.[0],
  };
  const file = `${folder}/package.json`;
  return [
    ...Object.entries(expected)
      .filter(([, [actual, value]]) => actual !== value)
      .map(([field, [actual, value]]) => `${file}: ${field} is ${quoted(actual)}. Set it to ${quoted(value)}`),
    ...Object.entries(present)
      .filter(([, value]) => value === undefined || value === '')
      .map(([field, value]) => `${file}: ${field} is ${quoted(value)}. Set it, because npm shows it or needs it`),
    ...(manifest.private ? [`${file}: private is true, so npm refuses to publish the package. Remove it`] : []),
  ];
}

/** Reads `https://github.com/owner/name` from the package.json of the root, which is the only place that decides it. */
export function repositoryOf(url: string | undefined): string {
  const address = /^git\+(https:\/\/github\.com\/[^/]+\/[^/]+)\.git$/.exec(url ?? '')?.[1];
  if (address === undefined) {
    throw new Error(
      `package.json: repository.url is ${quoted(url)}. Set it to "git+https://github.com/<owner>/<name>.git"`,
    );
  }
  return address;
}

/**
 * Returns a message when the workflow runs in another repository than the one that the packages name.
 *
 * @param running `GITHUB_REPOSITORY`, for example `paychord/paychord`. Undefined outside of GitHub Actions.
 */
export function provenanceProblems(repository: string, running: string | undefined): string[] {
  if (running === undefined || repository === `https://github.com/${running}`) return [];
  return [
    `package.json: repository.url names ${repository}, but this workflow runs in https://github.com/${running}. npm rejects the provenance ` +
      'of such a package. Change repository.url there and in the packages, or publish from the named repository',
  ];
}

const quoted = (value: string | undefined) => (value === undefined ? 'missing' : JSON.stringify(value));
