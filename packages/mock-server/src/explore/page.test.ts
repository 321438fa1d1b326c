import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { services } from './cases.ts';
import { deliveryFailures, requestFailures } from './failures.ts';
import { describeFix, type Invariant, invariants } from './invariants.ts';

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
const page = read('explore-reference.md');

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
  const withoutLinks = rows.map((cells) => cells.map((cell) => cell.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')));
  expect(withoutLinks).toEqual(Object.entries(invariants).map(([name, { title, fix }]) => [`\`${name}\``, title, fix]));
  for (const rule of Object.keys(invariants) as Invariant[]) {
    const [name = '', section] = posix.basename(describeFix(rule, '').page).split('#');
    expect(read(name).toLowerCase().replaceAll(' ', '-')).toContain(`#-${section}`);
  }
});
