import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, recordingFetch } from '../test/helpers/recording-fetch.ts';
import { type Client, createClient } from './client.ts';
import type { OperationId } from './generated/operations.ts';
import type { CreatePaymentRequest } from './generated/schema.ts';
import { createOpenApiClient } from './openapi-fetch.ts';

const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
const transactionId = '5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90';
const customerId = '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22';
const transferId = '7d1f4b3c-2e5a-4f6b-8c9d-0a1b2c3d4e5f';
const campaignId = 'c2a8b1de-73f4-4c59-a1f0-6f2b9d8e7a31';
const keys = { publicApiKey: 'pk_test_public', privateSecretKey: 'sk_test_secret', maxRetries: 0 };
const baseUrl = 'https://api.example.com';

const payment: CreatePaymentRequest = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-2026-000123',
  description: 'Running shoes',
  amount: { currency: 'COP', value: 259900.5 },
  country: 'CO',
  workflow: 'DIRECT',
  payment_method: { token: '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11' },
};
const capture = { merchant_reference: 'CAPTURE-1', amount: { currency: 'COP', value: 10 }, reason: 'SHIPPED' };
const dispute = {
  account_id: payment.account_id,
  evidence: [
    {
      content_type: 'application/pdf' as const,
      file_name: 'note.pdf',
      content_category: 'PROOF_OF_DELIVERY',
      content: btoa('%PDF-1.4\n%%EOF\n'),
    },
  ],
};

interface Example {
  readonly call: (client: Client) => Promise<unknown>;
  readonly path: string;
  readonly body?: object;
  /** What the service answers, when that is not the value itself. */
  readonly wrap?: (value: unknown) => object;
}

const listedOrder = 'ORDER 1+ñ';
const transaction = `/v1/payments/${paymentId}/transactions/${transactionId}`;
const examples: Record<OperationId, Example> = {
  createPayment: { call: (c) => c.payments.create(payment), path: '/v1/payments', body: payment },
  retrievePayment: { call: (c) => c.payments.retrieve(paymentId), path: `/v1/payments/${paymentId}` },
  listPaymentsByOrder: {
    call: (c) => c.payments.listByOrder(listedOrder),
    path: '/v1/payments?merchant_order_id=ORDER+1%2B%C3%B1',
  },
  capturePayment: {
    call: (c) => c.payments.capture(paymentId, transactionId, capture),
    path: `${transaction}/capture`,
    body: capture,
  },
  cancelPayment: {
    call: (c) => c.payments.cancel(paymentId, transactionId, { merchant_reference: 'CANCEL-1' }),
    path: `${transaction}/cancel`,
    body: { merchant_reference: 'CANCEL-1' },
  },
  refundPayment: {
    call: (c) => c.payments.refund(paymentId, transactionId, { merchant_reference: 'REFUND-1' }),
    path: `${transaction}/refund`,
    body: { merchant_reference: 'REFUND-1' },
  },
  disputeChargeback: {
    call: (c) => c.disputes.submit(paymentId, transactionId, dispute),
    path: `${transaction}/dispute`,
    body: dispute,
  },
  createCustomer: {
    call: (c) => c.customers.create({ merchant_customer_id: 'shopper-42' }),
    path: '/v1/customers',
    body: { merchant_customer_id: 'shopper-42' },
  },
  listPaymentMethods: {
    call: (c) => c.paymentMethods.list(customerId),
    path: `/v1/customers/${customerId}/payment-methods`,
    wrap: (value) => ({ payment_methods: value }),
  },
  reverseTransfer: {
    call: (c) => c.onboardings.reverseTransfer(transferId),
    path: `/v1/recipients/onboardings/reverse-transfer/${transferId}`,
  },
  retrieveCampaign: {
    call: (c) => c.campaigns.retrieve(campaignId),
    path: `/v1/campaigns/${campaignId}`,
    wrap: (value) => ({ data: value }),
  },
};

interface JsonContent {
  readonly example?: object;
  readonly examples?: Record<string, { value: object }>;
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly parameters?: object[];
  readonly responses: Record<string, { content: { 'application/json': JsonContent } }>;
}

const document: { paths: Record<string, Record<string, DocumentedOperation>> } = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
);
const operations = Object.values(document.paths).flatMap((methods) => Object.entries(methods));

