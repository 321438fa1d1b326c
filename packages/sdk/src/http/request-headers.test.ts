import { describe, expect, test } from 'vitest';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import { createClient } from '../client.ts';
import type { CreatePaymentRequest } from '../generated/schema.ts';

const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';

const body: CreatePaymentRequest = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-1',
  description: 'Running shoes',
  amount: { currency: 'COP', value: 10 },
  country: 'CO',
  workflow: 'DIRECT',
  payment_method: { token: 'tok' },
};

const options = {
  baseUrl: 'https://api.example.com',
  publicApiKey: 'public-key',
  privateSecretKey: 'secret-key',
  maxRetries: 0,
};

function createTestClient(
  respond: (request: Request) => Response | Promise<Response> = () => json({ id: paymentId, status: 'SUCCEEDED' }, 201),
) {
  const fetch = createRecordingFetch(respond);
  return { fetch, client: createClient({ ...options, fetch }) };
}

describe('the option headers', () => {
  test.each([
    ['an object', { 'X-Shop': 'south', traceparent: '00-1' }],
    ['Headers', new Headers({ 'X-Shop': 'south', traceparent: '00-1' })],
  ])('adds headers from %s', async (_, headers) => {
    const { fetch, client } = createTestClient();
    await client.payments.create(body, { headers });
    expect(fetch.requests[0]?.headers).toMatchObject({ 'x-shop': 'south', traceparent: '00-1' });
  });

  test('does not replace headers that the client sets', async () => {
    const { fetch, client } = createTestClient();
    const headers = {
      'PUBLIC-API-KEY': 'other',
      'Private-Secret-Key': 'other',
      'Content-Type': 'text/plain',
      Accept: 'text/html',
      'X-Organization-Code': 'other',
    };
    await client.payments.create(body, { headers });
    await client.payments.retrieve(paymentId, { headers });
    expect(fetch.requests[0]?.headers).toMatchObject({
      'public-api-key': 'public-key',
      'private-secret-key': 'secret-key',
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(fetch.requests[0]?.headers).not.toHaveProperty('x-organization-code');
    expect(fetch.requests[1]?.headers).not.toHaveProperty('content-type');
  });

  test('cannot contain the idempotency key, because it would be lost', async () => {
    const { fetch, client } = createTestClient();
    const headers = { 'X-IDEMPOTENCY-KEY': 'order-1' };
    await expect(client.payments.create(body, { headers })).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'headers.X-IDEMPOTENCY-KEY',
      rule: 'reservedHeader',
    });
    expect(fetch.requests).toEqual([]);
  });

  test.each([
    'Content-Length',
    'Transfer-Encoding',
    'Connection',
    'Keep-Alive',
    'Expect',
    'Upgrade',
    'Host',
    'TE',
    'Trailer',
    '__proto__',
    'X-Idempotency-Key',
  ])('cannot contain %s for any operation', async (name) => {
    const { fetch, client } = createTestClient();
    const expected = { code: 'invalid_input', field: `headers.${name}`, rule: 'reservedHeader' };
    const headers = { [name]: '5' };
    await expect(client.payments.retrieve(paymentId, { headers })).rejects.toMatchObject(expected);
    await expect(client.customers.create({ merchant_customer_id: 'shopper' }, { headers })).rejects.toMatchObject(
      expected,
    );
    const created = client.payments.create(body, { headers, idempotencyKey: 'order-1' });
    await expect(created).rejects.toMatchObject({ ...expected, idempotencyKey: 'order-1' });
    expect(fetch.requests).toEqual([]);
  });

  test('cannot contain an undefined idempotency key, because a new key would replace it', async () => {
    const { fetch, client } = createTestClient();
    const headers = { 'X-Idempotency-Key': undefined };
    await expect(client.payments.create(body, { headers })).rejects.toMatchObject({
      field: 'headers.X-Idempotency-Key',
      rule: 'reservedHeader',
    });
    expect(fetch.requests).toEqual([]);
  });

  test('ignores undefined values, and cannot contain null', async () => {
    const { fetch, client } = createTestClient();
    await client.payments.create(body, { headers: { 'X-Shop': undefined, 'X-Desk': '7' } });
    expect(fetch.requests[0]?.headers).toMatchObject({ 'x-desk': '7' });
    expect(fetch.requests[0]?.headers).not.toHaveProperty('x-shop');
    const headers = { 'X-Shop': null } as never;
    const expected = { code: 'invalid_input', field: 'headers.X-Shop', outcome: 'not_sent' };
    await expect(client.payments.create(body, { headers })).rejects.toMatchObject(expected);
    expect(fetch.requests).toHaveLength(1);
  });

  test.each<[object, string]>([
    [{ 'X-Shop': 'a\nsecret' }, 'headers.X-Shop'],
    [{ 'X-Shop': 'sécret' }, 'headers.X-Shop'],
    [{ 'X-Shop': ' secret' }, 'headers.X-Shop'],
    [{ 'X-Shop': '' }, 'headers.X-Shop'],
    [{ 'X-Shop': 7 }, 'headers.X-Shop'],
    [{ 'Authorization: secret': 'x' }, 'headers'],
    [[['X-Shop', 'secret']], 'headers'],
    [Object('secret'), 'headers'],
  ])('causes an error that does not repeat an invalid header: %j', async (headers, field) => {
    const { client } = createTestClient();
    const created = client.payments.create(body, { headers: headers as never });
    const error = await created.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'invalid_input', field, operation: 'createPayment' });
    expect(String(error)).not.toContain('secret');
    expect(error).not.toHaveProperty('cause');
  });
});
