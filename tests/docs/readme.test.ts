import { existsSync, readFileSync } from 'node:fs';
import { outcomes } from '@paychord/mock-server';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const readme = read('README.md');
const examples = [...readme.matchAll(/<!-- (examples\/\S+) -->\n```ts\n([\s\S]*?)```/g)];

test('each code block of the README is an example that a test runs', () => {
  expect(examples).toHaveLength(readme.split('```ts').length - 1);
  expect(examples).toHaveLength(3);
});

test.each(examples.map(([, path = '', code = '']) => [path, code]))('the README shows %s unchanged', (path, code) => {
  expect(code).toBe(read(path));
});

test.each([
  ['two-step-payments', 'two-step-payment'],
  ['disputes', 'dispute-chargeback'],
  ['unknown-outcomes', 'finish-order'],
])('the page on %s shows its example unchanged', (page, example) => {
  expect(read(`packages/sdk/docs/${page}.md`)).toContain(
    `<!-- examples/${example}.ts -->\n\`\`\`ts\n${read(`examples/${example}.ts`)}\`\`\``,
  );
});

test('each npm command in the README exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'ci');
  expect(commands.length).toBeGreaterThan(5);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...new Set(commands)]));
});

test('each relative link in the README leads to a file', () => {
  const links = [...readme.matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
});

test('the README of the mock server lists each simulated outcome', () => {
  const rows = outcomes.map(
    ({ code, lastFour, status }) =>
      `| ${status} | \`${code}\` | ${lastFour === undefined ? '–' : `…${lastFour}`} | \`tok_${code.toLowerCase()}\` | \`${code}\` |`,
  );
  const table = [
    '| Status | Response code | Card | Token | Description |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  expect(read('packages/mock-server/README.md')).toContain(table);
});
