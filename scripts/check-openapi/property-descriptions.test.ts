import { expect, test } from 'vitest';
import type { Schema } from '../generate/document.ts';
import { tinyDocument } from '../test-helpers/test-document.ts';
import { propertyWordProblems } from './property-descriptions.ts';

const useful = 'Full legal title as registered.';
const problemsOf = (node: Schema, others: Record<string, Schema> = {}) =>
  propertyWordProblems(tinyDocument({ CardIssuer: { type: 'object', properties: { issuer_name: node } }, ...others }));

test('accepts a property whose description adds to its name and which shows a value', () => {
  expect(problemsOf({ type: 'string', description: useful, examples: ['EXAMPLE BANK'] })).toEqual([]);
});

test('refuses a property without a description, also where its type has one', () => {
  const Name: Schema = { description: useful, type: 'string', examples: ['A'] };
  expect(problemsOf({ $ref: '#/components/schemas/Name' }, { Name })).toEqual([
    'CardIssuer.issuer_name has no description',
  ]);
});

test.each(['Name of the issuer.', 'The issuers.', 'Code of the card issuer', 'Registered name of the issuer.'])(
  'refuses a description that says no more than the name: %s',
  (description) => {
    expect(problemsOf({ type: 'string', description, examples: ['A'] })).toEqual([
      `CardIssuer.issuer_name: "${description}" says no more than the name`,
    ]);
  },
);

test('refuses a sentence of more than 20 words', () => {
  const description = `${'Bank registered '.repeat(10)}twice.`;
  expect(problemsOf({ type: 'string', description, examples: ['A'] })).toEqual([
    'CardIssuer.issuer_name: a sentence has more than 20 words',
  ]);
});

test('refuses a string or a number without an example', () => {
  const missing = ['CardIssuer.issuer_name has no example'];
  expect(problemsOf({ type: 'string', description: useful })).toEqual(missing);
  expect(problemsOf({ type: ['integer', 'null'], description: useful, examples: [] })).toEqual(missing);
  expect(problemsOf({ anyOf: [{ type: 'number' }, { type: 'null' }], description: useful })).toEqual(missing);
});

test('asks no example of booleans, listed values and objects, nor where the type shows one', () => {
  const others: Record<string, Schema> = {
    Listed: { anyOf: [{ type: 'string', enum: ['A'] }, { type: 'string' }] },
    Shown: { type: 'string', examples: ['A'] },
  };
  const types: Schema[] = [
    { type: 'boolean' },
    { type: 'string', const: 'A' },
    { type: 'object' },
    { anyOf: [{ $ref: '#/components/schemas/Listed' }, { type: 'null' }] },
    { allOf: [{ $ref: '#/components/schemas/Shown' }] },
  ];
  for (const type of types) expect(problemsOf({ ...type, description: useful }, others)).toEqual([]);
});

test('reaches properties in arrays, branches and inline objects', () => {
  const document = tinyDocument({
    Order: {
      allOf: [{ type: 'object', properties: { lines: { description: useful, type: 'array', items: inline('sku') } } }],
    },
  });
  expect(propertyWordProblems(document)).toEqual(['Order.lines.sku has no description']);
});

function inline(name: string): Schema {
  return { type: 'object', properties: { [name]: { type: 'boolean' } } };
}
