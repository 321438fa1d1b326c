import { EventEmitter, once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMockServer, type MockServer } from './mock-server.ts';
import { type ListeningServer, listen } from './node.ts';
import { accountId, callerOf, cardPayment } from './test-caller.ts';

let mock: MockServer;
let server: ListeningServer;
/** Tells of every request that has reached the mock, with the answer on its way. */
const arrivals = new EventEmitter<{ request: [Promise<Response>] }>();
beforeEach(async () => {
  mock = createMockServer({ strict: true });
  const fetch = (request: Request) => {
    const answer = mock.fetch(request);
    arrivals.emit('request', answer);
    return answer;
  };
  server = await listen({ fetch, close: mock.close });
});
afterEach(() => server.close());

const caller = () => callerOf({ fetch: (request) => fetch(request) }, mock.credentials, server.url);

/** A request whose body is sent by hand. */
function posting(path: string, headers: Record<string, string | number> = {}) {
  const credentials = { 'public-api-key': 'mock-public-key', 'private-secret-key': 'mock-secret-key' };
  const request = httpRequest(server.url + path, {
    method: 'POST',
    headers: { ...credentials, 'content-type': 'application/json', 'x-idempotency-key': 'k', ...headers },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
  });
  return { request, status };
}

describe('listening', () => {
  test('takes a free port of this machine', async () => {
    expect(server.port).toBeGreaterThan(0);
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    expect((await caller().post('/v1/payments', cardPayment())).status).toBe(201);
    expect(mock.payments.list()).toHaveLength(1);
  });

  test('takes the port that it is told to', async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const other = await listen(createMockServer({ strict: true }), { port });
    expect(other.port).toBe(port);
    await other.close();
  });

  test('fails with EADDRINUSE where somebody listens, who goes on undisturbed', async () => {
    await expect(listen(createMockServer({ strict: true }), { port: server.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    expect((await caller().get('/nowhere')).status).toBe(404);
  });

  test('writes an address of IPv6 as URLs want it', async () => {
    const other = await listen(createMockServer({ strict: true }), { hostname: '::1' }).catch(
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (typeof other !== 'object') return expect(['EADDRNOTAVAIL', 'EAFNOSUPPORT']).toContain(other);
    expect(other.url).toBe(`http://[::1]:${other.port}`);
    expect((await fetch(`${other.url}/nowhere`)).status).toBe(404);
    await other.close();
  });

  test('leaves Request and Response of the process as they were', async () => {
    const before = [globalThis.Request, globalThis.Response, globalThis.fetch];
    await (await listen(createMockServer({ strict: true }))).close();
    expect([globalThis.Request, globalThis.Response, globalThis.fetch]).toEqual(before);
  });
});

describe('bodies', { timeout: 30_000 }, () => {
  test('over the limit are refused while they still come, and the next caller is served', async () => {
    const { request, status } = posting('/v1/payments');
    const megabyte = Buffer.alloc(1024 * 1024, ' ');
    for (let sent = 0; sent < 11; sent += 1) request.write(megabyte);
    expect(await status).toBe(413);
    request.destroy();
    expect((await caller().post('/v1/payments', cardPayment())).status).toBe(201);
  });

  test('that are announced over the limit are refused before they come', async () => {
    const { request, status } = posting('/v1/payments', { 'content-length': 11 * 1024 * 1024 });
    request.flushHeaders();
    expect(await status).toBe(413);
    request.on('error', () => {});
    request.destroy();
  });

  test('in chunks that split a character are read whole', async () => {
    const { request, status } = posting('/v1/payments');
    for (const byte of Buffer.from(JSON.stringify(cardPayment({ description: 'María 🙂' }))))
      request.write(Uint8Array.of(byte));
    request.end();
    expect(await status).toBe(201);
    expect(mock.payments.list()).toMatchObject([{ description: 'María 🙂' }]);
  });

  test('that break off make nothing, and free their key', async () => {
    const again = () => caller().post('/v1/payments', cardPayment(), { 'x-idempotency-key': 'k' });
    const { request, status } = posting('/v1/payments', { 'content-length': 1_000 });
    const arrival = once(arrivals, 'request');
    request.write('{"account_id":');
    const [answer] = await arrival;
    expect(await again()).toMatchObject({ status: 400, json: { code: 'REQUEST_IN_PROCESS' } });
    request.destroy();
    await expect(status).rejects.toThrow();
    await expect(answer).rejects.toThrow();
    expect((await again()).status).toBe(201);
    expect(mock.payments.list()).toHaveLength(1);
  });

  test('of calls that take none are let pass', async () => {
    const path = `/v1/recipients/onboardings/reverse-transfer/${accountId}`;
    expect((await caller().post(path, { any: 'thing' }, { 'x-organization-code': 'o' })).status).toBe(404);
  });
});

test('what is not HTTP is refused, and the server goes on', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    socket.once('end', () => resolve(text)).once('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
  expect((await caller().get('/nowhere')).status).toBe(404);
});

test('HEAD answers as GET does, without a body', async () => {
  const headers = { 'public-api-key': 'mock-public-key', 'private-secret-key': 'mock-secret-key' };
  const response = await fetch(`${server.url}/v1/payments/${accountId}`, { method: 'HEAD', headers });
  expect([response.status, await response.text()]).toEqual([404, '']);
});

describe('closing', () => {
  test('lets a request that is under way finish, then takes no other, and does not wait for idle connections', async () => {
    const body = JSON.stringify(cardPayment());
    const { request, status } = posting('/v1/payments', {
      'content-length': Buffer.byteLength(body),
      connection: 'keep-alive',
    });
    const arrival = once(arrivals, 'request');
    request.write(body.slice(0, 10));
    await arrival;
    const closing = server.close();
    const startedAt = performance.now();
    request.end(body.slice(10));
    expect(await status).toBe(201);
    await closing;
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    await expect(fetch(server.url)).rejects.toThrow();
    expect(mock.payments.list()).toHaveLength(1);
  });

  test('waits for the deliveries of the mock', async () => {
    let answer = (_response: Response) => {};
    let called = () => {};
    const isCalled = new Promise<void>((resolve) => (called = resolve));
    mock.webhooks.register({
      receiver: () => {
        called();
        return new Promise((resolve) => (answer = resolve));
      },
    });
    await caller().post('/v1/payments', cardPayment());
    await isCalled;
    let closed = false;
    const closing = server.close().then(() => (closed = true));
    await expect(fetch(server.url)).rejects.toThrow();
    expect(closed).toBe(false);
    answer(new Response());
    await closing;
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
  });

  test('twice is once', async () => {
    await server.close();
    await server.close();
  });
});
