import {
  createEdgeCaseWebhook,
  createOutOfOrderWebhooks,
  createTestDeliveries,
  createTestPayload,
  createTestWebhook,
  edgeCases,
  type TestEventName,
} from '@paychord/sdk/webhooks/testing';
import { describe, expect, test, vi } from 'vitest';
import { knownWebhookEventTypeValues } from '../generated/known-values.ts';
import { constructEvent } from './construct-event.ts';
import { eventKey } from './events/event-key.ts';
import type { WebhookEvent } from './events/events.ts';
import { isStale } from './events/is-stale.ts';
import { createWebhookReceiver } from './receiver/receiver.ts';
import { memoryStore } from './stores/memory.ts';
import { verifySignature } from './verification/signature.ts';

const secret = 'whsec_5e0c7a1f';
const names: readonly TestEventName[] = [...knownWebhookEventTypeValues, 'banking.transfer'];
const eventOf = async (request: Request): Promise<WebhookEvent> => {
  const body = await request.text();
  const accept = body.includes('xfer_') ? 'transfer' : 'payment';
  return constructEvent(body, request.headers, { accept, secret });
};

describe('createTestWebhook', () => {
  test.each(names)('creates a valid request for %s', async (name) => {
    const request = await createTestWebhook(name, { secret });
    expect([request.method, request.url]).toEqual(['POST', 'https://merchant.test/webhooks']);
    expect(request.headers.get('content-type')).toBe('application/json');
    const event = await eventOf(request);
    expect(event.kind === 'transfer' ? 'banking.transfer' : event.type_event).toBe(name);
    expect(event.kind).not.toBe('unknown');
  });

  test.each(names)('uses new ids for each request of %s', async (name) => {
    const keys = await Promise.all(
      [1, 2].map(async () => eventKey(await eventOf(await createTestWebhook(name, { secret })))),
    );
    expect(new Set(keys).size).toBe(2);
  });

  test('sends the payload that a test passes', async () => {
    const payload = createTestPayload('payment.refund');
    payload.data.payment.status = 'SUCCEEDED';
    expect(await eventOf(await createTestWebhook(payload, { secret }))).toMatchObject({ payload });
    const own = { type_event: 'payment.new', retry: 5 };
    expect(await eventOf(await createTestWebhook(own, { secret }))).toMatchObject({ kind: 'unknown', payload: own });
    expect(await eventOf(await createTestWebhook(own, { secret, retry: 6 }))).toMatchObject({ payload: { retry: 6 } });
  });

  test('sets credentials and the URL, and no signature without a secret', async () => {
    const request = await createTestWebhook('banking.transfer', {
      apiKey: 'key-1',
      apiSecret: 'hush-1',
      url: 'https://shop.example/v1/banking/transfers',
    });
    expect(request.url).toBe('https://shop.example/v1/banking/transfers');
    expect(Object.fromEntries(request.headers)).toEqual({
      'content-type': 'application/json',
      'x-api-key': 'key-1',
      'x-secret': 'hush-1',
    });
  });
});

