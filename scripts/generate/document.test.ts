import { expect, test } from 'vitest';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import { withSortedComponents } from './bundle.ts';
import { operationsOf, resolve, schemaNameOf } from './document.ts';

test('lists operations with the parameters of their path, references resolved', () => {
  const [create, retrieve] = operationsOf(ordersDocument);
  expect(create).toMatchObject({ method: 'POST', parameters: [{ name: 'X-Idempotency-Key' }] });
  expect(retrieve).toMatchObject({ method: 'GET', parameters: [{ name: 'order_id' }, { name: 'history' }] });
});

test('says where a reference leads nowhere, or back to itself', () => {
  expect(() => resolve(ordersDocument, { $ref: '#/components/schemas/None' })).toThrow('leads nowhere');
  const loop = { Loop: { $ref: '#/components/schemas/Loop' } };
  expect(() => resolve(testDocument(loop), loop.Loop)).toThrow('back to itself');
});

test('takes only a reference to a schema for the name of one', () => {
  expect(schemaNameOf('#/components/schemas/Order')).toBe('Order');
  expect(schemaNameOf('#/components/responses/Bad')).toBeUndefined();
});

test('orders components by name, so that a moved reference moves nothing else', () => {
  const sorted = withSortedComponents(testDocument({ B: {}, A: {} }));
  expect(Object.keys(sorted.components.schemas ?? {})).toEqual(['A', 'B']);
});
