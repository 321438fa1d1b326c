import { describe, expect, test } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import {
  createScriptedClient,
  createTestClient,
  paymentBody,
  paymentId,
  type ScriptedClient,
} from '../../test/helpers/scripted-client.ts';
import {
  type ApiError,
  ConfigurationError,
  isPaychordError,
  NotFoundError,
  UnexpectedResponseError,
} from '../errors/errors.ts';

/** Returns the error that `payments.retrieve` throws for this response. */
async function errorFor(response: Response): Promise<unknown> {
  return createTestClient(() => response)
    .client.payments.retrieve(paymentId)
    .then(
      () => expect.unreachable('It resolved'),
      (reason: unknown) => reason,
    );
}

const responseWithType = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type, 'x-trace-id': 'trace-1' } });

describe('a response with an error status', () => {
  test('becomes an error with the code, messages and body of the response', async () => {
    const errorBody = { code: 'PAYMENT_NOT_FOUND', messages: ['No payment has this id', 'Look again'], more: 1 };
    const error = await errorFor(json(errorBody, 404, { 'x-trace-id': 'trace-1', 'x-request-id': 'request-1' }));
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({
      name: 'NotFoundError',
      code: 'not_found',
      status: 404,
      serviceCode: 'PAYMENT_NOT_FOUND',
      messages: errorBody.messages,
      requestId: 'trace-1',
      operation: 'retrievePayment',
      idempotencyKey: undefined,
      body: errorBody,
      message:
        'retrievePayment returned 404 (GET https://api.example.com/v1/payments/0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11): PAYMENT_NOT_FOUND: No payment has this id; Look again',
    });
    expect((error as ApiError).headers.get('x-trace-id')).toBe('trace-1');
  });

  test('sets requestId from x-request-id when x-trace-id is missing', async () => {
    expect(await errorFor(json({}, 500, { 'x-request-id': 'request-1' }))).toMatchObject({ requestId: 'request-1' });
    expect(await errorFor(json({}, 500))).toMatchObject({ requestId: undefined });
  });

  test('sets messages from the error format of campaigns', async () => {
    const body = { code: 404, message: 'No campaign has this id', details: { id: 'x' } };
    expect(await errorFor(json(body, 404))).toMatchObject({
      status: 404,
      serviceCode: '404',
      messages: ['No campaign has this id'],
      body,
    });
  });

  test.each([404, '404'])('names the status once when it is also the code of the response: %j', async (code) => {
    const error = await errorFor(json({ code, message: 'No campaign has this id' }, 404));
    expect((error as Error).message).toMatch(/^retrievePayment returned 404 \(GET [^ ]+\): No campaign has this id$/);
    expect(await errorFor(json({ code: 418 }, 404))).toMatchObject({ message: expect.stringMatching(/: 418$/) });
  });

  test.each([
    ['empty', '', undefined],
    ['HTML', '<html>Bad gateway</html>', '<html>Bad gateway</html>'],
    ['an array', '[1]', [1]],
    ['null', 'null', null],
    ['a number', '7', 7],
    ['truncated JSON', '{"code":"X', '{"code":"X'],
    ['JSON with a number as messages', '{"code":7.5,"messages":7}', { code: 7.5, messages: 7 }],
    ['JSON with objects as code and messages', '{"code":{},"messages":[{},null]}', { code: {}, messages: [{}, null] }],
  ])('becomes a ServerError when the body is undocumented: %s', async (_, body, expectedBody) => {
    const error = await errorFor(responseWithType(body, 'text/html', 502));
    expect(error).toMatchObject({ code: 'server', status: 502, messages: [], requestId: 'trace-1' });
    expect((error as ApiError).body).toEqual(expectedBody);
  });

  test('becomes an error with a short message when the body is long', async () => {
    const messages = Array.from({ length: 5000 }, () => 'm'.repeat(1000));
    const error = (await errorFor(json({ code: 'X'.repeat(5000), messages }, 400))) as ApiError;
    expect(error.message.length).toBeLessThan(1500);
    expect(error.messages.join('').length).toBeLessThan(10_000);
    expect(error.serviceCode).toBeUndefined();
    expect(error.body).toEqual({ code: 'X'.repeat(5000), messages });
  });
});

