import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// In two parts, so that this file does not find itself.
const call = ['createMockServer', '('].join('');

test('every mock in the tests holds its answers against the document', () => {
  // The programs in tests/packages are those of people who have installed the packages.
  const exclude = ['**/node_modules/**', 'tests/packages/**'];
  const files = globSync(['packages/*/src/**/*.test.ts', 'tests/**/*.ts'], { exclude });
  const calls = files.flatMap((file) => callsIn(readFileSync(file, 'utf8')).map((each) => `${file}: ${each}`));
  expect(calls).not.toHaveLength(0);
  expect(calls.filter((each) => !each.includes('strict: true'))).toEqual([]);
});

/** Each call with its arguments. */
function callsIn(source: string): string[] {
  const [, ...rests] = source.split(call);
  return rests.map((rest) => call + rest.slice(0, endOfArguments(rest)));
}

function endOfArguments(text: string): number {
  let open = 1;
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    open += bracket === '(' ? 1 : -1;
    if (open === 0) return index + 1;
  }
  return text.length;
}
