import { wrapAsPathBasedClient } from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { json } from '../test/helpers/recording-fetch.ts';
import {
  createScriptedClient,
  expectNotSent,
  neverRespond,
  paymentBody,
  paymentId,
  resetConnection,
  respondWithPayment,
  respondWithStatus,
  type ScriptedClient,
  testOptions,
} from '../test/helpers/scripted-client.ts';
import * as contracts from './generated/operations.ts';
import { callFacts, createFetch, createOpenApiClient, type OpenApiClient, type paths } from './openapi-fetch.ts';

const base = 'https://api.example.com';
type Untyped = Record<string, (path: string, init?: object) => Promise<{ data?: unknown }>>;
const untyped = (client: OpenApiClient) => client as unknown as Untyped;
const callOf =
  (method: string, path: string, init: object) =>
  ({ openApi }: ScriptedClient) =>
    untyped(openApi)[method]?.(path, init);

test('a GET puts its parameters into the path and the query', async () => {
  const { openApi, fetch } = createScriptedClient([respondWithPayment]);
  const params = { path: { payment_id: paymentId }, query: { raw_response: true } };
  const { data, response } = await openApi.GET('/v1/payments/{payment_id}', { params });
  expect(data).toMatchObject({ id: paymentId });
  expect(callFacts(response).idempotencyKey).toBeUndefined();
  expect(fetch.requests[0]).toMatchObject({ method: 'GET', url: `${base}/v1/payments/${paymentId}?raw_response=true` });
});

test('returns the complete response body', async () => {
  const campaign = { data: { id: paymentId, status: 'ACTIVE' }, more: true };
  const { openApi } = createScriptedClient([() => json(campaign)]);
  const { data } = await openApi.GET('/v1/campaigns/{campaign_id}', { params: { path: { campaign_id: paymentId } } });
  expect(data).toEqual(campaign);
});

