import { describe, expect, test } from 'vitest';
import { testDocument } from '../test-helpers/test-document.ts';
import { resolveFieldsOf, resolveOptionalFieldsOf } from './derived-schemas.ts';
import type { Schema } from './document.ts';

describe('resolveOptionalFieldsOf', () => {
  const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
  const nothing: Schema = { type: 'null' };

  const schemas: Record<string, Schema> = {
    Id: { type: 'string', format: 'uuid' },
    Price: { description: 'A price.', type: 'object', required: ['value'], properties: { value: { type: 'number' } } },
    Line: { description: 'A line.', type: 'object', required: ['price'], properties: { price: ref('Price') } },
    OrderBase: { type: 'object', required: ['id'], properties: { id: ref('Id'), price: ref('Price') } },
    Order: {
      allOf: [
        ref('OrderBase'),
        {
          type: 'object',
          required: ['note', 'lines'],
          properties: {
            note: { type: 'string', 'x-basis': 'own' },
            buyer: { description: 'Who buys.', anyOf: [ref('Id'), nothing] },
            seller: { description: 'Who sells.', allOf: [ref('Id')] },
            lines: { type: 'array', items: ref('Line') },
          },
        },
      ],
    },
  };
  const resolved = (mark: Schema, more: Record<string, Schema> = {}) =>
    resolveOptionalFieldsOf(testDocument({ ...schemas, ...more, EventOrder: mark })).components.schemas ?? {};

  test('copies every field of the schema as optional and nullable', () => {
    const { EventOrder } = resolved({ type: 'object', 'x-optional-fields-of': 'Order' });
    expect(EventOrder).toEqual({
      type: 'object',
      properties: {
        id: { anyOf: [ref('Id'), nothing] },
        price: { anyOf: [ref('OptionalPrice'), nothing] },
        note: { type: ['string', 'null'] },
        buyer: { description: 'Who buys.', anyOf: [ref('Id'), nothing] },
        seller: { description: 'Who sells.', anyOf: [ref('Id'), nothing] },
        lines: { type: ['array', 'null'], items: ref('OptionalLine') },
      },
    });
  });

  test('generates one optional variant for each nested object', () => {
    const { OptionalLine, OptionalPrice } = resolved({ type: 'object', 'x-optional-fields-of': 'Order' });
    expect(OptionalLine?.properties).toEqual({ price: { anyOf: [ref('OptionalPrice'), nothing] } });
    expect(OptionalPrice).toEqual({
      description: 'A price. Every field can be absent or null.',
      type: 'object',
      properties: { value: { type: ['number', 'null'] } },
    });
  });

  test('keeps the own fields of the marked schema and generates no variant for them', () => {
    const lines: Schema = { type: 'string' };
    const mark: Schema = { type: 'object', required: ['id'], properties: { id: ref('Id'), lines } };
    const found = resolved({ ...mark, 'x-optional-fields-of': 'Order' });
    expect(found.EventOrder).toMatchObject({ required: ['id'], properties: { id: ref('Id'), lines } });
    expect(found).not.toHaveProperty('OptionalLine');
  });

  test('sets x-basis on the copied fields and the generated schemas, but not on their fields', () => {
    const { EventOrder, OptionalPrice } = resolved({
      type: 'object',
      'x-basis': 'public',
      'x-optional-fields-of': 'Order',
    });
    expect(Object.values(EventOrder?.properties ?? {}).map((field) => field['x-basis'])).toEqual(
      Array(6).fill('public'),
    );
    expect(OptionalPrice?.['x-basis']).toBe('public');
    expect(JSON.stringify(OptionalPrice?.properties)).not.toContain('x-basis');
  });

  test('uses a marked schema instead of a generated variant', () => {
    const EventPrice: Schema = { type: 'object', 'x-optional-fields-of': 'Price' };
    const found = resolved({ type: 'object', 'x-optional-fields-of': 'Order' }, { EventPrice });
    expect(found.EventOrder?.properties?.price).toEqual({ anyOf: [ref('EventPrice'), nothing] });
    expect(found).not.toHaveProperty('OptionalPrice');
  });

  test('generates no variant for an object with only optional and nullable fields', () => {
    const Phone: Schema = { type: 'object', properties: { number: { type: ['string', 'null'], 'x-basis': 'own' } } };
    const Buyer: Schema = { type: 'object', properties: { phone: { anyOf: [ref('Phone'), nothing] } } };
    const Sale: Schema = { type: 'object', required: ['buyer'], properties: { buyer: ref('Buyer') } };
    const found = resolved({ type: 'object', 'x-optional-fields-of': 'Sale' }, { Phone, Buyer, Sale });
    expect(found.EventOrder?.properties).toEqual({ buyer: { anyOf: [ref('Buyer'), nothing] } });
    expect(found).not.toHaveProperty('OptionalPhone');
  });

  test.each<[string, Schema, Record<string, Schema>]>([
    ['refers to the unknown schema Nothing', { 'x-optional-fields-of': 'Nothing' }, {}],
    ['is reserved for a generated schema', { 'x-optional-fields-of': 'Order' }, { OptionalPrice: { type: 'object' } }],
  ])('rejects a mark: %s', (message, mark, more) => {
    expect(() => resolved(mark, more)).toThrow(message);
  });
});

describe('resolveFieldsOf', () => {
  const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
  const source = testDocument({
    Order: {
      allOf: [
        { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
        { type: 'object', properties: { lines: { type: 'array', items: ref('Line') }, note: { type: 'string' } } },
      ],
    },
    Line: { type: 'object', properties: { price: ref('Price') } },
    Price: { type: 'number', minimum: 0 },
    Unused: { type: 'string' },
  });

  test('copies the fields of the named schema as optional, with the schemas that they refer to', () => {
    const details = { 'x-fields-of': 'Order', type: 'object', additionalProperties: true } as const;
    const { schemas } = resolveFieldsOf(testDocument({ OrderDetails: details }), source).components;
    expect(schemas).toEqual({
      Line: source.components.schemas?.Line,
      OrderDetails: {
        type: 'object',
        additionalProperties: true,
        properties: { id: { type: 'string' }, lines: { type: 'array', items: ref('Line') }, note: { type: 'string' } },
      },
      Price: source.components.schemas?.Price,
    });
  });

  test('keeps the own fields of the marked schema', () => {
    const id = { type: 'string', minLength: 36 } as const;
    const details = { 'x-fields-of': 'Order', type: 'object', required: ['id'], properties: { id } } as const;
    const { schemas } = resolveFieldsOf(
      testDocument({ OrderDetails: { ...details, required: ['id'] } }),
      source,
    ).components;
    expect(schemas?.OrderDetails).toMatchObject({ required: ['id'], properties: { id, note: { type: 'string' } } });
  });

  test('does not replace a schema with the same name in the document', () => {
    const own = { type: 'object', description: 'Another line.' } as const;
    const { schemas } = resolveFieldsOf(testDocument({ A: { 'x-fields-of': 'Order' }, Line: own }), source).components;
    expect(schemas?.Line).toEqual(own);
  });

  test('rejects the name of a schema that the other document does not have', () => {
    expect(() => resolveFieldsOf(testDocument({ A: { 'x-fields-of': 'Ordre' } }), source)).toThrow(
      'A: x-fields-of refers to the unknown schema Ordre',
    );
  });
});
