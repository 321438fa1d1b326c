import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import { createScriptedClient } from '../../test/helpers/scripted-client.ts';
import { createClient } from '../client.ts';
import { AbortError, RequestValidationError } from '../errors/errors.ts';
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

function throwError(): never {
  throw new Error('thrown by the test');
}

function createRevokedProxy(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function createTestClient(
  respond: (request: Request) => Response | Promise<Response> = () => json({ id: paymentId, status: 'SUCCEEDED' }, 201),
) {
  const fetch = createRecordingFetch(respond);
  return { fetch, client: createClient({ ...options, fetch }) };
}

describe('the idempotency key', () => {
  const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  afterEach(() => vi.unstubAllGlobals());

  test('is a new UUID for each call, and is returned with the response', async () => {
    const { fetch, client } = createTestClient();
    const first = await client.payments.create(body).withResponse();
    const second = await client.payments.create(body).withResponse();
    const sent = fetch.requests.map(({ headers }) => headers['x-idempotency-key']);
    expect(sent).toEqual([first.idempotencyKey, second.idempotencyKey]);
    expect(new Set(sent).size).toBe(2);
    for (const key of sent) expect(key).toMatch(uuid4);
  });

  test('is the key of the caller when the option is set', async () => {
    const { fetch, client } = createTestClient();
    const { idempotencyKey } = await client.payments.create(body, { idempotencyKey: 'order-1' }).withResponse();
    expect(idempotencyKey).toBe('order-1');
    expect(fetch.requests[0]?.headers['x-idempotency-key']).toBe('order-1');
  });

  test('is generated without randomUUID, which a page without https does not have', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { client } = createTestClient();
    for (let round = 0; round < 50; round += 1) {
      const { idempotencyKey } = await client.payments.create(body).withResponse();
      expect(idempotencyKey).toMatch(uuid4);
    }
  });

  test('is a property of the error', async () => {
    const { client } = createTestClient(() => json({ code: 'INTERNAL_ERROR', messages: [] }, 500));
    await expect(client.payments.create(body, { idempotencyKey: 'order-1' })).rejects.toMatchObject({
      idempotencyKey: 'order-1',
    });
  });

  test.each(['k'.repeat(65), 'k'.repeat(4000), 'order 1', '{"order":1}'])(
    'is sent when it is a valid header value, because the service decides about its format: %.20s',
    async (idempotencyKey) => {
      const { fetch, client } = createTestClient();
      await client.payments.create(body, { idempotencyKey });
      expect(fetch.requests[0]?.headers['x-idempotency-key']).toBe(idempotencyKey);
    },
  );

  test.each([undefined, null, ''])('cannot be %j, and the error says to leave the property out', async (key) => {
    const { fetch, client } = createTestClient();
    const idempotencyKey = key as string;
    const expected = {
      code: 'invalid_input',
      field: 'idempotencyKey',
      rule: 'required',
      outcome: 'not_sent',
      message: expect.stringContaining('leave the property out for a new key'),
    };
    await expect(client.payments.create(body, { idempotencyKey })).rejects.toMatchObject(expected);
    expect(fetch.requests).toEqual([]);
  });

  test.each([
    [' ', 'pattern'],
    [' order-1', 'pattern'],
    ['order-1\t', 'pattern'],
    ['a\nb', 'pattern'],
    ['clé', 'pattern'],
    [7, 'pattern'],
  ])('cannot be %j, and nothing is sent', async (idempotencyKey, rule) => {
    const { fetch, client } = createTestClient();
    await expect(client.payments.create(body, { idempotencyKey: idempotencyKey as string })).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'idempotencyKey',
      rule,
      operation: 'createPayment',
    });
    expect(fetch.requests).toEqual([]);
  });

  test('is not sent for an operation without one in the OpenAPI document', async () => {
    const { fetch, client } = createTestClient();
    const { idempotencyKey } = await client.customers.create({ merchant_customer_id: 'shopper' }).withResponse();
    expect(idempotencyKey).toBeUndefined();
    expect(fetch.requests[0]?.headers).not.toHaveProperty('x-idempotency-key');
  });
});

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
      field: 'headers.x-idempotency-key',
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
    'X-Idempotency-Key',
  ])('cannot contain %s for any operation', async (name) => {
    const { fetch, client } = createTestClient();
    const expected = { code: 'invalid_input', field: `headers.${name.toLowerCase()}`, rule: 'reservedHeader' };
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
      field: 'headers.x-idempotency-key',
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

  test('causes an error that does not repeat an invalid header', async () => {
    const { client } = createTestClient();
    const created = client.payments.create(body, { headers: { 'X-Shop': 'a\nsecret' } });
    const error = await created.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'invalid_input', field: 'headers', operation: 'createPayment' });
    expect(String(error)).not.toContain('secret');
    expect(error).not.toHaveProperty('cause');
  });
});

