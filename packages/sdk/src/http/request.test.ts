import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, recordingFetch } from '../../test/helpers/recording-fetch.ts';
import { scripted } from '../../test/helpers/scripted-service.ts';
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

function explode(): never {
  throw new Error('boom');
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function setUp(
  answer: (request: Request) => Response | Promise<Response> = () => json({ id: paymentId, status: 'SUCCEEDED' }, 201),
) {
  const fetch = recordingFetch(answer);
  return { fetch, client: createClient({ ...options, fetch }) };
}

describe('the idempotency key', () => {
  const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  afterEach(() => vi.unstubAllGlobals());

  test('is a new UUID for each call, and told with the result', async () => {
    const { fetch, client } = setUp();
    const first = await client.payments.create(body).withResponse();
    const second = await client.payments.create(body).withResponse();
    const sent = fetch.requests.map(({ headers }) => headers['x-idempotency-key']);
    expect(sent).toEqual([first.idempotencyKey, second.idempotencyKey]);
    expect(new Set(sent).size).toBe(2);
    for (const key of sent) expect(key).toMatch(uuid4);
  });

  test('is the caller’s own when there is one', async () => {
    const { fetch, client } = setUp();
    const { idempotencyKey } = await client.payments.create(body, { idempotencyKey: 'order-1' }).withResponse();
    expect(idempotencyKey).toBe('order-1');
    expect(fetch.requests[0]?.headers['x-idempotency-key']).toBe('order-1');
  });

  test('can be made without randomUUID, as in a page that is not served over https', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { client } = setUp();
    for (let round = 0; round < 50; round += 1) {
      const { idempotencyKey } = await client.payments.create(body).withResponse();
      expect(idempotencyKey).toMatch(uuid4);
    }
  });

  test('is told with an error', async () => {
    const { client } = setUp(() => json({ code: 'INTERNAL_ERROR', messages: [] }, 500));
    await expect(client.payments.create(body, { idempotencyKey: 'order-1' })).rejects.toMatchObject({
      idempotencyKey: 'order-1',
    });
  });

  test.each(['k'.repeat(65), 'k'.repeat(4000), 'order 1', '{"order":1}'])(
    'is sent when a header can carry it, because the service decides about its form: %.20s',
    async (idempotencyKey) => {
      const { fetch, client } = setUp();
      await client.payments.create(body, { idempotencyKey });
      expect(fetch.requests[0]?.headers['x-idempotency-key']).toBe(idempotencyKey);
    },
  );

  test.each([undefined, null, ''])('%j is refused, and the message says to leave the property out', async (key) => {
    const { fetch, client } = setUp();
    const idempotencyKey = key as string;
    const refused = {
      code: 'invalid_input',
      field: 'idempotencyKey',
      rule: 'required',
      outcome: 'not_sent',
      message: expect.stringContaining('leave the property out for a new key'),
    };
    await expect(client.payments.create(body, { idempotencyKey })).rejects.toMatchObject(refused);
    expect(fetch.requests).toEqual([]);
  });

  test.each([
    [' ', 'pattern'],
    [' order-1', 'pattern'],
    ['order-1\t', 'pattern'],
    ['a\nb', 'pattern'],
    ['clé', 'pattern'],
    [7, 'pattern'],
  ])('%j is refused before sending', async (idempotencyKey, rule) => {
    const { fetch, client } = setUp();
    await expect(client.payments.create(body, { idempotencyKey: idempotencyKey as string })).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'idempotencyKey',
      rule,
      operation: 'createPayment',
    });
    expect(fetch.requests).toEqual([]);
  });

  test('does not exist where the document has none', async () => {
    const { fetch, client } = setUp();
    const { idempotencyKey } = await client.customers.create({ merchant_customer_id: 'shopper' }).withResponse();
    expect(idempotencyKey).toBeUndefined();
    expect(fetch.requests[0]?.headers).not.toHaveProperty('x-idempotency-key');
  });
});

