import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { dispute } from '../test/helpers/payment-body.ts';
import { createRecordingFetch, json } from '../test/helpers/recording-fetch.ts';
import { paymentBody as payment, paymentId, testOptions } from '../test/helpers/scripted-client.ts';
import { type Client, createClient } from './client.ts';
import type { OperationId } from './generated/operations.ts';
import { version } from './generated/version.ts';

const transactionId = '5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90';
const customerId = '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22';
/** The payment in the examples of a capture, a cancellation and a refund. */
const authorizedId = '3d5e7f90-1a2b-4c3d-8e4f-5a6b7c8d9e0f';
const transferId = '7d1f4b3c-2e5a-4f6b-8c9d-0a1b2c3d4e5f';
const campaignId = 'c2a8b1de-73f4-4c59-a1f0-6f2b9d8e7a31';

const capture = { merchant_reference: 'CAPTURE-1', amount: { currency: 'COP', value: 10 }, reason: 'SHIPPED' };

interface Example {
  readonly call: (client: Client) => Promise<unknown>;
  readonly path: string;
  readonly body?: object;
  /** Wraps the value in the response body of the service. */
  readonly wrap?: (value: unknown) => object;
}

const listedOrder = 'ORDER 1+ñ';
const transaction = `/v1/payments/${authorizedId}/transactions/${transactionId}`;

