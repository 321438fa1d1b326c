import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../../test/helpers/fake-clock.ts';
import { paymentBody } from '../../test/helpers/payment-body.ts';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import { createClient } from '../client.ts';
import type { PaychordError } from '../errors/base.ts';
import type { ApiError } from '../errors/errors.ts';
import { callFacts } from '../openapi-fetch/call-facts.ts';
import { createFetch, createOpenApiClient } from '../openapi-fetch.ts';
import type { ClientOptions } from './client-options.ts';

const canaries = {
  publicApiKey: 'canary-public-4f1c9e',
  privateSecretKey: 'canary-secret-8b2d7a',
  card: '4111111111111111',
  grouped: '5500 0000 0000 0004',
  amex: '3782-822463-10005',
  token: 'canary-token-77c0de',
  session: 'canary-session-5e55',
  documentNumber: '1032765432',
  phone: '3105551234',
};
const options: ClientOptions = {
  baseUrl: 'https://api.example.com',
  publicApiKey: canaries.publicApiKey,
  privateSecretKey: canaries.privateSecretKey,
  maxRetries: 0,
};
const body = paymentBody({
  checkout: { session: canaries.session },
  customer_payer: {
    document: { document_type: 'CC', document_number: canaries.documentNumber },
    phone: { number: canaries.phone, country_code: '57' },
  },
  payment_method: {
    token: canaries.token,
    detail: { card: { card_data: { number: canaries.card, expiration_month: 1, expiration_year: 30 } } },
  },
});
const allCanaries = Object.values(canaries).join(' and ');

/** Returns all forms in which a log or a terminal can show the value. */
function renderForLogs(value: unknown): string {
  return [
    inspect(value, { depth: 20 }),
    inspect(value, { depth: 20, showHidden: true }),
    JSON.stringify(value),
    String(value),
    value instanceof Error ? String(value.stack) : '',
  ].join('\n');
}

function expectNoSecrets(value: unknown): void {
  const text = renderForLogs(value);
  for (const canary of Object.values(canaries)) expect(text).not.toContain(canary);
}

async function getPaymentError(
  respond: () => Response | Promise<Response>,
  change: object = {},
  request: object = {},
  callOptions: object = {},
): Promise<PaychordError> {
  const client = createClient({ ...options, fetch: createRecordingFetch(respond), ...change });
  return client.payments.create({ ...body, ...request }, callOptions).then(
    () => expect.unreachable('It resolved'),
    (error: unknown) => error as PaychordError,
  );
}

test('a client contains no visible key', () => {
  expectNoSecrets(createClient(options));
  expectNoSecrets(createClient({ ...options, privateSecretKey: () => canaries.privateSecretKey }));
});

test('no form of a client, its functions or its errors shows a header of a gateway or a key', async () => {
  const headers = { 'X-Gateway-Key': 'canary-gateway-5d1b' };
  const fetch = createRecordingFetch(() => json({ code: 'X', messages: ['x'] }, 400));
  const all: ClientOptions = { ...options, headers, fetch };
  const error = await createClient(all)
    .payments.create(body, { headers: { authorization: 'Bearer canary-caller-9a02' } })
    .catch((reason: unknown) => reason);
  const send = createFetch(all);
  const response = await send('/v1/payments', { method: 'POST', body: JSON.stringify(body) });
  for (const value of [createClient(all), createOpenApiClient(all), send, response, error]) {
    const text = inspect(value, { showHidden: true, showProxy: true, depth: Number.POSITIVE_INFINITY });
    expect(text).not.toMatch(/canary|4111/);
  }
});

test('the promise of a call contains no visible secret, in flight or settled', async () => {
  const fetch = createRecordingFetch(() => json({ id: allCanaries, status: 'SUCCEEDED' }));
  const promise = createClient({ ...options, fetch }).payments.create(body);
  expectNoSecrets(promise);
  await promise;
  expectNoSecrets(promise);
});