/** What the OpenAPI document says of an operation; its example comes with a field that the document does not know. */
function documented(id: OperationId) {
  const [method, operation] = operations.find(([, each]) => each.operationId === id) ?? missing(id);
  const [success, { content }] =
    Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? missing(id);
  const { example, examples = {} } = content['application/json'];
  const [first = { value: example ?? { id: transactionId, status: 'SUCCEEDED' } }] = Object.values(examples);
  return {
    method: method.toUpperCase(),
    success: Number(success),
    takesKey: JSON.stringify(operation.parameters ?? []).includes('/IdempotencyKey"'),
    example: Array.isArray(first.value)
      ? first.value.map((each) => ({ ...withMore(each), merchant_order_id: listedOrder }))
      : withMore(first.value),
  };
}

function withMore(value: object): object {
  return { ...value, field_of_tomorrow: { kept: true } };
}

function missing(id: OperationId): never {
  throw new Error(`The document does not say enough of ${id}`);
}

describe.each(Object.entries(examples) as [OperationId, Example][])('%s', (id, { call, path, body, wrap }) => {
  const { method, success, takesKey, example } = documented(id);
  const value =
    wrap === undefined
      ? example
      : id === 'listPaymentMethods'
        ? [{ a: 1 }]
        : { id: campaignId, status: 'ACTIVE', a: 1 };
  const answer = wrap === undefined ? value : wrap(value);
  const answering = (status: number) => {
    const fetch = recordingFetch(() => json(answer, status));
    return { fetch, client: createClient({ ...keys, baseUrl, organizationCode: 'org-1', fetch }) };
  };

  test('sends what the document says', async () => {
    const { fetch, client } = answering(success);
    await call(client);
    const [request, ...more] = fetch.requests;
    expect(more).toEqual([]);
    expect(request).toMatchObject({ method, url: baseUrl + path, redirect: 'manual' });
    expect(request?.body).toBe(body === undefined ? '' : JSON.stringify(body));
    const expected = {
      'public-api-key': keys.publicApiKey,
      'private-secret-key': keys.privateSecretKey,
      accept: 'application/json',
      ...(body && {
        'content-type': 'application/json',
        ...(!takesKey && { 'content-length': `${new TextEncoder().encode(JSON.stringify(body)).length}` }),
      }),
      ...(id === 'reverseTransfer' && { 'x-organization-code': 'org-1' }),
      ...(takesKey && { 'x-idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/) }),
    };
    expect(request?.headers).toEqual(expected);
  });

  test('gives the value, fields that nobody knows included', async () => {
    const { client } = answering(success);
    expect(await call(client)).toEqual(value);
  });

  test.each([200, 201, 202, 206])('takes %i for success', async (status) => {
    const { client } = answering(status);
    expect(await call(client)).toEqual(value);
  });
});

test('a method can be taken off the client', async () => {
  const fetch = recordingFetch(() => json({ id: paymentId, status: 'SUCCEEDED' }));
  const { retrieve } = createClient({ ...keys, baseUrl, fetch }).payments;
  expect(await retrieve(paymentId)).toEqual({ id: paymentId, status: 'SUCCEEDED' });
});

test('the base URL may have a path and a trailing slash', async () => {
  const fetch = recordingFetch(() => json({ id: paymentId, status: 'SUCCEEDED' }));
  await createClient({ ...keys, baseUrl: 'https://gateway.example.com/payments-api/', fetch }).payments.create(payment);
  expect(fetch.requests[0]?.url).toBe('https://gateway.example.com/payments-api/v1/payments');
});

test('retrieving asks for the raw response and the history only when told to', async () => {
  const fetch = recordingFetch(() => json({ id: paymentId, status: 'SUCCEEDED' }));
  const { payments } = createClient({ ...keys, baseUrl, fetch });
  await payments.retrieve(paymentId, { rawResponse: true, transactionsHistory: true });
  await payments.retrieve(paymentId, { transactionsHistory: true });
  await payments.retrieve(paymentId, { rawResponse: false });
  const queries = fetch.requests.map(({ url }) => new URL(url).search);
  expect(queries).toEqual(['?raw_response=true&transactions_history=true', '?transactions_history=true', '']);
});

describe('listing the payments of an order', () => {
  const fetch = recordingFetch(() => json([]));
  const { payments } = createClient({ ...keys, baseUrl, fetch });
  const openApi = createOpenApiClient({ ...keys, baseUrl, fetch });

  test('returns an empty list for an order without a payment', async () => {
    expect(await payments.listByOrder('ORDER-1')).toEqual([]);
    const params = { query: { merchant_order_id: 'ORDER-1' } };
    expect((await openApi.GET('/v1/payments', { params })).data).toEqual([]);
  });

  test('rejects a list with a payment of another order, because the service may have ignored the parameter', async () => {
    const payment = { id: paymentId, status: 'SUCCEEDED' };
    const listed = (...payments: object[]) =>
      createClient({ ...keys, baseUrl, fetch: recordingFetch(() => json(payments)) }).payments.listByOrder('ORDER-1');
    const own = { ...payment, merchant_order_id: 'ORDER-1' };
    expect(await listed(own, own)).toEqual([own, own]);
    for (const other of [payment, { ...payment, merchant_order_id: 'ORDER-2' }]) {
      await expect(listed(own, other)).rejects.toMatchObject({
        code: 'unexpected_response',
        outcome: 'unknown',
        message: 'listPaymentsByOrder returned 200 with JSON about something else',
      });
    }
  });

  test.each([
    ['ab', 'minLength'],
    ['a'.repeat(256), 'maxLength'],
    ['ORDER-\ud83d', 'pattern'],
    [undefined, 'type'],
    [7, 'type'],
  ])('refuses %j before it sends anything', async (order, rule) => {
    const sent = fetch.requests.length;
    const refused = { code: 'invalid_input', field: 'merchant_order_id', rule, outcome: 'not_sent' };
    await expect(payments.listByOrder(order as string)).rejects.toMatchObject(refused);
    const params = { query: { merchant_order_id: order as string } };
    await expect(openApi.GET('/v1/payments', { params })).rejects.toMatchObject(refused);
    expect(fetch.requests).toHaveLength(sent);
  });
});

describe('reversing a transfer', () => {
  const fetch = recordingFetch(() => json({ id: transferId }));

  test('sends the organization of the call before that of the client', async () => {
    const client = createClient({ ...keys, baseUrl, organizationCode: 'org-1', fetch });
    await client.onboardings.reverseTransfer(transferId, { organizationCode: 'org-2' });
    expect(fetch.requests.at(-1)?.headers['x-organization-code']).toBe('org-2');
  });

  test('is refused without an organization', async () => {
    const count = fetch.requests.length;
    const { onboardings } = createClient({ ...keys, baseUrl, fetch });
    await expect(onboardings.reverseTransfer(transferId)).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'organizationCode',
      rule: 'required',
      operation: 'reverseTransfer',
    });
    await expect(onboardings.reverseTransfer(transferId, { organizationCode: ' ' })).rejects.toMatchObject({
      field: 'organizationCode',
      rule: 'pattern',
    });
    expect(fetch.requests.length).toBe(count);
  });
});

