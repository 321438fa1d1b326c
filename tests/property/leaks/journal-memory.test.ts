import { createMockServer } from '@paychord/mock-server';
import { expect, test } from 'vitest';
import { heapUsed } from '../../helpers/heap-used.ts';
import { dispute } from '../../helpers/requests.ts';

const unknown = '00000000-0000-4000-8000-000000000000';
const url = `http://mock.test/v1/payments/${unknown}/transactions/${unknown}/dispute`;
const requests = 40;
const mostMegabytesKept = 10;

// The journal is bounded by entries, not by what they weigh: a thousand of these are more than a gigabyte.
test('rejected large requests do not stay in memory', async () => {
  const { fetch, credentials } = createMockServer({ strict: true });
  const body = new TextEncoder().encode(JSON.stringify(dispute(btoa(`%PDF-${'x'.repeat(1_000_000)}`))));
  const submit = async (key: string) => {
    const headers = {
      'public-api-key': credentials.publicApiKey,
      'private-secret-key': credentials.privateSecretKey,
      'x-idempotency-key': key,
      'content-type': 'application/json',
    };
    return (await fetch(new Request(url, { method: 'POST', headers, body }))).status;
  };
  const statuses = new Set([await submit('first')]);
  const before = await heapUsed();
  for (let sent = 0; sent < requests; sent += 1) statuses.add(await submit(`key-${sent}`));
  const kept = (await heapUsed()) - before;
  expect([...statuses]).toEqual([404]);
  expect(kept).toBeLessThan(mostMegabytesKept);
});
