import { expect, test } from 'vitest';
import { adminOperations } from './admin.ts';
import { clientOperations } from './client-operations.ts';
import { mockOperations } from './mock-operations.ts';
import { orders, tinyDocument } from './tiny-document.ts';

test('tells the client of each operation what the transport has to know', () => {
  const source = clientOperations(orders);
  expect(source).toContain("export type OperationId =\n  | 'createOrder'\n  | 'retrieveOrder';");
  expect(source.replaceAll(/\s+/g, ' ')).toContain(
    'export const createOrderContract: OperationContract = ' +
      "{ id: 'createOrder', method: 'POST', path: '/v1/orders', idempotencyKey: true, identity: ['status'], };",
  );
  expect(source).toContain("path: '/v1/orders/{order_id}',\n  identity: ['status'],\n};");
  expect(source).not.toContain('receiveShipped');
});

test('tells the client which operation returns a list of objects', () => {
  const items = { type: 'array' as const, items: { type: 'object' as const } };
  const paths = {
    '/x': {
      get: {
        operationId: 'listX',
        'x-identity': ['id'],
        responses: { 200: { description: 'All.', content: { 'application/json': { schema: items } } } },
      },
    },
  };
  expect(clientOperations(tinyDocument({}, { paths }))).toContain("identity: ['id'], isList: true");
});

test('refuses an operation whose response cannot be identified', () => {
  const paths = { '/x': { get: { operationId: 'getX', responses: {} } } };
  expect(() => clientOperations(tinyDocument({}, { paths }))).toThrow('getX must list in x-identity');
});

test('tells the mock routes, parameters, bodies, statuses and credentials', () => {
  const source = mockOperations(orders);
  expect(source).toContain("route: '/v1/orders/:order_id'");
  expect(source).toContain("{ name: 'order_id', in: 'path', required: true }");
  expect(source).toContain('statuses: [201, 400]');
  const [, create, retrieve] = source.split(/createOrder:|retrieveOrder:/);
  expect(create).toContain('credentials: true');
  expect(retrieve).toContain('credentials: false');
  expect(source).toContain("credentialHeaders = { key: 'X-Key' } as const");
});

test('tells the controls over HTTP their routes, bodies and successes', () => {
  const source = adminOperations(orders);
  expect(source).toContain("route: '/v1/orders/:order_id'");
  const [, create, retrieve] = source.split(/createOrder:|retrieveOrder:/);
  expect(create).toMatch(/body: 'required',?\s+success: 201/);
  expect(retrieve).toMatch(/body: 'none',?\s+success: 200/);
});

test('refuses an operation without exactly one success', () => {
  const paths = { '/x': { get: { operationId: 'getX', responses: {} } } };
  expect(() => mockOperations(tinyDocument({}, { paths }))).toThrow('getX');
});
