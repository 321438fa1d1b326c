import { describe, expect, test } from 'vitest';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import type { Schema } from './document.ts';
import { limits, limitsOfSchema } from './limits.ts';

const of = (properties: Record<string, Schema>, rest: Record<string, Schema> = {}) =>
  limitsOfSchema(testDocument(rest), { type: 'object', properties }, 'service');

test('generates a constant for each schema and parameter with limits', () => {
  const source = limits(ordersDocument, 'service');
  expect(source).toContain(
    "export const orderLimits = { price: { exclusiveMinimum: 0, 'x-decimal-places': 4 } } as const;",
  );
  expect(source).toContain('export const idempotencyKeyLimits = { minLength: 1, maxLength: 64 } as const;');
  expect(source).not.toContain('problemLimits');
});

test('copies the limits of a referenced scalar to the referring property', () => {
  const Code: Schema = { type: 'string', pattern: '^[A-Z]$' };
  expect(of({ code: { $ref: '#/components/schemas/Code' } }, { Code })).toEqual({ code: { pattern: '^[A-Z]$' } });
});

test('includes the limits of a nullable value', () => {
  const Code: Schema = { type: 'string', maxLength: 2 };
  const code: Schema = { anyOf: [{ $ref: '#/components/schemas/Code' }, { type: 'null' }] };
  expect(of({ code }, { Code })).toEqual({ code: { maxLength: 2 } });
});

test('excludes a referenced object, which has its own constant', () => {
  const Inner: Schema = { type: 'object', properties: { a: { type: 'string', maxLength: 1 } } };
  expect(of({ inner: { $ref: '#/components/schemas/Inner' } }, { Inner })).toEqual({});
});

test('names properties in inline objects and arrays by path', () => {
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

test('includes the properties of inline alternatives', () => {
  const schema: Schema = { type: 'object', oneOf: [{ properties: { a: { type: 'string', maxLength: 3 } } }] };
  expect(limitsOfSchema(testDocument(), schema, 'service')).toEqual({ a: { maxLength: 3 } });
});

describe('limits for the client', () => {
  const assumed: Schema = { type: 'string', maxLength: 64, 'x-basis': 'own' };

  test('exclude an assumption, so that it cannot reject a request', () => {
    const Order: Schema = { type: 'object', properties: { note: assumed, id: { type: 'string', minLength: 3 } } };
    const Assumed: Schema = {
      type: 'object',
      'x-basis': 'public',
      properties: { id: { type: 'string', minLength: 3 } },
    };
    const Key = { name: 'key', in: 'header', schema: { type: 'string', maxLength: 64 }, 'x-basis': 'public' } as const;
    const document = testDocument({ Order, Assumed }, { components: { parameters: { Key } } });
    expect(limits(document, 'client')).toContain('export const orderLimits = { id: { minLength: 3 } } as const;');
    for (const constant of ['note', 'assumedLimits', 'keyLimits']) {
      expect(limits(document, 'client')).not.toContain(constant);
      expect(limits(document, 'service')).toContain(constant);
    }
  });

  test('have one constant each too, so that a bundler can drop the others', () => {
    const source = limits(ordersDocument, 'client');
    expect(source).toContain('export const orderPriceExclusiveMinimum = 0;');
    expect(source).toContain('export const orderPriceDecimalPlaces = 4;');
    expect(limits(ordersDocument, 'service')).not.toContain('orderPriceDecimalPlaces');
  });

  test('name the constant of a nested property by its path', () => {
    const document: Schema = { type: 'object', properties: { serial_number: { type: 'string', minLength: 1 } } };
    const Order: Schema = { type: 'object', properties: { document } };
    expect(limits(testDocument({ Order }), 'client')).toContain('export const orderDocumentSerialNumberMinLength = 1;');
  });

  test('include an assumption with x-client-check', () => {
    const schema: Schema = { type: 'object', properties: { note: { ...assumed, 'x-client-check': true } } };
    expect(limitsOfSchema(testDocument(), schema, 'client')).toEqual({ note: { maxLength: 64 } });
  });
});
