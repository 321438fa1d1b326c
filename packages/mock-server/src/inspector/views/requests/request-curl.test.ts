import { expect, test } from 'vitest';
import { createMockServer } from '../../../mock-server.ts';
import type { JournalEntry } from '../../state/request-row.ts';
import { curlOfRequest, hasRedactedValues } from './request-curl.ts';

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
  expect(hasRedactedValues(entry)).toBe(false);
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
  expect(hasRedactedValues(entry)).toBe(true);
});
