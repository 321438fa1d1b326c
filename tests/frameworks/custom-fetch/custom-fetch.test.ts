import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createMockServer } from '@paychord/mock-server';
import { handlers } from '@paychord/mock-server/msw';
import { type ClientOptions, createClient, type Fetch } from '@paychord/sdk';
import { setupServer } from 'msw/node';
import nodeFetch from 'node-fetch';
import nodeFetch2 from 'node-fetch-2';
import { Agent, fetch as undiciFetch } from 'undici';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startHttpServer } from '../../../packages/sdk/test/helpers/http-server.ts';
import { paymentBody } from '../../helpers/requests.ts';

const globalThisFetch = globalThis.fetch;
const dispatcher = new Agent({ connections: 5 });

// Without a cast: each has to fit the type.
const implementations: Record<string, Fetch> = {
  'the global fetch': globalThis.fetch,
  'undici.fetch': undiciFetch,
  'undici.fetch with a dispatcher': (url, init) => undiciFetch(url, { ...init, dispatcher }),
  'node-fetch 3': nodeFetch,
  'node-fetch 2': nodeFetch2,
  'a wrapper that makes a Request': (url, init) => fetch(new Request(url, init)),
};

const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
const keys = { publicApiKey: 'public-key', privateSecretKey: 'secret-key' };
const payment = paymentBody({ description: 'São Paulo €' });

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A client over a real server, which has read a request before it responds. */
async function clientOf(fetch: Fetch, respond: RequestListener, options: Partial<ClientOptions> = {}) {
  const received: Received[] = [];
  const connections: Promise<unknown>[] = [];
  const { url: baseUrl, close } = await startHttpServer(async (request, response) => {
    const { method, url, headers } = request;
    connections.push(new Promise((resolve) => request.socket.once('close', resolve)));
    received.push({ method, url, headers, body: await text(request) });
    respond(request, response);
  });
  onTestFinished(close);
  const client = createClient({ baseUrl, ...keys, retryDelayMs: 0, fetch, ...options });
  /** Resolves when the client has closed the connection of each request. */
  const closed = () => Promise.all(connections);
  return { client, received, close, closed };
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe.each(Object.entries(implementations))('over %s', (_name, fetch) => {
  test('the server receives the request unchanged', async () => {
    const { client, received } = await clientOf(fetch, (_, response) =>
      json(response, 201, { id: paymentId, status: 'SUCCEEDED' }),
    );
    const { data, response } = await client.payments.create(payment, { idempotencyKey: 'order-1' }).withResponse();
    expect(data).toEqual({ id: paymentId, status: 'SUCCEEDED' });
    expect(response.status).toBe(201);
    expect(received).toMatchObject([{ method: 'POST', url: '/v1/payments', body: JSON.stringify(payment) }]);
    expect(received[0]?.headers).toMatchObject({
      'public-api-key': 'public-key',
      'private-secret-key': 'secret-key',
      'x-idempotency-key': 'order-1',
      'content-type': 'application/json',
    });
  });

  test('a request without an idempotency key is sent once, with its body', async () => {
    const { client, received } = await clientOf(fetch, (_, response) => json(response, 503, {}));
    const created = client.customers.create({ merchant_customer_id: 'São Paulo €' });
    await expect(created).rejects.toMatchObject({ code: 'server', status: 503 });
    expect(received.map(({ body }) => body)).toEqual(['{"merchant_customer_id":"São Paulo €"}']);
  });

  test('a 503 and a lost connection are retried by the client, with the same key and the same bytes', async () => {
    let requests = 0;
    const { client, received } = await clientOf(fetch, (request, response) => {
      requests += 1;
      if (requests === 1) json(response, 503, {});
      else if (requests === 2) request.socket.destroy();
      else json(response, 201, { id: paymentId, status: 'SUCCEEDED' });
    });
    const { attempts } = await client.payments.create(payment).withResponse();
    expect(attempts).toMatchObject([{ status: 503 }, { cause: expect.any(String) }, { status: 201 }]);
    const sent = received.map(({ headers, body }) => `${headers['x-idempotency-key']} ${body}`);
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
  });

  test('an error response has its service code and headers', async () => {
    const { client } = await clientOf(fetch, (_, response) => {
      response.setHeader('retry-after', '7').setHeader('x-trace-id', 'trace-1');
      json(response, 429, { code: 'TOO_MANY_REQUESTS', messages: ['slow down'] });
    });
    const refused = client.payments.retrieve(paymentId, { maxRetries: 0 });
    await expect(refused).rejects.toMatchObject({
      code: 'rate_limit',
      serviceCode: 'TOO_MANY_REQUESTS',
      requestId: 'trace-1',
      retryAfterMs: 7_000,
    });
  });

  test('a redirect is not followed, and its connection is closed', async () => {
    const { client, received, closed } = await clientOf(fetch, (_, response) => {
      // A body that never ends.
      response.writeHead(302, { location: '/elsewhere' }).write('moved');
    });
    const created = client.payments.create(payment);
    await expect(created).rejects.toMatchObject({ code: 'unexpected_response', status: 302, outcome: 'unknown' });
    expect(received).toHaveLength(1);
    await closed();
  });

  test('a refused connection is reported as not_sent', async () => {
    const { client, close } = await clientOf(fetch, () => {}, { maxRetries: 0 });
    await close();
    const created = client.payments.create(payment);
    await expect(created).rejects.toMatchObject({
      code: 'connection',
      outcome: 'not_sent',
      attempts: [{ cause: 'ECONNREFUSED' }],
    });
  });

  test('a truncated response is reported as unknown', async () => {
    // node-fetch 2 does not notice it: the time-out of the client does.
    const isUnnoticed = fetch === nodeFetch2;
    const { client } = await clientOf(
      fetch,
      (request, response) => {
        response.writeHead(201, { 'content-type': 'application/json', 'content-length': '100' }).write('{"id":');
        setImmediate(() => request.socket.destroy());
      },
      { maxRetries: 0, ...(isUnnoticed && { timeoutMs: 300 }) },
    );
    const code = isUnnoticed ? 'timeout' : 'connection';
    await expect(client.payments.create(payment)).rejects.toMatchObject({ code, outcome: 'unknown' });
  });

  test('the client reads at most maxResponseBytes and closes the connection', async () => {
    let written = 0;
    const { client, closed } = await clientOf(
      fetch,
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const chunk = Buffer.alloc(2 ** 20, 'x');
        const write = (): void => {
          while (written < 1024 && !response.destroyed) {
            written += 1;
            if (!response.write(chunk)) return void response.once('drain', write);
          }
          response.end();
        };
        write();
      },
      { maxResponseBytes: 5_000 },
    );
    const retrieved = client.payments.retrieve(paymentId);
    await expect(retrieved).rejects.toMatchObject({ code: 'unexpected_response', outcome: 'unknown' });
    await closed();
    expect(written).toBeLessThan(100);
  });

  test.each([
    ['before the headers', () => {}],
    [
      'in the middle of the body',
      (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    ],
  ])('a call aborted %s closes its connection', async (_when, begin: (response: ServerResponse) => void) => {
    const own = new AbortController();
    const { client, closed } = await clientOf(fetch, (_, response) => {
      begin(response);
      setImmediate(() => own.abort('changed my mind'));
    });
    const call = client.payments.retrieve(paymentId, { signal: own.signal });
    await expect(call).rejects.toMatchObject({ code: 'aborted', cause: 'changed my mind', outcome: 'unknown' });
    await closed();
  });

  test('an attempt longer than timeoutMs closes its connection', async () => {
    const { client, closed } = await clientOf(fetch, () => {}, { timeoutMs: 200, maxRetries: 0 });
    await expect(client.payments.create(payment)).rejects.toMatchObject({ code: 'timeout', outcome: 'unknown' });
    await closed();
  });
});

describe('the mock server', () => {
  test('works as a custom fetch, directly and through a wrapper', async () => {
    const mock = createMockServer({ strict: true });
    const wrapped: Fetch = (url, init) => mock.fetch(url, init);
    for (const fetch of [mock.fetch, wrapped]) {
      const client = createClient({ baseUrl: 'https://payments.test', ...mock.credentials, fetch });
      const { id, status } = await client.payments.create(payment);
      expect(status).toBe('SUCCEEDED');
      expect(await client.payments.retrieve(id)).toMatchObject({ id });
      const merchant_customer_id = `shopper-of-${id}`;
      expect(await client.customers.create({ merchant_customer_id })).toMatchObject({ merchant_customer_id });
    }
    await mock.close();
  });

  test.each(Object.entries(implementations).filter(([name]) => !name.startsWith('undici')))(
    'is reachable through MSW over %s',
    async (_name, fetch) => {
      const mock = createMockServer({ strict: true });
      const baseUrl = 'https://intercepted.test/sandbox';
      const server = setupServer(...handlers(mock, { baseUrl }));
      server.listen({ onUnhandledFrame: 'error' });
      try {
        // MSW replaces the global one.
        const current = fetch === globalThisFetch ? undefined : fetch;
        const client = createClient({ baseUrl, ...mock.credentials, fetch: current });
        const { id } = await client.payments.create(payment);
        expect(await client.payments.retrieve(id)).toMatchObject({ id, status: 'SUCCEEDED' });
        expect(await client.customers.create({ merchant_customer_id: 'shopper' })).toMatchObject({
          merchant_customer_id: 'shopper',
        });
      } finally {
        server.close();
        await mock.close();
      }
    },
  );
});
