import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { services } from './cases.ts';
import { deliveryFailures, requestFailures } from './failures.ts';
import { invariants } from './invariants.ts';

const page = readFileSync(new URL('../../docs/explore.md', import.meta.url), 'utf8');

const describe = (kinds: Record<string, { readonly description: string }>) =>
  Object.entries(kinds).map(([name, { description }]) => `| \`${name}\` | ${description.replace(/\.$/, '')} |`);

test.each([
  ['Failure of a request | What happens', describe(requestFailures)],
  ['Failure of a delivery | What happens', describe(deliveryFailures)],
  ['Service | What it does', describe(services)],
])('the page has each row of the table: %s', (header, rows) => {
  expect(page).toContain([`| ${header} |`, '| --- | --- |', ...rows, '', ''].join('\n'));
});

test('the page says what each rule means, and how to fix what breaks it', () => {
  const [, table = ''] = page.split('| Rule | What is wrong | How to fix it |\n| --- | --- | --- |\n');
  const rows = (table.split('\n\n')[0] ?? '').split('\n').map((row) => row.slice(2, -2).split(' | '));
  expect(rows.map(([rule, title]) => [rule, title])).toEqual(
    Object.entries(invariants).map(([name, { title }]) => [`\`${name}\``, title]),
  );
  for (const [rule, , fix] of rows) expect(fix, rule).toMatch(/\w+ \w+/);
});
