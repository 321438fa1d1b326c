import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesThatChangeGlobals, separateFiles, sharedFiles } from './test-groups.ts';

const cwd = new URL('../..', import.meta.url).pathname;
const find = (patterns: string[]) => globSync(patterns, { cwd, exclude: ['**/node_modules/**', '**/dist/**'] });

test('each test file belongs to one group', () => {
  const shared = find(sharedFiles);
  const separate = find(separateFiles);
  const every = find(['{packages,scripts,tests}/**/*.test.ts', 'examples/*.test.ts']);
  expect([...shared, ...separate].sort()).toEqual(every.sort());
});

test('a file that uses vi has its own worker, and a file without a change of a global has not', () => {
  const separate = filesThatChangeGlobals();
  expect(separate).toContain('packages/sdk/src/http/clock.test.ts');
  expect(separate).not.toContain('packages/sdk/src/validation/amount.test.ts');
  expect(find(sharedFiles)).toEqual(expect.arrayContaining(separate));
});
