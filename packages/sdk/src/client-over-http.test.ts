import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import type { CreatePaymentRequest } from './generated/schema.ts';

const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
const transferId = '7d1f4b3c-2e5a-4f6b-8c9d-0a1b2c3d4e5f';
const keys = { publicApiKey: 'pk_test_public', privateSecretKey: 'sk_test_secret', maxRetries: 0 };

const payment: CreatePaymentRequest = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-2026-000123',
  description: 'Running shoes',
  amount: { currency: 'COP', value: 259900.5 },
  country: 'CO',
  workflow: 'DIRECT',
  payment_method: { token: '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11' },
};

describe('over HTTP, the client', () => {
  const servers: Server[] = [];
  const listen = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  test('creates a payment and returns the response', async () => {
    const received: { request?: IncomingMessage; body?: string } = {};
    const url = await listen(async (request, response) => {
      received.request = request;
      received.body = '';
      for await (const chunk of request) received.body += chunk;
      response.writeHead(201, { 'content-type': 'application/json; charset=utf-8', 'x-trace-id': 'trace-1' });
      response.end(JSON.stringify({ id: paymentId, status: 'SUCCEEDED', description: 'São Paulo €' }));
    });
    const client = createClient({ ...keys, baseUrl: url });
    const { data, response, idempotencyKey } = await client.payments.create(payment).withResponse();
    expect(data).toEqual({ id: paymentId, status: 'SUCCEEDED', description: 'São Paulo €' });
    expect(response.status).toBe(201);
    expect(received.body).toBe(JSON.stringify(payment));
    expect(received.request?.headers).toMatchObject({
      'public-api-key': keys.publicApiKey,
      'private-secret-key': keys.privateSecretKey,
      'x-idempotency-key': idempotencyKey,
      'content-type': 'application/json',
    });
  });

  test('sends no content type for an operation without a body', async () => {
    const received: { headers?: IncomingMessage['headers'] } = {};
    const url = await listen((request, response) => {
      received.headers = request.headers;
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"1"}');
    });
    await createClient({ ...keys, baseUrl: url, organizationCode: 'org-1' }).onboardings.reverseTransfer(transferId);
    expect(received.headers?.['content-type']).toBeUndefined();
    expect(received.headers?.['content-length']).toBe('0');
  });

  test.each([301, 302, 303, 307, 308])('does not follow a %i to another origin', async (status) => {
    const redirectedRequests: string[] = [];
    const otherOrigin = await listen((request, response) => {
      redirectedRequests.push(String(request.url));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    const url = await listen((_, response) => {
      response.writeHead(status, { location: `${otherOrigin}/v1/payments` }).end();
    });
    await expect(createClient({ ...keys, baseUrl: url }).payments.create(payment)).rejects.toMatchObject({
      code: 'unexpected_response',
      status,
    });
    expect(redirectedRequests).toEqual([]);
  });

  test('reports a refused connection with the idempotency key of the call', async () => {
    const url = await listen(() => {});
    await new Promise((resolve) => servers.pop()?.close(resolve));
    await expect(createClient({ ...keys, baseUrl: url }).payments.create(payment)).rejects.toMatchObject({
      code: 'connection',
      operation: 'createPayment',
      message: `createPayment: could not connect to ${url} (ECONNREFUSED). Check baseUrl and its scheme, the server and proxies`,
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      cause: expect.any(TypeError),
    });
  });

  test('reports a port that fetch blocks, such as 6000, and that nothing was sent', async () => {
    const client = createClient({ ...keys, baseUrl: 'http://127.0.0.1:6000', maxRetries: 0 });
    await expect(client.payments.create(payment)).rejects.toMatchObject({
      code: 'connection',
      outcome: 'not_sent',
      message:
        'createPayment: could not connect to http://127.0.0.1:6000 (BAD_PORT). Check baseUrl and its scheme, the server and proxies',
      attempts: [{ cause: 'BAD_PORT' }],
    });
  });

  test('throws a ConnectionError when the body of a 201 is incomplete', async () => {
    const url = await listen((_, response) => {
      response.writeHead(201, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"id":');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(createClient({ ...keys, baseUrl: url }).payments.create(payment)).rejects.toMatchObject({
      code: 'connection',
    });
  });

  test('throws a ServerError with the status when the body of a 503 is incomplete', async () => {
    const url = await listen((_, response) => {
      response.writeHead(503, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"code":');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(createClient({ ...keys, baseUrl: url }).payments.create(payment)).rejects.toMatchObject({
      code: 'server',
      status: 503,
      messages: [],
    });
  });
});
