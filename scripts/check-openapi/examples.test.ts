import { expect, test } from 'vitest';
import type { Document } from '../generate/document.ts';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import { exampleProblems, missingExampleProblems } from './examples.ts';

test('validates the examples and defaults of schemas', () => {
  const document = testDocument({
    Good: { type: 'string', examples: ['a'] },
    Bad: { type: 'object', properties: { size: { type: 'integer', example: 'big', default: 1.5 } } },
  });
  expect(exampleProblems(document)).toEqual([
    'Bad.size (example 1): / must be integer {"type":"integer"}',
    'Bad.size (default): / must be integer {"type":"integer"}',
  ]);
});

test('validates the examples of parameters and bodies, including money and formats', () => {
  const money = { type: 'number', 'x-decimal-places': 4 } as const;
  const parameter = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } } as const;
  const document: Document = testDocument(
    { Money: { ...money } },
    {
      paths: {
        '/x/{id}': {
          put: {
            operationId: 'putX',
            parameters: [{ ...parameter, example: 'not-a-uuid' }],
            requestBody: { content: { 'application/json': { schema: money, examples: { fine: { value: 0.00001 } } } } },
            responses: {},
          },
        },
      },
    },
  );
  expect(exampleProblems(document)).toEqual([
    'putX.id (example): / must match format "uuid" {"format":"uuid"}',
    'putX (example fine): / must have at most 4 decimal places {"limit":4}',
  ]);
});

test('reports nothing for a document without examples', () => {
  expect(exampleProblems(ordersDocument)).toEqual([]);
});

test('reports a request body and a successful response without an example', () => {
  const problems = missingExampleProblems(ordersDocument);
  expect(problems).toContain('createOrder has no example');
  expect(problems).toContain('createOrder.201 has no example');
  expect(problems).not.toContain('createOrder.400 has no example');
});

test('accepts a body and a response with examples', () => {
  const shown = { content: { 'application/json': { example: 1 } } };
  const named = { content: { 'application/json': { examples: { one: { value: 1 } } } } };
  const post = { operationId: 'putX', requestBody: shown, responses: { 201: named, 204: {}, 400: { content: {} } } };
  expect(missingExampleProblems(testDocument({}, { paths: { '/x': { post } } }))).toEqual([]);
});
