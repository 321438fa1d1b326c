import { readFileSync } from 'node:fs';
import { outcomes } from '@paychord/mock-server';
import { expect, test } from 'vitest';
import { resolve, type Schema } from '../../scripts/generate/document.ts';
import { partsOf } from '../contract/specification/contract.ts';
import { document } from '../helpers/contract.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test.each(['README.md', 'CONTRIBUTING.md'])('every npm command in %s exists', (page) => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...read(page).matchAll(/npm (?:run )?([a-z:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'ci' && name !== 'rebuild');
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

/** Returns the rows of a table in the page about payments, by its header. */
function paymentRows(header: string): string[][] {
  const [, table = ''] = read('packages/sdk/docs/payments.md').split(`${header}\n| --- | --- |\n`);
  const [rows = ''] = table.split('\n\n');
  return rows.split('\n').map((row) => row.slice(2, -2).replaceAll('`', '').split(' | '));
}

/** Returns the limit of a field in the words of the page. */
function describeLimit(path: string): string {
  const field = path.split('.').reduce<Schema>(
    (parent, name) => {
      const property = resolve<Schema>(document, parent).properties?.[name];
      if (property === undefined) throw new Error(`CreatePaymentRequest has no ${path}`);
      return Object.assign({}, ...partsOf(document, property).reverse());
    },
    { $ref: '#/components/schemas/CreatePaymentRequest' },
  );
  const { format, pattern, minLength, maxLength, minimum, maximum, maxItems } = field;
  if (format === 'uuid') return 'A UUID';
  if (pattern === '^[A-Z]{3}$') return 'Three upper-case letters';
  if (maxLength !== undefined) return `${minLength} to ${maxLength} characters`;
  return maxItems === undefined ? `${minimum} to ${maximum}` : `At most ${maxItems} items`;
}

test('the page about payments has the limits of the OpenAPI document', () => {
  const rows = paymentRows('| Field | Limit |').flatMap(([fields = '', limit]) =>
    fields.split(', ').map((field) => ({ field, limit })),
  );
  expect(rows.length).toBeGreaterThan(6);
  expect(rows).toEqual(rows.map(({ field }) => ({ field, limit: describeLimit(field) })));
});

test('the page about payments has every status of the OpenAPI document', () => {
  const statuses = paymentRows('| `status` | Meaning |').flatMap(([names = '']) => names.split(', '));
  expect(statuses.sort()).toEqual([...(document.components.schemas?.KnownPaymentStatus?.enum ?? [])].sort());
});
