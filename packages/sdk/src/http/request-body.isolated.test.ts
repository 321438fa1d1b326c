import { describe, expect, test, vi } from 'vitest';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import {
  paymentBody as body,
  createTestClient,
  expectNotSent,
  testOptions as options,
  paymentId,
} from '../../test/helpers/scripted-client.ts';
import { createClient } from '../client.ts';
import type { CreatePaymentRequest } from '../generated/schema.ts';
import { noStore } from './fetch.ts';

function throwError(): never {
  throw new Error('thrown by the test');
}

function createRevokedProxy(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

describe('the request body', () => {
  test('is a Blob on Deno, whose fetch retries requests with any other body', async () => {
    const blobs: unknown[] = [];
    class WatchedRequest extends Request {
      constructor(url: string, init: RequestInit) {
        super(url, init);
        blobs.push(init.body instanceof Blob);
      }
    }
    // The first call of noStore constructs a Request, which this test must not count.
    noStore();
    vi.stubGlobal('Request', WatchedRequest);
    const { fetch, client } = createTestClient();
    await client.payments.create(body);
    vi.stubGlobal('Deno', {});
    await client.payments.create(body);
    await client.payments.retrieve(paymentId);
    await client.onboardings.reverseTransfer('transfer-1', { organizationCode: 'org-1' });
    vi.unstubAllGlobals();
    expect(blobs).toEqual([false, true, false, true]);
    expect(fetch.requests[3]).toMatchObject({ body: '' });
    expect(fetch.requests[3]?.headers).not.toHaveProperty('content-type');
    expect(fetch.requests[1]).toMatchObject({
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  });

  test('is serialized at the start of the call', async () => {
    const fetch = createRecordingFetch(() => json({ id: paymentId, status: 'SUCCEEDED' }, 201));
    const client = createClient({ ...options, privateSecretKey: async () => 'secret-key', fetch });
    const changedBody = structuredClone(body);
    const created = client.payments.create(changedBody);
    changedBody.amount.value = 99_999;
    await created;
    expect(fetch.requests[0]?.body).toBe(JSON.stringify(body));
  });

  test.each([
    ['absent', undefined, 'required'],
    ['null', null, 'required'],
    ['a string', '{}', 'type'],
    ['an array', [], 'type'],
    ['a Map', new Map([['amount', 1]]), 'type'],
    ['a Set', new Set([1]), 'type'],
    ['an object whose toJSON returns undefined', { ...body, toJSON: () => undefined }, 'type'],
    ['a Date', new Date(0), 'type'],
    ['a proxy that throws', new Proxy(body, { get: () => throwError() }), 'type'],
    ['a revoked proxy', createRevokedProxy(), 'type'],
  ])('cannot be %s', async (_, value, rule) => {
    await expectNotSent(({ client }) => client.payments.create(value as CreatePaymentRequest), { field: 'body', rule });
  });

  test.each([
    [{ merchant_order_id: 'ab' }, 'merchant_order_id', 'minLength'],
    [{ description: 'x'.repeat(256) }, 'description', 'maxLength'],
    [{ callback_url: `https://${'x'.repeat(526)}` }, 'callback_url', 'maxLength'],
    [{ metadata: Array.from({ length: 121 }, () => ({ key: 'k', value: 'v' })) }, 'metadata', 'maxItems'],
  ])('is rejected when a documented limit is exceeded: %s', async (change, field, rule) => {
    await expectNotSent(({ client }) => client.payments.create({ ...body, ...change }), { field, rule });
  });

  test('can be a frozen object or a proxy', async () => {
    const { fetch, client } = createTestClient();
    const frozen = Object.freeze({ ...body, amount: Object.freeze({ ...body.amount }) });
    await client.payments.create(frozen);
    await client.payments.create(new Proxy(frozen, {}));
    expect(fetch.requests.map((request) => request.body)).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });

  test('causes a validation error with the idempotency key and the stack of the caller', async () => {
    const { client } = createTestClient();
    async function callingFunction() {
      await client.payments.create({ ...body, description: 'x' }, { idempotencyKey: 'order-1' });
    }
    const error = await callingFunction().catch((reason) => reason);
    expect(error).toMatchObject({ field: 'description', operation: 'createPayment', idempotencyKey: 'order-1' });
    expect(error.stack).toContain('callingFunction');
  });

  test('is measured in characters and not in code units', async () => {
    const { client } = createTestClient();
    await client.payments.create({ ...body, description: '😀'.repeat(255) });
    await expect(client.payments.create({ ...body, description: '😀😀' })).rejects.toMatchObject({ rule: 'minLength' });
    await expect(client.payments.create({ ...body, description: '😀'.repeat(256) })).rejects.toMatchObject({
      rule: 'maxLength',
    });
  });
});
