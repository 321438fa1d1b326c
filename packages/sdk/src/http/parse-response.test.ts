import { describe, expect, test } from 'vitest';
import { json, recordingFetch } from '../../test/helpers/recording-fetch.ts';
import { paymentBody, type Scripted, scripted } from '../../test/helpers/scripted-service.ts';
import { createClient } from '../client.ts';
import { type ApiError, NotFoundError } from '../errors/api-error.ts';
import { ConnectionError, isPaychordError, UnexpectedResponseError } from '../errors/errors.ts';

const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';

/** What `payments.retrieve` throws for this answer. */
async function errorFor(response: Response): Promise<unknown> {
  const client = createClient({
    baseUrl: 'https://api.example.com',
    publicApiKey: 'public-key',
    privateSecretKey: 'secret-key',
    maxRetries: 0,
    fetch: recordingFetch(() => response),
  });
  return client.payments.retrieve(paymentId).then(
    () => {
      throw new Error('No error');
    },
    (reason: unknown) => reason,
  );
}

const typed = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type, 'x-trace-id': 'trace-1' } });

describe('an error status', () => {
  test('says what the service said', async () => {
    const answer = { code: 'PAYMENT_NOT_FOUND', messages: ['No payment has this id', 'Look again'], more: 1 };
    const error = await errorFor(json(answer, 404, { 'x-trace-id': 'trace-1', 'x-request-id': 'request-1' }));
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({
      name: 'NotFoundError',
      code: 'not_found',
      status: 404,
      serviceCode: 'PAYMENT_NOT_FOUND',
      messages: answer.messages,
      requestId: 'trace-1',
      operation: 'retrievePayment',
      idempotencyKey: undefined,
      body: answer,
      message: 'retrievePayment returned 404: PAYMENT_NOT_FOUND: No payment has this id; Look again',
    });
    expect((error as ApiError).headers.get('x-trace-id')).toBe('trace-1');
  });

  test('takes x-request-id where there is no x-trace-id', async () => {
    expect(await errorFor(json({}, 500, { 'x-request-id': 'request-1' }))).toMatchObject({ requestId: 'request-1' });
    expect(await errorFor(json({}, 500))).toMatchObject({ requestId: undefined });
  });

  test('reads the form that campaigns use', async () => {
    const body = { code: 404, message: 'No campaign has this id', details: { id: 'x' } };
    expect(await errorFor(json(body, 404))).toMatchObject({
      status: 404,
      serviceCode: '404',
      messages: ['No campaign has this id'],
      body,
    });
  });

  test.each([
    ['empty', '', undefined],
    ['HTML', '<html>Bad gateway</html>', '<html>Bad gateway</html>'],
    ['a list', '[1]', [1]],
    ['null', 'null', null],
    ['a number', '7', 7],
    ['cut short', '{"code":"X', '{"code":"X'],
    ['without messages', '{"code":7.5,"messages":7}', { code: 7.5, messages: 7 }],
    ['of other types', '{"code":{},"messages":[{},null]}', { code: {}, messages: [{}, null] }],
  ])('needs no body of the documented form: %s', async (_, body, kept) => {
    const error = await errorFor(typed(body, 'text/html', 502));
    expect(error).toMatchObject({ code: 'server', status: 502, messages: [], requestId: 'trace-1' });
    expect((error as ApiError).body).toEqual(kept);
  });

  test('stays short however much the service says', async () => {
    const messages = Array.from({ length: 5000 }, () => 'm'.repeat(1000));
    const error = (await errorFor(json({ code: 'X'.repeat(5000), messages }, 400))) as ApiError;
    expect(error.message.length).toBeLessThan(1500);
    expect(error.messages.join('').length).toBeLessThan(10_000);
    expect(error.serviceCode?.length).toBeLessThan(200);
    expect(error.body).toEqual({ code: 'X'.repeat(5000), messages });
  });
});

describe('a success that is none', () => {
  test.each([
    ['HTML', typed('<html>Sign in</html>', 'text/html'), 'a body that is not JSON'],
    ['text', typed('{"id":"1","status":"PENDING"}', 'text/plain'), 'a body that is not JSON'],
    ['an empty body', typed('', 'application/json'), 'an empty body'],
    ['blanks', typed(' \n', 'application/json'), 'an empty body'],
    ['204', new Response(null, { status: 204 }), 'an empty body'],
    ['JSON cut short', typed('{"id":"0a7e2c7b', 'application/json'), 'invalid JSON'],
    ['a list', typed('[]', 'application/json'), 'JSON without id and status'],
    ['null', typed('null', 'application/json'), 'JSON without id and status'],
    ['text in JSON', typed('"yes"', 'application/json'), 'JSON without id and status'],
    ['a redirect', new Response(null, { status: 302, headers: { location: '/' } }), 'a redirect'],
    ['not modified', new Response(null, { status: 304 }), 'a redirect'],
    [
      'a redirect that was followed to an error',
      Object.defineProperty(json({ code: 'X' }, 404), 'redirected', { value: true }),
      'a redirect',
    ],
    [
      'a redirect with a body that cannot be cancelled',
      Object.defineProperty(new Response(null, { status: 302 }), 'body', { value: { cancel() {} } }),
      'a redirect',
    ],
    [
      'a redirect with a body that has no such method',
      Object.defineProperty(new Response(null, { status: 302 }), 'body', { value: {} }),
      'a redirect',
    ],
    ['a redirect that was followed', Object.defineProperty(json({}), 'redirected', { value: true }), 'a redirect'],
    [
      'a redirect that is hidden',
      Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }),
      'a redirect',
    ],
  ])('%s', async (_, response, problem) => {
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

  test('shows how a page begins, and nothing of what may be a payment', async () => {
    const page = `<html>${'x'.repeat(5000)}`;
    expect((await errorFor(typed(page, 'text/html'))) as UnexpectedResponseError).toMatchObject({
      preview: `${page.slice(0, 200)}…`,
    });
    for (const body of ['{"holder_name":"MARIA', ' {"id":"1"}', '[1', '"a']) {
      expect((await errorFor(typed(body, 'text/plain'))) as UnexpectedResponseError).toMatchObject({
        preview: undefined,
      });
    }
  });
});

