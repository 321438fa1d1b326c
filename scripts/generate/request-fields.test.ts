import { describe, expect, test } from 'vitest';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import type { Schema } from './document.ts';
import { fieldTrees, requestFields } from './request-fields.ts';

describe('fieldTrees', () => {
  /** Returns the fields of a request with this body. */
  const treeOf = (schema: Schema, others: Record<string, Schema> = {}) =>
    fieldTrees(
      testDocument(others, {
        paths: {
          '/v1/orders': {
            post: {
              operationId: 'createOrder',
              requestBody: { content: { 'application/json': { schema } } },
              responses: { 201: { description: 'Created.' } },
            },
          },
        },
      }),
    ).createOrder;
  const text: Schema = { type: 'string' };

  test('returns the fields of each operation with a body', () => {
    expect(Object.keys(fieldTrees(ordersDocument))).toEqual(['createOrder']);
    expect(requestFields(ordersDocument)).toContain('createOrder: { status: true, price: true }');
  });

  test('includes the fields of objects, lists and references', () => {
    const item: Schema = { type: 'object', properties: { id: text } };
    const schema: Schema = {
      type: 'object',
      properties: { name: text, items: { type: 'array', items: { $ref: '#/components/schemas/Item' } } },
    };
    expect(treeOf(schema, { Item: item })).toEqual({ name: true, items: { id: true } });
  });

  test('merges the fields of all parts of a schema', () => {
    const schema: Schema = {
      type: 'object',
      properties: { kind: text, place: { type: 'object', properties: { city: text } } },
      oneOf: [
        { type: 'object', properties: { session: text } },
        { type: 'object', properties: { place: { type: 'object', properties: { zip: text } } } },
      ],
      allOf: [{ type: 'object', properties: { id: text } }],
    };
    expect(treeOf(schema)).toEqual({ id: true, session: true, kind: true, place: { city: true, zip: true } });
  });

  test('accepts any field in an open object, and the fields of the object in a nullable field', () => {
    const address: Schema = { anyOf: [{ type: 'object', properties: { city: text } }, { type: 'null' }] };
    const open: Schema = { type: 'object', properties: { known: text }, additionalProperties: true };
    const schema: Schema = { type: 'object', properties: { address, open, anything: {}, bare: { type: 'object' } } };
    expect(treeOf(schema)).toEqual({ address: { city: true }, open: true, anything: true, bare: true });
  });
});
