import { expect, test } from 'vitest';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import { withSortedComponents } from './bundle.ts';
import { operationsOf, resolve, schemaNameOf } from './document.ts';

test('returns operations with the resolved parameters of their path', () => {
  const [create, retrieve] = operationsOf(ordersDocument);
  expect(create).toMatchObject({ method: 'POST', parameters: [{ name: 'X-Idempotency-Key' }] });
  expect(retrieve).toMatchObject({ method: 'GET', parameters: [{ name: 'order_id' }, { name: 'history' }] });
});

test('rejects a reference to a missing node and a reference to itself', () => {
  expect(() => resolve(ordersDocument, { $ref: '#/components/schemas/None' })).toThrow(
    'refers to a node that does not exist',
  );
  const loop = { Loop: { $ref: '#/components/schemas/Loop' } };
  expect(() => resolve(testDocument(loop), loop.Loop)).toThrow('refers to itself');
});

test('returns a schema name only for a reference to a schema', () => {
  expect(schemaNameOf('#/components/schemas/Order')).toBe('Order');
  expect(schemaNameOf('#/components/responses/Bad')).toBeUndefined();
});

test('sorts components by name', () => {
  const sorted = withSortedComponents(testDocument({ B: {}, A: {} }));
  expect(Object.keys(sorted.components.schemas ?? {})).toEqual(['A', 'B']);
});
