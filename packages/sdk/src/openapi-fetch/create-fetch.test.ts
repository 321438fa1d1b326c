import { describe, expect, test } from 'vitest';
import { deferred } from '../../test/helpers/deferred.ts';
import { createFakeClock } from '../../test/helpers/fake-clock.ts';
import { json } from '../../test/helpers/recording-fetch.ts';
import {
  createScriptedClient,
  expectNotSent,
  neverRespond,
  paymentBody,
  paymentId,
  refuseConnection,
  resetConnection,
  respondWithPayment,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';
import { callFacts } from './call-facts.ts';

const base = 'https://api.example.com';
const payments = `${base}/v1/payments`;
const transaction = `${payments}/${paymentId}/transactions/${paymentId}`;
const create = { method: 'POST', body: JSON.stringify(paymentBody) };
const init = (body: BodyInit): RequestInit => ({ method: 'POST', body, duplex: 'half' }) as RequestInit;
const keysOf = (fetch: ReturnType<typeof createScriptedClient>['fetch']) =>
  fetch.requests.map(({ headers }) => headers['x-idempotency-key']);

describe('a documented operation', () => {
  test('gets credentials, JSON headers and a new idempotency key', async () => {
    const { send, fetch } = createScriptedClient([respondWithPayment]);
    const response = await send(payments, create);
    expect(fetch.requests[0]).toMatchObject({
      method: 'POST',
      url: payments,
      redirect: 'manual',
      body: create.body,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'public-api-key': 'public-key',
        'private-secret-key': 'secret-key',
        'x-idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
    expect(await response.json()).toEqual({ id: 'payment-1', status: 'SUCCEEDED' });
    expect(response).toMatchObject({ status: 201, ok: true, url: payments });
    expect(callFacts(response)).toMatchObject({
      operation: 'createPayment',
      idempotencyKey: keysOf(fetch)[0],
      outcome: undefined,
      attempts: [{ status: 201 }],
    });
  });

  test('gets another key in each call', async () => {
    const { send, fetch } = createScriptedClient([respondWithPayment]);
    await send(payments, create);
    await send(payments, create);
    expect(new Set(keysOf(fetch)).size).toBe(2);
  });

  test.each([
    ['an object', { 'X-Idempotency-Key': 'order-1' }],
    ['a Headers object', new Headers({ 'x-idempotency-key': 'order-1' })],
    ['a list', [['X-IDEMPOTENCY-KEY', 'order-1'] as [string, string]]],
    ['a list of sets', [new Set(['X-Idempotency-Key', 'order-1'])] as unknown as [string, string][]],
    ['an iterator', new Map([['X-Idempotency-Key', 'order-1']]).entries() as unknown as [string, string][]],
    ['two equal headers', { 'X-Idempotency-Key': 'order-1', 'x-idempotency-key': 'order-1' }],
  ])('is sent with the key of the caller in %s', async (_, headers) => {
    const { send, fetch } = createScriptedClient([resetConnection, respondWithPayment]);
    const response = await send(payments, { ...create, headers });
    expect(keysOf(fetch)).toEqual(['order-1', 'order-1']);
    expect(callFacts(response).idempotencyKey).toBe('order-1');
  });

  test.each([
    ['undefined', { 'X-Idempotency-Key': undefined }, 'required'],
    ['null', { 'x-idempotency-key': null }, 'required'],
    ['an empty string', { 'X-Idempotency-Key': '' }, 'required'],
    ['undefined in a list', [['X-Idempotency-Key', undefined]], 'required'],
    ['undefined as text', new Headers({ 'X-Idempotency-Key': String(undefined) }), 'required'],
    ['not printable', { 'X-Idempotency-Key': 'clé' }, 'pattern'],
    ['not a string', { 'X-Idempotency-Key': 7 }, 'pattern'],
    ['two values', { 'X-Idempotency-Key': 'order-1', 'x-idempotency-key': 'order-2' }, 'pattern'],
  ])('is not sent when the key is %s', async (_, headers, rule) => {
    const init = { ...create, headers: headers as HeadersInit };
    await expectNotSent(({ send }) => send(payments, init), { field: 'X-Idempotency-Key', rule });
  });

  test('is sent with the key of the Request, also when init has other headers', async () => {
    const { send, fetch } = createScriptedClient([resetConnection, respondWithPayment]);
    const request = new Request(payments, { ...create, headers: { 'X-Idempotency-Key': 'order-1', 'X-Old': '1' } });
    await send(request, { headers: { 'X-New': '1' } });
    expect(keysOf(fetch)).toEqual(['order-1', 'order-1']);
    expect(fetch.requests[0]?.headers).toMatchObject({ 'x-new': '1' });
    expect(fetch.requests[0]?.headers).not.toHaveProperty('x-old');
  });

  test('is sent with the key of init, if the Request has another', async () => {
    const { send, fetch } = createScriptedClient([respondWithPayment]);
    const request = new Request(payments, { ...create, headers: { 'X-Idempotency-Key': 'order-1' } });
    await send(request, { headers: { 'X-Idempotency-Key': 'order-2' } });
    expect(keysOf(fetch)).toEqual(['order-2']);
  });

  test('without an idempotency key is sent once', async () => {
    const { send, fetch } = createScriptedClient([respondWithStatus(503), respondWithPayment]);
    const response = await send(`${base}/v1/customers`, { method: 'POST', body: '{"merchant_customer_id":"c"}' });
    expect(callFacts(response)).toMatchObject({
      operation: 'createCustomer',
      outcome: 'unknown',
      idempotencyKey: undefined,
    });
    expect(keysOf(fetch)).toEqual([undefined]);
  });

  test('gets the organization of the options, unless the caller sends another', async () => {
    const { send, fetch } = createScriptedClient([() => json({ id: 'onboarding-1' })], { organizationCode: 'org-1' });
    const url = `${base}/v1/recipients/onboardings/reverse-transfer/transfer-1`;
    await send(url, { method: 'POST' });
    await send(url, { method: 'POST', headers: { 'X-organization-code': 'org-2' } });
    expect(fetch.requests.map(({ headers }) => headers['x-organization-code'])).toEqual(['org-1', 'org-2']);
    expect(fetch.requests[0]?.headers).not.toHaveProperty('content-type');
    const { send: without } = createScriptedClient([respondWithPayment]);
    await expect(without(url, { method: 'POST' })).rejects.toMatchObject({
      field: 'organizationCode',
      rule: 'required',
    });
  });

  test.each([
    ['body', 'required', 'POST', payments, undefined],
    ['body', 'required', 'POST', payments, ''],
    ['body', 'type', 'POST', payments, '{'],
    ['body', 'type', 'POST', payments, '[]'],
    ['body', 'type', 'POST', payments, '\ufeff{}'],
    ['body', 'type', 'POST', payments, new URLSearchParams({ amount: '1' })],
    ['body', 'type', 'POST', payments, new Uint8Array([0x7b, 0xff, 0x7d])],
    ['amount.value', 'range', 'POST', payments, '{"amount":{"currency":"USD","value":-1}}'],
    ['amount.value', 'decimals', 'POST', payments, '{"amount":{"currency":"USD","value":1.00001}}'],
    ['amount.value', 'type', 'POST', payments, '{"amount":{"currency":"USD","value":"1"}}'],
    ['split_marketplace', 'required', 'POST', payments, '{"split_marketplace":null}'],
    ['additional_data', 'type', 'POST', payments, '{"additional_data":1e999}'],
    ['body', 'type', 'POST', payments, `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['description', 'minLength', 'POST', payments, '{"description":"ab"}'],
    ['amount.value', 'range', 'POST', `${transaction}/refund`, '{"amount":{"value":0}}'],
    ['body', 'type', 'POST', `${base}/v1/recipients/onboardings/reverse-transfer/x`, '{}'],
    ['payment_id', 'minLength', 'GET', `${payments}/`, undefined],
    ['merchant_order_id', 'type', 'GET', payments, undefined],
    ['merchant_order_id', 'minLength', 'GET', `${payments}?merchant_order_id=ab`, undefined],
    ['body', 'type', 'GET', `${payments}/${paymentId}`, '{}'],
  ])('with a wrong %s (%s) is not sent: %s %s, case %#', async (field, rule, method, url, body) => {
    const { send, fetch } = createScriptedClient([respondWithPayment], { organizationCode: 'org-1' });
    const headers = { 'X-Idempotency-Key': 'order-1' };
    const error = await send(url, { method, headers, ...(body !== undefined && { body }) }).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'invalid_input', field, rule, outcome: 'not_sent', idempotencyKey: 'order-1' });
    expect(fetch.requests).toEqual([]);
  });
});

describe('a body is read once, and every attempt sends the same bytes', () => {
  const text = create.body;
  const stream = () =>
    new ReadableStream({
      start(controller) {
        for (const half of [text.slice(0, 20), text.slice(20)]) controller.enqueue(new TextEncoder().encode(half));
        controller.close();
      },
    });

  test.each<[string, () => [string | Request, RequestInit?]]>([
    ['a text', () => [payments, create]],
    ['a stream', () => [payments, init(stream())]],
    ['a Blob', () => [payments, init(new Blob([text]))]],
    ['an ArrayBuffer', () => [payments, init(new TextEncoder().encode(text).buffer)]],
    ['a view of a buffer', () => [payments, init(new TextEncoder().encode(`--${text}--`).subarray(2, -2))]],
    ['a Request', () => [new Request(payments, init(text))]],
    ['a Request with a stream', () => [new Request(payments, init(stream()))]],
    ['a Request whose body is replaced', () => [new Request(payments, init('{}')), { body: text }]],
  ])('%s', async (_, given) => {
    const { send, fetch } = createScriptedClient([resetConnection, respondWithStatus(502), respondWithPayment]);
    const response = await send(...given());
    expect(response.status).toBe(201);
    expect(callFacts(response).attempts).toHaveLength(3);
    expect(fetch.requests.map(({ body }) => body)).toEqual([text, text, text]);
    expect(new Set(keysOf(fetch)).size).toBe(1);
  });

  test('a change of the bytes after the call changes nothing', async () => {
    const { send, fetch } = createScriptedClient([resetConnection, respondWithPayment]);
    const bytes = new TextEncoder().encode(text);
    const sent = send(payments, init(bytes));
    bytes.fill(0);
    await sent;
    expect(fetch.requests.map(({ body }) => body)).toEqual([text, text]);
  });

  test('a body that was read before is refused', async () => {
    const request = new Request(payments, init(text));
    await request.text();
    const used = stream();
    await new Response(used).text();
    await expectNotSent(({ send }) => send(request), { field: 'body' });
    await expectNotSent(({ send }) => send(payments, init(used)), { field: 'body' });
  });

  test('a stream that fails is reported as not sent', async () => {
    const cause = new Error('disk failure');
    const failing = new ReadableStream({ pull: (controller) => controller.error(cause) });
    await expectNotSent(({ send }) => send(payments, init(failing)), { field: 'body', cause });
  });

  test('a stream that never ends is ended by the total time limit, and by the signal', async () => {
    const { send, fetch } = createScriptedClient([respondWithPayment], { totalTimeoutMs: 500 });
    const endless = () => init(new ReadableStream({ pull: () => new Promise(() => {}) }));
    await expect(send(payments, endless())).rejects.toMatchObject({ code: 'timeout', outcome: 'not_sent' });
    const signal = AbortSignal.abort();
    await expect(send(payments, { ...endless(), signal })).rejects.toMatchObject({
      code: 'aborted',
      outcome: 'not_sent',
    });
    expect(fetch.requests).toEqual([]);
  });
});

describe('a stream is cancelled, and not read on,', () => {
  test.each<[string, (body: ReadableStream, signal: AbortSignal) => [string | Request, RequestInit?]]>([
    ['of the body', (body, signal) => [payments, { ...init(body), signal }]],
    ['of a Request', (body, signal) => [new Request(payments, init(body)), { signal }]],
    ['of a Request with the signal', (body, signal) => [new Request(payments, { ...init(body), signal })]],
  ])('%s, when the signal aborts', async (_, given) => {
    const { send, fetch } = createScriptedClient([respondWithPayment], {}, createFakeClock());
    const controller = new AbortController();
    let reads = 0;
    const cancelled = deferred();
    const endless = new ReadableStream({
      async pull(stream) {
        reads += 1;
        if (reads === 5) controller.abort();
        await new Promise((resolve) => setImmediate(resolve));
        stream.enqueue(new Uint8Array(1_000));
      },
      cancel: () => cancelled.resolve(),
    });
    const sent = send(...given(endless, controller.signal));
    await expect(sent).rejects.toMatchObject({ code: 'aborted', outcome: 'not_sent' });
    await cancelled.promise;
    expect(reads).toBeLessThan(10);
    expect(fetch.requests).toEqual([]);
  });

  test('and a body that is no web stream, such as that of node-fetch, is read as a whole', async () => {
    const { send, fetch } = createScriptedClient([respondWithPayment]);
    const bytes = new TextEncoder().encode(create.body);
    const request = {
      url: payments,
      method: 'POST',
      headers: new Headers({ 'content-type': 'application/json' }),
      body: {},
      arrayBuffer: async () => bytes.buffer,
    };
    expect((await send(request as unknown as Request)).status).toBe(201);
    expect(fetch.requests[0]?.body).toBe(create.body);
  });
});

describe('a path that the document does not describe', () => {
  const settlements = `${base}/v1/settlements`;

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is sent exactly once, without a key', async (method) => {
    for (const step of [
      resetConnection,
      respondWithStatus(503),
      respondWithStatus(429, undefined, { 'retry-after': '1' }),
    ]) {
      const { send, fetch } = createScriptedClient([step, respondWithPayment]);
      await send(settlements, { method, body: '{"a":1}' }).catch((error) => {
        expect(error).toMatchObject({ code: 'connection', outcome: 'unknown', retryable: false, operation: undefined });
        expect(error.message).toContain(`${method} request`);
      });
      expect(fetch.requests).toHaveLength(1);
      expect(fetch.requests[0]).toMatchObject({ method, body: '{"a":1}' });
      expect(fetch.requests[0]?.headers).toMatchObject({ 'private-secret-key': 'secret-key' });
      expect(keysOf(fetch)).toEqual([undefined]);
    }
  });

  test('a POST with a key of the caller is sent with it, but exactly once', async () => {
    const { send, fetch } = createScriptedClient([respondWithStatus(503), respondWithPayment]);
    const response = await send(settlements, { method: 'POST', headers: { 'X-Idempotency-Key': 'own-key' } });
    expect(keysOf(fetch)).toEqual(['own-key']);
    expect(callFacts(response)).toMatchObject({ operation: undefined, idempotencyKey: 'own-key', outcome: 'unknown' });
  });

  test.each(['GET', 'HEAD'])('%s is retried', async (method) => {
    const { send, fetch } = createScriptedClient([
      resetConnection,
      respondWithStatus(503),
      () => new Response(null, { status: 204 }),
    ]);
    const response = await send(settlements, { method });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(fetch.requests).toHaveLength(3);
  });

  test('sends and returns any content', async () => {
    const pdf = new Uint8Array([0x25, 0x50, 0xff, 0x00, 0xfe]);
    const steps = [
      () => new Response(pdf, { headers: { 'content-type': 'application/pdf', 'x-trace-id': 'trace-1' } }),
    ];
    const { send, fetch } = createScriptedClient(steps);
    const form = new FormData();
    form.set('file', new Blob(['content']), 'name.txt');
    const response = await send(settlements, { method: 'POST', body: form, headers: { Accept: 'application/pdf' } });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(callFacts(response).requestId).toBe('trace-1');
    expect(fetch.requests[0]?.headers).toMatchObject({
      accept: 'application/pdf',
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
    });
    expect(fetch.requests[0]?.body).toContain('content');
    await send(settlements, { method: 'POST', body: new URLSearchParams({ a: 'b c' }) });
    expect(fetch.requests[1]).toMatchObject({
      body: 'a=b+c',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    });
  });

  test('hooks do not see the path', async () => {
    const events: object[] = [];
    const onResponse = (event: object) => events.push(event);
    const { send } = createScriptedClient([respondWithPayment], { hooks: { onResponse } });
    await send(`${payments}/${paymentId}`, { method: 'POST', body: '{}' });
    expect(events).toMatchObject([{ method: 'POST', path: '', operation: undefined }]);
    expect(JSON.stringify(events)).not.toContain(paymentId);
  });
});

describe('every complete response resolves', () => {
  test.each([
    [400, 'INVALID_REQUEST', 'rejected'],
    [401, undefined, 'rejected'],
    [404, 'PAYMENT_NOT_FOUND', 'rejected'],
    [409, undefined, 'unknown'],
    [500, undefined, 'unknown'],
  ])('%i %s with the outcome %s', async (code, serviceCode, outcome) => {
    const { send } = createScriptedClient([respondWithStatus(code, serviceCode, { 'x-request-id': 'req-1' })], {
      maxRetries: 0,
    });
    const response = await send(payments, create);
    expect(response.status).toBe(code);
    expect(await response.json()).toEqual(serviceCode ? { code: serviceCode, messages: [] } : {});
    expect(callFacts(response)).toMatchObject({ outcome, requestId: 'req-1', attempts: [{ status: code }] });
  });

  test('a reason phrase that no Response can have does not hide a payment', async () => {
    const respond = () => {
      const response = json({ id: 'payment-1', status: 'SUCCEEDED' }, 201);
      return Object.defineProperty(response, 'statusText', { value: 'Cr\ufffd\ufffd' });
    };
    const { send } = createScriptedClient([respond]);
    const response = await send(payments, create);
    expect([response.status, response.statusText]).toEqual([201, '']);
    expect(await response.json()).toMatchObject({ id: 'payment-1' });
  });

  test('an error response that is too long is cut, and one that breaks off has an empty body', async () => {
    const breaksOff = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) }), { status: 400 });
    for (const [step, text] of [
      [() => new Response('x'.repeat(200), { status: 400 }), 'x'.repeat(100)],
      [breaksOff, ''],
    ] as const) {
      const { send } = createScriptedClient([step], { maxResponseBytes: 100 });
      const response = await send(payments, create);
      expect([response.status, await response.text()]).toEqual([400, text]);
      expect(callFacts(response).outcome).toBe('unknown');
    }
  });

  test('a request in process is retried until its response follows', async () => {
    const { send } = createScriptedClient([
      resetConnection,
      respondWithStatus(409, 'REQUEST_IN_PROCESS'),
      respondWithStatus(409, 'REQUEST_IN_PROCESS'),
      respondWithPayment,
    ]);
    expect((await send(payments, create)).status).toBe(201);
  });

  test('calls the hook onError for a 4xx, once', async () => {
    const errors: unknown[] = [];
    const { send } = createScriptedClient([respondWithStatus(404)], {
      hooks: { onError: ({ error }) => errors.push(error) },
    });
    await send(`${payments}/${paymentId}`);
    expect(errors).toMatchObject([{ code: 'not_found', operation: 'retrievePayment', status: 404 }]);
  });

  test('its body can be read in any way, and cloned', async () => {
    const { send } = createScriptedClient([respondWithPayment]);
    const response = await send(payments, create);
    expect(await response.clone().text()).toBe('{"id":"payment-1","status":"SUCCEEDED"}');
    expect((await response.blob()).size).toBe(39);
    expect(() => callFacts(new Response())).toThrow('needs the response that createFetch returned');
  });
});

describe('rejects when no complete response arrived', () => {
  const redirect = () => new Response(null, { status: 307, headers: { location: 'https://evil.test/' } });
  const html = () => new Response('<p>Welcome</p>', { headers: { 'content-type': 'text/html' } });

  test.each([
    ['a lost connection', resetConnection, { code: 'connection', outcome: 'unknown', retryable: true }],
    ['a refused connection', refuseConnection, { code: 'connection', outcome: 'not_sent' }],
    ['no response in time', neverRespond, { code: 'timeout', outcome: 'unknown' }],
    ['a redirect', redirect, { code: 'unexpected_response', outcome: 'unknown', status: 307 }],
    [
      'a longer response than allowed',
      () => json({ id: 'x'.repeat(2000), status: 'y' }),
      { code: 'unexpected_response' },
    ],
    ['a page of a proxy', html, { code: 'unexpected_response', contentType: 'text/html' }],
    [
      'a body that was cut off',
      () => new Response('{"id":', { headers: { 'content-type': 'application/json' } }),
      { code: 'unexpected_response', retryable: true },
    ],
  ])('%s', async (_, step, expected) => {
    const { send } = createScriptedClient([step], { maxResponseBytes: 1000, maxRetries: 1 });
    const error = await send(payments, create).catch((thrown) => thrown);
    expect(error).toMatchObject({ ...expected, operation: 'createPayment' });
    expect(error.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  });

  test('a redirect and a long response also of a path that the document does not describe', async () => {
    for (const step of [redirect, () => new Response('x'.repeat(2000))]) {
      const { send, fetch } = createScriptedClient([step], { maxResponseBytes: 1000 });
      await expect(send(`${base}/v1/other`)).rejects.toMatchObject({
        code: 'unexpected_response',
        operation: undefined,
      });
      expect(fetch.requests).toHaveLength(1);
    }
  });

  test.each<[string, (signal: AbortSignal) => [string | Request, RequestInit?]]>([
    ['init', (signal) => [payments, { ...create, signal }]],
    ['the Request', (signal) => [new Request(payments, { ...create, signal })]],
  ])('when the signal of %s aborts', async (_, given) => {
    const { send } = createScriptedClient([neverRespond], { clock: createFakeClock() });
    const controller = new AbortController();
    const sent = send(...given(controller.signal));
    const ended = expect(sent).rejects.toMatchObject({ code: 'aborted', outcome: 'unknown' });
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    await ended;
  });

  test('when the signal has aborted before the call', async () => {
    const aborted = { ...create, signal: AbortSignal.abort() };
    await expectNotSent(({ send }) => send(payments, aborted), { code: 'aborted' });
  });
});

describe('headers of the caller', () => {
  test('are sent, but cannot replace the credentials', async () => {
    const { send, fetch } = createScriptedClient([respondWithPayment]);
    const headers = {
      'X-Request-Source': 'shop',
      'Private-Secret-Key': 'other',
      'Public-Api-Key': 'other',
      Skipped: undefined,
    };
    await send(payments, { ...create, headers: headers as unknown as HeadersInit });
    expect(fetch.requests[0]?.headers).toMatchObject({
      'x-request-source': 'shop',
      'private-secret-key': 'secret-key',
      'public-api-key': 'public-key',
    });
    expect(fetch.requests[0]?.headers).not.toHaveProperty('skipped');
  });

  test.each([
    ['an invalid value', { Authorization: 'Bearer bearer-1\n1' }],
    ['a pair that is missing', [undefined]],
    ['a pair without a value', [['X-Shop']]],
    ['a number', 7],
  ])('%s is refused, and the error does not repeat it', async (_, headers) => {
    const init = { ...create, headers: headers as HeadersInit };
    const expected = { field: 'headers', rule: 'pattern' };
    const { message } = await expectNotSent(({ send }) => send(payments, init), expected);
    expect(message).not.toContain('bearer-1');
  });

  test.each(['Transfer-Encoding', 'Content-Length', 'Host', 'Connection'])('%s is refused', async (name) => {
    const expected = { field: `headers.${name.toLowerCase()}`, rule: 'reservedHeader' };
    await expectNotSent(({ send }) => send(payments, { ...create, headers: { [name]: '1' } }), expected);
  });
});

test('errors and hooks contain no card number, no token and no credential', async () => {
  const number = '4111111111111111';
  const body = JSON.stringify({
    ...paymentBody,
    payment_method: { detail: { card: { card_data: { number, security_code: '987' } } } },
  });
  const seen: unknown[] = [];
  const echo = () => new Response(`${body} secret-key bearer-1`, { headers: { 'content-type': 'text/plain' } });
  const hooks = { onError: (event: object) => seen.push(event), onResponse: (event: object) => seen.push(event) };
  const { send } = createScriptedClient([echo], { hooks });
  const headers = { Authorization: 'Bearer bearer-1' };
  for (const url of [payments, `${base}/v1/other/redirect`]) {
    const error = await send(url, { method: 'POST', body, headers }).catch((thrown) => thrown);
    seen.push(error, error.message, error.preview, error.stack);
  }
  const text = JSON.stringify(seen, (_, value) => (value instanceof Error ? { ...value, text: `${value}` } : value));
  for (const secret of [number, '987', 'secret-key', 'bearer-1']) expect(text).not.toContain(secret);
});

test('an error does not repeat the token of a body with spaces', async () => {
  const body = JSON.stringify({ ...paymentBody, payment_method: { token: 'tok-1', security_code: '987' } }, null, 2);
  const echo = () => new Response('cannot use tok-1 and 987', { headers: { 'content-type': 'text/plain' } });
  const { send } = createScriptedClient([echo]);
  await expect(send(payments, { method: 'POST', body })).rejects.toMatchObject({
    preview: 'cannot use [redacted] and [redacted]',
  });
});

test.each(['{"token":"tok-1\\q"}', '{"token":"tok-1\n"}'])(
  'a body that is not valid JSON, %j, does not hide the response',
  async (body) => {
    const { send } = createScriptedClient([respondWithStatus(400, 'INVALID_REQUEST')]);
    const response = await send(`${base}/v1/other`, { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(callFacts(response).outcome).toBe('rejected');
  },
);

test('the stack of an error leads to the line that called fetch', async () => {
  const { send } = createScriptedClient([resetConnection], { maxRetries: 0 });
  async function payTheOrder() {
    await send(payments, create);
  }
  const error = await payTheOrder().catch((thrown: Error) => thrown);
  expect((error as Error).stack).toContain('payTheOrder');
});