test('a POST with an idempotency key is retried with it', async () => {
  const { openApi, fetch } = createScriptedClient([respondWithStatus(500), respondWithPayment]);
  const { response } = await openApi.POST('/v1/payments', { body: paymentBody });
  const { idempotencyKey } = callFacts(response);
  expect(idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  const text = JSON.stringify(paymentBody);
  expect(fetch.requests.map(({ headers, body }) => [headers['x-idempotency-key'], body])).toEqual([
    [idempotencyKey, text],
    [idempotencyKey, text],
  ]);
});

test('a 4xx is an error with its outcome: unknown after a lost attempt', async () => {
  const { openApi } = createScriptedClient([resetConnection, respondWithStatus(401, 'INVALID_CREDENTIALS')]);
  const header = { 'X-Idempotency-Key': 'order-1' };
  const { data, error, response } = await openApi.POST('/v1/payments', { params: { header }, body: paymentBody });
  expect([data, error]).toEqual([undefined, { code: 'INVALID_CREDENTIALS', messages: [] }]);
  expect(callFacts(response)).toMatchObject({ outcome: 'unknown', idempotencyKey: 'order-1' });
});

test.each([undefined, null, ''])('an idempotency key that is %j is refused', async (key) => {
  for (const init of [
    { params: { header: { 'X-Idempotency-Key': key } } },
    { headers: { 'x-idempotency-key': key } },
  ]) {
    await expectNotSent(callOf('POST', '/v1/payments', { ...init, body: paymentBody }), {
      field: 'X-Idempotency-Key',
      rule: 'required',
      operation: 'createPayment',
      message: expect.stringContaining('Leave the header out for a new key'),
    });
  }
});

test('an idempotency key that was built from a missing field is refused', async () => {
  const headers = { 'X-Idempotency-Key': 'undefined-1' };
  const message = expect.stringContaining('a field in it is missing');
  const expected = { field: 'X-Idempotency-Key', rule: 'pattern', message };
  await expectNotSent(callOf('POST', '/v1/payments', { headers, body: paymentBody }), expected);
});

test.each([
  ['a list', () => [['X-Idempotency-Key', 'order-1']]],
  ['a map', () => new Map([['X-Idempotency-Key', 'order-1']])],
  ['an iterator', () => new Map([['X-Idempotency-Key', 'order-1']]).entries()],
  ['a Headers object', () => new Headers({ 'X-Idempotency-Key': 'order-1' })],
  ['an object', () => ({ 'x-idempotency-KEY': 'order-1' })],
])('the key of the caller in %s is sent', async (_, headers) => {
  for (const place of ['headers', 'params.header']) {
    const { openApi, fetch } = createScriptedClient([resetConnection, respondWithPayment]);
    const init = place === 'headers' ? { headers: headers() } : { params: { header: headers() } };
    await untyped(openApi).POST?.('/v1/payments', { ...init, body: paymentBody });
    expect(fetch.requests.map((request) => request.headers['x-idempotency-key'])).toEqual(['order-1', 'order-1']);
  }
});

test('null removes a header, and a list of values repeats it', async () => {
  const { openApi, fetch } = createScriptedClient([respondWithPayment]);
  const headers = { 'X-Gone': null, 'X-Many': ['a', 'b'], 'X-None': undefined };
  await untyped(openApi).POST?.('/v1/payments', { headers, body: paymentBody });
  expect(fetch.requests[0]?.headers).toMatchObject({ 'x-many': 'a, b' });
  expect(Object.keys(fetch.requests[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['x-gone']));
});

test('an invalid header is refused, and the error does not repeat it', async () => {
  const init = { headers: { Authorization: 'Bearer bearer-1\n1' }, body: paymentBody };
  const { message } = await expectNotSent(callOf('POST', '/v1/payments', init), { field: 'headers' });
  expect(message).not.toContain('bearer-1');
});

test.each([
  ['{file-id}', { 'file-id': '..' }],
  ['{file-id}', {}],
  ['{id*}', { id: '..' }],
  ['{.id}', { id: '.' }],
  ['{;id}', { id: '' }],
  ['{id}', { id: ['..'] }],
  ['{id}', { id: [] }],
])('a path parameter of a path that a user adds, %s with %j, is refused', async (parameter, path) => {
  await expectNotSent(callOf('DELETE', `/v1/files/${parameter}`, { params: { path } }), {});
});

test.each([
  ['', 'minLength'],
  ['..', 'pathSegment'],
  ['%2e%2e', 'pathSegment'],
  ['\ud83d', 'pathSegment'],
  [undefined, 'type'],
])('a path parameter cannot be %j', async (id, rule) => {
  const params = { path: { customer_id: id } };
  const list = callOf('GET', '/v1/customers/{customer_id}/payment-methods', { params });
  await expectNotSent(list, { field: 'customer_id', rule });
});

test.each<[string, string, object, string]>([
  ['POST', '/v1/payments', {}, 'body'],
  ['POST', '/v1/payments', { body: '' }, 'body'],
  ['POST', '/v1/payments', { body: null }, 'body'],
  ['POST', '/v1/payments', { body: paymentBody, bodySerializer: () => '{"amount":{"value":-1}}' }, 'amount.value'],
  ['GET', '/v1/payments/{payment_id}', { params: { path: { payment_id: paymentId } }, body: { a: 1 } }, 'body'],
  ['GET', '/v1/payments/{payment_id}', { params: null }, 'payment_id'],
  ['GET', '/v1/payments', { params: { query: { merchant_order_id: 'ORDER-\ud83d' } } }, 'merchant_order_id'],
  ['POST', '/v1/other', { body: { deep: [new Map([[1, 2]])] } }, 'deep[0]'],
  ['POST', '/v1/other', { body: [1, undefined] }, 'body[1]'],
  ['POST', '/v1/other', { body: new URLSearchParams({ a: '1' }) }, 'body'],
  ['POST', '/v1/other', { body: new Blob(['a']) }, 'body'],
  ['POST', '/v1/other', { baseUrl: 'https://user:password@api.example.com' }, 'baseUrl'],
  ['POST', '/v1/other', { pathSerializer: () => '/v1/payments' }, 'pathSerializer'],
  ['POST', '/v1/other/{id}', { params: { path: { id: '..' } } }, 'id'],
])('%s %s with %j is refused', async (method, path, init, field) => {
  const errors: unknown[] = [];
  const { openApi, fetch } = createScriptedClient([respondWithPayment], {
    hooks: { onError: ({ error }) => errors.push(error) },
  });
  const header = { 'X-Idempotency-Key': 'order-1' };
  const refused = { code: 'invalid_input', field, outcome: 'not_sent' };
  await expect(untyped(openApi)[method]?.(path, { headers: header, ...init })).rejects.toMatchObject({
    ...refused,
    idempotencyKey: 'order-1',
  });
  expect(errors).toMatchObject([refused]);
  expect(fetch.requests).toEqual([]);
});

test.each(Object.values(contracts))('$method $path can be called', async ({ id, method, path, isList }) => {
  const whole = { id: paymentId, status: 'SUCCEEDED', merchant_order_id: 'ORDER-1' };
  const response = { ...whole, data: whole, payment_methods: [] };
  const { openApi } = createScriptedClient([() => json(isList ? [response] : response)], { organizationCode: 'org-1' });
  const names = ['payment_id', 'transaction_id', 'customer_id', 'transfer_id', 'campaign_id'];
  const params = {
    path: Object.fromEntries(names.map((name) => [name, paymentId])),
    query: { merchant_order_id: 'ORDER-1' },
  };
  const body = method === 'POST' && id !== 'reverseTransfer' ? { ...paymentBody, evidence: [] } : undefined;
  const returned = await untyped(openApi)[method]?.(path, { params, ...(body && { body }) });
  const [first] = [returned?.data].flat();
  expect(first, id).toMatchObject({ id: paymentId });
});

describe('an operation is recognised by its URL, however its path is written:', () => {
  const transaction = `/v1/payments/${paymentId}/transactions/${paymentId}`;
  const template = '/v1/payments/{payment_id}/transactions/{transaction_id}/refund';
  const ids = { payment_id: paymentId, transaction_id: paymentId };
  const spellings: [string, string, object][] = [
    ['the template', template, { params: { path: ids } }],
    ['ids written in', `${transaction}/refund`, {}],
    [
      'own names of parameters',
      '/v1/payments/{id}/transactions/{tx}/refund',
      { params: { path: { id: paymentId, tx: paymentId } } },
    ],
    ['a query in the path', `${transaction}/refund?a=b`, {}],
    ['a fragment', `${transaction}/refund#a`, {}],
    ['capital letters and a trailing slash', `${transaction}/REFUND/`, {}],
    ['encoded letters', `${transaction}/%72efund`, {}],
  ];

  test.each(spellings)('%s', async (_, path, init) => {
    const { openApi, fetch } = createScriptedClient([resetConnection, respondWithPayment], {
      idempotentOperations: 'all',
    });
    const post = (body: object) => untyped(openApi).POST?.(path, { ...init, body });
    class Refund {
      merchant_reference = 'return-1';
      get amount() {
        return { currency: 'USD', value: 1 };
      }
    }
    const refused = { code: 'invalid_input', outcome: 'not_sent', operation: 'refundPayment', field: 'amount' };
    await expect(post(new Refund())).rejects.toMatchObject(refused);
    await expect(post({ merchant_reference: 'return-1', amount: undefined })).rejects.toMatchObject(refused);
    expect(fetch.requests).toEqual([]);
    await post({ merchant_reference: 'return-1', amount: { currency: 'USD', value: 1 } });
    const [first, second] = fetch.requests;
    expect(first?.headers['x-idempotency-key']).toMatch(/^[\da-f-]{36}$/);
    expect(second).toEqual(first);
  });

  test.each([
    ['createOpenApiClient', '/v1/payments'],
    ['createOpenApiClient', '/v1/payments?merchant_order_id=ORDER-1'],
    ['createFetch', '/v1/payments?merchant_order_id=ORDER-1'],
    ['createFetch', '/v1/Payments?a=b&merchant_order_id=ORDER-1'],
  ])('%s believes no list for %s with a payment of another order', async (entry, path) => {
    const own = { id: 'payment-1', status: 'SUCCEEDED', merchant_order_id: 'ORDER-1' };
    const lists = [[own], [own, { ...own, merchant_order_id: 'ORDER-2' }], [{ id: 'payment-2', status: 'SUCCEEDED' }]];
    const { openApi, send } = createScriptedClient(lists.map((list) => () => json(list)));
    const params = path.includes('?') ? {} : { query: { merchant_order_id: 'ORDER-1' } };
    const list = async () =>
      entry === 'createFetch'
        ? (await send(base + path)).json()
        : (await untyped(openApi).GET?.(path, { params }))?.data;
    expect(await list()).toEqual([own]);
    for (const _ of lists.slice(1))
      await expect(list()).rejects.toMatchObject({ code: 'unexpected_response', operation: 'listPaymentsByOrder' });
  });

  test.each([7, true, ['a'], { a: 1 }])('an id of a documented operation cannot be %j', async (id) => {
    const get = callOf('GET', '/v1/payments/{id}', { params: { path: { id } } });
    await expectNotSent(get, { field: 'id', rule: 'type' });
  });
});

describe('a path that a user adds', () => {
  interface MyPaths {
    '/v1/settlements/{day}': {
      post: {
        parameters: { path: { day: number } };
        requestBody: { content: { 'application/json': { note: string } } };
        responses: { 200: { content: { 'application/json': { total: number } } } };
      };
    };
  }

  test('is called with its parameters and body, exactly once', async () => {
    const { fetch: recording } = createScriptedClient([respondWithStatus(503)]);
    const client = createOpenApiClient<paths & MyPaths>({ ...testOptions, maxRetries: 2, fetch: recording });
    const params = { path: { day: 7 } };
    const { error } = await client.POST('/v1/settlements/{day}', { params, body: { note: 'n' } });
    expect(error).toEqual({});
    expect(recording.requests).toMatchObject([{ url: `${base}/v1/settlements/7`, body: '{"note":"n"}' }]);
  });

  test('can have a list as body', async () => {
    const { openApi, fetch } = createScriptedClient([respondWithPayment]);
    await untyped(openApi).POST?.('/v1/other', { body: [1, { a: 2 }] });
    expect(fetch.requests).toMatchObject([{ body: '[1,{"a":2}]', headers: { 'content-type': 'application/json' } }]);
  });

  test('can have a form as body', async () => {
    const { openApi, fetch } = createScriptedClient([respondWithPayment]);
    const form = new FormData();
    form.set('a', 'b');
    await untyped(openApi).POST?.('/v1/other', { body: form });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    await untyped(openApi).PUT?.('/v1/other', { body: { a: 'b c' }, headers });
    expect(fetch.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(fetch.requests[1]).toMatchObject({
      method: 'PUT',
      body: 'a=b+c',
      headers: { 'content-type': headers['Content-Type'] },
    });
  });
});

describe('the client is that of openapi-fetch', () => {
  test('with its middleware', async () => {
    const { openApi, fetch } = createScriptedClient([respondWithStatus(404)]);
    const seen: unknown[] = [];
    const middleware = {
      onRequest: ({ request }: { request: Request }) => request.headers.set('X-Shop', 'shop-1'),
      onResponse: ({ response, schemaPath }: { response: Response; schemaPath: string }) =>
        void seen.push(schemaPath, callFacts(response).outcome),
    };
    openApi.use(middleware as never);
    const params = { path: { payment_id: paymentId } };
    await openApi.GET('/v1/payments/{payment_id}', { params });
    openApi.eject(middleware as never);
    await openApi.GET('/v1/payments/{payment_id}', { params });
    expect(seen).toEqual(['/v1/payments/{payment_id}', 'rejected']);
    expect(fetch.requests.map(({ headers }) => headers['x-shop'])).toEqual(['shop-1', undefined]);
  });

  test('with request(), and as a client by path', async () => {
    const { openApi, fetch } = createScriptedClient([respondWithPayment]);
    const params = { path: { payment_id: paymentId } };
    await openApi.request('get', '/v1/payments/{payment_id}', { params });
    await wrapAsPathBasedClient(openApi)['/v1/payments/{payment_id}'].GET({ params });
    expect(fetch.requests.map(({ url }) => url)).toEqual(Array(2).fill(`${base}/v1/payments/${paymentId}`));
    const refused = openApi.request('post', '/v1/payments', {
      body: { ...paymentBody, split_marketplace: undefined } as never,
    });
    await expect(refused).rejects.toMatchObject({ field: 'split_marketplace' });
  });

  test('and cannot be led to another base URL', async () => {
    const init = { params: { path: { payment_id: paymentId } }, baseUrl: 'https://evil.test' };
    await expectNotSent(callOf('GET', '/v1/payments/{payment_id}', init), { field: 'baseUrl' });
  });

  test('and rejects when no complete response arrived', async () => {
    const { openApi } = createScriptedClient([neverRespond], { totalTimeoutMs: 100 });
    const sent = openApi.POST('/v1/payments', { body: paymentBody });
    await expect(sent).rejects.toMatchObject({ code: 'timeout', outcome: 'unknown', operation: 'createPayment' });
  });
});

test('options that cannot work throw at once', () => {
  const options = { baseUrl: 'http://example.com', publicApiKey: 'p', privateSecretKey: 's' };
  expect(() => createOpenApiClient(options)).toThrow('baseUrl');
  expect(() => createFetch({ ...options, baseUrl: base, privateSecretKey: '' })).toThrow('privateSecretKey');
});