describe('headers of the caller', () => {
  test.each([
    ['an object', { 'X-Shop': 'south', traceparent: '00-1' }],
    ['Headers', new Headers({ 'X-Shop': 'south', traceparent: '00-1' })],
  ])('are sent along from %s', async (_, headers) => {
    const { fetch, client } = setUp();
    await client.payments.create(body, { headers });
    expect(fetch.requests[0]?.headers).toMatchObject({ 'x-shop': 'south', traceparent: '00-1' });
  });

  test('do not replace what the client sets', async () => {
    const { fetch, client } = setUp();
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

  test('must not hold the idempotency key, which would be lost', async () => {
    const { fetch, client } = setUp();
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
  ])('must not hold %s, whatever the operation', async (name) => {
    const { fetch, client } = setUp();
    const refused = { code: 'invalid_input', field: `headers.${name.toLowerCase()}`, rule: 'reservedHeader' };
    const headers = { [name]: '5' };
    await expect(client.payments.retrieve(paymentId, { headers })).rejects.toMatchObject(refused);
    await expect(client.customers.create({ merchant_customer_id: 'shopper' }, { headers })).rejects.toMatchObject(
      refused,
    );
    const created = client.payments.create(body, { headers, idempotencyKey: 'order-1' });
    await expect(created).rejects.toMatchObject({ ...refused, idempotencyKey: 'order-1' });
    expect(fetch.requests).toEqual([]);
  });

  test('are refused when they name the idempotency key without a value, because a new key would be made', async () => {
    const { fetch, client } = setUp();
    const headers = { 'X-Idempotency-Key': undefined };
    await expect(client.payments.create(body, { headers })).rejects.toMatchObject({
      field: 'headers.x-idempotency-key',
      rule: 'reservedHeader',
    });
    expect(fetch.requests).toEqual([]);
  });

  test('are left out when their value is undefined, and refused when it is null', async () => {
    const { fetch, client } = setUp();
    await client.payments.create(body, { headers: { 'X-Shop': undefined, 'X-Desk': '7' } });
    expect(fetch.requests[0]?.headers).toMatchObject({ 'x-desk': '7' });
    expect(fetch.requests[0]?.headers).not.toHaveProperty('x-shop');
    const headers = { 'X-Shop': null } as never;
    const refused = { code: 'invalid_input', field: 'headers.X-Shop', outcome: 'not_sent' };
    await expect(client.payments.create(body, { headers })).rejects.toMatchObject(refused);
    expect(fetch.requests).toHaveLength(1);
  });

  test('are refused without repeating them when they are no headers', async () => {
    const { client } = setUp();
    const created = client.payments.create(body, { headers: { 'X-Shop': 'a\nsecret' } });
    const error = await created.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'invalid_input', field: 'headers', operation: 'createPayment' });
    expect(String(error)).not.toContain('secret');
    expect(error).not.toHaveProperty('cause');
  });
});