describe('createTestDeliveries', () => {
  test('numbers and signs each attempt of a payment event', async () => {
    const attempts = await createTestDeliveries('payment.purchase', { secret });
    expect(attempts).toHaveLength(7);
    const events = await Promise.all(attempts.map((attempt) => eventOf(attempt.clone())));
    expect(events.map(({ payload }) => (payload as { retry: number }).retry)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(new Set(attempts.map(({ headers }) => headers.get('x-hmac-signature'))).size).toBe(7);
    expect(new Set(await Promise.all(events.map(eventKey))).size).toBe(1);
  });

  test('creates identical attempts of a transfer', async () => {
    const attempts = await createTestDeliveries('banking.transfer', { secret }, 3);
    expect(new Set(await Promise.all(attempts.map((attempt) => attempt.text()))).size).toBe(1);
  });

  test('creates attempts that a receiver with a store handles once', async () => {
    const purchase = vi.fn();
    const on = { 'payment.purchase': purchase };
    const receive = createWebhookReceiver({ accept: 'payment', secret, dedupe: memoryStore(), on });
    for (const attempt of await createTestDeliveries('payment.purchase', { secret })) {
      expect((await receive(attempt)).status).toBe(200);
    }
    expect(purchase).toHaveBeenCalledTimes(1);
  });
});

describe('createOutOfOrderWebhooks', () => {
  test('creates two states of one transfer, the newer first', async () => {
    for (const pair of [
      createOutOfOrderWebhooks({ secret }),
      createOutOfOrderWebhooks('banking.transfer', { secret }),
    ]) {
      const [first, second] = await Promise.all((await pair).map(eventOf));
      if (first?.kind !== 'transfer' || second?.kind !== 'transfer') throw new Error('no transfers');
      expect([first.payload.status, second.payload.status]).toEqual(['COMPLETED', 'PENDING']);
      expect(isStale(first.payload, second.payload)).toBe(true);
    }
  });

  test.each(knownWebhookEventTypeValues)('creates two states of one payment for %s, the newer first', async (name) => {
    const [first, second] = await Promise.all((await createOutOfOrderWebhooks(name, { secret })).map(eventOf));
    if (first?.kind !== 'payment' || second?.kind !== 'payment') throw new Error('no payments');
    expect([first.type_event, second.type_event]).toEqual([name, name]);
    const [newer, older] = [first.payload.data.payment, second.payload.data.payment];
    expect(isStale(newer, older)).toBe(true);
    expect(isStale(older, newer)).toBe(false);
    // With equal keys, a store would prevent the second handler call.
    expect(await eventKey(first)).not.toBe(await eventKey(second));
  });

  test('creates unsigned requests without a secret', async () => {
    const requests = [...(await createOutOfOrderWebhooks()), ...(await createOutOfOrderWebhooks('payment.refund'))];
    expect(requests.map(({ headers }) => headers.has('x-hmac-signature'))).toEqual([false, false, false, false]);
  });
});

describe('createEdgeCaseWebhook', () => {
  const receive = createWebhookReceiver({
    accept: 'payment',
    secret,
    on: { 'payment.purchase': () => {} },
    onDelivery: () => {},
  });

  test.each(edgeCases)("returns the status of a receiver's response for %s", async (edgeCase) => {
    const { request, status } = await createEdgeCaseWebhook(edgeCase, { secret });
    expect((await receive(request)).status).toBe(status);
  });

  test('creates an invalid signature if and only if the status is 401', async () => {
    for (const edgeCase of edgeCases) {
      const { request, status } = await createEdgeCaseWebhook(edgeCase, { secret });
      const isValid = await verifySignature(
        await request.arrayBuffer(),
        request.headers.get('x-hmac-signature'),
        secret,
      );
      expect([edgeCase, isValid]).toEqual([edgeCase, status !== 401]);
    }
  });

  test('creates a different request for each edge case', async () => {
    const seen = edgeCases.map(async (edgeCase) => {
      const { request } = await createEdgeCaseWebhook(edgeCase, { secret });
      const text = (await request.text()).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id');
      return `${request.headers.get('x-hmac-signature')?.length} ${text}`;
    });
    // Two edge cases have a normal body and a signature of normal length.
    expect(new Set(await Promise.all(seen)).size).toBeGreaterThanOrEqual(edgeCases.length - 1);
  });
});

test('a secret that is present but undefined is rejected, because its environment variable is not set', async () => {
  const options = { secret: undefined } as object;
  const message = 'secret is not set. Is its environment variable set?';
  await expect(createTestWebhook('payment.purchase', options)).rejects.toThrow(message);
  await expect(createTestDeliveries('payment.purchase', options)).rejects.toThrow(message);
  await expect(createOutOfOrderWebhooks(options)).rejects.toThrow(message);
});

test('a secret in place of the options is rejected', async () => {
  await expect(createTestWebhook('payment.purchase', secret as never)).rejects.toThrow('options must be an object');
});

describe('a misspelled name', () => {
  const misspelled = (options: object) => ({ secret, ...options }) as { secret: string };

  test('of an option is rejected, so that no test sends another body than it meant', async () => {
    const options = misspelled({ payload: createTestPayload('payment.refund') });
    const message = expect.stringMatching(/^payload is not an option of a test webhook\. /);
    await expect(createTestWebhook('payment.purchase', options)).rejects.toMatchObject({ message });
    await expect(createTestDeliveries('payment.purchase', options)).rejects.toMatchObject({ message });
    await expect(createOutOfOrderWebhooks(options)).rejects.toMatchObject({ message });
    await expect(createEdgeCaseWebhook('nullBody', options)).rejects.toMatchObject({ message });
  });

  test('of an event or of an edge case is rejected with the most similar name', async () => {
    const event = 'payment.purchased' as TestEventName;
    const message = 'payment.purchased is not an event. Did you mean payment.purchase?';
    expect(() => createTestPayload(event)).toThrow(message);
    await expect(createTestWebhook(event, { secret })).rejects.toThrow(message);
    await expect(createEdgeCaseWebhook('emptybody' as 'emptyBody', { secret })).rejects.toThrow(
      'emptybody is not an edge case. Did you mean emptyBody?',
    );
  });
});
