import { expect, test } from 'vitest';
import { testDocument } from '../test-helpers/test-document.ts';
import { requestValidators } from './validators.ts';

const parameters = [
  { name: 'status', in: 'query', schema: { type: 'integer' } },
  { name: 'replayed', in: 'query', schema: { type: 'boolean', default: false } },
  { name: 'id', in: 'query', schema: { type: 'string', format: 'uuid' } },
  { name: 'since', in: 'query', schema: { type: 'string', format: 'date-time' } },
] as const;
const document = testDocument(
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

test('converts the text of a query to the declared types and adds defaults', () => {
  const query = { status: '-200' };
  expect(operations.list.query(query)).toBe(true);
  expect(query).toEqual({ status: -200, replayed: false });
});

test.each(['1e2', '0x10', ' 5', '5 ', '+5', '2.5', '', 'five'])('rejects %j as an integer in a query', (status) => {
  expect(operations.list.query({ status })).toBe(false);
});

test.each(['TRUE', '1', '', 'yes'])('rejects %j as a boolean in a query', (replayed) => {
  expect(operations.list.query({ replayed })).toBe(false);
});

test('rejects a UUID with a prefix', () => {
  const id = '0A7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
  expect(operations.list.query({ id })).toBe(true);
  expect(operations.list.query({ id: `urn:uuid:${id}` })).toBe(false);
});

test.each([
  '2026-03-14T09:26:53Z',
  '2026-03-14T09:26:53.589793Z',
  '2026-03-14t09:26:53z',
  '2026-12-31T23:59:59+23:59',
  '2024-02-29T00:00:00Z',
  '2000-02-29T00:00:00Z',
  '2016-12-31T23:59:60Z',
])('accepts %j as a time', (since) => {
  expect(operations.list.query({ since })).toBe(true);
});

test.each([
  '2026-03-14 09:26:53Z',
  '2026-03-14T09:26:53',
  '2026-03-14T24:00:00Z',
  '2026-03-14T09:60:00Z',
  '2026-02-29T00:00:00Z',
  '1900-02-29T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-00-01T00:00:00Z',
  '2026-01-00T00:00:00Z',
  '2026-03-14T09:26:60Z',
  '2026-03-14T09:26:53+24:00',
  '2026-03-14',
  'T09:26:53Z',
])('rejects %j as a time', (since) => {
  expect(operations.list.query({ since })).toBe(false);
});
