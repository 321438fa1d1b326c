import { expect, test } from 'vitest';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import type { Schema } from './document.ts';
import { documentTypes } from './document-types.ts';

test('declares every schema under its name and refers to it from the tree', async () => {
  const { schemas, paths } = await documentTypes(ordersDocument);
  expect(schemas).toContain(
    '/** An order. */\nexport interface Order {\n    /** Known values: NEW, SENT. */\n    status: OrderStatus;\n',
  );
  expect(paths).toContain('"application/json": schemas.Order;');
  expect(schemas + paths).not.toContain('["schemas"]');
  expect(paths).not.toContain('schemas: {');
});

test('writes only schemas to the schema file', async () => {
  const { schemas } = await documentTypes(ordersDocument);
  const names = [...schemas.matchAll(/^export \w+ (\w+)/gm)].map(([, name]) => name);
  expect(names).toEqual(['Order', 'OrderStatus', 'KnownOrderStatus', 'Problem']);
});

test('keeps the known values of an open enumeration', async () => {
  const { schemas } = await documentTypes(ordersDocument);
  expect(schemas).toContain('export type KnownOrderStatus = "NEW" | "SENT";');
  expect(schemas).toContain('export type OrderStatus = KnownOrderStatus | (string & {});');
});

test('declares paths, operations and webhooks for openapi-fetch, with optional headers', async () => {
  const { paths } = await documentTypes(ordersDocument);
  expect(paths).toContain('post: operations["createOrder"];');
  expect(paths).toContain('"X-Idempotency-Key"?: components["parameters"]["IdempotencyKey"];');
  expect(paths).toMatch(/export interface webhooks {\n {4}shipped: {/);
});

test('declares an open object as an interface with an index signature', async () => {
  const { schemas } = await documentTypes(
    testDocument({ Open: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: true } }),
  );
  expect(schemas).toContain('export interface Open {\n    a?: string;\n    [key: string]: unknown;\n}');
});

test('closes the objects of a request with known fields, but not those of an event', async () => {
  const open = (properties?: Schema['properties']): Schema => ({
    type: 'object',
    ...(properties && { properties }),
    additionalProperties: true,
  });
  const { schemas } = await documentTypes(
    testDocument(
      {
        Request: {
          type: 'object',
          properties: { shares: { type: 'array', items: { $ref: '#/components/schemas/Share' } } },
        },
        Share: open({ amount: open({ value: { type: 'number' } }), anything: open() }),
        Event: open({ id: { type: 'string' } }),
      },
      {
        paths: { '/v1/shares': { post: posted('share', 'Request') } },
        webhooks: { shared: { post: posted('shared', 'Event') } },
      },
    ),
  );
  expect(schemas).toContain(
    'export interface Share {\n    amount?: {\n        value?: number;\n    };\n    anything?: {\n        [key: string]: unknown;\n    };\n}',
  );
  expect(schemas).toContain('export interface Event {\n    id?: string;\n    [key: string]: unknown;\n}');
});

test('rejects an object without known fields', async () => {
  const document = testDocument({ Thing: { type: 'object', properties: { bag: { type: 'object' } } } });
  await expect(documentTypes(document)).rejects.toThrow('Record<string, never>');
});

test('rejects a schema with the name of a global type', async () => {
  await expect(documentTypes(testDocument({ Record: { type: 'string' } }))).rejects.toThrow('Record');
});

test('writes examples as literals, so that a string of digits stays a string', async () => {
  const { schemas } = await documentTypes(
    testDocument({
      Screen: {
        type: 'object',
        properties: {
          color_depth: { type: 'string', description: 'Bits per pixel.', examples: ['24'] },
          scale: { type: 'number', examples: [1.5] },
          size: { type: 'object', additionalProperties: true, examples: [{ width: 1920, unit: 'px' }] },
        },
      },
    }),
  );
  expect(schemas).toContain("/**\n     * Bits per pixel.\n     * @example '24'\n     */\n    color_depth?: string;");
  expect(schemas).toContain('/** @example 1.5 */');
  expect(schemas).toContain("/** @example { width: 1920, unit: 'px' } */");
});

function posted(operationId: string, schema: string): object {
  const body = { content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } } };
  return { operationId, requestBody: body, responses: { 200: { description: 'Done.' } } };
}
