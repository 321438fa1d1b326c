import { afterEach, describe, expect, test, vi } from 'vitest';
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

function createTestClient(
  respond: (request: Request) => Response | Promise<Response> = () => json({ id: paymentId, status: 'SUCCEEDED' }, 201),
) {
  const fetch = createRecordingFetch(respond);
  return { fetch, client: createClient({ ...options, fetch }) };
}

describe('the idempotency key', () => {
  const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  afterEach(() => vi.unstubAllGlobals());

  test('is a new UUID for each call, and is returned with the response', async () => {
    const { fetch, client } = createTestClient();
    const first = await client.payments.create(body).withResponse();
    const second = await client.payments.create(body).withResponse();
    const sent = fetch.requests.map(({ headers }) => headers['x-idempotency-key']);
    expect(sent).toEqual([first.idempotencyKey, second.idempotencyKey]);
    expect(new Set(sent).size).toBe(2);
    for (const key of sent) expect(key).toMatch(uuid4);
  });

  test('is the key of the caller when the option is set', async () => {
    const { fetch, client } = createTestClient();
    const { idempotencyKey } = await client.payments.create(body, { idempotencyKey: 'order-1' }).withResponse();
    expect(idempotencyKey).toBe('order-1');
    expect(fetch.requests[0]?.headers['x-idempotency-key']).toBe('order-1');
  });

  test('is generated without randomUUID, which a page without https does not have', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { client } = createTestClient();
    for (let round = 0; round < 50; round += 1) {
      const { idempotencyKey } = await client.payments.create(body).withResponse();
      expect(idempotencyKey).toMatch(uuid4);
    }
  });

  test('is a property of the error', async () => {
    const { client } = createTestClient(() => json({ code: 'INTERNAL_ERROR', messages: [] }, 500));
    await expect(client.payments.create(body, { idempotencyKey: 'order-1' })).rejects.toMatchObject({
      idempotencyKey: 'order-1',
    });
  });

  test.each(['k'.repeat(65), 'k'.repeat(4000), 'order 1', '{"order":1}'])(
    'is sent when it is a valid header value, because the service decides about its format: %.20s',
    async (idempotencyKey) => {
      const { fetch, client } = createTestClient();
      await client.payments.create(body, { idempotencyKey });
      expect(fetch.requests[0]?.headers['x-idempotency-key']).toBe(idempotencyKey);
    },
  );

  test.each([undefined, null, ''])('cannot be %j, and the error says to leave the property out', async (key) => {
    const { fetch, client } = createTestClient();
    const idempotencyKey = key as string;
    const expected = {
      code: 'invalid_input',
      field: 'idempotencyKey',
      rule: 'required',
      outcome: 'not_sent',
      message: expect.stringContaining('Leave the property out for a new key'),
    };
    await expect(client.payments.create(body, { idempotencyKey })).rejects.toMatchObject(expected);
    expect(fetch.requests).toEqual([]);
  });

  test.each([
    [' ', 'pattern'],
    [' order-1', 'pattern'],
    ['order-1\t', 'pattern'],
    ['a\nb', 'pattern'],
    ['clé', 'pattern'],
    [7, 'pattern'],
  ])('cannot be %j, and nothing is sent', async (idempotencyKey, rule) => {
    const { fetch, client } = createTestClient();
    await expect(client.payments.create(body, { idempotencyKey: idempotencyKey as string })).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'idempotencyKey',
      rule,
      operation: 'createPayment',
    });
    expect(fetch.requests).toEqual([]);
  });

  test('is not sent for an operation without one in the OpenAPI document', async () => {
    const { fetch, client } = createTestClient();
    const { idempotencyKey } = await client.customers.create({ merchant_customer_id: 'shopper' }).withResponse();
    expect(idempotencyKey).toBeUndefined();
    expect(fetch.requests[0]?.headers).not.toHaveProperty('x-idempotency-key');
  });
});
