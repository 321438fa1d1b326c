import type { Document, Schema } from '../generate/document.ts';

/** Creates a minimal document for a test. */
export function testDocument(schemas: Record<string, Schema> = {}, rest: Partial<Document> = {}): Document {
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    paths: {},
    ...rest,
    components: { ...rest.components, schemas },
  };
}

const order: Schema = { $ref: '#/components/schemas/Order' };

/** A document with two operations: every kind of parameter, a body, an open enumeration and an error. */
export const ordersDocument: Document = testDocument(
  {
    Order: {
      type: 'object',
      description: 'An order.',
      required: ['status'],
      properties: {
        status: { $ref: '#/components/schemas/OrderStatus' },
        price: { type: 'number', exclusiveMinimum: 0, 'x-decimal-places': 4 },
      },
    },
    OrderStatus: { anyOf: [{ $ref: '#/components/schemas/KnownOrderStatus' }, { type: 'string', 'x-open': true }] },
    KnownOrderStatus: { type: 'string', enum: ['NEW', 'SENT'] },
    Problem: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
  },
  {
    security: [{ key: [] }],
    paths: {
      '/v1/orders': {
        post: {
          operationId: 'createOrder',
          'x-identity': ['status'],
          parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
          requestBody: { required: true, content: { 'application/json': { schema: order } } },
          responses: {
            201: { description: 'Created.', content: { 'application/json': { schema: order } } },
            400: { $ref: '#/components/responses/Bad' },
            default: { $ref: '#/components/responses/Bad' },
          },
        },
      },
      '/v1/orders/{order_id}': {
        parameters: [{ name: 'order_id', in: 'path', required: true, schema: { type: 'string', minLength: 3 } }],
        get: {
          operationId: 'retrieveOrder',
          'x-identity': ['status'],
          security: [],
          parameters: [{ name: 'history', in: 'query', schema: { type: 'boolean', default: false } }],
          responses: { 200: { description: 'The order.', content: { 'application/json': { schema: order } } } },
        },
      },
    },
    webhooks: {
      shipped: {
        post: {
          operationId: 'receiveShipped',
          requestBody: { content: { 'application/json': { schema: order } } },
          responses: { 200: { description: 'Received.' } },
        },
      },
    },
    components: {
      parameters: {
        IdempotencyKey: {
          name: 'X-Idempotency-Key',
          in: 'header',
          required: true,
          schema: { type: 'string', minLength: 1, maxLength: 64 },
        },
      },
      responses: {
        Bad: {
          description: 'Refused.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    },
  },
);