test.each<[string, object]>([
  ['its text is none', { text: async () => undefined }],
  ['its text is an object', { ok: false, status: 500, text: async () => ({}) }],
  ['its headers fail', { headers: { get: () => fail() } }],
  ['it has no status', { status: undefined, text: async () => '{}', headers: new Map([['content-type', 'x']]) }],
])('an answer that is none is of an unknown outcome, and an error of ours: %s', async (_, odd) => {
  const error = await errorFor({ ok: true, status: 200, headers: new Headers(), ...odd } as Response);
  expect(isPaychordError(error)).toBe(true);
  expect(error).toMatchObject({ outcome: 'unknown', operation: 'retrievePayment', attempts: [{}] });
});

function fail(): never {
  throw new RangeError('odd');
}

test('what an answer says of itself is shown shortened, and without keys and cards', async () => {
  const said = 'secret-key 4111111111111111 '.repeat(50);
  const error = await errorFor(new Response('x', { headers: { 'content-type': said, 'x-request-id': said } }));
  const { contentType = '', requestId = '' } = error as UnexpectedResponseError;
  for (const shown of [contentType, requestId]) {
    expect(shown).toMatch(/^\[redacted\] \[redacted\]/);
    expect(shown).not.toMatch(/secret-key|4111/);
    expect(shown.length).toBeLessThan(110);
  }
});

test.each([[undefined], [null], [{}], [{ ok: true, status: 200, text: async () => '{}' }]])(
  'what is no Response is no answer: %j',
  async (answer) => {
    const error = await errorFor(answer as Response);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ outcome: 'unknown', cause: expect.any(TypeError) });
  },
);

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON ;charset=UTF-8',
  'application/problem+json',
])('%s is JSON', async (type) => {
  const fetch = recordingFetch(() => typed('{"id":"1","status":"PENDING"}', type));
  const client = createClient({ baseUrl: 'https://a.example', publicApiKey: 'pk', privateSecretKey: 'sk', fetch });
  expect(await client.payments.retrieve(paymentId)).toEqual({ id: '1', status: 'PENDING' });
});

test('JSON without a declared type is taken', async () => {
  const fetch = recordingFetch(() => new Response(new TextEncoder().encode('{"id":"1","status":"PENDING"}')));
  const client = createClient({ baseUrl: 'https://a.example', publicApiKey: 'pk', privateSecretKey: 'sk', fetch });
  expect(await client.payments.retrieve(paymentId)).toEqual({ id: '1', status: 'PENDING' });
});

describe('a successful response without the fields that identify the object', () => {
  type Call = (client: Scripted['client'], openApi: Scripted['openApi']) => Promise<unknown>;
  const dispute = { account_id: paymentId, evidence: [] };
  const reference = { merchant_reference: 'REF' };
  const calls: [name: string, call: Call][] = [
    ['createPayment', ({ payments }) => payments.create(paymentBody)],
    ['retrievePayment', ({ payments }) => payments.retrieve(paymentId)],
    ['capturePayment', ({ payments }) => payments.capture(paymentId, paymentId, reference as never)],
    ['cancelPayment', ({ payments }) => payments.cancel(paymentId, paymentId, reference)],
    ['refundPayment', ({ payments }) => payments.refund(paymentId, paymentId, reference)],
    ['disputeChargeback', ({ disputes }) => disputes.submit(paymentId, paymentId, dispute)],
    ['createCustomer', ({ customers }) => customers.create({ merchant_customer_id: 'shopper' })],
    ['listPaymentMethods', ({ paymentMethods }) => paymentMethods.list('c'.repeat(36))],
    ['reverseTransfer', ({ onboardings }) => onboardings.reverseTransfer('t', { organizationCode: 'org-1' })],
    ['retrieveCampaign', ({ campaigns }) => campaigns.retrieve(paymentId)],
    ['openapi-fetch POST', (_, openApi) => openApi.POST('/v1/payments', { body: paymentBody })],
    [
      'openapi-fetch GET',
      (_, { GET }) => GET('/v1/customers/{customer_id}/payment-methods', { params: { path: { customer_id: 'c' } } }),
    ],
  ];

  test.each(calls)('is an UnexpectedResponseError of %s: unknown, and not retried', async (_, call) => {
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
      const { client, openApi, fetch } = scripted([() => json(body)]);
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
])('a list of payments cannot be %j', async (body) => {
  const { client, fetch } = scripted([() => json(body)]);
  await expect(client.payments.listByOrder('ORDER-1')).rejects.toMatchObject({
    code: 'unexpected_response',
    message: 'listPaymentsByOrder returned 200 with JSON without id and status',
  });
  expect(fetch.requests).toHaveLength(1);
});

test('control characters of the service are escaped in the message of an error', async () => {
  const messages = ['paid\r\n2026-01-01 INFO admin logged in', '\u001b[2J\u009b31m', 'a\u2028b\u0000c\u007f'];
  const { message } = (await errorFor(json({ code: 'X\n', messages }, 400))) as Error;
  expect(message).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  expect(message).toContain('paid\\u000d\\u000a2026-01-01 INFO');
  expect(message).toContain('\\u001b[2J\\u009b31m; a\\u2028b\\u0000c\\u007f');
});
