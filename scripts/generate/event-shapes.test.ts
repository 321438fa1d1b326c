import { expect, test } from 'vitest';
import type { Schema } from './document.ts';
import { eventShapes, shapeOf } from './event-shapes.ts';
import { orders, tinyDocument } from './tiny-document.ts';

const shape = (schema: Schema) => shapeOf(tinyDocument(), schema, 'Body');

test('says types, constants, patterns, least integers and the members that must be there', () => {
  const schema: Schema = {
    type: 'object',
    required: ['kind', 'size', 'id', 'retry', 'price', 'buyer'],
    properties: {
      kind: { type: 'string', const: 'order' },
      size: { type: 'string', enum: ['S', 'L'] },
      id: { type: 'string', pattern: '^o_' },
      retry: { type: 'integer', minimum: 0 },
      price: { type: 'number' },
      note: { type: ['string', 'null'], maxLength: 9 },
      buyer: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
  };
  expect(shape(schema)).toEqual({
    kind: ['order'],
    size: ['S', 'L'],
    id: /^o_/u,
    retry: 0,
    price: 'number',
    buyer: { name: 'string' },
  });
});

test('takes any string for an open enumeration', () => {
  expect(shapeOf(orders, { $ref: '#/components/schemas/OrderStatus' }, 'Body')).toBe('string');
});

test('checks a uuid by pattern and other formats not at all', () => {
  expect(shape({ type: 'string', format: 'uuid' })).toBeInstanceOf(RegExp);
  expect(shape({ type: 'string', format: 'date-time', pattern: 'Z$' })).toBe('string');
});

test('merges allOf', () => {
  const merged = shape({
    allOf: [{ type: 'object', required: ['a'], properties: { a: { type: 'string' } } }],
    required: ['b'],
    properties: { b: { type: 'number' } },
  });
  expect(merged).toEqual({ a: 'string', b: 'number' });
});

test.each<[string, Schema]>([
  ['of a list', { type: 'array', items: { type: 'string' } }],
  ['of which nothing is known', {}],
  ['of two types', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
])('refuses a member %s, which no shape can say', (_, lines) => {
  expect(() => shape({ type: 'object', required: ['lines'], properties: { lines } })).toThrow('Body.lines');
});

test('writes the shapes of the two bodies that are sent', () => {
  const source = eventShapes(
    tinyDocument({ PaymentWebhook: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } }),
  );
  expect(source).toContain("export const paymentWebhookShape: Shape = { a: 'string' };");
});
