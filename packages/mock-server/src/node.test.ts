import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deferred } from '../../sdk/test/helpers/deferred.ts';
import { callerOf, cardPayment, dispute } from '../test/helpers/test-caller.ts';
import type { Fault } from './core/faults/fault.ts';
import { createMockServer, type MockServer } from './core/mock-server.ts';
import { type ListeningServer, listen } from './node.ts';

const oneKey = { 'x-idempotency-key': 'one-key' };
let mock: MockServer;
let server: ListeningServer;

beforeEach(async () => {
  mock = createMockServer({ strict: true });
  server = await listen(mock);
});
afterEach(() => server.close());

const create = (headers = {}, init: RequestInit = {}) =>
  callerOf({ fetch: (request) => fetch(request, init) }, mock.credentials, server.url).post(
    '/v1/payments',
    cardPayment(),
    headers,
  );

const failureOf = async (fault: Fault, init?: RequestInit) => {
  mock.faults.inject(fault);
  return create(oneKey, init).catch((error: unknown) => error);
};

describe('a call that hangs', () => {
  const hang = { phase: 'transport', connection: 'hang', lost: 'response' } as const;

  test('does not keep the server from closing', async () => {
    const call = failureOf(hang);
    await expect.poll(() => mock.journal.requests()).toHaveLength(1);
    await server.close();
    expect(await call).toMatchObject({ name: 'TypeError' });
  });

  test('does not keep a closing server open when it starts to hang later', async () => {
    mock.faults.inject({ phase: 'before', latencyMs: 50 });
    const call = failureOf(hang);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await server.close();
    expect(await call).toMatchObject({ name: 'TypeError' });
  });
});

test('a caller that aborts ends the latency, and the request continues at once', async () => {
  const abort = new AbortController();
  const call = failureOf({ phase: 'before', latencyMs: 600_000 }, { signal: abort.signal });
  // The fault applies to the request, which has therefore arrived.
  await expect.poll(() => mock.faults.list()).toEqual([]);
  abort.abort();
  expect(await call).toMatchObject({ name: 'AbortError' });
  await expect.poll(() => mock.payments.list()).toHaveLength(1);
});

