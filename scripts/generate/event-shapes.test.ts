import { expect, test } from 'vitest';
import { eventShapes, shapeOf } from './event-shapes.ts';
import { orders, tinyDocument } from './tiny-document.ts';

test('says types, constants, patterns, least numbers and required members', () => {
  const shape = shapeOf(tinyDocument(), {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { type: 'string', const: 'order' },
      id: { type: 'string', pattern: '^o_' },
      retry: { type: 'integer', minimum: 0 },
      lines: { type: 'array', items: { type: 'number' } },
      note: { type: ['string', 'null'], maxLength: 9 },
    },
  });
  expect(shape).toEqual({
    t: 'object',
    r: ['kind'],
    o: {
      kind: { t: 'string', c: 'order' },
      id: { t: 'string', p: '^o_' },
      retry: { t: 'integer', n: 0 },
      lines: { t: 'array', i: { t: 'number' } },
      note: { t: ['string', 'null'] },
    },
  });
});

test('takes any string for an open enumeration', () => {
  expect(shapeOf(orders, { $ref: '#/components/schemas/OrderStatus' })).toEqual({ t: 'string' });
});

test('keeps the details of what may be null', () => {
  const shape = shapeOf(tinyDocument(), { anyOf: [{ type: 'string', enum: ['A', 'B'] }, { type: 'null' }] });
  expect(shape).toEqual({ t: ['string', 'null'], c: ['A', 'B'] });
});

test('checks a uuid by pattern and other formats not at all', () => {
  expect(shapeOf(tinyDocument(), { type: 'string', format: 'uuid' })).toHaveProperty('p');
  expect(shapeOf(tinyDocument(), { type: 'string', format: 'date-time' })).toEqual({ t: 'string' });
});

test('merges allOf', () => {
  const shape = shapeOf(tinyDocument(), {
    allOf: [{ type: 'object', required: ['a'], properties: { a: { type: 'string' } } }],
    required: ['b'],
    properties: { b: { type: 'number' } },
  });
  expect(shape).toEqual({ t: 'object', r: ['b', 'a'], o: { a: { t: 'string' }, b: { t: 'number' } } });
});

test('says nothing about members of which nothing is known', () => {
  expect(shapeOf(tinyDocument(), { type: 'object', properties: { details: {} } })).toEqual({ t: 'object' });
});

test('writes the shapes of the two bodies that are sent', () => {
  const source = eventShapes(tinyDocument({ PaymentWebhook: { type: 'object', required: ['type'] } }));
  expect(source).toContain("export const paymentWebhookShape: Shape = { t: 'object', r: ['type'] };");
});
