import { setupMockServer } from '@paychord/mock-server/vitest';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startProductionServer } from '../production-server.ts';

const production = await startProductionServer();

// Called for each request that the test lets pass. MSW 2 and 3 have different names for this option.
const server = setupServer(http.get('https://other.test/keys', () => HttpResponse.text('handled')));
const options = { onUnhandledRequest: 'bypass', onUnhandledFrame: 'bypass' } as const;
beforeAll(() => server.listen(options));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const payments = setupMockServer({ server });
const secret = { 'private-secret-key': 'sk_live_1' };
const elsewhere = () => `http://production.test:${production.port}/v1/payments`;

test('passes: a request with the secret key and without a handler is refused before it connects', async () => {
  for (const init of [{}, { method: 'POST', body: '{}' }]) {
    await expect(fetch(elsewhere(), { ...init, headers: secret })).rejects.toThrow();
  }
  expect(payments.unhandledRequests()).toEqual([
    expect.stringContaining(`GET ${elsewhere()} was not sent`),
    expect.stringContaining(`POST ${elsewhere()} was not sent`),
  ]);
  expect(production.connections()).toBe(0);
});

test('passes: a handler of the test gets its requests, also with the secret key', async () => {
  expect(await (await fetch('https://other.test/keys', { headers: secret })).text()).toBe('handled');
  server.use(http.get('https://later.test/keys', () => HttpResponse.text('later'), { once: true }));
  expect(await (await fetch('https://later.test/keys', { headers: secret })).text()).toBe('later');
  await expect(fetch('https://later.test/keys', { headers: secret })).rejects.toThrow();
  expect(payments.unhandledRequests()).toHaveLength(1);
});

test('passes: other requests follow the policy of the test', async () => {
  expect((await fetch(elsewhere())).status).toBe(204);
  expect(production.connections()).toBe(1);
});

test('fails: ignores a refused request with the secret key', async () => {
  await fetch(elsewhere(), { headers: secret }).catch(() => {});
});