describe('without an injected fetch', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('the global one is looked up at each call', async () => {
    const client = createClient({ ...keys, baseUrl });
    for (const id of ['first', 'second']) {
      vi.stubGlobal('fetch', async () => json({ id, status: 'SUCCEEDED' }));
      expect(await client.payments.retrieve(paymentId)).toMatchObject({ id });
    }
  });
});

test('a runtime without a fetch is a ConfigurationError that says to pass one', async () => {
  vi.stubGlobal('fetch', undefined);
  const refused = createClient({ ...keys, baseUrl }).payments.create(payment);
  await expect(refused).rejects.toMatchObject({ code: 'configuration', outcome: 'not_sent', attempts: [] });
  await expect(refused).rejects.toThrow('fetch is not set, and there is no global fetch');
  vi.unstubAllGlobals();
});

test('a fetch is called without a `this`, as the global one of a browser has to be', async () => {
  let self: unknown = 'not called';
  async function fetch(this: unknown) {
    self = this;
    return json({ id: paymentId, status: 'SUCCEEDED' });
  }
  await createClient({ ...keys, baseUrl, fetch }).payments.retrieve(paymentId);
  expect(self).toBeUndefined();
});

test('the global fetch is told what a fetch knows, and no more', async () => {
  const inits: object[] = [];
  vi.stubGlobal('fetch', async (_: string, init: object) => {
    inits.push(init);
    return json({ id: paymentId, status: 'SUCCEEDED' }, 201);
  });
  await createClient({ ...keys, baseUrl }).payments.create(payment);
  vi.unstubAllGlobals();
  expect(inits.map((init) => Object.keys(init).sort())).toEqual([
    ['body', 'cache', 'headers', 'method', 'redirect', 'signal'],
  ]);
});

