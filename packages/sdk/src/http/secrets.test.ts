import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../../test/helpers/fake-clock.ts';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import { createClient } from '../client.ts';
import type { PaychordError } from '../errors/base.ts';
import type { CreatePaymentRequest } from '../generated/schema.ts';
import { createPayment } from '../resources/payments.ts';
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
const everything = Object.values(canaries).join(' and ');

/** What a log or a terminal could show. */
function shown(value: unknown): string {
  return [
    inspect(value, { depth: 20 }),
    inspect(value, { depth: 20, showHidden: true }),
    JSON.stringify(value),
    String(value),
    value instanceof Error ? String(value.stack) : '',
  ].join('\n');
}

function expectClean(value: unknown): void {
  const text = shown(value);
  for (const canary of Object.values(canaries)) expect(text).not.toContain(canary);
}

async function failure(answer: () => Response | Promise<Response>, change: object = {}): Promise<PaychordError> {
  const client = createClient({ ...options, fetch: createRecordingFetch(answer), ...change });
  return client.payments.create(body).then(
    () => {
      throw new Error('No error');
    },
    (error: unknown) => error as PaychordError,
  );
}

test('a client and a transport show no key', () => {
  expectClean(createClient(options));
  expectClean(createTransport(options));
  expectClean(createClient({ ...options, privateSecretKey: () => canaries.privateSecretKey }));
});

test('a call under way shows nothing', async () => {
  const fetch = createRecordingFetch(() => json({ id: everything, status: 'SUCCEEDED' }));
  const promise = createPayment(createTransport({ ...options, fetch }), body);
  expectClean(promise);
  await promise;
  expectClean(promise);
});

describe('an error shows neither keys nor cards when', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['the service repeats them', () => json({ code: everything, messages: [everything, everything] }, 400)],
    ['a campaign error repeats them', () => json({ code: 400, message: everything, details: everything }, 400)],
    ['an error page repeats them', () => new Response(everything, { status: 502 })],
    ['a page repeats them', () => new Response(`<html>${everything}`, { headers: { 'content-type': 'text/html' } })],
    [
      'the answer is cut short',
      () => new Response(`{"a":"${everything}`, { headers: { 'content-type': 'application/json' } }),
    ],
    [
      'a redirect repeats them',
      () => new Response(everything, { status: 302, headers: { location: `/${canaries.card}` } }),
    ],
    ['no answer comes', () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s', async (_, answer) => {
    const error = await failure(answer);
    expect(error.code).toMatch(/^(?:invalid_request|server|unexpected_response|connection)$/);
    expectClean(error);
  });

  test('a key is long, and the answer longer than what is shown of it', async () => {
    const privateSecretKey = `canary-${'s'.repeat(300)}`;
    const answer = () => json({ code: 'X', messages: [`${privateSecretKey} `.repeat(50)] }, 400);
    expect(shown(await failure(answer, { privateSecretKey }))).not.toContain('canary');
  });

  test('the service repeats a header of the caller', async () => {
    const authorization = 'Bearer canary-authorization-31f7';
    const answer = () => json({ code: 'X', messages: [authorization, 'canary-authorization-31f7 is wrong'] }, 400);
    const { payments } = createClient({ ...options, fetch: createRecordingFetch(answer) });
    const error = await payments.create(body, { headers: { authorization } }).catch((reason) => reason);
    expect(shown(error)).not.toContain('canary');
  });

  test('the service repeats a number', async () => {
    const document = { document_type: 'CC', document_number: 87_654_321 } as never;
    const answer = () => json({ code: 'X', messages: ['The document 87654321 is unknown'] }, 400);
    const { payments } = createClient({ ...options, fetch: createRecordingFetch(answer) });
    const error = await payments.create({ ...body, customer_payer: { document } }).catch((reason) => reason);
    expect(error.messages).toEqual(['The document [redacted] is unknown']);
  });

  test('a page repeats the body as it was sent', async () => {
    const token = 'canary"token\\of, 1}';
    const page = `<html>${JSON.stringify({ token })} ${token}`;
    const answer = () => new Response(page, { headers: { 'content-type': 'text/html' } });
    const { payments } = createClient({ ...options, fetch: createRecordingFetch(answer) });
    const error = await payments.create({ ...body, payment_method: { token } }).catch((reason) => reason);
    expect(error.preview).toBe('<html>{"token":"[redacted]"} [redacted]');
  });

  test('one secret is a part of another', async () => {
    const answer = () => json({ code: 'X', messages: [canaries.privateSecretKey] }, 400);
    const error = await failure(answer, { publicApiKey: 'canary-secret' });
    expect(error).toMatchObject({ messages: ['[redacted]'] });
  });

  test('keys or headers are malformed', async () => {
    expectClean(await failure(() => json({}), { publicApiKey: () => `${canaries.publicApiKey}\n` }));
    const headers = { 'X-Note': `${everything}\n` };
    const created = createClient(options).payments.create(body, { headers });
    expectClean(await created.catch((error: unknown) => error));
  });

  test('a token is as long as ten megabytes', async () => {
    const token = `${canaries.token}${'x'.repeat(10_000_000)}`;
    const answer = () => json({ code: 'X', messages: [token] }, 400);
    const client = createClient({ ...options, fetch: createRecordingFetch(answer) });
    const error = await client.payments.create({ ...body, payment_method: { token } }).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'invalid_request', messages: ['[redacted]'] });
  });

  test('an input is refused', async () => {
    const { payments } = createClient(options);
    expectClean(await payments.retrieve(everything.repeat(20)).catch((error: unknown) => error));
    expectClean(
      await payments.create({ ...body, description: everything.repeat(20) }).catch((error: unknown) => error),
    );
    expectClean(await payments.create(body, { idempotencyKey: `${everything}\n` }).catch((error: unknown) => error));
  });
});

