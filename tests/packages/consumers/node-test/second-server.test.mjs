// An MSW server that starts after setupMockServer.
import { test } from 'node:test';
import { setupMockServer } from '@paychord/mock-server/node-test';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

const other = setupServer(http.get('https://shipping.test/', () => HttpResponse.text('ours')));
const payments = setupMockServer();

test('passes: starts another MSW server', () => {
  other.listen({ onUnhandledRequest: 'bypass', onUnhandledFrame: 'bypass' });
});

for (const number of [1, 2]) {
  test(`fails: the other server receives the requests ${number}`, async () => {
    console.log('a test sent a request');
    await fetch(`${payments.baseUrl}/v1/payments`).catch(() => {});
  });
}
