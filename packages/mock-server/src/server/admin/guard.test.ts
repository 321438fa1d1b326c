import { request as send } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createMockServer } from '../../core/mock-server.ts';
import { type AdminOptions, type ListeningServer, listen } from '../../node.ts';

let server: ListeningServer;
afterEach(() => server.close());

async function start(hostname = '127.0.0.1', admin: true | AdminOptions = true): Promise<void> {
  server = await listen(createMockServer({ strict: true }), { hostname, admin });
}

/** Sends any headers: `fetch` would set some itself. */
function sendHeaders(headers: Record<string, string>, method = 'GET', path = '/__mock/clock') {
  return new Promise<{
    status: number | undefined;
    code: string;
    messages: string[];
    headers: Record<string, unknown>;
  }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: server.port, path, method, headers };
    send(options, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      const { code = '', messages } = text === '' ? {} : JSON.parse(text);
      resolve({ status: response.statusCode, code, messages, headers: response.headers });
    })
      .once('error', reject)
      .end();
  });
}

test.for(['localhost', '127.0.0.1', '127.8.9.10', '[::1]', 'LOCALHOST', 'localhost.', '127.0.0.1:80'])(
  'accepts the host %s',
  async (host) => {
    await start();
    expect(await sendHeaders({ host })).toMatchObject({ status: 200 });
  },
);

test.for([
  'rebound.example',
  '127.0.0.1.rebound.example',
  'localhost.example',
  '10.0.0.1',
  'localhost@rebound.example',
])('rejects the host %s', async (host) => {
  await start();
  const { status } = await sendHeaders({ host });
  expect([400, 403]).toContain(status);
});

test('accepts the hosts of admin.hosts', async () => {
  await start('localhost', { hosts: ['mock.internal'] });
  expect(await sendHeaders({ host: 'mock.internal:4010' })).toMatchObject({ status: 200 });
  expect(await sendHeaders({ host: 'other.internal' })).toMatchObject({
    status: 403,
    code: 'HOST_NOT_ALLOWED',
    messages: [
      'Host must be one of localhost, 127.0.0.1, mock.internal. Allow another name with --admin-host, or with admin.hosts of listen',
    ],
  });
});

test('requires a token when other machines can reach the server', async () => {
  await start('0.0.0.0');
  const token = server.adminToken ?? '';
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(await sendHeaders({})).toMatchObject({
    status: 401,
    code: 'INVALID_TOKEN',
    headers: { 'www-authenticate': 'Bearer' },
  });
  for (const wrong of ['Bearer', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, `Basic ${token}`, 'Bearer x']) {
    expect(await sendHeaders({ authorization: wrong })).toMatchObject({ status: 401 });
  }
  expect(await sendHeaders({ authorization: `Bearer ${token}` })).toMatchObject({ status: 200 });
  expect(await sendHeaders({ authorization: `Bearer ${token}`, host: '0.0.0.0' })).toMatchObject({ status: 200 });
  expect(await sendHeaders({ authorization: `Bearer ${token}`, host: 'rebound.example' })).toMatchObject({
    status: 403,
  });
});

test('requires the configured token from this machine too', async () => {
  await start('127.0.0.1', { token: 'open-sesame' });
  expect(server.adminToken).toBe('open-sesame');
  expect(await sendHeaders({})).toMatchObject({ status: 401 });
  expect(await sendHeaders({ authorization: 'Bearer open-sesame' })).toMatchObject({ status: 200 });
});

test.for(['Bearer', 'bearer', 'BEARER', 'bEaReR', 'Bearer '])(
  'accepts the token with the scheme %j',
  async (scheme) => {
    await start('127.0.0.1', { token: 'Open-Sesame' });
    expect(await sendHeaders({ authorization: `${scheme} Open-Sesame` })).toMatchObject({ status: 200 });
    // The scheme is case-insensitive, the token is not.
    expect(await sendHeaders({ authorization: `${scheme} open-sesame` })).toMatchObject({ status: 401 });
  },
);

test.for([
  'Bearer\tOpen-Sesame',
  'BearerOpen-Sesame',
  'Token Open-Sesame',
  'Bearer: Open-Sesame',
  'xBearer Open-Sesame',
])('rejects the authorization %j', async (authorization) => {
  await start('127.0.0.1', { token: 'Open-Sesame' });
  expect(await sendHeaders({ authorization })).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
});

test('rejects a token that a header cannot carry', async () => {
  await start();
  for (const token of ['', 'two words', 'schlüssel']) {
    await expect(listen(createMockServer({ strict: true }), { admin: { token } })).rejects.toThrow('admin.token');
  }
});

test('rejects pages of other origins, including requests without a CORS preflight', async () => {
  await start();
  for (const origin of ['https://rebound.example', 'http://localhost:3000', 'null']) {
    expect(await sendHeaders({ origin })).toMatchObject({ status: 403, code: 'ORIGIN_NOT_ALLOWED' });
  }
  expect(await sendHeaders({ origin: server.url })).toMatchObject({ status: 200 });
  const preflight = await sendHeaders(
    { origin: 'http://localhost:3000', 'access-control-request-method': 'GET' },
    'OPTIONS',
  );
  expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
});