describe('hooks are told neither keys nor cards when', () => {
  const told: unknown[] = [];
  const hook = (event: object) => void told.push(event);
  const hooks = { onRequest: hook, onResponse: hook, onRetry: hook, onError: hook };

  test.each<[string, () => Response | Promise<Response>]>([
    ['all is well', () => json({ id: everything, status: 'SUCCEEDED' }, 201)],
    ['the service repeats them', () => json({ code: everything, messages: [everything] }, 503)],
    ['a page repeats them', () => new Response(`<html>${everything}`, { headers: { 'content-type': 'text/html' } })],
    ['no answer comes', () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s', async (_, answer) => {
    told.length = 0;
    const clock = createFakeClock({ autoAdvance: true });
    const transport = createTransport({
      ...options,
      maxRetries: 2,
      hooks,
      clock,
      fetch: createRecordingFetch(answer),
    });
    await createPayment(transport, body).catch(() => {});
    expect(told.length).toBeGreaterThan(1);
    expectClean(told);
  });
});

test('what is copied of a client, a call or an error holds no secret', async () => {
  const error = await failure(() => json({ code: 'X', messages: [everything] }, 400));
  expectClean(structuredClone(error));
  expectClean({ ...error });
  for (const value of [createClient(options), createTransport(options), Promise.reject(error)]) {
    Promise.resolve(value).catch(() => {});
    let copied: unknown;
    try {
      copied = structuredClone(value);
    } catch (refusal) {
      copied = refusal;
    }
    expectClean(copied);
  }
});

test('the body of an error is there for those who ask for it', async () => {
  const answer = { code: 'INVALID_PARAMETERS', messages: [everything] };
  expect(await failure(() => json(answer, 400))).toMatchObject({ body: answer });
});

test('an identifier in a message is left alone', async () => {
  const messages = ['Payment 12345678-1234-1234-1234-123456789012 of 2026-03-14 09:26 is unknown'];
  expect(await failure(() => json({ code: 'PAYMENT_NOT_FOUND', messages }, 404))).toMatchObject({ messages });
});
