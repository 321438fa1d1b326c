import { expect, test } from 'vitest';
import type { RequestRow } from '../../state/request-row.ts';
import { filterOf, isFiltered, matchesFilter } from './request-filter.ts';

const row: RequestRow = {
  cursor: 'run-1',
  merchant: 'shop-1',
  newMerchant: false,
  durationMs: 1,
  number: 1,
  at: '2026-01-01T00:00:00.000Z',
  operation: 'createPayment',
  method: 'POST',
  path: '/v1/payments',
  status: 201,
  paymentId: 'PAY-1',
  merchantOrderId: 'ORDER-1',
  replayed: false,
  faults: [],
  deliveryCount: 0,
  authenticated: true,
  unknownFieldCount: 0,
};

const matches = (query: string, changes: Partial<RequestRow> = {}, merchant?: string) =>
  matchesFilter(filterOf(new URLSearchParams(query)), merchant)({ ...row, ...changes });

test('an empty filter matches every request', () => {
  expect([matches(''), isFiltered(filterOf(new URLSearchParams()))]).toEqual([true, false]);
});

test('a request must match every field of the filter', () => {
  expect(matches('operation=createPayment&status=2xx&payment=pay-1&order=order')).toBe(true);
  expect(matches('operation=createPayment&status=4xx')).toBe(false);
  expect(matches('payment=pay-2')).toBe(false);
  expect(matches('order=x', { merchantOrderId: undefined as never })).toBe(false);
});

test('a status is one status, a class of them, or none', () => {
  expect([matches('status=201'), matches('status=200'), matches('status=2xx')]).toEqual([true, false, true]);
  const { status: _, ...lost } = row;
  expect(matchesFilter(filterOf(new URLSearchParams('status=none')), undefined)(lost)).toBe(true);
  expect(matches('status=none')).toBe(false);
});

test('a problem is an error, a fault, an unknown field, refused credentials or a lost response', () => {
  expect(matches('status=problems')).toBe(false);
  for (const changes of [
    { status: 402 },
    { faults: ['body'] },
    { unknownFieldCount: 1 },
    { authenticated: false },
    { warning: 'keys' },
  ]) {
    expect(matches('status=problems', changes)).toBe(true);
  }
});

test('a selected merchant hides the requests of the others', () => {
  expect([matches('', {}, 'shop-1'), matches('', {}, 'shop-2')]).toEqual([true, false]);
});
