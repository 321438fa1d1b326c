import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { simplifySchemas } from './simplify-schemas.ts';

const text = { type: 'string' };

const reference = { $ref: '#/components/schemas/A' };
const known = { type: 'string', enum: ['A'] };
const properties = { type: 'object', required: ['a'], properties: { a: text } };
const literals = { example: { anyOf: [1, { type: 'null' }] }, default: { allOf: [1] }, enum: [{ allOf: [1] }] };

test.each<[claim: string, schema: object, simplified: object]>([
  [
    'separates properties from a choice, because the renderer would lose them',
    { description: 'A.', ...properties, oneOf: [{ b: 1 }] },
    { description: 'A.', allOf: [properties, { oneOf: [{ b: 1 }] }] },
  ],
  [
    'says in words that a reference can be null',
    { description: 'A.', anyOf: [reference, { type: 'null' }] },
    { ...reference, description: 'A.\n\nCan be null.' },
  ],
  [
    'says in words that an object can be null',
    { type: ['object', 'null'], properties: { a: text } },
    { type: 'object', properties: { a: text }, items: {}, description: 'Can be null.' },
  ],
  [
    'keeps the alternatives to null',
    { anyOf: [{ type: 'object' }, text, { type: 'null' }] },
    { anyOf: [{ type: 'object' }, text], description: 'Can be null.' },
  ],
  [
    'keeps what the null says about itself',
    { anyOf: [text, { type: 'null', description: 'A decision.' }] },
    { ...text, description: 'Can be null.\n\nA decision.' },
  ],
  [
    'gives an array of anything a type of its items',
    { type: ['array', 'object', 'null'], items: true, additionalProperties: true },
    {
      anyOf: [
        { type: 'array', items: {}, additionalProperties: true },
        { type: 'object', items: {}, additionalProperties: true },
      ],
      description: 'Can be null.',
    },
  ],
  [
    'shows the known values of an open list',
    { description: 'Open.', anyOf: [known, { type: 'string', 'x-open': true }] },
    { ...known, description: 'Open.' },
  ],
  [
    'prefers the description of a field to that of its type',
    { description: 'Field.', allOf: [{ type: 'string', description: 'Type.' }] },
    { type: 'string', description: 'Field.' },
  ],
  ['changes no example and no default', literals, literals],
])('simplifySchemas %s', (_claim, schema, simplified) => {
  expect(simplifySchemas(schema)).toEqual(simplified);
});

test.each(['@paychord/sdk/openapi.json', '@paychord/mock-server/admin-openapi.json'])(
  'simplifySchemas leaves in %s no form that the renderer does not show',
  (name) => {
    const document = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8'));
    const found: string[] = [];
    JSON.stringify(simplifySchemas(document), (key, node) => {
      if (['example', 'examples'].includes(key)) return undefined;
      if (node?.properties && (node.oneOf ?? node.anyOf)) found.push(`${key}: properties beside a choice`);
      if (Array.isArray(node?.type) && /array|object/.test(node.type.join())) found.push(`${key}: ${node.type}`);
      return node;
    });
    expect(found).toEqual([]);
  },
);
