import { describe, expect, test } from 'vitest';
import { paymentBody as body, createTestClient, expectNotSent } from '../../test/helpers/scripted-client.ts';

describe('the idempotency key', () => {
  const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

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

  test.each([
    ...['k'.repeat(65), 'k'.repeat(4000), 'order 1', '{"order":1}'],
    // The words of a missing field, as a part of another.
    ...['annulled-1', 'nullable', 'Nan-1', 'undefined1', 'object-1'],
  ])('is sent when it is a valid header value, whatever its format: %.20s', async (idempotencyKey) => {
    const { fetch, client } = createTestClient();
    await client.payments.create(body, { idempotencyKey });
    expect(fetch.requests[0]?.headers['x-idempotency-key']).toBe(idempotencyKey);
  });

  /** A payment with this key is refused. */
  const expectRefused = (key: unknown, expected: object) =>
    expectNotSent(({ client }) => client.payments.create(body, { idempotencyKey: key as string }), {
      field: 'idempotencyKey',
      operation: 'createPayment',
      ...expected,
    });

  test.each([undefined, null, ''])('cannot be %j, and the error says to leave the property out', async (key) => {
    const message = expect.stringContaining('Leave the property out for a new key');
    await expectRefused(key, { rule: 'required', message });
  });

  test.each([' ', ' order-1', 'order-1\t', 'a\nb', 'clé', 7])('cannot be %j, and nothing is sent', async (key) => {
    await expectRefused(key, { rule: 'pattern' });
  });

  test.each([
    'undefined-undefined',
    'order_undefined_1',
    'null-1',
    'order-1-NaN',
    '[object Object]-1',
    'order[object Object]',
  ])('cannot be built from a missing field or an object, as in %j', async (idempotencyKey) => {
    const message = 'idempotencyKey contains undefined, null, NaN or [object: a field in it is missing';
    await expectRefused(idempotencyKey, { rule: 'pattern', message: expect.stringContaining(message) });
  });

  test('is not sent for an operation without one in the OpenAPI document', async () => {
    const { fetch, client } = createTestClient();
    const { idempotencyKey } = await client.customers.create({ merchant_customer_id: 'shopper' }).withResponse();
    expect(idempotencyKey).toBeUndefined();
    expect(fetch.requests[0]?.headers).not.toHaveProperty('x-idempotency-key');
  });
});
