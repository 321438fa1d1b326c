import { describe, expect, test } from 'vitest';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import type { Schema } from './document.ts';
import { limits, limitsOfSchema } from './limits.ts';

const of = (properties: Record<string, Schema>, rest: Record<string, Schema> = {}) =>
  limitsOfSchema(testDocument(rest), { type: 'object', properties }, 'service');

test('writes a constant for each schema and parameter that constrains something', () => {
  const source = limits(ordersDocument, 'service');
  expect(source).toContain(
    "export const orderLimits = { price: { exclusiveMinimum: 0, 'x-decimal-places': 4 } } as const;",
  );
  expect(source).toContain('export const idempotencyKeyLimits = { minLength: 1, maxLength: 64 } as const;');
  expect(source).not.toContain('problemLimits');
});

test('takes the limits of a referenced scalar to the place where it is used', () => {
  const Code: Schema = { type: 'string', pattern: '^[A-Z]$' };
  expect(of({ code: { $ref: '#/components/schemas/Code' } }, { Code })).toEqual({ code: { pattern: '^[A-Z]$' } });
});

test('takes the limits of what may be null', () => {
  const Code: Schema = { type: 'string', maxLength: 2 };
  const code: Schema = { anyOf: [{ $ref: '#/components/schemas/Code' }, { type: 'null' }] };
  expect(of({ code }, { Code })).toEqual({ code: { maxLength: 2 } });
});

test('leaves a referenced object to its own constant', () => {
  const Inner: Schema = { type: 'object', properties: { a: { type: 'string', maxLength: 1 } } };
  expect(of({ inner: { $ref: '#/components/schemas/Inner' } }, { Inner })).toEqual({});
});

test('names what lies in inline objects and arrays by its path', () => {
  const found = of({
    tags: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 9 } },
    document: { type: 'object', properties: { number: { type: 'string', minLength: 1 } } },
    rows: { type: 'array', items: { type: 'object', properties: { n: { type: 'integer', minimum: 0 } } } },
  });
  expect(found).toEqual({
    tags: { maxItems: 5 },
    'tags[]': { maxLength: 9 },
    'document.number': { minLength: 1 },
    'rows[].n': { minimum: 0 },
  });
});

test('sees the properties of inline alternatives', () => {
  const schema: Schema = { type: 'object', oneOf: [{ properties: { a: { type: 'string', maxLength: 3 } } }] };
  expect(limitsOfSchema(testDocument(), schema, 'service')).toEqual({ a: { maxLength: 3 } });
});

describe('the limits that the client checks', () => {
  const guessed: Schema = { type: 'string', maxLength: 64, 'x-basis': 'own' };

  test('leave out what is a guess, so that no guess refuses a request', () => {
    const Order: Schema = { type: 'object', properties: { note: guessed, id: { type: 'string', minLength: 3 } } };
    const Guessed: Schema = {
      type: 'object',
      'x-basis': 'public',
      properties: { id: { type: 'string', minLength: 3 } },
    };
    const Key = { name: 'key', in: 'header', schema: { type: 'string', maxLength: 64 }, 'x-basis': 'public' } as const;
    const document = testDocument({ Order, Guessed }, { components: { parameters: { Key } } });
    expect(limits(document, 'client')).toMatch(/export const orderLimits = \{ id: \{ minLength: 3 \} \} as const;\n$/);
    for (const constant of ['note', 'guessedLimits', 'keyLimits']) {
      expect(limits(document, 'client')).not.toContain(constant);
      expect(limits(document, 'service')).toContain(constant);
    }
  });

  test('hold a guess that is marked with x-client-check', () => {
    const schema: Schema = { type: 'object', properties: { note: { ...guessed, 'x-client-check': true } } };
    expect(limitsOfSchema(testDocument(), schema, 'client')).toEqual({ note: { maxLength: 64 } });
  });
});
