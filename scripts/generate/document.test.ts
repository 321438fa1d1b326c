import { expect, test } from 'vitest';
import { withSortedComponents } from './bundle.ts';
import { operationsOf, resolve, schemaNameOf } from './document.ts';
import { orders, tinyDocument } from '../test-helpers/test-document.ts';

test('lists operations with the parameters of their path, references resolved', () => {
  const [create, retrieve] = operationsOf(orders);
  expect(create).toMatchObject({ method: 'POST', parameters: [{ name: 'X-Idempotency-Key' }] });
  expect(retrieve).toMatchObject({ method: 'GET', parameters: [{ name: 'order_id' }, { name: 'history' }] });
});

test('says where a reference leads nowhere, or back to itself', () => {
  expect(() => resolve(orders, { $ref: '#/components/schemas/None' })).toThrow('leads nowhere');
  const loop = { Loop: { $ref: '#/components/schemas/Loop' } };
  expect(() => resolve(tinyDocument(loop), loop.Loop)).toThrow('back to itself');
});

test('takes only a reference to a schema for the name of one', () => {
  expect(schemaNameOf('#/components/schemas/Order')).toBe('Order');
  expect(schemaNameOf('#/components/responses/Bad')).toBeUndefined();
});

test('orders components by name, so that a moved reference moves nothing else', () => {
  const sorted = withSortedComponents(tinyDocument({ B: {}, A: {} }));
  expect(Object.keys(sorted.components.schemas ?? {})).toEqual(['A', 'B']);
});
