import { describe, expect, test } from 'vitest';
import * as contracts from '../generated/operations.ts';
import { documentedOperations } from '../resources/documented-operations.ts';
import { matchOperation } from './match-operation.ts';

const baseUrl = 'https://api.example.com';
const match = (method: string, path: string) =>
  matchOperation(documentedOperations, method, new URL(baseUrl + path), baseUrl);
const idOf = (method: string, path: string) => match(method, path)?.operation.contract.id;

test('the table contains every operation of the document', () => {
  const ids = (operations: readonly { id: string }[]) => operations.map(({ id }) => id).sort();
  expect(ids(documentedOperations.map(({ contract }) => contract))).toEqual(ids(Object.values(contracts)));
});

test.each(Object.values(contracts))('$method $path is matched as $id', ({ id, method, path }) => {
  expect(idOf(method, path.replace(/\{\w+\}/g, 'some-id'))).toBe(id);
});

test('returns the decoded values of the path parameters', () => {
  expect(match('POST', '/v1/payments/a%20b/transactions/%zz/refund')?.path).toEqual({
    payment_id: 'a b',
    transaction_id: '%zz',
  });
});

describe('a path that a lenient server takes for a documented one is matched, so that it gets its key', () => {
  test.each(['/v1/payments/', '/v1/p%61yments', '/V1/Payments/'])('%s', (path) => {
    expect(idOf('POST', path)).toBe('createPayment');
  });
});

test('an empty identifier does not vanish', () => {
  expect(match('GET', '/v1/payments/')?.path).toEqual({ payment_id: '' });
});

test.each([
  ['PUT', '/v1/payments'],
  ['POST', '/v1/payments/some-id'],
  ['GET', '/v1/payments/some-id/more'],
  ['GET', '/v1/refunds'],
  ['GET', '/v2/payments/some-id'],
  ['GET', ''],
])('%s %s matches no operation', (method, path) => {
  expect(idOf(method, path)).toBeUndefined();
});

test('the path of the base URL does not count', () => {
  const url = new URL(`${baseUrl}/gateway/v1/payments?a=b`);
  for (const [base, id] of [
    [`${baseUrl}/gateway`, 'createPayment'],
    [baseUrl, undefined],
  ] as const)
    expect(matchOperation(documentedOperations, 'POST', url, base)?.operation.contract.id).toBe(id);
});