describe('headers of a gateway', () => {
  const gatewayKey = 'canary-gateway-19f3';
  const headers = { 'X-Gateway-Key': gatewayKey };
  const render = (value: unknown) => inspect(value, { showHidden: true, depth: 20, showProxy: true });

  test.each<[string, () => Response | Promise<Response>]>([
    [
      'an error status',
      () => json({ code: 'X', messages: [allCanaries, gatewayKey] }, 400, { 'x-trace-id': gatewayKey }),
    ],
    ['a page', () => new Response(gatewayKey, { headers: { 'content-type': 'text/html' } })],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: `/${gatewayKey}` } })],
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('are in no error of any entry after %s, also with hidden properties', async (_, respond) => {
    const errors: unknown[] = [];
    const all = {
      ...options,
      headers,
      fetch: createRecordingFetch(respond),
      hooks: { onError: (event: object) => void errors.push(event) },
    };
    await createClient(all)
      .payments.create(body)
      .catch((error) => errors.push(error));
    const init = { method: 'POST', body: JSON.stringify(body) };
    await createFetch(all)('/v1/payments', init).catch((error) => errors.push(error));
    await createOpenApiClient(all)
      .POST('/v1/payments', { body })
      .catch((error) => errors.push(error));
    expect(errors.length).toBeGreaterThan(3);
    expect(render(errors)).not.toContain('canary');
  });
});

describe('the serviceCode', () => {
  const serviceCodeFor = async (code: unknown, change: object = {}) =>
    ((await getPaymentError(() => json({ code, messages: [] }, 400), change)) as ApiError).serviceCode;

  test.each(['INVALID_TOKEN', 'card.declined-51', '400'])('%s is never redacted', async (code) => {
    expect(await serviceCodeFor(code, { publicApiKey: 'INVALID' })).toBe(code);
    expect(await serviceCodeFor(code, { privateSecretKey: '400' })).toBe(code);
  });

  test.each([
    ['a sentence', 'Invalid token'],
    ['too long', 'X'.repeat(101)],
    ['empty', ''],
    ['a card number', canaries.card],
    ['a credential', canaries.privateSecretKey],
    ['a one-time token', `X-${canaries.token}`],
  ])('is undefined for a text that is %s', async (_, code) => {
    expect(await serviceCodeFor(code)).toBeUndefined();
  });
});

