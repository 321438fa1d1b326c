import { describe, expect, test, vi } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import {
  createScriptedClient,
  expectNotSent,
  networkError,
  paymentBody,
  paymentId,
  type Responder,
  respondWithPayment,
  respondWithStatus,
  type ScriptedClient,
} from '../../test/helpers/scripted-client.ts';
import { createClient } from '../client.ts';
import { ConfigurationError } from '../errors/errors.ts';
import type { OpenApiClient } from '../openapi-fetch.ts';
import type { ReverseTransferOptions } from '../resources/onboardings.ts';
import type { ClientOptions } from './client-options.ts';
import type { IdempotentRequestOptions } from './request-options.ts';

/** Runs a call that must fail before it sends anything, and returns the message. */
async function messageOfUnsent(call: (scripted: ScriptedClient) => PromiseLike<unknown>): Promise<string> {
  return (await expectNotSent(call, { rule: 'additionalProperties' })).message;
}

describe('an unknown option of a call is rejected, and nothing is sent', () => {
  const withOption = (name: string) => ({ [name]: 'order-1' });

  test.each([
    ['idempotentKey', 'Did you mean idempotencyKey?'],
    ['idempotency_key', 'Did you mean idempotencyKey?'],
    ['IdempotencyKey', 'Did you mean idempotencyKey?'],
    ['timeout', 'Did you mean timeoutMs?'],
    ['abortSignal', 'Did you mean signal?'],
    ['until', 'Known names: idempotencyKey, organizationCode, signal, headers, maxRetries'],
  ])('%s of createPayment: %s', async (name, fix) => {
    const message = await messageOfUnsent(({ client }) => client.payments.create(paymentBody, withOption(name)));
    expect(message).toContain(`${name} is not an option of createPayment. ${fix}`);
  });

  test('an idempotency key of an operation without one', async () => {
    const customer = { merchant_customer_id: 'shopper-1' };
    const message = await messageOfUnsent(({ client }) =>
      client.customers.create(customer, withOption('idempotencyKey')),
    );
    expect(message).toMatch(/^idempotencyKey is not an option of createCustomer/);
  });

  test('a key and an organization of shared options are ignored by calls that read', async () => {
    const { client, fetch } = createScriptedClient([() => json({ id: '1', status: 'SUCCEEDED' })]);
    const shared: IdempotentRequestOptions & ReverseTransferOptions = {
      idempotencyKey: 'order-1',
      organizationCode: 'organization-1',
    };
    await client.payments.retrieve('1', shared);
    await client.payments.waitFor('1', { until: ['SUCCEEDED'], ...shared });
    for (const { headers } of fetch.requests) {
      const names = Object.keys(headers).map((name) => name.toLowerCase());
      expect(names).not.toContain('x-idempotency-key');
      expect(names).not.toContain('x-organization-code');
    }
    const message = await messageOfUnsent(({ client: other }) =>
      other.payments.retrieve('1', withOption('idempotentKey')),
    );
    expect(message).toBe('idempotentKey is not an option of retrievePayment. Did you mean idempotencyKey?');
  });

  test('the error carries the idempotency key of the call', async () => {
    const { getPaymentError } = createScriptedClient([respondWithPayment]);
    const options = { idempotencyKey: 'order-1', maxRetry: 1 };
    expect(await getPaymentError(options)).toMatchObject({ idempotencyKey: 'order-1' });
  });

  test('the own options of retrieve and waitFor are known', async () => {
    const { client } = createScriptedClient([() => json({ id: '1', status: 'SUCCEEDED' })]);
    await client.payments.retrieve('1', { rawResponse: true, transactionsHistory: true });
    await client.payments.waitFor('1', { until: ['SUCCEEDED'], intervalMs: 5 });
    const message = await messageOfUnsent(({ client: other }) => other.payments.retrieve('1', withOption('rawResp')));
    expect(message).toMatch(/Did you mean rawResponse\?$/);
  });

  const create = { method: 'POST', body: JSON.stringify(paymentBody) };
  test.each(['idempotencyKey', 'idempotentKey', 'x-idempotency-key', 'Idempotency-Key'])(
    '%s of createFetch and createOpenApiClient, which would ignore it',
    async (name) => {
      const sent = await messageOfUnsent(({ send }) =>
        send('https://api.example.com/v1/payments', { ...create, ...withOption(name) }),
      );
      expect(sent).toBe(`${name} is not an option. Pass X-Idempotency-Key in headers`);
      const posted = await messageOfUnsent(({ openApi }) =>
        openApi.POST('/v1/payments', { body: paymentBody, ...withOption(name) }),
      );
      expect(posted).toBe(`${name} is not an option. Pass X-Idempotency-Key in params.header`);
    },
  );
});

