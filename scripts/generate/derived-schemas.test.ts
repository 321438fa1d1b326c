import { describe, expect, test } from 'vitest';
import { testDocument } from '../test-helpers/test-document.ts';
import { resolveFieldsOf, resolveOptionalFieldsOf } from './derived-schemas.ts';
import type { Schema } from './document.ts';

describe('withOptionalTwins', () => {
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
  const twins = (mark: Schema, more: Record<string, Schema> = {}) =>
    resolveOptionalFieldsOf(testDocument({ ...schemas, ...more, EventOrder: mark })).components.schemas ?? {};

  test('the twin has every field of the schema, optional and nullable', () => {
    const { EventOrder } = twins({ type: 'object', 'x-optional-fields-of': 'Order' });
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

  test('the objects inside have twins too, once each', () => {
    const { OptionalLine, OptionalPrice } = twins({ type: 'object', 'x-optional-fields-of': 'Order' });
    expect(OptionalLine?.properties).toEqual({ price: { anyOf: [ref('OptionalPrice'), nothing] } });
    expect(OptionalPrice).toEqual({
      description: 'A price. Every field may be absent or null.',
      type: 'object',
      properties: { value: { type: ['number', 'null'] } },
    });
  });

  test('what the twin declares itself stays as it is, and needs no twin', () => {
    const lines: Schema = { type: 'string' };
    const mark: Schema = { type: 'object', required: ['id'], properties: { id: ref('Id'), lines } };
    const found = twins({ ...mark, 'x-optional-fields-of': 'Order' });
    expect(found.EventOrder).toMatchObject({ required: ['id'], properties: { id: ref('Id'), lines } });
    expect(found).not.toHaveProperty('OptionalLine');
  });

  test('the fields of a twin and the generated schemas have its basis, the fields inside those have none', () => {
    const { EventOrder, OptionalPrice } = twins({
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

  test('a twin that is marked takes the place of a generated one', () => {
    const EventPrice: Schema = { type: 'object', 'x-optional-fields-of': 'Price' };
    const found = twins({ type: 'object', 'x-optional-fields-of': 'Order' }, { EventPrice });
    expect(found.EventOrder?.properties?.price).toEqual({ anyOf: [ref('EventPrice'), nothing] });
    expect(found).not.toHaveProperty('OptionalPrice');
  });

  test('an object whose fields are all optional and nullable is its own twin', () => {
    const Phone: Schema = { type: 'object', properties: { number: { type: ['string', 'null'], 'x-basis': 'own' } } };
    const Buyer: Schema = { type: 'object', properties: { phone: { anyOf: [ref('Phone'), nothing] } } };
    const Sale: Schema = { type: 'object', required: ['buyer'], properties: { buyer: ref('Buyer') } };
    const found = twins({ type: 'object', 'x-optional-fields-of': 'Sale' }, { Phone, Buyer, Sale });
    expect(found.EventOrder?.properties).toEqual({ buyer: { anyOf: [ref('Buyer'), nothing] } });
    expect(found).not.toHaveProperty('OptionalPhone');
  });

  test.each<[string, Schema, Record<string, Schema>]>([
    ['names no schema', { 'x-optional-fields-of': 'Nothing' }, {}],
    ['is the name of a generated schema', { 'x-optional-fields-of': 'Order' }, { OptionalPrice: { type: 'object' } }],
  ])('a mark that %s is an error', (message, mark, more) => {
    expect(() => twins(mark, more)).toThrow(message);
  });
});

describe('withBorrowedFields', () => {
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

  test('a marked schema gets the fields of the named one, none of them required, and what these refer to', () => {
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

  test('fields that the marked schema declares stay as they are', () => {
    const id = { type: 'string', minLength: 36 } as const;
    const details = { 'x-fields-of': 'Order', type: 'object', required: ['id'], properties: { id } } as const;
    const { schemas } = resolveFieldsOf(
      testDocument({ OrderDetails: { ...details, required: ['id'] } }),
      source,
    ).components;
    expect(schemas?.OrderDetails).toMatchObject({ required: ['id'], properties: { id, note: { type: 'string' } } });
  });

  test('a schema of the document itself is not replaced by the one of the other', () => {
    const own = { type: 'object', description: 'Another line.' } as const;
    const { schemas } = resolveFieldsOf(testDocument({ A: { 'x-fields-of': 'Order' }, Line: own }), source).components;
    expect(schemas?.Line).toEqual(own);
  });

  test('a name that the other document does not have is an error', () => {
    expect(() => resolveFieldsOf(testDocument({ A: { 'x-fields-of': 'Ordre' } }), source)).toThrow(
      'A: x-fields-of names no schema: Ordre',
    );
  });
});
