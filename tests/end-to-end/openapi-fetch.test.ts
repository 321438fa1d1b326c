import type { RequestListener } from 'node:http';
import { createMockServer } from '@paychord/mock-server';
import type { CreatePaymentRequest } from '@paychord/sdk';
import { callFacts, createFetch, createOpenApiClient } from '@paychord/sdk/openapi-fetch';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startHttpServer } from '../../packages/sdk/test/helpers/http-server.ts';
import { paymentBody } from '../helpers/requests.ts';

const body: CreatePaymentRequest = paymentBody({ payment_method: { token: 'one-time-token' } });
const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';

describe('over the mock server', () => {
  const baseUrl = 'https://payments.test';
  function setUp() {
    const mock = createMockServer({ strict: true });
    const options = { baseUrl, ...mock.credentials, fetch: mock.fetch, retryDelayMs: 0 };
    return { mock, client: createOpenApiClient(options) };
  }

  test('pays once when the first response is lost', async () => {
    const { mock, client } = setUp();
    mock.faults.inject({ operation: 'createPayment', phase: 'after-commit', status: 502 });
    const { data, response } = await client.POST('/v1/payments', { body });
    expect(data?.status).toBe('SUCCEEDED');
    expect(callFacts(response).attempts.map(({ status }) => status)).toEqual([502, 201]);
    expect(mock.payments.list()).toHaveLength(1);
  });

  test('returns the errors of the service with their types', async () => {
    const { client } = setUp();
    const path = { payment_id: paymentId };
    const { data, error, response } = await client.GET('/v1/payments/{payment_id}', { params: { path } });
    expect([data, error?.code, response.status]).toEqual([undefined, 'PAYMENT_NOT_FOUND', 404]);
    expect(callFacts(response)).toMatchObject({ operation: 'retrievePayment', outcome: 'rejected' });
    expect(callFacts(response).requestId).toEqual(expect.any(String));
  });
});

describe('over a real connection', () => {
  async function serve(listener: RequestListener): Promise<string> {
    const { url, close } = await startHttpServer(listener);
    onTestFinished(close);
    return url;
  }
  const keys = { publicApiKey: 'public', privateSecretKey: 'secret', retryDelayMs: 0 };

  test('returns a 401 to an undocumented POST', async () => {
    const baseUrl = await serve((request, response) =>
      request.resume().on('end', () => response.writeHead(401).end('{}')),
    );
    const response = await createFetch({ baseUrl, ...keys })('/v1/other', { method: 'POST', body: '{}' });
    expect([response.status, await response.text()]).toEqual([401, '{}']);
  });

  test('does not follow a redirect', async () => {
    const urls: (string | undefined)[] = [];
    const baseUrl = await serve((request, response) => {
      urls.push(request.url);
      response.writeHead(302, { location: '/v1/elsewhere' }).end();
    });
    await expect(createFetch({ baseUrl, ...keys })('/v1/other')).rejects.toMatchObject({ code: 'unexpected_response' });
    expect(urls).toEqual(['/v1/other']);
  });
});
