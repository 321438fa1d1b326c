import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { services } from './cases.ts';
import { describeFix, type Invariant, invariants } from './compare-books.ts';
import { deliveryFailures, requestFailures } from './failures.ts';

const fileOf = (name: string) => new URL(`../../docs/${name}`, import.meta.url);
const read = (name: string) => readFileSync(fileOf(name), 'utf8');

const tableOf = (titles: string[], rows: string[][]) =>
  [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const describe = (title: string, meaning: string, kinds: Record<string, { readonly description: string }>) =>
  tableOf(
    [title, meaning],
    Object.entries(kinds).map(([name, { description }]) => [`\`${name}\``, description.replace(/\.$/, '')]),
  );
const tables = [
  describe('Failure of a request', 'What happens', requestFailures),
  describe('Failure of a delivery', 'What happens', deliveryFailures),
  describe('Service', 'What it does', services),
  tableOf(
    ['Rule', 'What is wrong', 'How to fix it'],
    Object.entries(invariants).map(([name, { title, fix }]) => [
      `\`${name}\``,
      title,
      fix.replace(' finding,', ' [finding](findings.md),'),
    ]),
  ),
];

test('the page has each failure, service and rule (EXPLORE_TABLES=write rewrites it)', () => {
  const page = read('explore-reference.md');
  const parts = [...tables];
  const current = page.replaceAll(
    /(<!-- Generated from src\/explore by [^\n]*\n\n)[\s\S]*?(?=\n\n<!-- End)/g,
    (_, start: string) => start + parts.shift(),
  );
  if (process.env.EXPLORE_TABLES === 'write') writeFileSync(fileOf('explore-reference.md'), current);
  else expect(page).toBe(current);
  expect(parts).toEqual([]);
});

test.each(Object.keys(invariants) as Invariant[])('the page of the rule %s has its section', (rule) => {
  const [name = '', section] = posix.basename(describeFix(rule, '').page).split('#');
  expect(read(name).toLowerCase().replaceAll(' ', '-')).toContain(`#-${section}`);
});