describe('the method TRACE', () => {
  const message = 'method must be a method that fetch can send (received TRACE)';

  test('is rejected by createFetch and createOpenApiClient', async () => {
    await expectNotSent(({ send }) => send('https://api.example.com/v1/payments', { method: 'TRACE' }), { message });
    const untyped = (openApi: OpenApiClient) => openApi as unknown as Record<string, OpenApiClient['GET']>;
    await expectNotSent(({ openApi }) => untyped(openApi).TRACE?.('/v1/payments' as never, {} as never), { message });
  });
});

async function messageFor(respond: Responder, baseUrl = 'https://api.example.com'): Promise<string> {
  const { getPaymentError } = createScriptedClient([respond], { baseUrl, maxRetries: 0 });
  return (await getPaymentError()).message;
}

describe('the message of a 404', () => {
  const notFound: Responder = () => new Response(null, { status: 404 });

  test('of createFetch for another path does not name an identifier', async () => {
    const { send, openApi } = createScriptedClient([() => new Response(null, { status: 302 }), notFound]);
    const url = 'https://api.example.com/v1/tokens/canary';
    await expect(send(url)).rejects.toThrow('GET request returned 302 (GET https://api.example.com) with a redirect');
    expect((await openApi.GET('/v1/v1/payments' as never)).response.status).toBe(404);
  });

  test.each([
    ['payment-1', 'payment-1'],
    ['4111111111111111', '[redacted]'],
    ['4111 1111 1111 1111', '[redacted]'],
    ['secret-key', '[redacted]'],
  ])('names the identifier %j as %s', async (id, shown) => {
    const { client } = createScriptedClient([notFound]);
    await expect(client.payments.retrieve(id)).rejects.toThrow(
      `retrievePayment returned 404 (GET https://api.example.com/v1/payments/${shown})`,
    );
  });

  test('names every identifier of the path', async () => {
    const { client } = createScriptedClient([notFound]);
    await expect(
      client.payments.cancel('payment-1', 'transaction-1', { merchant_reference: 'cancel-1' }),
    ).rejects.toThrow(
      'returned 404 (POST https://api.example.com/v1/payments/payment-1/transactions/transaction-1/cancel)',
    );
  });
});

describe('the message of an error response about a payment', () => {
  const hint = 'payment_id is the UUID of the payment, not its merchant_order_id';

  test.each([
    [400, 'ORDER-1', true],
    [404, 'ORDER-1', true],
    [404, paymentId, false],
    [401, 'ORDER-1', false],
  ])('with the status %i and the id %s says which id is meant: %s', async (status, id, isNamed) => {
    const { client } = createScriptedClient([respondWithStatus(status)]);
    const message = await client.payments.retrieve(id).catch((error: Error) => error.message);
    expect(`${message}`.endsWith(`: ${hint}`)).toBe(isNamed);
  });
});

test.each<[what: string, change: object, options: unknown, message: string]>([
  ['an account id that is no UUID', { account_id: 'acc_123' }, {}, 'account_id must be a UUID'],
  [
    'a currency in small letters',
    { amount: { currency: 'usd', value: 25.5 } },
    {},
    'amount.currency must be an ISO 4217 code in capital letters, such as USD',
  ],
  [
    'a key in place of the options',
    {},
    'order-1',
    'options must be an object such as { idempotencyKey } (received a string)',
  ],
])('%s is rejected before sending, with the fix in the message', async (_, change, options, message) => {
  const given = options as IdempotentRequestOptions;
  await expectNotSent(({ client }) => client.payments.create({ ...paymentBody, ...change }, given), { message });
});

test('the message of an error response contains at most 600 characters of the messages of the service', async () => {
  const messageWith = (messages: string[]) =>
    messageFor(() => Response.json({ code: 'INVALID_PARAMETERS', messages }, { status: 400 }));
  const returned = 'createPayment returned 400: INVALID_PARAMETERS: ';
  expect(await messageWith(['a', 'b', 'c', 'd', 'e'])).toBe(`${returned}a; b; c; d; e`);
  const long = await messageWith(Array.from({ length: 20 }, () => 'x'.repeat(99)));
  expect(long).toBe(`${returned}${`${'x'.repeat(99)}; `.repeat(6).slice(0, 600)}…`);
});

