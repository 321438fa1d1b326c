import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { changesetProblems } from './check-release/changesets.ts';
import { fileProblems } from './check-release/files.ts';
import type { Manifest, Package } from './check-release/manifest.ts';
import { metadataProblems, provenanceProblems, repositoryOf } from './check-release/metadata.ts';
import { isFirstRelease, versionProblems } from './check-release/versions.ts';
import { releaseProblems } from './check-release.ts';

const repository = 'https://github.com/shop/tools';

const complete: Manifest = {
  name: '@shop/tool',
  version: '0.1.0',
  description: 'A tool',
  license: 'MIT',
  author: 'The authors',
  keywords: ['tool'],
  homepage: `${repository}/tree/main/packages/tool#readme`,
  bugs: { url: `${repository}/issues` },
  repository: { type: 'git', url: `git+${repository}.git`, directory: 'packages/tool' },
  files: ['dist', 'CHANGELOG.md'],
  publishConfig: { access: 'public' },
  main: './dist/index.js',
};

function packageWith(changes: Partial<Manifest> = {}, missingFiles: readonly string[] = []): Package {
  const manifest = { ...complete, ...changes };
  return {
    folder: 'packages/tool',
    manifest,
    has: (path) => !missingFiles.includes(path),
    changelog: '# @shop/tool\n\n## 0.1.0\n',
  };
}

test('this checkout can be released', () => {
  expect(releaseProblems(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]);
});

describe('the fields of a package.json', () => {
  test('a complete package has no problem', () => {
    expect(metadataProblems(packageWith(), repository)).toEqual([]);
  });

  test.each([
    ['repository', ['repository.type', 'repository.url', 'repository.directory']],
    ['homepage', ['homepage']],
    ['bugs', ['bugs.url']],
    ['publishConfig', ['publishConfig.access']],
    ['description', ['description']],
    ['license', ['license']],
    ['author', ['author']],
    ['keywords', ['keywords[0]']],
    ['version', ['version']],
  ] as const)('a missing %s is reported with the value to set', (field, reported) => {
    const { [field]: _, ...rest } = complete;
    const problems = metadataProblems({ ...packageWith(), manifest: rest }, repository);
    expect(problems).toEqual(
      reported.map((each) => expect.stringContaining(`packages/tool/package.json: ${each} is missing. Set it`)),
    );
  });

  test('the address of another repository is reported, because npm would reject the provenance', () => {
    const other = { ...complete.repository, url: 'git+https://github.com/shop/other.git' };
    expect(metadataProblems(packageWith({ repository: other }), repository)).toEqual([
      'packages/tool/package.json: repository.url is "git+https://github.com/shop/other.git". Set it to "git+https://github.com/shop/tools.git"',
    ]);
  });

  test('a private package is reported', () => {
    expect(metadataProblems(packageWith({ private: true }), repository)).toEqual([
      'packages/tool/package.json: private is true, so npm refuses to publish the package. Remove it',
    ]);
  });

  test('a root without the address of the repository is an error that shows the form', () => {
    expect(() => repositoryOf(undefined)).toThrow(
      'package.json: repository.url is missing. Set it to "git+https://github.com/<owner>/<name>.git"',
    );
    expect(repositoryOf('git+https://github.com/shop/tools.git')).toBe(repository);
  });

  test('a workflow in another repository than the named one is reported', () => {
    expect(provenanceProblems(repository, undefined)).toEqual([]);
    expect(provenanceProblems(repository, 'shop/tools')).toEqual([]);
    expect(provenanceProblems(repository, 'fork/tools')).toEqual([
      expect.stringMatching(
        /names https:\/\/github.com\/shop\/tools, but this workflow runs in https:\/\/github.com\/fork\/tools/,
      ),
    ]);
  });
});

describe('the files of a package', () => {
  test('complete files have no problem', () => {
    expect(fileProblems(packageWith(), { isBuilt: true })).toEqual([]);
  });

  test('the build and the change log may be missing before a release', () => {
    expect(fileProblems(packageWith({}, ['dist', 'CHANGELOG.md', 'dist/index.js']), { isBuilt: false })).toEqual([]);
  });

  test('a change log that is not published is reported', () => {
    expect(fileProblems(packageWith({ files: ['dist'] }), { isBuilt: false })).toEqual([
      'packages/tool/package.json: files does not contain "CHANGELOG.md". Add it, or the package lacks it',
    ]);
  });

  test.each(['LICENSE', 'README.md'])('a missing %s is reported', (file) => {
    expect(fileProblems(packageWith({}, [file]), { isBuilt: false })).toEqual([
      `packages/tool: ${file} does not exist. Add it`,
    ]);
  });

  test('an entry that the build does not write is reported', () => {
    const manifest = { exports: { '.': { import: './dist/index.mjs' } } };
    expect(fileProblems(packageWith(manifest, ['dist/index.mjs']), { isBuilt: true })).toEqual([
      'packages/tool/package.json: dist/index.mjs does not exist after the build. Correct the path or tsup.config.ts',
    ]);
  });

  test('an entry outside of the published files is reported', () => {
    expect(fileProblems(packageWith({ bin: { tool: './bin/tool.js' } }), { isBuilt: true })).toEqual([
      'packages/tool/package.json: bin/tool.js is not published. Add it to files',
    ]);
  });
});

