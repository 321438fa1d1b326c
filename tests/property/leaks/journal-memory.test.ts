import { expect, test } from 'vitest';
import { transactionPath, unknownId } from '../../contract/conformance/case.ts';
import { inProcess } from '../../contract/conformance/transports.ts';
import { heapUsed } from '../../helpers/heap-used.ts';
import { dispute } from '../../helpers/requests.ts';
import { createTestMerchant } from '../../helpers/test-merchant.ts';

const requests = 40;
const mostMegabytesKept = 10;

// The journal is bounded by entries, not by what they weigh: a thousand of these are more than a gigabyte.
test('rejected large requests do not stay in memory', async () => {
  const { post } = createTestMerchant(await inProcess());
  const body = new TextEncoder().encode(JSON.stringify(dispute(btoa(`%PDF-${'x'.repeat(1_000_000)}`))));
  const submit = async () =>
    (await post(transactionPath(unknownId, unknownId, 'dispute'), body, { 'content-type': 'application/json' })).status;
  const statuses = new Set([await submit()]);
  const before = await heapUsed();
  for (let sent = 0; sent < requests; sent += 1) statuses.add(await submit());
  const kept = (await heapUsed()) - before;
  expect([...statuses]).toEqual([404]);
  expect(kept).toBeLessThan(mostMegabytesKept);
});
