import { expect, test } from 'vitest';
import { lockfileProblems } from './check-lockfile.ts';

test('accepts a lock file without addresses that has an entry for every native package', () => {
  const packages = {
    '': {},
    'packages/sdk': {},
    'node_modules/@paychord/sdk': { resolved: 'packages/sdk', link: true },
    'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-mac': '1' } },
    'node_modules/a/node_modules/a-linux': {},
    'node_modules/a-mac': {},
  };
  expect(lockfileProblems({ packages })).toEqual([]);
});

test('reports a package with a registry address', () => {
  const packages = { 'node_modules/a': { resolved: 'https://somewhere.example/a.tgz' } };
  expect(lockfileProblems({ packages })).toEqual([
    'node_modules/a contains the registry address https://somewhere.example/a.tgz. Remove its "resolved" entry',
  ]);
});

test('reports a native package without an entry for one platform', () => {
  const packages = {
    'node_modules/x/node_modules/a': { optionalDependencies: { 'a-mac': '1' } },
    'node_modules/y/node_modules/a-mac': {},
  };
  expect(lockfileProblems({ packages })).toEqual([
    'node_modules/x/node_modules/a needs a-mac, but the lock file has no entry for it. Add it, or a platform cannot install',
  ]);
});
