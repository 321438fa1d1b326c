import { setupMockServer } from '@paychord/mock-server/vitest';
import { expect, test } from 'vitest';

const payments = setupMockServer({ baseUrl: 'https://payments.test/sandbox' });

/** The request of a client that times out long before the response arrives. */
const send = () =>
  fetch(`${payments.baseUrl}/v1/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-idempotency-key': 'one-key', ...credentialHeaders() },
    body: JSON.stringify({ description: 'Running shoes' }),
    signal: AbortSignal.timeout(50),
  });

const credentialHeaders = () => ({
  'public-api-key': payments.credentials.publicApiKey,
  'private-secret-key': payments.credentials.privateSecretKey,
});

test.each([
  { phase: 'before', latencyMs: 60_000 },
  { phase: 'before', status: 503, latencyMs: 60_000 },
  { phase: 'transport', connection: 'hang', lost: 'request' },
  { phase: 'transport', connection: 'hang', lost: 'response' },
] as const)('passes: a caller times out during $phase $connection $status', async (fault) => {
  payments.faults.inject(fault);
  await expect(send()).rejects.toMatchObject({ name: 'TimeoutError' });
  // MSW prints its messages before this point.
  await new Promise((resolve) => setTimeout(resolve, 50));
});
