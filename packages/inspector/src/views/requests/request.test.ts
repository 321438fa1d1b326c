import { createMockServer } from '@paychord/mock-server';
import { expect, test } from 'vitest';
import { isFiltered, readFilter } from '../../state/router.ts';
import type { JournalEntry, RequestRow } from '../../state/traffic.ts';
import { curlOfRequest, matchesFilter, requestFields } from './request.ts';

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

const filterOf = (query: string) => readFilter(new URLSearchParams(query), requestFields);

const matches = (query: string, changes: Partial<RequestRow> = {}, merchant?: string) =>
  matchesFilter(filterOf(query), merchant)({ ...row, ...changes });

test('an empty filter matches every request', () => {
  expect([matches(''), isFiltered(filterOf(''))]).toEqual([true, false]);
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
  expect(matchesFilter(filterOf('status=none'), undefined)(lost)).toBe(true);
  expect(matches('status=none')).toBe(false);
});

test('a problem is an error, a fault, an unknown field, rejected credentials or a lost response', () => {
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

const origin = 'http://127.0.0.1:4010';

/** Sends a GET request with a query, and returns what the journal has. */
async function entryOf(query: string): Promise<JournalEntry> {
  const mock = createMockServer({ strict: true });
  const { publicApiKey, privateSecretKey } = mock.credentials;
  const headers = { 'public-api-key': publicApiKey, 'private-secret-key': privateSecretKey };
  await mock.fetch(`${origin}/v1/payments${query}`, { headers });
  return mock.journal.requests()[0] as unknown as JournalEntry;
}

test('a command contains the query of the request', async () => {
  const entry = await entryOf('?merchant_order_id=ORDER%201&unknown=a%26b');
  expect(entry.request.query).toEqual({ merchant_order_id: 'ORDER 1', unknown: 'a&b' });
  expect(curlOfRequest(entry, origin)).toContain(`${origin}/v1/payments?merchant_order_id=ORDER+1&unknown=a%26b`);
});

test('a command of a request without a query has none', async () => {
  const entry = await entryOf('');
  expect('query' in entry.request).toBe(false);
  expect(curlOfRequest(entry, origin)).not.toContain('?');
});

test('the journal keeps no secret and no card number of a query', async () => {
  const entry = await entryOf('?private-secret-key=secret-1&access_token=secret-2&cvv=123&q=4111111111111111#secret-3');
  expect(JSON.stringify(entry)).not.toMatch(/secret-[123]|123|4111111111111111/);
  expect(entry.request.query).toMatchObject({ 'private-secret-key': '[redacted]', cvv: '[redacted]' });
});
