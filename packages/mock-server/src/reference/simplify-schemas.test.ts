import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { simplifySchemas } from './simplify-schemas.ts';

const text = { type: 'string' };

describe('simplifySchemas', () => {
  it('separates properties from a choice, because the renderer would lose them', () => {
    const schema = { description: 'A.', type: 'object', required: ['a'], properties: { a: text }, oneOf: [{ b: 1 }] };
    expect(simplifySchemas(schema)).toEqual({
      description: 'A.',
      allOf: [{ type: 'object', required: ['a'], properties: { a: text } }, { oneOf: [{ b: 1 }] }],
    });
  });

  it('says in words that a value can be null', () => {
    const reference = { $ref: '#/components/schemas/A' };
    expect(simplifySchemas({ description: 'A.', anyOf: [reference, { type: 'null' }] })).toEqual({
      ...reference,
      description: 'A.\n\nCan be null.',
    });
    expect(simplifySchemas({ type: ['object', 'null'], properties: { a: text } })).toEqual({
      type: 'object',
      properties: { a: text },
      description: 'Can be null.',
    });
  });

  it('keeps the alternatives to null', () => {
    expect(simplifySchemas({ anyOf: [{ type: 'object' }, text, { type: 'null' }] })).toEqual({
      anyOf: [{ type: 'object' }, text],
      description: 'Can be null.',
    });
  });

  it('gives an array of anything a type of its items', () => {
    expect(simplifySchemas({ type: ['array', 'object', 'null'], items: true, additionalProperties: true })).toEqual({
      anyOf: [
        { type: 'array', items: {} },
        { type: 'object', additionalProperties: true },
      ],
      description: 'Can be null.',
    });
  });

  it('shows the known values of an open list', () => {
    const known = { type: 'string', enum: ['A'] };
    expect(simplifySchemas({ description: 'Open.', anyOf: [known, { type: 'string', 'x-open': true }] })).toEqual({
      ...known,
      description: 'Open.',
    });
  });

  it('prefers the description of a field to that of its type', () => {
    expect(simplifySchemas({ description: 'Field.', allOf: [{ type: 'string', description: 'Type.' }] })).toEqual({
      type: 'string',
      description: 'Field.',
    });
  });

  it('changes no example and no default', () => {
    const literals = { example: { anyOf: [1, { type: 'null' }] }, default: { allOf: [1] }, enum: [{ allOf: [1] }] };
    expect(simplifySchemas(literals)).toEqual(literals);
  });

  it.each(['@paychord/sdk/openapi.json', '@paychord/mock-server/admin-openapi.json'])(
    'leaves in %s no form that the renderer does not show',
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
});
