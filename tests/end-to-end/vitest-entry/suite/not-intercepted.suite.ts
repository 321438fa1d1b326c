// Tests whose requests would not reach the mock server. They fail before they send a request.
import { setupMockServer } from '@paychord/mock-server/vitest';
import { HttpResponse, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startProductionServer } from '../production-server.ts';

await startProductionServer();

const listening = { onUnhandledRequest: 'bypass', onUnhandledFrame: 'bypass' } as const;
let sent = 0;
const send = (baseUrl: string) => {
  sent += 1;
  return fetch(`${baseUrl}/v1/payments`, {
    method: 'POST',
    headers: { 'private-secret-key': 'sk_live_1' },
    body: '{}',
  });
};
afterAll(() => expect(sent).toBe(0));

describe('with another MSW server that started later', () => {
  const payments = setupMockServer();
  const other = setupServer(http.get('https://shipping.test/', () => HttpResponse.text('ours')));
  beforeAll(() => other.listen(listening));
  afterAll(() => other.close());

  test('fails: another MSW server receives its requests', () => send(payments.baseUrl));
});

describe('with another MSW server that started later and stopped', () => {
  const payments = setupMockServer();
  beforeAll(() => {
    const other = setupServer();
    other.listen(listening);
    other.close();
  });

  test('fails: another MSW server stopped the interception', () => send(payments.baseUrl));
});

describe('with a function in place of fetch', () => {
  const payments = setupMockServer();
  beforeAll(() => void vi.stubGlobal('fetch', async () => new Response('stubbed', { status: 418 })));
  afterAll(() => void vi.unstubAllGlobals());

  test('fails: fetch is not that of MSW', () => send(payments.baseUrl));
});

describe('with an MSW server of the tests that never starts', () => {
  const payments = setupMockServer({ server: setupServer() });
  test('fails: its MSW server never started', () => send(payments.baseUrl));
});

describe('with an MSW server of the tests that passes the requests on', () => {
  const server = setupServer();
  const payments = setupMockServer({ server });
  beforeAll(() => {
    server.listen(listening);
    server.use(http.all('https://payments.test/*', () => passthrough()));
  });
  afterAll(() => server.close());

  test('fails: another handler comes first', () => send(payments.baseUrl));
});

describe('with a setupMockServer in a hook', () => {
  let payments: ReturnType<typeof setupMockServer>;
  beforeAll(() => {
    payments = setupMockServer();
  });

  test('skips: setupMockServer was called in beforeAll of a block', () => send(payments.baseUrl));
});
