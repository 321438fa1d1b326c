import { expect, test } from 'vitest';
import { tinyDocument } from './tiny-document.ts';
import { requestValidators } from './validators.ts';

const parameters = [
  { name: 'status', in: 'query', schema: { type: 'integer' } },
  { name: 'replayed', in: 'query', schema: { type: 'boolean', default: false } },
  { name: 'id', in: 'query', schema: { type: 'string', format: 'uuid' } },
] as const;
const document = tinyDocument(
  {},
  {
    paths: {
      '/list': {
        get: { operationId: 'list', parameters: [...parameters], responses: { 200: { description: 'The list.' } } },
      },
    },
  },
);
const source = await requestValidators(document);
const { operations } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);

test('reads the text of a query by the declared types, and fills in defaults', () => {
  const query = { status: '-200' };
  expect(operations.list.query(query)).toBe(true);
  expect(query).toEqual({ status: -200, replayed: false });
});

test.each(['1e2', '0x10', ' 5', '5 ', '+5', '2.5', '', 'five'])('%j is no integer in a query', (status) => {
  expect(operations.list.query({ status })).toBe(false);
});

test.each(['TRUE', '1', '', 'yes'])('%j is no boolean in a query', (replayed) => {
  expect(operations.list.query({ replayed })).toBe(false);
});

test('a UUID has no prefix', () => {
  const id = '0A7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
  expect(operations.list.query({ id })).toBe(true);
  expect(operations.list.query({ id: `urn:uuid:${id}` })).toBe(false);
});
