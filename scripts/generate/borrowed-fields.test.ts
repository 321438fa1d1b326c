import { expect, test } from 'vitest';
import { withBorrowedFields } from './borrowed-fields.ts';
import type { Schema } from './document.ts';
import { tinyDocument } from '../test-helpers/test-document.ts';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const source = tinyDocument({
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
  const { schemas } = withBorrowedFields(tinyDocument({ OrderDetails: details }), source).components;
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
  const { schemas } = withBorrowedFields(
    tinyDocument({ OrderDetails: { ...details, required: ['id'] } }),
    source,
  ).components;
  expect(schemas?.OrderDetails).toMatchObject({ required: ['id'], properties: { id, note: { type: 'string' } } });
});

test('a schema of the document itself is not replaced by the one of the other', () => {
  const own = { type: 'object', description: 'Another line.' } as const;
  const { schemas } = withBorrowedFields(tinyDocument({ A: { 'x-fields-of': 'Order' }, Line: own }), source).components;
  expect(schemas?.Line).toEqual(own);
});

test('a name that the other document does not have is an error', () => {
  expect(() => withBorrowedFields(tinyDocument({ A: { 'x-fields-of': 'Ordre' } }), source)).toThrow(
    'A: x-fields-of names no schema: Ordre',
  );
});