describe('the message of an error response with a page instead of JSON', () => {
  const page = (status: number) => messageFor(() => new Response('<html>', { status }));

  test('does not say so of JSON that is too long', async () => {
    const { getPaymentError } = createScriptedClient([() => Response.json({ code: 'A'.repeat(99) }, { status: 422 })], {
      maxResponseBytes: 20,
    });
    expect((await getPaymentError()).message).toMatch(/ returned 422$/);
  });

  test.each([403, 422])('with the status %i names baseUrl and proxies', async (status) => {
    expect(await page(status)).toBe(
      `createPayment returned ${status}: its body is not JSON. Check baseUrl and proxies`,
    );
  });

  test.each([429, 502])('with the status %i names neither, because a gateway may be busy', async (status) => {
    expect(await page(status)).toBe(`createPayment returned ${status}`);
  });
});

test.each([
  [
    'ECONNREFUSED',
    'could not connect to https://api.example.com (ECONNREFUSED). Check baseUrl and its scheme, the server and proxies',
  ],
  [
    'ENOTFOUND',
    'could not connect to https://api.example.com (ENOTFOUND). Check baseUrl and its scheme, the server and proxies',
  ],
  ['ECONNRESET', 'lost the connection to https://api.example.com (ECONNRESET)'],
  [
    'UND_ERR_SOCKET',
    'lost the connection to https://api.example.com (UND_ERR_SOCKET). Check baseUrl and its scheme, the server and proxies',
  ],
])('the message of %s says what to check', async (code, message) => {
  expect(await messageFor(() => Promise.reject(networkError(code)))).toBe(`createPayment: ${message}`);
});

test.each([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])('the message of %s leads to the certificate and how to trust it', async (code) => {
  expect(await messageFor(() => Promise.reject(networkError(code)))).toBe(
    `createPayment: could not connect to https://api.example.com (${code}). Check its certificate and NODE_EXTRA_CA_CERTS`,
  );
});

test('the message of a blocked request leads to its cause, without the URL', async () => {
  const text = 'GET https://x/v1/payments/canary was not sent: no handler handles it';
  const blocked = Object.assign(new Error(text), { code: 'REQUEST_BLOCKED' });
  const message = await messageFor(() => Promise.reject(new TypeError('fetch failed', { cause: blocked })));
  const fix = 'setupMockServer or nock blocked it: see cause';
  expect(message).toBe(`createPayment: could not connect to https://api.example.com (REQUEST_BLOCKED). ${fix}`);
});

describe('a value that is no text', () => {
  const odd: [string, unknown][] = [
    ['a symbol', Symbol('canary')],
    ['an object without a prototype', Object.create(null)],
    [
      'an object that throws',
      {
        toString() {
          throw new Error('canary');
        },
      },
    ],
  ];

  test.each(odd)('%s is no base URL, no key and no header, and is not converted', (_, value) => {
    const options = { baseUrl: 'https://api.example.com', publicApiKey: 'a', privateSecretKey: 'b' };
    for (const change of [{ baseUrl: value }, { publicApiKey: value }, { headers: { 'X-Shop': value } }]) {
      expect(() => createClient({ ...options, ...change } as ClientOptions)).toThrow(ConfigurationError);
    }
  });

  test.each(odd)('%s from a credential function fails the call once, as a wrong option', async (_, value) => {
    const publicApiKey = vi.fn(() => value as string);
    const { getPaymentError, fetch } = createScriptedClient([respondWithPayment], { publicApiKey });
    expect(await getPaymentError()).toMatchObject({ code: 'configuration', outcome: 'not_sent', retryable: false });
    expect([publicApiKey.mock.calls.length, fetch.requests.length]).toEqual([1, 0]);
  });
});

test('no message shows a number that can be the number of a card', async () => {
  const card = 4111111111111111 as never;
  const { client } = createScriptedClient([respondWithPayment]);
  const calls = [
    () => client.payments.retrieve(card),
    () => client.payments.listByOrder(card),
    () => client.payments.create({ ...paymentBody, amount: { currency: 'USD', value: 4.111_111_111_111_111e18 } }),
    () => client.payments.create(paymentBody, { timeoutMs: card }),
  ];
  for (const call of calls) await expect(call()).rejects.toThrow(/\(received 411111…\)$/);
});
