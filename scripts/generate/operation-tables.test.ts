import { expect, test } from 'vitest';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import { clientOperations } from './client-operations.ts';
import type { Schema } from './document.ts';
import { adminOperations, mockOperations } from './mock-operations.ts';

test('generates one constant per operation for the client', () => {
  const source = clientOperations(ordersDocument);
  expect(source).toContain("export type OperationId =\n  | 'createOrder'\n  | 'retrieveOrder';");
  expect(source.replaceAll(/\s+/g, ' ')).toContain(
    'export const createOrderContract: OperationContract = ' +
      "{ id: 'createOrder', method: 'POST', path: '/v1/orders', idempotencyKey: true, identity: ['status'], moneyFields: [], };",
  );
  expect(source).toContain("path: '/v1/orders/{order_id}',\n  identity: ['status'],\n};");
  expect(source).not.toContain('receiveShipped');
});

test('marks an operation that returns a list of objects', () => {
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
  expect(clientOperations(testDocument({}, { paths }))).toContain("identity: ['id'], isList: true");
});

const createX = {
  post: { operationId: 'createX', 'x-identity': ['id'], responses: { 201: { description: 'Created.' } } },
};
const retrieveX = {
  get: { operationId: 'retrieveX', 'x-identity': ['id'], responses: { 200: { description: 'It.' } } },
};

test('names the path parameter for the id of a created object', () => {
  const source = clientOperations(testDocument({}, { paths: { '/x': createX, '/x/{x_id}': retrieveX } }));
  expect(source.match(/creates: '.*'/g)).toEqual(["creates: 'x_id'"]);
  expect(source).toContain('export interface PathIds {\n  readonly xId?: string | undefined;\n}');
});

test('includes the longest length of each path parameter', () => {
  const order = {
    name: 'x_id',
    in: 'path' as const,
    required: true,
    schema: { type: 'string', maxLength: 36 } as const,
  };
  const { get } = retrieveX;
  const paths = {
    '/x/{x_id}': { get: { ...get, parameters: [order] } },
    '/y': { get: { ...get, operationId: 'listY' } },
  };
  const source = clientOperations(testDocument({}, { paths }));
  expect(source.match(/idLengths: .*\d.*/g)).toEqual(['idLengths: { x_id: 36 },']);
});

test('includes the paths of the money fields of each body', () => {
  const Amount: Schema = { type: 'object', properties: { value: { type: 'number' } } };
  const Order: Schema = {
    type: 'object',
    properties: {
      amount: { $ref: '#/components/schemas/Amount', 'x-absence-moves-money': true },
      card: { type: 'object', properties: { capture: { type: 'boolean', 'x-absence-moves-money': true } } },
      note: { type: 'string' },
    },
  };
  const withBody = (schema: Schema) => ({
    post: { ...createX.post, requestBody: { content: { 'application/json': { schema } } } },
  });
  const paths = {
    '/x': withBody({ $ref: '#/components/schemas/Order' }),
    '/y': withBody({ $ref: '#/components/schemas/Amount' }),
    '/z': retrieveX,
  };
  const source = clientOperations(testDocument({ Amount, Order }, { paths }));
  expect(source.match(/moneyFields: .*\]/g)).toEqual(["moneyFields: ['amount', 'card.capture']", 'moneyFields: []']);
});

test('rejects a path parameter that does not end in _id', () => {
  const document = testDocument({}, { paths: { '/x/{x}': retrieveX } });
  expect(() => clientOperations(document)).toThrow('The path parameter x must be one word and _id');
});

test('rejects an operation without x-identity', () => {
  const paths = { '/x': { get: { operationId: 'getX', responses: {} } } };
  expect(() => clientOperations(testDocument({}, { paths }))).toThrow('getX has no x-identity');
});

test('generates routes, parameters, bodies, statuses and credentials for the mock server', () => {
  const source = mockOperations(ordersDocument);
  expect(source).toContain("route: '/v1/orders/:order_id'");
  expect(source).toContain("{ name: 'order_id', in: 'path', required: true }");
  expect(source).toContain('statuses: [201, 400]');
  const [, create, retrieve] = source.split(/createOrder:|retrieveOrder:/);
  expect(create).toContain('credentials: true');
  expect(retrieve).toContain('credentials: false');
  expect(source).toContain("credentialHeaders = { key: 'X-Key' } as const");
});

test('generates routes, bodies and success statuses for the admin API', () => {
  const source = adminOperations(ordersDocument);
  expect(source).toContain("route: '/v1/orders/:order_id'");
  const [, create, retrieve] = source.split(/createOrder:|retrieveOrder:/);
  expect(create).toMatch(/body: 'required',?\s+success: 201/);
  expect(retrieve).toMatch(/body: 'none',?\s+success: 200/);
});

test('rejects an operation without exactly one 2xx response', () => {
  const paths = { '/x': { get: { operationId: 'getX', responses: {} } } };
  expect(() => mockOperations(testDocument({}, { paths }))).toThrow('getX');
});