describe('the body', () => {
  test('is a Blob on Deno, whose fetch sends any other again by itself', async () => {
    const blobs: unknown[] = [];
    class WatchedRequest extends Request {
      constructor(url: string, init: RequestInit) {
        super(url, init);
        blobs.push(init.body instanceof Blob);
      }
    }
    vi.stubGlobal('Request', WatchedRequest);
    const { fetch, client } = setUp();
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

  test('is what it was when the method was called', async () => {
    const fetch = recordingFetch(() => json({ id: paymentId, status: 'SUCCEEDED' }, 201));
    const client = createClient({ ...options, privateSecretKey: async () => 'secret-key', fetch });
    const changing = structuredClone(body);
    const created = client.payments.create(changing);
    changing.amount.value = 99_999;
    await created;
    expect(fetch.requests[0]?.body).toBe(JSON.stringify(body));
  });

  test.each([
    ['absent', undefined, 'required'],
    ['null', null, 'required'],
    ['a string', '{}', 'type'],
    ['a list', [], 'type'],
    ['a Map', new Map([['amount', 1]]), 'type'],
    ['a Set', new Set([1]), 'type'],
    ['nothing in JSON', { ...body, toJSON: () => undefined }, 'type'],
    ['a string in JSON', new Date(0), 'type'],
    ['without the field it says it has', new Proxy(body, { get: () => explode() }), 'type'],
    ['a proxy that is gone', revoked(), 'type'],
  ])('is refused when it is %s', async (_, value, rule) => {
    const { fetch, client } = setUp();
    await expect(client.payments.create(value as CreatePaymentRequest)).rejects.toMatchObject({ field: 'body', rule });
    expect(fetch.requests).toEqual([]);
  });

  test.each([
    [{ merchant_order_id: 'ab' }, 'merchant_order_id', 'minLength'],
    [{ description: 'x'.repeat(256) }, 'description', 'maxLength'],
    [{ callback_url: `https://${'x'.repeat(526)}` }, 'callback_url', 'maxLength'],
    [{ metadata: Array.from({ length: 121 }, () => ({ key: 'k', value: 'v' })) }, 'metadata', 'maxItems'],
  ])('is refused when a limit of the specification is broken: %#', async (change, field, rule) => {
    const { fetch, client } = setUp();
    await expect(client.payments.create({ ...body, ...change })).rejects.toMatchObject({ field, rule });
    expect(fetch.requests).toEqual([]);
  });

  test('can be frozen, or be reached through a proxy', async () => {
    const { fetch, client } = setUp();
    const frozen = Object.freeze({ ...body, amount: Object.freeze({ ...body.amount }) });
    await client.payments.create(frozen);
    await client.payments.create(new Proxy(frozen, {}));
    expect(fetch.requests.map((request) => request.body)).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });

  test('that is refused leaves the key, and points to the call', async () => {
    const { client } = setUp();
    async function checkOut() {
      await client.payments.create({ ...body, description: 'x' }, { idempotencyKey: 'order-1' });
    }
    const error = await checkOut().catch((reason) => reason);
    expect(error).toMatchObject({ field: 'description', operation: 'createPayment', idempotencyKey: 'order-1' });
    expect(error.stack).toContain('checkOut');
  });

  test('counts characters and not code units', async () => {
    const { client } = setUp();
    await client.payments.create({ ...body, description: '😀'.repeat(255) });
    await expect(client.payments.create({ ...body, description: '😀😀' })).rejects.toMatchObject({ rule: 'minLength' });
    await expect(client.payments.create({ ...body, description: '😀'.repeat(256) })).rejects.toMatchObject({
      rule: 'maxLength',
    });
  });
});

describe('a signal', () => {
  test('that has aborted already lets nothing leave, not even a question for the keys', async () => {
    const fetch = recordingFetch(() => json({}));
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

  test('ends a call under way', async () => {
    const controller = new AbortController();
    const { client } = setUp(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const created = client.payments.create(body, { signal: controller.signal });
    setTimeout(() => controller.abort('changed my mind'), 5);
    await expect(created).rejects.toMatchObject({ code: 'aborted', cause: 'changed my mind' });
  });

  test('ends a call while the answer is read', async () => {
    const controller = new AbortController();
    const stalled = new ReadableStream({
      start(stream) {
        controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason));
      },
    });
    const { client } = setUp(() => new Response(stalled, { headers: { 'content-type': 'application/json' } }));
    const created = client.payments.create(body, { signal: controller.signal });
    setTimeout(() => controller.abort(), 5);
    await expect(created).rejects.toMatchObject({ code: 'aborted' });
  });

  test.each([
    ['the keys never come', { privateSecretKey: () => new Promise<string>(() => {}) }],
    ['fetch does not listen', { fetch: () => new Promise<Response>(() => {}) }],
  ])('ends a call even when %s', async (_, change) => {
    const controller = new AbortController();
    const client = createClient({ ...options, ...change });
    const created = client.payments.create(body, { signal: controller.signal });
    setTimeout(() => controller.abort('changed my mind'), 5);
    await expect(created).rejects.toMatchObject({ code: 'aborted', cause: 'changed my mind' });
  });

  test('that aborts before the keys come lets nothing leave', async () => {
    const controller = new AbortController();
    const fetch = recordingFetch(() => json({}));
    const privateSecretKey = async () => {
      controller.abort();
      return 'secret-key';
    };
    const created = createClient({ ...options, privateSecretKey, fetch }).payments.create(body, controller);
    await expect(created).rejects.toMatchObject({ code: 'aborted' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(fetch.requests).toEqual([]);
  });

  test('that outlives the calls keeps nothing of them', async () => {
    const { signal } = new AbortController();
    const { client } = setUp(({ url }) =>
      url.endsWith('/v1/payments') ? json({ id: paymentId, status: 'SUCCEEDED' }, 201) : json({}, 404),
    );
    for (let i = 0; i < 20; i++) {
      await client.payments.create(body, { signal });
      await client.payments.retrieve(paymentId, { signal }).catch(() => {});
    }
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test.each<[unknown]>([[{}], [{ aborted: false, addEventListener() {} }], [0], [''], ['x'], [false]])(
    'that is none is refused: %j',
    async (signal) => {
      const { client } = setUp();
      const error = await client.payments.create(body, { signal: signal as AbortSignal }).catch((reason) => reason);
      expect(error).toBeInstanceOf(RequestValidationError);
      expect(error).toMatchObject({ field: 'signal', rule: 'type', operation: 'createPayment' });
    },
  );
});

test('a signal that cannot be listened to leaves no timer', async () => {
  const signal = { aborted: false, addEventListener: explode, removeEventListener() {} };
  const { time, failing, fetch } = scripted([() => json({})]);
  expect(await failing({ signal, maxRetries: 0 })).toMatchObject({ code: 'connection', outcome: 'not_sent' });
  expect(fetch.requests).toEqual([]);
  expect(time.pending()).toBe(0);
});

test('options that cannot be read are named', async () => {
  const { fetch, client } = setUp();
  const options = {
    get maxRetries() {
      return explode();
    },
  };
  const refused = { code: 'invalid_input', field: 'options', rule: 'type', outcome: 'not_sent' };
  await expect(client.payments.create(body, options)).rejects.toMatchObject(refused);
  expect(fetch.requests).toEqual([]);
});

test.each([[null], ['order-1']])('%j is no options', async (given) => {
  const { fetch, client } = setUp();
  const refused = { code: 'invalid_input', field: 'options', operation: 'createPayment' };
  await expect(client.payments.create(body, given as unknown as object)).rejects.toMatchObject(refused);
  expect(fetch.requests).toEqual([]);
});

describe('keys from a function', () => {
  test('are asked for at each call', async () => {
    const given = ['first-key', 'second-key'];
    const fetch = recordingFetch(() => json({ id: paymentId, status: 'SUCCEEDED' }));
    const client = createClient({ ...options, privateSecretKey: async () => given.shift() ?? '', fetch });
    await client.payments.retrieve(paymentId);
    await client.payments.retrieve(paymentId);
    expect(fetch.requests.map(({ headers }) => headers['private-secret-key'])).toEqual(['first-key', 'second-key']);
  });

  test.each([[''], [' '], ['key\n'], ['kéy'], [undefined]])('%j ends the call before sending', async (key) => {
    const fetch = recordingFetch(() => json({}));
    const client = createClient({ ...options, publicApiKey: () => key as string, fetch });
    await expect(client.payments.create(body, { idempotencyKey: 'order-1' })).rejects.toMatchObject({
      code: 'configuration',
      operation: 'createPayment',
      idempotencyKey: 'order-1',
    });
    expect(fetch.requests).toEqual([]);
  });

  test('that fail are the cause', async () => {
    const cause = new Error('vault sealed');
    const publicApiKey = () => Promise.reject(cause);
    await expect(createClient({ ...options, publicApiKey }).payments.create(body)).rejects.toMatchObject({
      code: 'configuration',
      cause,
    });
  });
});

describe('an answer without what it must hold', () => {
  test.each([[{}], [{ payment_methods: null }], [{ payment_methods: {} }]])('payment methods: %j', async (answer) => {
    const { client } = setUp(() => json(answer, 200, { 'x-trace-id': 'trace-1' }));
    await expect(client.paymentMethods.list('3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22')).rejects.toMatchObject({
      code: 'unexpected_response',
      status: 200,
      requestId: 'trace-1',
      operation: 'listPaymentMethods',
    });
  });

  test.each([[{}], [{ data: null }], [{ data: [] }], [{ id: 'not wrapped' }]])('a campaign: %j', async (answer) => {
    const { client } = setUp(() => json(answer));
    await expect(client.campaigns.retrieve('c2a8b1de-73f4-4c59-a1f0-6f2b9d8e7a31')).rejects.toMatchObject({
      code: 'unexpected_response',
      operation: 'retrieveCampaign',
    });
  });
});
