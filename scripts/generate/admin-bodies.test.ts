import { expect, test } from 'vitest';
import { testDocument } from '../test-helpers/test-document.ts';
import { adminBodies, withAdminBodies } from './admin-bodies.ts';
import type { Schema } from './document.ts';

const text: Schema = { type: 'string' };

const documentWith = (schema: Schema, example: object) =>
  testDocument(
    {},
    {
      paths: {
        '/__mock/orders/{orderId}': {
          post: {
            operationId: 'createOrder',
            requestBody: { required: true, content: { 'application/json': { schema, ...example } } },
            responses: { 201: { description: 'Created.' } },
          },
        },
      },
    },
  );

const order: Schema = { type: 'object', properties: { id: text, name: text }, required: ['id'] };

test('the table has the fields and the first example of each body', () => {
  const table = adminBodies(documentWith(order, { examples: { first: { value: { id: '1' } } } }));
  expect(table.split('\n').slice(2)).toEqual(['| `POST /__mock/orders/$ID` | `id, name?` | `{"id":"1"}` |']);
});

test('a field is required that every form of the body requires', () => {
  const forms: Schema = { oneOf: [order, { ...order, required: ['id', 'name'] }] };
  expect(adminBodies(documentWith(forms, { example: {} }))).toContain('`id, name?`');
});

test('a body without an example is rejected', () => {
  expect(() => adminBodies(documentWith(order, {}))).toThrow('createOrder has no example of its body');
});

test('only the generated part of the page changes, and a page without it is rejected', () => {
  const document = documentWith(order, { example: { id: '1' } });
  const page = withAdminBodies(
    'before\n<!-- Generated from openapi/admin.yaml by `npm run generate`. -->\nold\n<!-- End of the generated part. -->\nafter\n',
    document,
  );
  expect(page).toMatch(
    /^before\n<!-- Generated .*-->\n\n\| Call [\s\S]*\n\n<!-- End of the generated part. -->\nafter\n$/,
  );
  expect(page).not.toContain('old');
  expect(withAdminBodies(page, document)).toBe(page);
  expect(() => withAdminBodies('before', document)).toThrow('The page has no line');
});