describe('versions', () => {
  const lockOf = (...packages: Package[]) => ({
    packages: Object.fromEntries(
      packages.map(({ folder, manifest: { version = '', dependencies = {} } }) => [folder, { version, dependencies }]),
    ),
  });
  const tool = packageWith({ dependencies: {} });
  const userOf = (range: string): Package => ({
    ...packageWith({ name: '@shop/user', dependencies: { '@shop/tool': range } }),
    folder: 'packages/user',
  });

  test('a range of the same minor version has no problem', () => {
    const user = userOf('^0.1.0');
    expect(versionProblems([tool, user], lockOf(tool, user))).toEqual([]);
  });

  test.each(['0.1.0', '^0.0.0', '*', 'workspace:^'])('the range %s is reported', (range) => {
    const user = userOf(range);
    expect(versionProblems([tool, user], lockOf(tool, user))).toEqual([
      `packages/user/package.json: the dependency @shop/tool is "${range}". Set it to "^0.1.0", which accepts every version of the same minor`,
    ]);
  });

  test('different versions are reported', () => {
    const user = packageWith({ name: '@shop/user', version: '0.2.0' });
    expect(versionProblems([tool, user], lockOf(tool, user))[0]).toBe(
      'The packages have different versions: @shop/tool 0.1.0, @shop/user 0.2.0. Set the same version',
    );
  });

  test('a lock file of another version is reported', () => {
    const locked = lockOf(packageWith({ version: '0.0.0', dependencies: {} }));
    expect(versionProblems([tool], locked)).toEqual([
      'package-lock.json: the version or the dependencies of packages/tool differ from its package.json. Run `npm install --package-lock-only`',
    ]);
  });

  test('a version without a section in the change log is reported', () => {
    const untold = { ...tool, changelog: '# @shop/tool\n\n## 0.0.9\n' };
    expect(versionProblems([untold], lockOf(untold))).toEqual([
      'packages/tool/CHANGELOG.md has no section "## 0.1.0". Run `npm run version-packages` instead of editing the version',
    ]);
  });

  test('only version 0.0.0 without a change log is before the first release', () => {
    expect(isFirstRelease([{ ...packageWith({ version: '0.0.0' }), changelog: undefined }])).toBe(true);
    expect(isFirstRelease([packageWith()])).toBe(false);
  });
});

describe('changesets', () => {
  const problemsOf = (text: string, isFirst = true) =>
    changesetProblems(
      { file: 'one.md', text: `---\n'@shop/tool': minor\n---\n\n${text}` },
      [packageWith({}, ['docs/absent.md'])],
      isFirst,
    );

  test('a topic with facts has no problem', () => {
    expect(problemsOf('Webhooks\n\n- The receiver verifies the signature.\n')).toEqual([]);
  });

  test.each([
    ['- The option `a` is new.', 'is new'],
    ['- It now retries.', 'now'],
    ['- It no longer throws.', 'no longer'],
    ['- Add a store.', 'Add'],
    ['- Rename `a` to `b`.', 'Rename'],
    ['- Keys differ from those before the upgrade.', 'the upgrade'],
  ])('the line "%s" is reported before the first release', (line, word) => {
    expect(problemsOf(`Webhooks\n\n${line}\n`)).toEqual([
      `one.md:7: "${word}" describes a change, but nothing was released before. Write in the present tense what the package does`,
    ]);
  });

  test('words of change are right after the first release and inside code', () => {
    expect(problemsOf('Webhooks\n\n- It no longer throws.\n', false)).toEqual([]);
    expect(problemsOf('Webhooks\n\n- `now` returns the time.\n')).toEqual([]);
  });

  test('a relative link to a file that the package does not have is reported', () => {
    const links = '[a](docs/there.md#anchor) [b](#here) [c](https://shop.test/docs/absent.md) [d](./docs/there.md)';
    expect(problemsOf(`Webhooks\n\n- ${links}\n`)).toEqual([]);
    expect(problemsOf('Webhooks\n\n- [Pages](docs/absent.md#a) and [others](../sdk/docs/there.md).\n')).toEqual(
      ['docs/absent.md', '../sdk/docs/there.md'].map(
        (path) =>
          `one.md: the link to ${path} does not exist in @shop/tool, whose change log contains it. Move the line to a changeset of the package that has the file`,
      ),
    );
    const tool = { ...packageWith({}, ['docs/absent.md']), changelog: '- [Pages](docs/absent.md), [more](docs/a.md)' };
    expect(fileProblems(tool, { isBuilt: false })).toEqual([
      'packages/tool/CHANGELOG.md: the link to docs/absent.md does not exist in the package. Correct the link',
    ]);
  });

  test('an unknown package is reported', () => {
    const text = "---\n'@shop/unknown': minor\n---\n\nWebhooks\n";
    expect(changesetProblems({ file: 'one.md', text }, [packageWith()], true)).toEqual([
      'one.md: "@shop/unknown" is not a package of this project. Write one of: \'@shop/tool\': minor',
    ]);
  });

  test('a topic with a full stop and a file without packages are reported', () => {
    expect(problemsOf('Webhooks.\n')).toEqual([
      'one.md:5: the topic is "Webhooks.". Write a phrase without a full stop',
    ]);
    expect(changesetProblems({ file: 'one.md', text: 'Webhooks' }, [], true)).toEqual([
      'one.md: the file has no "---" lines with its packages. Create it with `npm run changeset`',
    ]);
  });
});