test.for(['image', 'script', 'iframe', 'empty'])(
  'rejects what a page of another origin embeds as %s without an origin',
  async (destination) => {
    await start();
    for (const site of ['cross-site', 'same-site']) {
      const embedded = { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': destination };
      expect(await sendHeaders(embedded)).toMatchObject({ status: 403, code: 'ORIGIN_NOT_ALLOWED' });
    }
  },
);

test('accepts links of other pages, and what its own pages embed', async () => {
  await start();
  expect(await sendHeaders({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' })).toMatchObject({
    status: 200,
  });
  for (const site of ['same-origin', 'none']) {
    expect(await sendHeaders({ 'sec-fetch-site': site, 'sec-fetch-dest': 'empty' })).toMatchObject({ status: 200 });
  }
});

test('accepts what any page embeds when admin.origins lists every origin, and not when it lists one', async () => {
  const embedded = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' };
  await start('127.0.0.1', { origins: ['*'] });
  expect(await sendHeaders(embedded)).toMatchObject({ status: 200 });
  await server.close();
  await start('127.0.0.1', { origins: ['http://localhost:3000'] });
  expect(await sendHeaders(embedded)).toMatchObject({ status: 403, code: 'ORIGIN_NOT_ALLOWED' });
});

test('accepts pages of the origins in admin.origins', async () => {
  const origin = 'http://localhost:3000';
  await start('127.0.0.1', { origins: [origin] });
  expect((await sendHeaders({ origin })).headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After,X-Trace-Id,X-Idempotent-Replayed',
  });
  const wanted = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'public-api-key' };
  expect(await sendHeaders({ origin, ...wanted }, 'OPTIONS')).toMatchObject({
    status: 204,
    headers: { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'public-api-key' },
  });
  expect(await sendHeaders({ origin: 'http://localhost:3001' })).toMatchObject({ status: 403 });
});

describe('the payments API on a loopback address', () => {
  const path = '/v1/payments/493e9374-510a-4201-9e09-de669d75f256';
  const { publicApiKey, privateSecretKey } = createMockServer({ strict: true }).credentials;
  const keys = { 'public-api-key': publicApiKey, 'private-secret-key': privateSecretKey };
  const withKeys = (host: string, method?: string) => sendHeaders({ ...keys, host }, method, path);

  test('rejects 200 foreign hosts with the fix, whatever the request looks like', async () => {
    const mock = createMockServer({ strict: true });
    server = await listen(mock);
    const foreign = Array.from({ length: 40 }, (_, index) => [
      `rebound-${index}.example`,
      `127.0.0.1.rebound-${index}.example:${server.port}`,
      `localhost.${index}.example`,
      `10.0.0.${index}`,
      `[fd00::${index}]:4010`,
    ]).flat();
    expect(foreign).toHaveLength(200);

    for (const [index, host] of foreign.entries()) {
      expect(await withKeys('localhost')).toMatchObject({ status: 404 });
      // A method or a target that the shorter way through the port does not take.
      const [method, target] = [
        ['GET', path],
        ['POST', '/v1/payments'],
        ['DELETE', path],
        ['GET', '/v1/%70ayments'],
        ['POST', '/v1/customers?page=%31'],
      ][index % 5] as [string, string];
      expect(await sendHeaders({ ...keys, host }, method, target)).toMatchObject({
        status: 403,
        code: 'HOST_NOT_ALLOWED',
        messages: [
          'Host must be one of localhost, 127.0.0.1. Allow another name with --public-url or --admin-host, or with publicUrl or admin.hosts of listen',
        ],
      });
    }
    expect(mock.journal.requests().every(({ response }) => response?.status === 404)).toBe(true);
  });

  test('accepts each name of this machine, the public URL and admin.hosts', async () => {
    const publicUrl = 'https://payments.shop.test/sandbox';
    const admin = { hosts: ['mock.internal'] };
    server = await listen(createMockServer({ strict: true }), { hostname: 'localhost', publicUrl, admin });
    const names = ['localhost', 'LOCALHOST.:1', '127.0.0.1:4010', '127.8.0.1', '[::1]:80', '[::ffff:127.0.0.1]'];
    for (const host of [...names, 'payments.shop.test', 'Payments.Shop.test:8443', 'mock.internal:4010']) {
      expect(await withKeys(host)).toMatchObject({ status: 404, code: 'PAYMENT_NOT_FOUND' });
    }
    expect(await withKeys('shop.test')).toMatchObject({ status: 403 });
  });

  test('accepts the public URL of an object that takes the place of a mock server', async () => {
    const mock = createMockServer({ strict: true });
    const replacement = { fetch: (request: Request) => mock.fetch(request), close: () => mock.close() };
    server = await listen(replacement, { publicUrl: 'https://payments.shop.test' });
    expect(await withKeys('payments.shop.test')).toMatchObject({ status: 404 });
    expect(await withKeys('rebound.example')).toMatchObject({ status: 403 });
  });

  test('accepts a public URL that is set later', async () => {
    const mock = createMockServer({ strict: true });
    server = await listen(mock);
    expect(await withKeys('payments.shop.test')).toMatchObject({ status: 403 });
    mock.setPublicUrl('https://payments.shop.test');
    expect(await withKeys('payments.shop.test')).toMatchObject({ status: 404 });
  });
});

test('the payments API on any other address accepts every host, because containers choose the names', async () => {
  await start('0.0.0.0');
  const path = '/v1/payments/493e9374-510a-4201-9e09-de669d75f256';
  for (const host of ['payments-mock:4010', 'host.docker.internal:4010', '192.168.0.7']) {
    expect(await sendHeaders({ host }, 'GET', path)).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  }
});