describe('an error contains no key and no card number when', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['an error response repeats them', () => json({ code: allCanaries, messages: [allCanaries, allCanaries] }, 400)],
    ['a campaign error repeats them', () => json({ code: 400, message: allCanaries, details: allCanaries }, 400)],
    ['an error page repeats them', () => new Response(allCanaries, { status: 502 })],
    [
      'an HTML page repeats them',
      () => new Response(`<html>${allCanaries}`, { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'a truncated response repeats them',
      () => new Response(`{"a":"${allCanaries}`, { headers: { 'content-type': 'application/json' } }),
    ],
    [
      'a redirect repeats them',
      () => new Response(allCanaries, { status: 302, headers: { location: `/${canaries.card}` } }),
    ],
    ['no response arrives', () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s', async (_, respond) => {
    const error = await getPaymentError(respond);
    expect(error.code).toMatch(/^(?:invalid_request|server|unexpected_response|connection)$/);
    expectNoSecrets(error);
  });

  test('a response that is longer than its preview repeats a long key', async () => {
    const privateSecretKey = `canary-${'s'.repeat(300)}`;
    const respond = () => json({ code: 'X', messages: [`${privateSecretKey} `.repeat(50)] }, 400);
    expect(renderForLogs(await getPaymentError(respond, { privateSecretKey }))).not.toContain('canary');
  });

  test('the response repeats a header of the caller', async () => {
    const authorization = 'Bearer canary-authorization-31f7';
    const respond = () => json({ code: 'X', messages: [authorization, 'canary-authorization-31f7 is wrong'] }, 400);
    const error = await getPaymentError(respond, {}, {}, { headers: { authorization } });
    expect(renderForLogs(error)).not.toContain('canary');
  });

  test.each<[string, (content: string) => string]>([
    ['all of it', (content) => content],
    ['without its line breaks', (content) => content.replace(/[\r\n]/g, '')],
    ['its beginning', (content) => content.slice(0, 60)],
    ['a part of it', (content) => content.slice(100, 140)],
    ['the beginning of its JSON', (content) => `{"content":"${content.slice(0, 16)}`],
    ['encoded for a URL', encodeURIComponent],
    ['encoded for a URL, and cut', (content) => encodeURIComponent(content).slice(30, 200)],
    ['encoded for a URL twice', (content) => encodeURIComponent(encodeURIComponent(content)).slice(0, 250)],
    [
      'encoded for a URL in small letters',
      (content) => encodeURIComponent(content).replace(/%../g, (each) => each.toLowerCase()),
    ],
    ['as JSON of PHP', (content) => JSON.stringify(content).replaceAll('/', '\\/')],
    ['as JSON of .NET', (content) => JSON.stringify(content).replaceAll('+', '\\u002B')],
    ['as HTML', (content) => content.replace(/[+/=]/g, (each) => `&#${each.charCodeAt(0)};`)],
    ['as hexadecimal HTML', (content) => content.replace(/[+/=]/g, (each) => `&#x${each.charCodeAt(0).toString(16)};`)],
  ])('the response repeats evidence, %s', async (_, echo) => {
    // Every tenth character of its base64 is a plus, a slash or a letter.
    const content = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(2000, 'A\u00fe7\u00ffx\u00ef>?', 'latin1')])
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n');
    const item = {
      content_type: 'application/pdf',
      file_name: 'note.pdf',
      content_category: 'RECEIPT',
      content,
    } as const;
    const evidence = { account_id: body.account_id, evidence: [item] };
    const fetch = createRecordingFetch(() => json({ code: 'X', messages: [`${echo(content)} is wrong`] }, 400));
    const { disputes } = createClient({ ...options, fetch });
    const error = await disputes.submit('payment-1', 'transaction-1', evidence).catch((reason) => reason);
    for (const line of content.split('\r\n')) expect(renderForLogs(error)).not.toContain(line.slice(0, 20));
    expect(error.messages[0]).toMatch(/\[redacted\]/);
    const sent = { method: 'POST', body: JSON.stringify(evidence) };
    const response = await createFetch({ ...options, fetch })('/v1/payments/p/transactions/t/dispute', sent);
    expect(inspect(response, { showHidden: true, depth: 20 })).not.toContain(content.slice(0, 20));
  });

  test.each(['X-Trace-Id', 'x-request-id', 'traceparent', 'X-Correlation-ID'])(
    'the response repeats the id in the header %s, which is no secret and stays in requestId',
    async (name) => {
      const id = 'trace-of-the-shop-8841';
      const respond = () => json({ code: 'X', messages: [`See ${id}`] }, 400, { 'x-trace-id': id });
      const hooked: unknown[] = [];
      const all = { ...options, fetch: createRecordingFetch(respond), hooks: { onError: hooked.push.bind(hooked) } };
      const headers = { [name]: id };
      const error = await createClient(all)
        .payments.create(body, { headers })
        .catch((reason) => reason);
      expect(error).toMatchObject({ requestId: id, messages: [`See ${id}`] });
      const response = await createFetch(all)('/v1/payments/payment-1', { headers });
      expect(callFacts(response).requestId).toBe(id);
      expect(hooked).toMatchObject([{ error: { requestId: id } }, { error: { requestId: id } }]);
    },
  );

  test('the response repeats a document number', async () => {
    const document = { document_type: 'CC', document_number: 87_654_321 };
    const respond = () => json({ code: 'X', messages: ['The document 87654321 is unknown'] }, 400);
    const error = await getPaymentError(respond, {}, { customer_payer: { document } });
    expect(error).toMatchObject({ messages: ['The document [redacted] is unknown'] });
  });

  test('an HTML page repeats the request body', async () => {
    const token = 'canary"token\\of, 1}';
    const page = `<html>${JSON.stringify({ token })} ${token}`;
    const respond = () => new Response(page, { headers: { 'content-type': 'text/html' } });
    const error = await getPaymentError(respond, {}, { payment_method: { token } });
    expect(error).toMatchObject({ preview: '<html>{"token":"[redacted]"} [redacted]' });
  });

  test('one key is a part of the other key', async () => {
    const respond = () => json({ code: 'X', messages: [canaries.privateSecretKey] }, 400);
    const error = await getPaymentError(respond, { publicApiKey: 'canary-secret' });
    expect(error).toMatchObject({ messages: ['[redacted]'] });
  });

  test('a key or a header is malformed', async () => {
    expectNoSecrets(await getPaymentError(() => json({}), { publicApiKey: () => `${canaries.publicApiKey}\n` }));
    const headers = { 'X-Note': `${allCanaries}\n` };
    expectNoSecrets(await getPaymentError(() => json({}), {}, {}, { headers }));
  });

  test('the response repeats a token of ten megabytes', async () => {
    const token = `${canaries.token}${'x'.repeat(10_000_000)}`;
    const respond = () => json({ code: 'X', messages: [token] }, 400);
    const error = await getPaymentError(respond, {}, { payment_method: { token } });
    expect(error).toMatchObject({ code: 'invalid_request', messages: ['[redacted]'] });
  });

  test('validation rejects an input that contains them', async () => {
    const { payments } = createClient(options);
    expectNoSecrets(await payments.retrieve(allCanaries.repeat(20)).catch((error: unknown) => error));
    expectNoSecrets(await getPaymentError(() => json({}), {}, { description: allCanaries.repeat(20) }));
    expectNoSecrets(await getPaymentError(() => json({}), {}, {}, { idempotencyKey: `${allCanaries}\n` }));
  });
});

