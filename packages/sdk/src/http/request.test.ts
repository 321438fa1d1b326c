import { describe, expect, test } from 'vitest';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import { createClient } from '../client.ts';
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

function throwError(): never {
  throw new Error('thrown by the test');
}

function createTestClient(
  respond: (request: Request) => Response | Promise<Response> = () => json({ id: paymentId, status: 'SUCCEEDED' }, 201),
) {
  const fetch = createRecordingFetch(respond);
  return { fetch, client: createClient({ ...options, fetch }) };
}

test('call options whose getter throws cause a RequestValidationError', async () => {
  const { fetch, client } = createTestClient();
  const options = {
    get maxRetries() {
      return throwError();
    },
  };
  const expected = { code: 'invalid_input', field: 'options', rule: 'type', outcome: 'not_sent' };
  await expect(client.payments.create(body, options)).rejects.toMatchObject(expected);
  expect(fetch.requests).toEqual([]);
});

test.each([[null], ['order-1']])('call options cannot be %j', async (callOptions) => {
  const { fetch, client } = createTestClient();
  const expected = { code: 'invalid_input', field: 'options', operation: 'createPayment' };
  await expect(client.payments.create(body, callOptions as unknown as object)).rejects.toMatchObject(expected);
  expect(fetch.requests).toEqual([]);
});

describe('a function for an API key', () => {
  test('is called for each call', async () => {
    const secretKeys = ['first-key', 'second-key'];
    const fetch = createRecordingFetch(() => json({ id: paymentId, status: 'SUCCEEDED' }));
    const client = createClient({ ...options, privateSecretKey: async () => secretKeys.shift() ?? '', fetch });
    await client.payments.retrieve(paymentId);
    await client.payments.retrieve(paymentId);
    expect(fetch.requests.map(({ headers }) => headers['private-secret-key'])).toEqual(['first-key', 'second-key']);
  });

  test.each([[''], [' '], ['key\n'], ['kéy'], [undefined]])(
    'that returns %j ends the call before sending',
    async (key) => {
      const fetch = createRecordingFetch(() => json({}));
      const client = createClient({ ...options, publicApiKey: () => key as string, fetch });
      await expect(client.payments.create(body, { idempotencyKey: 'order-1' })).rejects.toMatchObject({
        code: 'configuration',
        operation: 'createPayment',
        idempotencyKey: 'order-1',
      });
      expect(fetch.requests).toEqual([]);
    },
  );

  test('that rejects causes a ConfigurationError with its error as the cause', async () => {
    const cause = new Error('vault sealed');
    const publicApiKey = () => Promise.reject(cause);
    await expect(createClient({ ...options, publicApiKey }).payments.create(body)).rejects.toMatchObject({
      code: 'configuration',
      cause,
    });
  });
});

describe('an UnexpectedResponseError is thrown', () => {
  test.each([[{}], [{ payment_methods: null }], [{ payment_methods: {} }]])(
    'for the payment method list %j',
    async (response) => {
      const { client } = createTestClient(() => json(response, 200, { 'x-trace-id': 'trace-1' }));
      await expect(client.paymentMethods.list('3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22')).rejects.toMatchObject({
        code: 'unexpected_response',
        status: 200,
        requestId: 'trace-1',
        operation: 'listPaymentMethods',
      });
    },
  );

  test.each([[{}], [{ data: null }], [{ data: [] }], [{ id: 'not wrapped' }]])(
    'for the campaign %j',
    async (response) => {
      const { client } = createTestClient(() => json(response));
      await expect(client.campaigns.retrieve('c2a8b1de-73f4-4c59-a1f0-6f2b9d8e7a31')).rejects.toMatchObject({
        code: 'unexpected_response',
        operation: 'retrieveCampaign',
      });
    },
  );
});
