import { existsSync, readFileSync } from 'node:fs';
import { outcomes } from '@paychord/mock-server';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const readme = read('README.md');
const examples = [...readme.matchAll(/<!-- (examples\/\S+) -->\n```ts\n([\s\S]*?)```/g)];

test('all of its code is an example that is run', () => {
  expect(examples).toHaveLength(readme.split('```ts').length - 1);
  expect(examples).toHaveLength(3);
});

test.each(examples.map(([, path = '', code = '']) => [path, code]))('shows %s as it is', (path, code) => {
  expect(code).toBe(read(path));
});

test.each([
  ['two-step-payments', 'two-step-payment'],
  ['disputes', 'dispute-chargeback'],
  ['unknown-outcomes', 'finish-order'],
])('the page on %s shows its example as it is', (page, example) => {
  expect(read(`packages/sdk/docs/${page}.md`)).toContain(
    `<!-- examples/${example}.ts -->\n\`\`\`ts\n${read(`examples/${example}.ts`)}\`\`\``,
  );
});

test('its commands exist', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'ci');
  expect(commands.length).toBeGreaterThan(5);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...new Set(commands)]));
});

test('its links lead somewhere', () => {
  const links = [...readme.matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
});

test('the mock server lists every outcome a test can ask for', () => {
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