describe('an UnexpectedResponseError', () => {
  test.each([
    ['a 200 with HTML', responseWithType('<html>Sign in</html>', 'text/html'), 'a body that is not JSON'],
    ['a 200 with text', responseWithType('{"id":"1","status":"PENDING"}', 'text/plain'), 'a body that is not JSON'],
    ['a 200 with an empty body', responseWithType('', 'application/json'), 'an empty body'],
    ['a 200 with whitespace only', responseWithType(' \n', 'application/json'), 'an empty body'],
    ['a 204', new Response(null, { status: 204 }), 'an empty body'],
    ['a 200 with truncated JSON', responseWithType('{"id":"0a7e2c7b', 'application/json'), 'invalid JSON'],
    ['a 200 with a JSON array', responseWithType('[]', 'application/json'), 'JSON without id and status'],
    ['a 200 with JSON null', responseWithType('null', 'application/json'), 'JSON without id and status'],
    ['a 200 with a JSON string', responseWithType('"yes"', 'application/json'), 'JSON without id and status'],
    ['a 302', new Response(null, { status: 302, headers: { location: '/' } }), 'a redirect'],
    ['a 304', new Response(null, { status: 304 }), 'a redirect'],
    [
      'a 404 after a redirect that fetch followed',
      Object.defineProperty(json({ code: 'X' }, 404), 'redirected', { value: true }),
      'a redirect',
    ],
    [
      'a redirect with a body that cannot be cancelled',
      Object.defineProperty(new Response(null, { status: 302 }), 'body', { value: { cancel() {} } }),
      'a redirect',
    ],
    [
      'a redirect with a body that has no cancel method',
      Object.defineProperty(new Response(null, { status: 302 }), 'body', { value: {} }),
      'a redirect',
    ],
    [
      'a 200 after a redirect that fetch followed',
      Object.defineProperty(json({}), 'redirected', { value: true }),
      'a redirect',
    ],
    ['an opaque redirect', Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }), 'a redirect'],
  ])('is thrown for %s', async (_, response, problem) => {
    const error = await errorFor(response);
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({
      name: 'UnexpectedResponseError',
      code: 'unexpected_response',
      status: response.status,
      operation: 'retrievePayment',
      contentType: response.headers.get('content-type') ?? undefined,
      requestId: response.headers.get('x-trace-id') ?? undefined,
      message: expect.stringContaining(problem),
    });
  });

  test('has a preview of an HTML page, and none of a body that looks like JSON', async () => {
    const page = `<html>${'x'.repeat(5000)}`;
    expect((await errorFor(responseWithType(page, 'text/html'))) as UnexpectedResponseError).toMatchObject({
      preview: `${page.slice(0, 200)}…`,
    });
    for (const body of ['{"holder_name":"MARIA', ' {"id":"1"}', '[1', '"a']) {
      expect((await errorFor(responseWithType(body, 'text/plain'))) as UnexpectedResponseError).toMatchObject({
        preview: undefined,
      });
    }
  });
});

test.each<[string, object]>([
  ['text() returns undefined', { text: async () => undefined }],
  ['text() returns an object', { ok: false, status: 500, text: async () => ({}) }],
  ['headers.get() throws', { headers: { get: () => throwError() } }],
  ['status is undefined', { status: undefined, text: async () => '{}', headers: new Map([['content-type', 'x']]) }],
])('a malformed Response object causes a PaychordError with an unknown outcome: %s', async (_, properties) => {
  const error = await errorFor({ ok: true, status: 200, headers: new Headers(), ...properties } as Response);
  expect(isPaychordError(error)).toBe(true);
  expect(error).toMatchObject({ outcome: 'unknown', operation: 'retrievePayment', attempts: [{}] });
});

function throwError(): never {
  throw new RangeError('unexpected');
}

test('contentType and requestId of an error are shortened, and contain no key and no card number', async () => {
  const headerValue = 'secret-key 4111111111111111 '.repeat(50);
  const error = await errorFor(
    new Response('x', { headers: { 'content-type': headerValue, 'x-request-id': headerValue } }),
  );
  const { contentType = '', requestId = '' } = error as UnexpectedResponseError;
  for (const value of [contentType, requestId]) {
    expect(value).toMatch(/^\[redacted\] \[redacted\]/);
    expect(value).not.toMatch(/secret-key|4111/);
    expect(value.length).toBeLessThan(110);
  }
});