test('close waits for a request in flight, but not for its idle connection', async () => {
  mock.faults.inject({ phase: 'before', latencyMs: 300 });
  const call = create();
  // The request takes the fault when it arrives.
  await expect.poll(() => mock.faults.list(), { interval: 5 }).toEqual([]);
  const started = performance.now();
  await server.close();
  expect((await call).status).toBe(201);
  // An idle connection would be kept for five seconds.
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('a connection that sends nothing does not keep the server from closing', async () => {
  const socket = connect(server.port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  await server.close();
  socket.destroy();
});

/** Sends bytes over a new connection, and collects the bytes that the server sends. */
const send = (bytes: string) => {
  const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  // A connection that is cut ends with an error, which is what is looked for.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  socket.write(bytes);
  return { closed, received: () => received };
};

describe('with raw requests', () => {
  const headOf = (length: number, key: string) =>
    [
      'POST /v1/payments HTTP/1.1',
      'host: 127.0.0.1',
      `public-api-key: ${mock.credentials.publicApiKey}`,
      `private-secret-key: ${mock.credentials.privateSecretKey}`,
      `x-idempotency-key: ${key}`,
      'content-type: application/json',
      `content-length: ${length}`,
      '',
      '',
    ].join('\r\n');
  const requestOf = (key: string) => {
    const body = JSON.stringify(cardPayment());
    return headOf(body.length, key) + body;
  };
  const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

  /** Starts a server that runs `step` before each response. */
  const serve = async (step: () => Promise<void> | undefined) => {
    await server.close();
    const fetch = async (request: Request) => {
      const response = mock.fetch(request);
      await step();
      return response;
    };
    server = await listen({ ...mock, fetch });
  };

  test('an upload that stalls does not keep the server from closing', async () => {
    const arrived = deferred();
    await serve(async () => arrived.resolve());
    const { closed } = send(`${headOf(500, 'one-key')}{"a":`);
    await arrived.promise;
    await server.close();
    expect(await closed).toBe('');
    expect(mock.payments.list()).toEqual([]);
  });

  test('close waits for every request of a connection', async () => {
    const released = deferred();
    const steps = [undefined, released.promise];
    await serve(() => steps.shift());
    const { closed, received } = send(requestOf('first') + requestOf('second'));
    await expect.poll(() => statuses(received())).toEqual([201]);
    const closing = server.close();
    released.resolve();
    await closing;
    expect(statuses(await closed)).toEqual([201, 201]);
  });

  test('close does not wait for requests after one that hangs on the same connection', async () => {
    mock.faults.inject({ phase: 'transport', connection: 'hang', lost: 'request' });
    const { closed } = send(requestOf('first') + requestOf('second'));
    await expect.poll(() => mock.journal.requests()).toHaveLength(1);
    await server.close();
    expect(await closed).toBe('');
  });

  test('24 files of 1 MB get a 413, also when the caller reads only after it has sent everything', async () => {
    const { id, account_id } = mock.payments.create();
    const { id: chargeback } = mock.payments.openChargeback(id);
    const { evidence } = dispute(btoa(`%PDF-1.4${'\0'.repeat(1_048_568)}`));
    const body = JSON.stringify({ account_id, evidence: Array(24).fill(evidence[0]) });
    const head = headOf(body.length, 'one-key')
      .replace('/v1/payments', `/v1/payments/${id}/transactions/${chargeback}/dispute`)
      .replace('content-type', 'connection: close\r\ncontent-type');
    const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
    const error = await new Promise((resolve) => {
      socket.once('error', resolve);
      socket.write(head + body, resolve);
    });
    expect(error ?? undefined).toBeUndefined();
    const text = (await socket.toArray()).join('');
    expect(statuses(text)).toEqual([413]);
    expect(text).toContain('{"code":"PAYLOAD_TOO_LARGE","messages":["The body may hold at most 33554432 bytes",');
  });

  test('a request has its effect after an earlier one of its connection that arrives in chunks', async () => {
    // Without the latency, the module that reads chunks sometimes is fast enough.
    mock.faults.inject({ phase: 'before', latencyMs: 50, operation: 'createPayment' });
    const body = JSON.stringify(cardPayment({ merchant_order_id: 'ORDER-1' }));
    const chunked = headOf(0, 'first').replace('content-length: 0', 'transfer-encoding: chunked');
    const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const search = headOf(0, 'second')
      .replace('POST /v1/payments', 'GET /v1/payments?merchant_order_id=ORDER-1')
      .replace('content-type', 'connection: close\r\ncontent-type');
    const text = await send(chunked + chunks + search).closed;
    expect(statuses(text)).toEqual([201, 200]);
    expect(JSON.parse(text.slice(text.lastIndexOf('\r\n\r\n')))).toMatchObject([{ merchant_order_id: 'ORDER-1' }]);
  });
});

describe('with a Host header that no URL can hold', () => {
  const statusOf = (host: string, target: string) =>
    send(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`).closed;

  test.each(['mock.1:4010', '1.2.3.4.5', 'a..b', 'mock:99999', '[::1', '%', 'a b', 'ключ', ''])(
    'a request to %j is rejected like any other foreign host',
    async (host) => {
      const path = '/v1/payments/493e9374-510a-4201-9e09-de669d75f256';
      for (const target of [path, '/nowhere']) {
        expect(await statusOf(host, target)).toMatch(/^HTTP\/1.1 403 [\s\S]*HOST_NOT_ALLOWED/);
      }
      expect(await statusOf('127.0.0.1', `http://mock.1:4010${path}`)).toMatch(/^HTTP\/1.1 401 /);
    },
  );
});

describe('await using', () => {
  test('stops listening at the end of the block and closes the mock server', async () => {
    let url = '';
    const own = createMockServer({ strict: true });
    own.webhooks.register({ receiver: () => new Response() });
    {
      await using running = await listen(own);
      url = running.url;
      expect((await callerOf({ fetch }, own.credentials, url).post('/v1/payments', cardPayment())).status).toBe(201);
    }
    await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    expect(own.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
  });

  test('closes a server and its mock server, each declared in the block', async () => {
    let url = '';
    {
      await using own = createMockServer({ strict: true });
      await using running = await listen(own);
      url = running.url;
      await running.close();
    }
    await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });
});

test('the error about a used port names the address and the fix, and keeps the code', async () => {
  const { port } = server;
  const error = await listen(createMockServer({ strict: true }), { port }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    code: 'EADDRINUSE',
    message: `Could not listen on 127.0.0.1:${port} (EADDRINUSE). Another program uses this port. Stop it, or pass another port, or 0 for a free port`,
    cause: { syscall: 'listen' },
  });
});

test.each([undefined, null, {}, { port: 4010 }])(
  'listen rejects %j, because it is not a mock server',
  async (wrong) => {
    await expect(listen(wrong as never)).rejects.toThrow(/^mock must be the result of createMockServer \(received /);
  },
);