describe('the request body', () => {
  test('is a Blob on Deno, whose fetch retries requests with any other body', async () => {
    const blobs: unknown[] = [];
    class WatchedRequest extends Request {
      constructor(url: string, init: RequestInit) {
        super(url, init);
        blobs.push(init.body instanceof Blob);
      }
    }
    vi.stubGlobal('Request', WatchedRequest);
    const { fetch, client } = createTestClient();
    await client.payments.create(body);
    vi.stubGlobal('Deno', {});
    await client.payments.create(body);
    await client.payments.retrieve(paymentId);
    await client.onboardings.reverseTransfer('transfer-1', { organizationCode: 'org-1' });
    vi.unstubAllGlobals();
    expect(blobs).toEqual([false, true, false, true]);
    expect(fetch.requests[3]).toMatchObject({ body: '' });
    expect(fetch.requests[3]?.headers).not.toHaveProperty('content-type');
    expect(fetch.requests[1]).toMatchObject({
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  });

  test('is serialized at the start of the call', async () => {
    const fetch = createRecordingFetch(() => json({ id: paymentId, status: 'SUCCEEDED' }, 201));
    const client = createClient({ ...options, privateSecretKey: async () => 'secret-key', fetch });
    const changedBody = structuredClone(body);
    const created = client.payments.create(changedBody);
    changedBody.amount.value = 99_999;
    await created;
    expect(fetch.requests[0]?.body).toBe(JSON.stringify(body));
  });

  test.each([
    ['absent', undefined, 'required'],
    ['null', null, 'required'],
    ['a string', '{}', 'type'],
    ['an array', [], 'type'],
    ['a Map', new Map([['amount', 1]]), 'type'],
    ['a Set', new Set([1]), 'type'],
    ['an object whose toJSON returns undefined', { ...body, toJSON: () => undefined }, 'type'],
    ['a Date', new Date(0), 'type'],
    ['a proxy that throws', new Proxy(body, { get: () => throwError() }), 'type'],
    ['a revoked proxy', createRevokedProxy(), 'type'],
  ])('cannot be %s', async (_, value, rule) => {
    const { fetch, client } = createTestClient();
    await expect(client.payments.create(value as CreatePaymentRequest)).rejects.toMatchObject({ field: 'body', rule });
    expect(fetch.requests).toEqual([]);
  });

  test.each([
    [{ merchant_order_id: 'ab' }, 'merchant_order_id', 'minLength'],
    [{ description: 'x'.repeat(256) }, 'description', 'maxLength'],
    [{ callback_url: `https://${'x'.repeat(526)}` }, 'callback_url', 'maxLength'],
    [{ metadata: Array.from({ length: 121 }, () => ({ key: 'k', value: 'v' })) }, 'metadata', 'maxItems'],
  ])('is rejected when a documented limit is exceeded: %s', async (change, field, rule) => {
    const { fetch, client } = createTestClient();
    await expect(client.payments.create({ ...body, ...change })).rejects.toMatchObject({ field, rule });
    expect(fetch.requests).toEqual([]);
  });

  test('can be a frozen object or a proxy', async () => {
    const { fetch, client } = createTestClient();
    const frozen = Object.freeze({ ...body, amount: Object.freeze({ ...body.amount }) });
    await client.payments.create(frozen);
    await client.payments.create(new Proxy(frozen, {}));
    expect(fetch.requests.map((request) => request.body)).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });

  test('causes a validation error with the idempotency key and the stack of the caller', async () => {
    const { client } = createTestClient();
    async function callingFunction() {
      await client.payments.create({ ...body, description: 'x' }, { idempotencyKey: 'order-1' });
    }
    const error = await callingFunction().catch((reason) => reason);
    expect(error).toMatchObject({ field: 'description', operation: 'createPayment', idempotencyKey: 'order-1' });
    expect(error.stack).toContain('callingFunction');
  });

  test('is measured in characters and not in code units', async () => {
    const { client } = createTestClient();
    await client.payments.create({ ...body, description: '😀'.repeat(255) });
    await expect(client.payments.create({ ...body, description: '😀😀' })).rejects.toMatchObject({ rule: 'minLength' });
    await expect(client.payments.create({ ...body, description: '😀'.repeat(256) })).rejects.toMatchObject({
      rule: 'maxLength',
    });
  });
});

describe('the option signal', () => {
  test('prevents the request and the reading of API keys when it is already aborted', async () => {
    const fetch = createRecordingFetch(() => json({}));
    const privateSecretKey = vi.fn(() => 'secret-key');
    const client = createClient({ ...options, privateSecretKey, fetch });
    const reason = new Error('shop closed');
    const error = await client.payments
      .create(body, { signal: AbortSignal.abort(reason), idempotencyKey: 'order-1' })
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({ code: 'aborted', cause: reason, idempotencyKey: 'order-1' });
    expect(privateSecretKey).not.toHaveBeenCalled();
    expect(fetch.requests).toEqual([]);
  });

  test('aborts a call that waits for a response', async () => {
    const controller = new AbortController();
    const { client } = createTestClient(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const created = client.payments.create(body, { signal: controller.signal });
    setTimeout(() => controller.abort('changed my mind'), 5);
    await expect(created).rejects.toMatchObject({ code: 'aborted', cause: 'changed my mind' });
  });

  test('aborts a call while the body is read', async () => {
    const controller = new AbortController();
    const stalled = new ReadableStream({
      start(stream) {
        controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason));
      },
    });
    const { client } = createTestClient(
      () => new Response(stalled, { headers: { 'content-type': 'application/json' } }),
    );
    const created = client.payments.create(body, { signal: controller.signal });
    setTimeout(() => controller.abort(), 5);
    await expect(created).rejects.toMatchObject({ code: 'aborted' });
  });

  test.each([
    ['the function for the API key never resolves', { privateSecretKey: () => new Promise<string>(() => {}) }],
    ['fetch ignores its signal', { fetch: () => new Promise<Response>(() => {}) }],
  ])('aborts a call even when %s', async (_, change) => {
    const controller = new AbortController();
    const client = createClient({ ...options, ...change });
    const created = client.payments.create(body, { signal: controller.signal });
    setTimeout(() => controller.abort('changed my mind'), 5);
    await expect(created).rejects.toMatchObject({ code: 'aborted', cause: 'changed my mind' });
  });

  test('prevents the request when it aborts before the API keys are available', async () => {
    const controller = new AbortController();
    const fetch = createRecordingFetch(() => json({}));
    const privateSecretKey = async () => {
      controller.abort();
      return 'secret-key';
    };
    const created = createClient({ ...options, privateSecretKey, fetch }).payments.create(body, controller);
    await expect(created).rejects.toMatchObject({ code: 'aborted' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(fetch.requests).toEqual([]);
  });

  test('keeps no listeners after the calls', async () => {
    const { signal } = new AbortController();
    const { client } = createTestClient(({ url }) =>
      url.endsWith('/v1/payments') ? json({ id: paymentId, status: 'SUCCEEDED' }, 201) : json({}, 404),
    );
    for (let round = 0; round < 20; round += 1) {
      await client.payments.create(body, { signal });
      await client.payments.retrieve(paymentId, { signal }).catch(() => {});
    }
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test.each<[unknown]>([[{}], [{ aborted: false, addEventListener() {} }], [0], [''], ['x'], [false]])(
    'cannot be %j',
    async (signal) => {
      const { client } = createTestClient();
      const error = await client.payments.create(body, { signal: signal as AbortSignal }).catch((reason) => reason);
      expect(error).toBeInstanceOf(RequestValidationError);
      expect(error).toMatchObject({ field: 'signal', rule: 'type', operation: 'createPayment' });
    },
  );
});

test('a signal whose addEventListener throws leaves no timer', async () => {
  const signal = { aborted: false, addEventListener: throwError, removeEventListener() {} };
  const { clock, getPaymentError, fetch } = createScriptedClient([() => json({})]);
  expect(await getPaymentError({ signal, maxRetries: 0 })).toMatchObject({ code: 'connection', outcome: 'not_sent' });
  expect(fetch.requests).toEqual([]);
  expect(clock.pendingTimers()).toBe(0);
});

test('call options whose getter throws cause a RequestValidationError', async () => {
  const { fetch, client } = createTestClient();
  const options = {
    get maxRetries() {
      return throwError();
    },
  };
  const expected = { code: 'invalid_input', field: 'options', rule: 'type', outcome: 'not_sent' };
  await expect(client.payments.create(body, options)).rejects.toMatchObject(expected);
  expect(fetch.requests).toEqual([]);
});

test.each([[null], ['order-1']])('call options cannot be %j', async (callOptions) => {
  const { fetch, client } = createTestClient();
  const expected = { code: 'invalid_input', field: 'options', operation: 'createPayment' };
  await expect(client.payments.create(body, callOptions as unknown as object)).rejects.toMatchObject(expected);
  expect(fetch.requests).toEqual([]);
});

describe('a function for an API key', () => {
  test('is called for each call', async () => {
    const secretKeys = ['first-key', 'second-key'];
    const fetch = createRecordingFetch(() => json({ id: paymentId, status: 'SUCCEEDED' }));
    const client = createClient({ ...options, privateSecretKey: async () => secretKeys.shift() ?? '', fetch });
    await client.payments.retrieve(paymentId);
    await client.payments.retrieve(paymentId);
    expect(fetch.requests.map(({ headers }) => headers['private-secret-key'])).toEqual(['first-key', 'second-key']);
  });

  test.each([[''], [' '], ['key\n'], ['kéy'], [undefined]])(
    'that returns %j ends the call before sending',
    async (key) => {
      const fetch = createRecordingFetch(() => json({}));
      const client = createClient({ ...options, publicApiKey: () => key as string, fetch });
      await expect(client.payments.create(body, { idempotencyKey: 'order-1' })).rejects.toMatchObject({
        code: 'configuration',
        operation: 'createPayment',
        idempotencyKey: 'order-1',
      });
      expect(fetch.requests).toEqual([]);
    },
  );

  test('that rejects causes a ConfigurationError with its error as the cause', async () => {
    const cause = new Error('vault sealed');
    const publicApiKey = () => Promise.reject(cause);
    await expect(createClient({ ...options, publicApiKey }).payments.create(body)).rejects.toMatchObject({
      code: 'configuration',
      cause,
    });
  });
});

describe('an UnexpectedResponseError is thrown', () => {
  test.each([[{}], [{ payment_methods: null }], [{ payment_methods: {} }]])(
    'for the payment method list %j',
    async (response) => {
      const { client } = createTestClient(() => json(response, 200, { 'x-trace-id': 'trace-1' }));
      await expect(client.paymentMethods.list('3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22')).rejects.toMatchObject({
        code: 'unexpected_response',
        status: 200,
        requestId: 'trace-1',
        operation: 'listPaymentMethods',
      });
    },
  );

  test.each([[{}], [{ data: null }], [{ data: [] }], [{ id: 'not wrapped' }]])(
    'for the campaign %j',
    async (response) => {
      const { client } = createTestClient(() => json(response));
      await expect(client.campaigns.retrieve('c2a8b1de-73f4-4c59-a1f0-6f2b9d8e7a31')).rejects.toMatchObject({
        code: 'unexpected_response',
        operation: 'retrieveCampaign',
      });
    },
  );
});