const examples: Record<OperationId, Example> = {
  createPayment: { call: (c) => c.payments.create(payment), path: '/v1/payments', body: payment },
  retrievePayment: { call: (c) => c.payments.retrieve(paymentId), path: `/v1/payments/${paymentId}` },
  listPaymentsByOrder: {
    call: (c) => c.payments.listByOrder(listedOrder),
    path: '/v1/payments?merchant_order_id=ORDER+1%2B%C3%B1',
  },
  capturePayment: {
    call: (c) => c.payments.capture(authorizedId, transactionId, capture),
    path: `${transaction}/capture`,
    body: capture,
  },
  cancelPayment: {
    call: (c) => c.payments.cancel(authorizedId, transactionId, { merchant_reference: 'CANCEL-1' }),
    path: `${transaction}/cancel`,
    body: { merchant_reference: 'CANCEL-1' },
  },
  refundPayment: {
    call: (c) => c.payments.refund(authorizedId, transactionId, { merchant_reference: 'REFUND-1' }),
    path: `${transaction}/refund`,
    body: { merchant_reference: 'REFUND-1' },
  },
  submitDispute: {
    call: (c) => c.disputes.submit(paymentId, transactionId, dispute()),
    path: `/v1/payments/${paymentId}/transactions/${transactionId}/dispute`,
    body: dispute(),
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

/** Returns the documented facts of an operation. Its example has an additional, undocumented field. */
function readOperation(id: OperationId) {
  const [method, operation] = operations.find(([, each]) => each.operationId === id) ?? throwIncomplete(id);
  const [success, { content }] =
    Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? throwIncomplete(id);
  const { example, examples = {} } = content['application/json'];
  const [first = { value: example ?? { id: transactionId, status: 'SUCCEEDED' } }] = Object.values(examples);
  return {
    method: method.toUpperCase(),
    success: Number(success),
    hasIdempotencyKey: JSON.stringify(operation.parameters ?? []).includes('IdempotencyKey"'),
    example: Array.isArray(first.value)
      ? first.value.map((each) => ({ ...withUndocumentedField(each), merchant_order_id: listedOrder }))
      : withUndocumentedField(first.value),
  };
}

function withUndocumentedField(value: object): object {
  return { ...value, field_of_tomorrow: { kept: true } };
}

function throwIncomplete(id: OperationId): never {
  throw new Error(`The OpenAPI document has no method or success response for ${id}`);
}

describe.each(Object.entries(examples) as [OperationId, Example][])('%s', (id, { call, path, body, wrap }) => {
  const { method, success, hasIdempotencyKey, example } = readOperation(id);
  const value =
    wrap === undefined
      ? example
      : id === 'listPaymentMethods'
        ? [{ a: 1 }]
        : { id: campaignId, status: 'ACTIVE', a: 1 };
  const responseBody = wrap === undefined ? value : wrap(value);
  const createTestClient = (status: number) => {
    const fetch = createRecordingFetch(() => json(responseBody, status));
    return { fetch, client: createClient({ ...testOptions, organizationCode: 'org-1', fetch }) };
  };

  test('sends the documented method, path, headers and body', async () => {
    const { fetch, client } = createTestClient(success);
    await call(client);
    const [request, ...more] = fetch.requests;
    expect(more).toEqual([]);
    expect(request).toMatchObject({ method, url: testOptions.baseUrl + path, redirect: 'manual' });
    expect(request?.body).toBe(body === undefined ? '' : JSON.stringify(body));
    const expected = {
      'public-api-key': testOptions.publicApiKey,
      'private-secret-key': testOptions.privateSecretKey,
      accept: 'application/json',
      'user-agent': `paychord-sdk/${version} node/${process.versions.node}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(id === 'reverseTransfer' && { 'x-organization-code': 'org-1' }),
      ...(hasIdempotencyKey && { 'x-idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/) }),
    };
    expect(request?.headers).toEqual(expected);
  });

  test('returns the value with its undocumented fields', async () => {
    const { client } = createTestClient(success);
    expect(await call(client)).toEqual(value);
  });

  test.each([200, 201, 202, 206])('accepts %i as success', async (status) => {
    const { client } = createTestClient(status);
    expect(await call(client)).toEqual(value);
  });
});

test('a method of the client works without its object', async () => {
  const fetch = createRecordingFetch(() => json({ id: paymentId, status: 'SUCCEEDED' }));
  const { retrieve } = createClient({ ...testOptions, fetch }).payments;
  expect(await retrieve(paymentId)).toEqual({ id: paymentId, status: 'SUCCEEDED' });
});

test('the base URL can have a path and a trailing slash', async () => {
  const fetch = createRecordingFetch(() => json({ id: paymentId, status: 'SUCCEEDED' }));
  await createClient({ ...testOptions, baseUrl: 'https://gateway.example.com/payments-api/', fetch }).payments.create(
    payment,
  );
  expect(fetch.requests[0]?.url).toBe('https://gateway.example.com/payments-api/v1/payments');
});

describe('without the option fetch', () => {
  test('each call uses the current global fetch', async () => {
    const client = createClient({ ...testOptions });
    for (const status of ['FIRST', 'SECOND']) {
      vi.stubGlobal('fetch', async () => json({ id: paymentId, status }));
      expect(await client.payments.retrieve(paymentId)).toMatchObject({ status });
    }
  });
});

test('a call rejects with a ConfigurationError when there is no global fetch', async () => {
  vi.stubGlobal('fetch', undefined);
  const creating = createClient({ ...testOptions }).payments.create(payment);
  await expect(creating).rejects.toMatchObject({ code: 'configuration', outcome: 'not_sent', attempts: [] });
  await expect(creating).rejects.toThrow('fetch is not set, and this runtime has none');
});

test('fetch is called without `this`, as the fetch of a browser requires', async () => {
  let self: unknown = 'not called';
  async function fetch(this: unknown) {
    self = this;
    return json({ id: paymentId, status: 'SUCCEEDED' });
  }
  await createClient({ ...testOptions, fetch }).payments.retrieve(paymentId);
  expect(self).toBeUndefined();
});

test('the global fetch receives only standard options', async () => {
  const inits: object[] = [];
  vi.stubGlobal('fetch', async (_: string, init: object) => {
    inits.push(init);
    return json({ id: paymentId, status: 'SUCCEEDED' }, 201);
  });
  await createClient({ ...testOptions }).payments.create(payment);
  expect(inits.map((init) => Object.keys(init).sort())).toEqual([
    ['body', 'cache', 'headers', 'method', 'redirect', 'signal'],
  ]);
});
