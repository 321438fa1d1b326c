import { expect, test } from 'vitest';
import { schemaTypes } from './schema-types.ts';
import { orders, tinyDocument } from './tiny-document.ts';

test('gives every schema a declaration under its own name, and the tree points at them', async () => {
  const source = await schemaTypes(orders);
  expect(source).toContain(
    '/** An order. */\nexport interface Order {\n    status: OrderStatus;\n    price?: number;\n}',
  );
  expect(source).toContain('Order: Order;');
  expect(source).toContain('"application/json": Order;');
  expect(source).not.toContain('["schemas"]');
});

test('keeps the known values of an open enumeration in sight', async () => {
  const source = await schemaTypes(orders);
  expect(source).toContain('export type KnownOrderStatus = "NEW" | "SENT";');
  expect(source).toContain('export type OrderStatus = KnownOrderStatus | (string & {});');
});

test('types what openapi-fetch needs: paths, operations and webhooks', async () => {
  const source = await schemaTypes(orders);
  expect(source).toContain('post: operations["createOrder"];');
  expect(source).toContain('"X-Idempotency-Key": components["parameters"]["IdempotencyKey"];');
  expect(source).toMatch(/export interface webhooks {\n {4}shipped: {/);
});

test('makes an object with alternatives an intersection of the object with the alternatives', async () => {
  const source = await schemaTypes(
    tinyDocument({
      Request: {
        type: 'object',
        required: ['amount'],
        properties: { amount: { type: 'number' } },
        oneOf: [
          { type: 'object', required: ['session'], properties: { session: { type: 'string' } } },
          { type: 'object', required: ['flow'], properties: { flow: { const: 'DIRECT' } } },
        ],
      },
    }),
  );
  expect(source.replaceAll(/\s+/g, ' ')).toContain(
    'export type Request = { amount: number; } & ({ session: string; } | { flow: "DIRECT"; });',
  );
});

test('makes an open object an interface with an index', async () => {
  const source = await schemaTypes(
    tinyDocument({ Open: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: true } }),
  );
  expect(source).toContain('export interface Open {\n    a?: string;\n    [key: string]: unknown;\n}');
});

test('refuses an object of which nothing is known', async () => {
  const document = tinyDocument({ Thing: { type: 'object', properties: { bag: { type: 'object' } } } });
  await expect(schemaTypes(document)).rejects.toThrow('Record<string, never>');
});

test('refuses a schema that takes the name of a helper', async () => {
  await expect(schemaTypes(tinyDocument({ components: { type: 'string' } }))).rejects.toThrow('components');
});