test.each([[undefined], [null], [{}], [{ ok: true, status: 200, text: async () => '{}' }]])(
  'rejects with a ConfigurationError and the outcome unknown when fetch returns %j',
  async (returned) => {
    const error = await errorFor(returned as Response);
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error).toMatchObject({
      outcome: 'unknown',
      message: expect.stringMatching(/^fetch must return a Response \(received (undefined|null|an object)\)$/),
      attempts: [{}],
    });
  },
);

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON ;charset=UTF-8',
  'application/problem+json',
  undefined,
])('parses a body with the content type %s as JSON', async (type) => {
  const body = new TextEncoder().encode(JSON.stringify({ id: paymentId, status: 'PENDING' }));
  const { client } = createTestClient(() => new Response(body, type ? { headers: { 'content-type': type } } : {}));
  expect(await client.payments.retrieve(paymentId)).toEqual({ id: paymentId, status: 'PENDING' });
});

describe('a successful response without the fields that identify the object', () => {
  type Call = (client: ScriptedClient['client'], openApi: ScriptedClient['openApi']) => Promise<unknown>;
  const dispute = { account_id: paymentId, evidence: [] };
  const reference = { merchant_reference: 'REF' };
  const calls: [name: string, call: Call][] = [
    ['createPayment', ({ payments }) => payments.create(paymentBody)],
    ['retrievePayment', ({ payments }) => payments.retrieve(paymentId)],
    ['capturePayment', ({ payments }) => payments.capture(paymentId, paymentId, reference as never)],
    ['cancelPayment', ({ payments }) => payments.cancel(paymentId, paymentId, reference)],
    ['refundPayment', ({ payments }) => payments.refund(paymentId, paymentId, reference)],
    ['submitDispute', ({ disputes }) => disputes.submit(paymentId, paymentId, dispute)],
    ['createCustomer', ({ customers }) => customers.create({ merchant_customer_id: 'shopper' })],
    ['listPaymentMethods', ({ paymentMethods }) => paymentMethods.list('c'.repeat(36))],
    ['reverseTransfer', ({ onboardings }) => onboardings.reverseTransfer('t', { organizationCode: 'org-1' })],
    ['retrieveCampaign', ({ campaigns }) => campaigns.retrieve(paymentId)],
    ['openapi-fetch POST', (_, openApi) => openApi.POST('/v1/payments', { body: paymentBody })],
    [
      'openapi-fetch GET',
      (_, { GET }) =>
        GET('/v1/customers/{customer_id}/payment-methods', { params: { path: { customer_id: paymentId } } }),
    ],
  ];

  test.each(calls)('causes an UnexpectedResponseError of %s with an unknown outcome and no retry', async (_, call) => {
    const bodies = [
      {},
      { code: 'INTERNAL' },
      { id: null, status: null },
      { id: '', status: '' },
      { data: {} },
      { data: { id: null, status: null } },
      { payment_methods: null },
      [{ id: 'x', status: 'x' }],
      null,
      'text',
    ];
    for (const body of bodies) {
      const { client, openApi, fetch } = createScriptedClient([() => json(body)]);
      await expect(call(client, openApi), JSON.stringify(body)).rejects.toMatchObject({
        code: 'unexpected_response',
        outcome: 'unknown',
        retryable: false,
        status: 200,
      });
      expect(fetch.requests).toHaveLength(1);
    }
  });
});

test.each([
  {},
  { id: '1', status: 'SUCCEEDED' },
  { data: [] },
  [{}],
  [null],
  [[]],
  [{ id: '1', status: 'SUCCEEDED' }, { id: '2' }],
  null,
])('payments.listByOrder rejects the response %j', async (body) => {
  const { client, fetch } = createScriptedClient([() => json(body)]);
  await expect(client.payments.listByOrder('ORDER-1')).rejects.toMatchObject({
    code: 'unexpected_response',
    message:
      'listPaymentsByOrder returned 200 (GET https://api.example.com/v1/payments) with JSON without id and status',
  });
  expect(fetch.requests).toHaveLength(1);
});

test('control characters in a response are escaped in the error message', async () => {
  const messages = ['paid\r\n2026-01-01 INFO admin logged in', '\u001b[2J\u009b31m', 'a\u2028b\u0000c\u007f'];
  const { message } = (await errorFor(json({ code: 'X\n', messages }, 400))) as Error;
  expect(message).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  expect(message).toContain('paid\\u000d\\u000a2026-01-01 INFO');
  expect(message).toContain('\\u001b[2J\\u009b31m; a\\u2028b\\u0000c\\u007f');
});
