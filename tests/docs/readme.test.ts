import { readFileSync } from 'node:fs';
import { outcomes } from '@paychord/mock-server';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test.each(['README.md', 'CONTRIBUTING.md'])('every npm command in %s exists', (page) => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...read(page).matchAll(/npm (?:run )?([a-z:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'ci');
  expect(commands.length).toBeGreaterThan(5);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...new Set(commands)]));
});

test('the mock server documents every outcome that a test can select', () => {
  const rows = outcomes.map(
    ({ code, lastFour, status }) =>
      `| ${status} | \`${code}\` | ${lastFour === undefined ? '–' : `…${lastFour}`} | \`tok_${code.toLowerCase()}\` | \`${code}\` |`,
  );
  const table = [
    '| Status | Response code | Card | Token | Description |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  expect(read('packages/mock-server/docs/payment-outcomes.md')).toContain(table);
});
