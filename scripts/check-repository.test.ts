import { describe, expect, test } from 'vitest';
import {
  hoistingProblems,
  lockfileProblems,
  type Manifest,
  type Package,
  releaseProblems,
  wordProblems,
} from './check-repository.ts';

describe('lock files', () => {
  test('with a registry address are rejected', () => {
    const packages = {
      'packages/sdk': {},
      'node_modules/@paychord/sdk': { resolved: 'packages/sdk', link: true },
      'node_modules/a': { resolved: 'https://somewhere.example/a.tgz' },
    };
    expect(lockfileProblems({ packages })).toEqual([
      'node_modules/a contains the registry address https://somewhere.example/a.tgz. Remove its "resolved" entry',
    ]);
  });

  test('without an entry for the native package of one platform are rejected', () => {
    const packages = {
      'node_modules/x/node_modules/a': { optionalDependencies: { 'a-mac': '1', 'a-linux': '1' } },
      'node_modules/y/node_modules/a-mac': {},
      'node_modules/a-linux': {},
    };
    expect(lockfileProblems({ packages })).toEqual([
      'node_modules/x/node_modules/a needs a-mac, but the lock file has no entry for it. Add it, or a platform cannot install',
    ]);
  });

  test('with a tool of the root in another version are rejected', () => {
    const lock = (version: string) => ({
      packages: { '': { devDependencies: { tool: '^1.0.0' } }, 'node_modules/tool': { version }, 'node_modules/a': {} },
    });
    expect(hoistingProblems(lock('1.2.0'), lock('1.2.0'))).toEqual([]);
    expect(hoistingProblems(lock('1.2.0'), { packages: {} })).toEqual([]);
    expect(hoistingProblems(lock('1.2.0'), lock('1.3.0'))).toEqual([
      'node_modules/tool has the version 1.3.0, and that of the root has 1.2.0. Add "tool": "1.2.0" to its package.json',
    ]);
  });
});

describe('the release', () => {
  const repository = 'git+https://github.com/shop/tools.git';
  const complete: Manifest = {
    name: '@shop/tool',
    version: '0.1.0',
    description: 'A tool',
    license: 'MIT',
    repository: { url: repository, directory: 'packages/tool' },
    publishConfig: { access: 'public' },
  };
  const packageWith = (changes: Partial<Manifest> = {}, others: Partial<Package> = {}): Package => ({
    folder: 'packages/tool',
    manifest: { ...complete, ...changes },
    has: (path) => !path.includes('absent'),
    changelog: '# @shop/tool\n\n## 0.1.0\n\n[a](docs/there.md#anchor) [b](#here) [c](https://shop.test/absent.md)\n',
    ...others,
  });

  test.each<[string, Partial<Manifest>]>([
    ['repository.url is other', { repository: { ...complete.repository, url: 'other' } }],
    ['repository.directory is tool', { repository: { ...complete.repository, directory: 'tool' } }],
    ['publishConfig.access is missing', { publishConfig: {} }],
    ['description is missing', { description: '' }],
    ['license is missing', { license: '' }],
  ])('is rejected when %s', (problem, changes) => {
    expect(releaseProblems([packageWith(changes)], repository)).toEqual([
      expect.stringContaining(`packages/tool/package.json: ${problem}.`),
    ]);
  });

  test.each(['LICENSE', 'README.md'])('is rejected without %s', (file) => {
    const problems = releaseProblems(
      [packageWith({}, { has: (path) => path !== file && path !== 'absent' })],
      repository,
    );
    expect(problems).toEqual([`packages/tool: ${file} does not exist. Add it`]);
  });

  test('is rejected in another repository than the named one, because npm would reject the provenance', () => {
    expect(releaseProblems([], repository, 'shop/tools')).toEqual([]);
    expect(releaseProblems([], repository, 'fork/tools')).toEqual([
      expect.stringContaining('this workflow runs in fork/tools'),
    ]);
  });

  test.each(['0.1.0', '^0.0.0', '*'])('is rejected with the range %s of a package of the project', (range) => {
    const user = (dependency: string) =>
      packageWith({ name: '@shop/user', dependencies: { '@shop/tool': dependency } });
    expect(releaseProblems([packageWith(), user('^0.1.0')], repository)).toEqual([]);
    expect(releaseProblems([packageWith(), user(range)], repository)).toEqual([
      `packages/tool/package.json: the dependency @shop/tool is "${range}". Set it to "^0.1.0"`,
    ]);
  });

  test('is rejected without a section for the version in the change log', () => {
    expect(releaseProblems([packageWith({ version: '0.2.0' })], repository)).toEqual([
      'packages/tool/CHANGELOG.md has no section "## 0.2.0". Run `npm run version-packages` instead of editing the version',
    ]);
  });

  test('is rejected when a link of the change log leads to no file of the package', () => {
    const changelog = '\n## 0.1.0\n[a](docs/absent.md#a) and [b](../sdk/docs/there.md)';
    expect(releaseProblems([packageWith({}, { changelog })], repository)).toEqual(
      ['docs/absent.md', '../sdk/docs/there.md'].map(
        (path) =>
          `packages/tool/CHANGELOG.md: the link to ${path} leads to no file of the package. Correct the changeset`,
      ),
    );
  });
});

describe('words', () => {
  test.each(['mend', 'spoilt', 'told', 'nobody', 'underway', 'was none'])('"%s" is reported with its line', (word) => {
    expect(wordProblems('docs/a.md', `First line.\nIt ${word} here.\n`)).toEqual([
      expect.stringContaining(`docs/a.md:2: "${word}" is not a plain word. Write `),
    ]);
  });

  test.each([
    ['a comment block', '/**\n * The mock has a clock of\n * its own.\n */'],
    ['line comments', '// A clock of its\n// own.'],
    ['YAML', 'description: >-\n  A clock of its\n  own.'],
  ])('are reported when a phrase continues on the next line of %s', (_where, text) => {
    expect(wordProblems('a.ts', text)).toHaveLength(1);
  });

  test('that only contain a hard word, and inline code in Markdown, are accepted', () => {
    expect(wordProblems('a.ts', '// recommended amend thence retold its own which none underwater')).toEqual([]);
    expect(wordProblems('a.md', '| `spoil` | `corrupt` |')).toEqual([]);
  });
});