describe('hook events contain no key and no card number when', () => {
  const events: unknown[] = [];
  const hook = (event: object) => void events.push(event);
  const hooks = { onRequest: hook, onResponse: hook, onRetry: hook, onError: hook };

  test.each<[string, () => Response | Promise<Response>]>([
    ['the call succeeds', () => json({ id: allCanaries, status: 'SUCCEEDED' }, 201)],
    ['an error response repeats them', () => json({ code: allCanaries, messages: [allCanaries] }, 503)],
    [
      'an HTML page repeats them',
      () => new Response(`<html>${allCanaries}`, { headers: { 'content-type': 'text/html' } }),
    ],
    ['no response arrives', () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s', async (_, respond) => {
    events.length = 0;
    const clock = createFakeClock({ autoAdvance: true });
    const client = createClient({
      ...options,
      maxRetries: 2,
      hooks,
      clock,
      fetch: createRecordingFetch(respond),
    });
    await client.payments.create(body).catch(() => {});
    expect(events.length).toBeGreaterThan(1);
    expectNoSecrets(events);
  });
});

test('a structured clone of a client, a call or an error contains no secret', async () => {
  const error = await getPaymentError(() => json({ code: 'X', messages: [allCanaries] }, 400));
  expectNoSecrets(structuredClone(error));
  expectNoSecrets({ ...error });
  for (const value of [createClient(options), Promise.reject(error)]) {
    Promise.resolve(value).catch(() => {});
    let copied: unknown;
    try {
      copied = structuredClone(value);
    } catch (cloneError) {
      copied = cloneError;
    }
    expectNoSecrets(copied);
  }
});

test('error.body holds the response body without redaction', async () => {
  const responseBody = { code: 'INVALID_PARAMETERS', messages: [allCanaries] };
  expect(await getPaymentError(() => json(responseBody, 400))).toMatchObject({ body: responseBody });
});

test('an id in a message is not redacted', async () => {
  const messages = ['Payment 12345678-1234-1234-1234-123456789012 of 2026-03-14 09:26 is unknown'];
  expect(await getPaymentError(() => json({ code: 'PAYMENT_NOT_FOUND', messages }, 404))).toMatchObject({ messages });
});

test('no message contains the rest of a number that is longer than a card number', async () => {
  const error = await getPaymentError(() => json({ code: 'X', messages: ['12345678901235500000000000004'] }, 400));
  expect(renderForLogs(error)).not.toMatch(/0{6}/);
});
