const { once } = require('node:events');
const { createServer } = require('node:http');
const { createClient } = require('@paychord/sdk');

const realTimers = [
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'performance',
  'hrtime',
];

afterEach(() => jest.useRealTimers());

test('retrieves a payment over a socket at a fixed date', async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.writeHead(requests === 1 ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: 'payment-1', status: 'SUCCEEDED' }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const keys = { publicApiKey: 'public-key', privateSecretKey: 'secret-key' };
  const baseUrl = `http://127.0.0.1:${server.address().port}`;
  const client = createClient({ baseUrl, ...keys, retryDelayMs: 0 });
  jest.useFakeTimers({ doNotFake: realTimers, now: new Date('2026-12-31T23:59:59Z') });

  expect((await client.payments.retrieve('payment-1')).status).toBe('SUCCEEDED');
  expect(requests).toBe(2);
  expect(new Date().getUTCFullYear()).toBe(2026);
  server.close().closeAllConnections();
});
