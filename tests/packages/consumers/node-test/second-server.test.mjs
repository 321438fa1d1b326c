// An MSW server that starts after setupMockServer.
import assert from 'node:assert/strict';
import https from 'node:https';
import { test } from 'node:test';
import { setupMockServer } from '@paychord/mock-server/node-test';
import { createClient } from '@paychord/sdk';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

const other = setupServer(http.get('https://shipping.test/', () => HttpResponse.text('ours')));
const payments = setupMockServer();
const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });

const assertBlocked = async () => {
  const error = await client.payments.retrieve('3fbd1c4e-6c0a-4a51-8d8c-9b2a01a3a000').catch((reason) => reason);
  assert.equal(error.outcome, 'not_sent');
  const failure = await new Promise((resolve) => {
    https.get(`${payments.baseUrl}/v1/payments`).on('error', resolve);
  });
  assert.equal(failure.code, 'REQUEST_BLOCKED');
  const unhandled = payments.unhandledRequests();
  assert.equal(unhandled.length, 2);
  for (const line of unhandled) assert.match(line, /another MSW server started after setupMockServer/);
};

test('passes: a request to the mock server is blocked while the other server runs', async () => {
  other.listen({ onUnhandledRequest: 'bypass', onUnhandledFrame: 'bypass' });
  await assertBlocked();
  assert.equal(await (await fetch('https://shipping.test/')).text(), 'ours');
});

test('passes: a request to the mock server is blocked after the other server stopped', async () => {
  other.close();
  await assertBlocked();
});