test('a refund of an amount that is undefined is refused: without one, all would be given back', async () => {
  const fetch = recordingFetch(() => json({ id: paymentId, status: 'SUCCEEDED' }));
  const { payments } = createClient({ ...keys, baseUrl, fetch });
  const body = { merchant_reference: 'return-1', amount: undefined } as object;
  const refused = { code: 'invalid_input', field: 'amount', outcome: 'not_sent' };
  await expect(payments.refund(paymentId, transactionId, body as never)).rejects.toMatchObject(refused);
  expect(fetch.requests).toEqual([]);
  await payments.refund(paymentId, transactionId, { merchant_reference: 'return-1' });
  expect(fetch.requests).toHaveLength(1);
});

describe('over a socket', () => {
  const servers: Server[] = [];
  const listen = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  test('creates a payment', async () => {
    const seen: { request?: IncomingMessage; body?: string } = {};
    const url = await listen(async (request, response) => {
      seen.request = request;
      seen.body = '';
      for await (const chunk of request) seen.body += chunk;
      response.writeHead(201, { 'content-type': 'application/json; charset=utf-8', 'x-trace-id': 'trace-1' });
      response.end(JSON.stringify({ id: paymentId, status: 'SUCCEEDED', description: 'São Paulo €' }));
    });
    const client = createClient({ ...keys, baseUrl: url });
    const { data, response, idempotencyKey } = await client.payments.create(payment).withResponse();
    expect(data).toEqual({ id: paymentId, status: 'SUCCEEDED', description: 'São Paulo €' });
    expect(response.status).toBe(201);
    expect(seen.body).toBe(JSON.stringify(payment));
    expect(seen.request?.headers).toMatchObject({
      'public-api-key': keys.publicApiKey,
      'private-secret-key': keys.privateSecretKey,
      'x-idempotency-key': idempotencyKey,
      'content-type': 'application/json',
    });
  });

  test('sends no body and no content type where there is none', async () => {
    const seen: { headers?: IncomingMessage['headers'] } = {};
    const url = await listen((request, response) => {
      seen.headers = request.headers;
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"1"}');
    });
    await createClient({ ...keys, baseUrl: url, organizationCode: 'org-1' }).onboardings.reverseTransfer(transferId);
    expect(seen.headers?.['content-type']).toBeUndefined();
    expect(seen.headers?.['content-length']).toBe('0');
  });

  test.each([301, 302, 303, 307, 308])('does not follow a %i to another origin', async (status) => {
    const elsewhere: string[] = [];
    const other = await listen((request, response) => {
      elsewhere.push(String(request.url));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    const url = await listen((_, response) => {
      response.writeHead(status, { location: `${other}/v1/payments` }).end();
    });
    await expect(createClient({ ...keys, baseUrl: url }).payments.create(payment)).rejects.toMatchObject({
      code: 'unexpected_response',
      status,
    });
    expect(elsewhere).toEqual([]);
  });

  test('reports that no server listens, with the idempotency key for another call', async () => {
    const url = await listen(() => {});
    await new Promise((resolve) => servers.pop()?.close(resolve));
    await expect(createClient({ ...keys, baseUrl: url }).payments.create(payment)).rejects.toMatchObject({
      code: 'connection',
      operation: 'createPayment',
      message: `createPayment: could not connect to ${url} (ECONNREFUSED). Is the server running?`,
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      cause: expect.any(TypeError),
    });
  });

  test('says that the answer broke off', async () => {
    const url = await listen((_, response) => {
      response.writeHead(201, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"id":');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(createClient({ ...keys, baseUrl: url }).payments.create(payment)).rejects.toMatchObject({
      code: 'connection',
    });
  });

  test('keeps the status of an error whose body broke off', async () => {
    const url = await listen((_, response) => {
      response.writeHead(503, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"code":');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(createClient({ ...keys, baseUrl: url }).payments.create(payment)).rejects.toMatchObject({
      code: 'server',
      status: 503,
      messages: [],
    });
  });
});
