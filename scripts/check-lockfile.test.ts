import { expect, test } from 'vitest';
import { lockfileProblems } from './check-lockfile/lockfile.ts';

test('accepts a lock without addresses whose native parts are all there', () => {
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

test('names an address', () => {
  const packages = { 'node_modules/a': { resolved: 'https://somewhere.example/a.tgz' } };
  expect(lockfileProblems({ packages })).toEqual([
    'node_modules/a is bound to the address https://somewhere.example/a.tgz',
  ]);
});

test('names a platform that cannot install', () => {
  const packages = {
    'node_modules/x/node_modules/a': { optionalDependencies: { 'a-mac': '1' } },
    'node_modules/y/node_modules/a-mac': {},
  };
  expect(lockfileProblems({ packages })).toEqual([
    'node_modules/x/node_modules/a needs a-mac, which has no entry: some platform cannot install',
  ]);
});
