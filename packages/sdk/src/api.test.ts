import { expect, test } from 'vitest';
import { json } from '../test/helpers/recording-fetch.ts';
import { paid, paymentBody, scripted, status } from '../test/helpers/scripted-service.ts';
import type { Api } from './api.ts';
import * as generated from './generated/operations.ts';

const payment = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
const customer = '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22';

test('a GET takes its place in the path and its query', async () => {
  const { client, fetch } = scripted([paid]);
  const params = { path: { payment_id: payment }, query: { raw_response: true } };
  const { data, idempotencyKey } = await client.api.GET('/v1/payments/{payment_id}', { params }).withResponse();
  expect(data).toMatchObject({ id: 'payment-1' });
  expect(idempotencyKey).toBeUndefined();
  expect(fetch.requests[0]).toMatchObject({
    method: 'GET',
    url: `https://api.example.com/v1/payments/${payment}?raw_response=true`,
  });
});

test('the answer is all of what came', async () => {
  const { client } = scripted([() => json({ data: { id: 'campaign-1', status: 'ACTIVE' }, more: true })]);
  const input = { params: { path: { campaign_id: payment } } };
  expect(await client.api.GET('/v1/campaigns/{campaign_id}', input)).toEqual({
    data: { id: 'campaign-1', status: 'ACTIVE' },
    more: true,
  });
});

test('a POST that takes a key gets one, and is sent again with it', async () => {
  const { client, fetch } = scripted([status(500), paid]);
  const { idempotencyKey } = await client.api.POST('/v1/payments', { body: paymentBody }).withResponse();
  const sent = fetch.requests.map(({ headers, body }) => [headers['x-idempotency-key'], body]);
  expect(idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  expect(sent).toEqual([
    [idempotencyKey, JSON.stringify(paymentBody)],
    [idempotencyKey, JSON.stringify(paymentBody)],
  ]);
});

test('the key can be the caller’s', async () => {
  const { client, fetch } = scripted([paid]);
  await client.api.POST('/v1/payments', { body: paymentBody, idempotencyKey: 'order-1' });
  expect(fetch.requests[0]?.headers['x-idempotency-key']).toBe('order-1');
});

test('a POST that takes no key gets none, and is sent once', async () => {
  const { client, fetch } = scripted([status(500), paid]);
  const created = client.api.POST('/v1/customers', { body: { merchant_customer_id: 'shopper-1' } });
  await expect(created).rejects.toMatchObject({ code: 'server', outcome: 'unknown', operation: 'createCustomer' });
  expect(fetch.requests).toHaveLength(1);
  expect(fetch.requests[0]?.headers).not.toHaveProperty('x-idempotency-key');
});

test('a reversal carries the organization of the call, or of the client', async () => {
  const { client, fetch } = scripted([paid], { organizationCode: 'org-1' });
  const path = '/v1/recipients/onboardings/reverse-transfer/{transfer_id}';
  const params = { path: { transfer_id: 'transfer-1' } };
  await client.api.POST(path, { params });
  await client.api.POST(path, { params, organizationCode: 'org-2' });
  expect(fetch.requests.map(({ headers }) => headers['x-organization-code'])).toEqual(['org-1', 'org-2']);
  expect(fetch.requests[0]?.headers).not.toHaveProperty('content-type');
});

test.each([
  ['', 'minLength'],
  ['..', 'pathSegment'],
  ['%2e%2e', 'pathSegment'],
  ['x'.repeat(65), 'maxLength'],
  [undefined, 'type'],
])('a place in the path cannot be %j', async (id, rule) => {
  const { client, fetch } = scripted([paid]);
  const listed = client.api.GET('/v1/customers/{customer_id}/payment-methods', {
    params: { path: { customer_id: id as string } },
  });
  await expect(listed).rejects.toMatchObject({ code: 'invalid_input', field: 'customer_id', rule });
  expect(fetch.requests).toEqual([]);
});

test.each([
  ['GET', '/v1/refunds'],
  ['GET', '/v1/customers'],
  ['POST', `/v1/payments/${payment}`],
  ['GET', `/v1/customers/${customer}/payment-methods`],
])('%s %s is not documented, and refused', async (method, path) => {
  const { client, fetch } = scripted([paid]);
  const untyped = client.api as unknown as Record<
    keyof Api | string,
    (path: string, input?: object) => Promise<unknown>
  >;
  await expect(untyped[method]?.(path, {})).rejects.toMatchObject({ code: 'invalid_input', field: 'path' });
  expect(fetch.requests).toEqual([]);
});

test('hooks are told of a path that is not documented, and not what it is', async () => {
  const told: object[] = [];
  const { client } = scripted([paid], { hooks: { onError: (event) => void told.push(event) } });
  const path = `/v1/payments/${payment}` as '/v1/payments';
  await client.api.POST(path, { body: paymentBody }).catch(() => {});
  expect(told).toMatchObject([{ method: 'POST', path: '', error: { field: 'path' } }]);
  expect(JSON.stringify(told)).not.toContain(payment);
});

test.each<[string, string, object, string]>([
  ['POST', '/v1/payments', {}, 'body'],
  ['POST', '/v1/payments', { body: '' }, 'body'],
  ['GET', '/v1/payments/{payment_id}', { params: { path: { payment_id: payment } }, body: { a: 1 } }, 'body'],
  ['GET', '/v1/payments/{payment_id}', { params: null }, 'payment_id'],
])('%s %s with %j is refused', async (method, path, input, field) => {
  const { client, fetch } = scripted([paid]);
  const untyped = client.api as unknown as Record<string, (path: string, input: object) => Promise<unknown>>;
  await expect(untyped[method]?.(path, input)).rejects.toMatchObject({ code: 'invalid_input', field });
  expect(fetch.requests).toEqual([]);
});

test.each(Object.values(generated))('$method $path can be called', async ({ id, method, path, isList }) => {
  const whole = { id: 'payment-1', status: 'SUCCEEDED' };
  const response = { ...whole, data: whole, payment_methods: [] };
  const { client } = scripted([() => json(isList ? [response] : response)], {
    organizationCode: 'org-1',
  });
  const untyped = client.api as unknown as Record<string, (path: string, input: object) => Promise<unknown>>;
  const names = ['payment_id', 'transaction_id', 'customer_id', 'transfer_id', 'campaign_id'];
  const params = {
    path: Object.fromEntries(names.map((name) => [name, payment])),
    query: { merchant_order_id: 'ORDER-1' },
  };
  const body = method === 'POST' && id !== 'reverseTransfer' ? { ...paymentBody, evidence: [] } : undefined;
  const returned = await untyped[method]?.(path, { params, body });
  expect(isList ? (returned as object[])[0] : returned, id).toMatchObject({ id: 'payment-1' });
});
