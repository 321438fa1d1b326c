import { expect, test } from 'vitest';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import type { Schema } from './document.ts';
import { eventShapes, shapeOf } from './event-shapes.ts';

const shape = (schema: Schema) => shapeOf(testDocument(), schema, 'Body');

test('includes the types and constants of required fields, without their limits', () => {
  const schema: Schema = {
    type: 'object',
    required: ['kind', 'id', 'price', 'buyer', 'extra'],
    properties: {
      kind: { type: 'string', const: 'order' },
      id: { type: 'string', pattern: '^o_', format: 'uuid', minLength: 3 },
      price: { type: 'number', minimum: 0 },
      note: { type: ['string', 'null'] },
      tags: { type: 'array', items: { type: 'string' } },
      buyer: { type: 'object', required: ['name'], properties: { name: { type: 'string' }, age: { type: 'integer' } } },
      extra: { type: 'object', properties: { name: { type: 'string' } } },
    },
  };
  expect(shape(schema)).toEqual({
    kind: ['order'],
    id: 'string',
    price: 'number',
    buyer: { name: 'string' },
    extra: 'object',
  });
});

test('gives an open enumeration the type string', () => {
  expect(shapeOf(ordersDocument, { $ref: '#/components/schemas/OrderStatus' }, 'Body')).toBe('string');
});

test('gives a reference with a description the type of its target', () => {
  expect(shape({ description: 'Its id.', allOf: [{ type: 'string' }] })).toBe('string');
});

test.each<[string, Schema]>([
  ['a list', { type: 'array', items: { type: 'string' } }],
  ['an unknown type', {}],
  ['two types', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
])('rejects a required field of %s', (_, lines) => {
  expect(() => shape({ type: 'object', required: ['lines'], properties: { lines } })).toThrow('Body.lines');
});

test('generates a constant for each webhook body', () => {
  const source = eventShapes(
    testDocument({ PaymentWebhook: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } }),
  );
  expect(source).toContain("export const paymentWebhookShape = { a: 'string' } as const satisfies Shape;");
});
