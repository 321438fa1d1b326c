import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../../test/helpers/fake-clock.ts';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import { createClient } from '../client.ts';
import type { PaychordError } from '../errors/base.ts';
import type { CreatePaymentRequest } from '../generated/schema.ts';
import { createPayment } from '../resources/payments.ts';
import { serializeContent } from './serialize-body.ts';
import { type ClientOptions, createTransport } from './transport.ts';

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
const body: CreatePaymentRequest = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-1',
  description: 'Running shoes',
  amount: { currency: 'USD', value: 10 },
  country: 'US',
  workflow: 'DIRECT',
  checkout: { session: canaries.session },
  customer_payer: {
    document: { document_type: 'CC', document_number: canaries.documentNumber },
    phone: { number: canaries.phone, country_code: '57' },
  },
  payment_method: {
    token: canaries.token,
    detail: { card: { card_data: { number: canaries.card, expiration_month: 1, expiration_year: 30 } } },
  },
};
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
): Promise<PaychordError> {
  const client = createClient({ ...options, fetch: createRecordingFetch(respond), ...change });
  return client.payments.create(body).then(
    () => {
      throw new Error('Expected the call to reject, but it resolved');
    },
    (error: unknown) => error as PaychordError,
  );
}

test('a client and a transport contain no visible key', () => {
  expectNoSecrets(createClient(options));
  expectNoSecrets(createTransport(options));
  expectNoSecrets(createClient({ ...options, privateSecretKey: () => canaries.privateSecretKey }));
});

test('the promise of a call contains no visible secret, in flight or settled', async () => {
  const fetch = createRecordingFetch(() => json({ id: allCanaries, status: 'SUCCEEDED' }));
  const promise = createPayment(createTransport({ ...options, fetch }), body);
  expectNoSecrets(promise);
  await promise;
  expectNoSecrets(promise);
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
    const { payments } = createClient({ ...options, fetch: createRecordingFetch(respond) });
    const error = await payments.create(body, { headers: { authorization } }).catch((reason) => reason);
    expect(renderForLogs(error)).not.toContain('canary');
  });

  test('the response repeats a document number', async () => {
    const document = { document_type: 'CC', document_number: 87_654_321 } as never;
    const respond = () => json({ code: 'X', messages: ['The document 87654321 is unknown'] }, 400);
    const { payments } = createClient({ ...options, fetch: createRecordingFetch(respond) });
    const error = await payments.create({ ...body, customer_payer: { document } }).catch((reason) => reason);
    expect(error.messages).toEqual(['The document [redacted] is unknown']);
  });

  test('an HTML page repeats the request body', async () => {
    const token = 'canary"token\\of, 1}';
    const page = `<html>${JSON.stringify({ token })} ${token}`;
    const respond = () => new Response(page, { headers: { 'content-type': 'text/html' } });
    const { payments } = createClient({ ...options, fetch: createRecordingFetch(respond) });
    const error = await payments.create({ ...body, payment_method: { token } }).catch((reason) => reason);
    expect(error.preview).toBe('<html>{"token":"[redacted]"} [redacted]');
  });

  test('one key is a part of the other key', async () => {
    const respond = () => json({ code: 'X', messages: [canaries.privateSecretKey] }, 400);
    const error = await getPaymentError(respond, { publicApiKey: 'canary-secret' });
    expect(error).toMatchObject({ messages: ['[redacted]'] });
  });

  test('a key or a header is malformed', async () => {
    expectNoSecrets(await getPaymentError(() => json({}), { publicApiKey: () => `${canaries.publicApiKey}\n` }));
    const headers = { 'X-Note': `${allCanaries}\n` };
    const created = createClient(options).payments.create(body, { headers });
    expectNoSecrets(await created.catch((error: unknown) => error));
  });

  test('the response repeats a token of ten megabytes', async () => {
    const token = `${canaries.token}${'x'.repeat(10_000_000)}`;
    const respond = () => json({ code: 'X', messages: [token] }, 400);
    const client = createClient({ ...options, fetch: createRecordingFetch(respond) });
    const error = await client.payments.create({ ...body, payment_method: { token } }).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'invalid_request', messages: ['[redacted]'] });
  });

  test('validation rejects an input that contains them', async () => {
    const { payments } = createClient(options);
    expectNoSecrets(await payments.retrieve(allCanaries.repeat(20)).catch((error: unknown) => error));
    expectNoSecrets(
      await payments.create({ ...body, description: allCanaries.repeat(20) }).catch((error: unknown) => error),
    );
    expectNoSecrets(
      await payments.create(body, { idempotencyKey: `${allCanaries}\n` }).catch((error: unknown) => error),
    );
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
    const transport = createTransport({
      ...options,
      maxRetries: 2,
      hooks,
      clock,
      fetch: createRecordingFetch(respond),
    });
    await createPayment(transport, body).catch(() => {});
    expect(events.length).toBeGreaterThan(1);
    expectNoSecrets(events);
  });
});

test('every value is found that a pattern finds which starts at the quote of each field name', () => {
  const reference =
    /"(?:\w*(?:token|number|session|security_code|cryptogram)|document)"\s*:\s*(?:"([^"\\]*(?:\\.[^"\\]*)*)|([\d.]+))/g;
  const name = fc
    .tuple(fc.constantFrom('', 'card_', 'x-', 'a '), fc.constantFrom('token', 'number', 'session', 'document', 'note'))
    .map((parts) => parts.join(''));
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constantFrom('"token":"a', 'b\\"number": 1'));
  const body = fc.dictionary(name, fc.oneof(value, fc.dictionary(name, value), fc.array(value)));
  fc.assert(
    fc.property(body, fc.constantFrom(undefined, 2), (object, indent) => {
      const text = JSON.stringify(object, undefined, indent);
      const found = serializeContent(text, 'application/json').secrets();
      for (const [, string = '', raw = string] of text.matchAll(reference)) {
        expect(found).toContain(raw);
        expect(found).toContain(JSON.parse(`"${raw}"`));
      }
    }),
  );
});

test('a structured clone of a client, a call or an error contains no secret', async () => {
  const error = await getPaymentError(() => json({ code: 'X', messages: [allCanaries] }, 400));
  expectNoSecrets(structuredClone(error));
  expectNoSecrets({ ...error });
  for (const value of [createClient(options), createTransport(options), Promise.reject(error)]) {
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
  const fetch = createRecordingFetch(() => json({ code: 'X', messages: ['12345678901235500000000000004'] }, 400));
  const error = await createPayment(createTransport({ ...options, fetch }), body).catch((reason: unknown) => reason);
  expect(renderForLogs(error)).not.toMatch(/0{6}/);
});
