import { buffer } from 'node:stream/consumers';
import {
  createHostileWebhook,
  createTestAttempts,
  createTestWebhook,
  createUnorderedWebhooks,
  hostileVariants,
  type TestEventName,
  testPayload,
  toLambdaEvent,
  toNodeRequest,
} from '@paychord/sdk/webhooks/testing';
import { describe, expect, test, vi } from 'vitest';
import { knownWebhookEventTypeValues } from '../generated/known-values.ts';
import { constructEvent } from './construct-event.ts';
import { eventKey } from './events/event-key.ts';
import type { WebhookEvent } from './events/events.ts';
import { isStale } from './events/is-stale.ts';
import { createWebhookReceiver } from './receiver/receiver.ts';
import { memoryStore } from './stores/memory.ts';
import { verifySignature } from './verification/verify-signature.ts';

const secret = 'whsec_5e0c7a1f';
const names: readonly TestEventName[] = [...knownWebhookEventTypeValues, 'banking.transfer'];
const eventOf = async (request: Request): Promise<WebhookEvent> =>
  constructEvent(await request.arrayBuffer(), request.headers, { secret });

describe('a test webhook', () => {
  test.each(names)('of %s is one that the service could have sent', async (name) => {
    const request = await createTestWebhook(name, { secret });
    expect([request.method, request.url]).toEqual(['POST', 'https://merchant.test/webhooks']);
    expect(request.headers.get('content-type')).toBe('application/json');
    const event = await eventOf(request);
    expect(event.kind === 'transfer' ? 'banking.transfer' : event.type_event).toBe(name);
    expect(event.kind).not.toBe('unknown');
  });

  test.each(names)('of %s is of another payment or transfer each time', async (name) => {
    const keys = await Promise.all(
      [1, 2].map(async () => eventKey(await eventOf(await createTestWebhook(name, { secret })))),
    );
    expect(new Set(keys).size).toBe(2);
  });

  test('says what a test wants it to say', async () => {
    const payload = testPayload('payment.refund');
    payload.data.payment.status = 'SUCCEEDED';
    expect(await eventOf(await createTestWebhook(payload, { secret }))).toMatchObject({ payload });
    const own = { type_event: 'payment.new', retry: 5 };
    expect(await eventOf(await createTestWebhook(own, { secret }))).toMatchObject({ kind: 'unknown', payload: own });
    expect(await eventOf(await createTestWebhook(own, { secret, retry: 6 }))).toMatchObject({ payload: { retry: 6 } });
  });

  test('carries credentials, goes anywhere, and is unsigned without a secret', async () => {
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

describe('attempts', () => {
  test('at a payment event count themselves, and each is signed anew', async () => {
    const attempts = await createTestAttempts('payment.purchase', { secret });
    expect(attempts).toHaveLength(7);
    const events = await Promise.all(attempts.map((attempt) => eventOf(attempt.clone())));
    expect(events.map(({ payload }) => (payload as { retry: number }).retry)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(new Set(attempts.map(({ headers }) => headers.get('x-hmac-signature'))).size).toBe(7);
    expect(new Set(await Promise.all(events.map(eventKey))).size).toBe(1);
  });

  test('at a transfer are all the same', async () => {
    const attempts = await createTestAttempts('banking.transfer', { secret }, 3);
    expect(new Set(await Promise.all(attempts.map((attempt) => attempt.text()))).size).toBe(1);
  });

  test('are handled once by a receiver with a store', async () => {
    const purchase = vi.fn();
    const on = { 'payment.purchase': purchase };
    const receive = createWebhookReceiver({ accept: ['payment'], secret, dedupe: memoryStore(), on });
    for (const attempt of await createTestAttempts('payment.purchase', { secret })) {
      expect((await receive(attempt)).status).toBe(200);
    }
    expect(purchase).toHaveBeenCalledTimes(1);
  });
});

describe('webhooks out of order', () => {
  test('are two states of one transfer, the newer first', async () => {
    for (const pair of [createUnorderedWebhooks({ secret }), createUnorderedWebhooks('banking.transfer', { secret })]) {
      const [first, second] = await Promise.all((await pair).map(eventOf));
      if (first?.kind !== 'transfer' || second?.kind !== 'transfer') throw new Error('no transfers');
      expect([first.payload.status, second.payload.status]).toEqual(['COMPLETED', 'PENDING']);
      expect(isStale(first.payload, second.payload)).toBe(true);
    }
  });

  test.each(knownWebhookEventTypeValues)('are two states of one payment for %s, the newer first', async (name) => {
    const [first, second] = await Promise.all((await createUnorderedWebhooks(name, { secret })).map(eventOf));
    if (first?.kind !== 'payment' || second?.kind !== 'payment') throw new Error('no payments');
    expect([first.type_event, second.type_event]).toEqual([name, name]);
    const [newer, older] = [first.payload.data.payment, second.payload.data.payment];
    expect(isStale(newer, older)).toBe(true);
    expect(isStale(older, newer)).toBe(false);
    // A store that took them for one would keep the second from its handler.
    expect(await eventKey(first)).not.toBe(await eventKey(second));
  });

  test('go without a signature where there is no secret', async () => {
    const requests = [...(await createUnorderedWebhooks()), ...(await createUnorderedWebhooks('payment.refund'))];
    expect(requests.map(({ headers }) => headers.has('x-hmac-signature'))).toEqual([false, false, false, false]);
  });
});

describe('a hostile webhook', () => {
  const receive = createWebhookReceiver({
    accept: ['payment'],
    secret,
    on: { 'payment.purchase': () => {} },
    onDelivery: () => {},
  });

  test.each(hostileVariants)('of the kind %s gets the answer that it is said to get', async (variant) => {
    const { request, status } = await createHostileWebhook(variant, { secret });
    expect((await receive(request)).status).toBe(status);
  });

  test('is forged when its answer is 401, and only then', async () => {
    for (const variant of hostileVariants) {
      const { request, status } = await createHostileWebhook(variant, { secret });
      const isGenuine = await verifySignature(
        await request.arrayBuffer(),
        request.headers.get('x-hmac-signature'),
        secret,
      );
      expect([variant, isGenuine]).toEqual([variant, status !== 401]);
    }
  });

  test('of each kind is another', async () => {
    const seen = hostileVariants.map(async (variant) => {
      const { request } = await createHostileWebhook(variant, { secret });
      const text = (await request.text()).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id');
      return `${request.headers.get('x-hmac-signature')?.length} ${text}`;
    });
    // Two have an ordinary body and an ordinary-looking signature.
    expect(new Set(await Promise.all(seen)).size).toBeGreaterThanOrEqual(hostileVariants.length - 1);
  });
});

describe('a request in another form', () => {
  const url = 'https://merchant.test/hooks?tenant=1';

  test('is what Node hands to a listener', async () => {
    const request = await createTestWebhook('payment.purchase', { secret, url });
    const body = Buffer.from(await request.clone().arrayBuffer());
    const incoming = await toNodeRequest(request);
    expect(incoming).toMatchObject({ method: 'POST', url: '/hooks?tenant=1', httpVersion: '1.1' });
    expect(incoming.headers).toMatchObject({ 'content-length': String(body.length) });
    expect(incoming.rawHeaders).toContain('x-hmac-signature');
    for (const headers of [incoming.headers, incoming.headersDistinct]) {
      expect(await constructEvent(body, headers, { secret })).toMatchObject({ kind: 'payment' });
    }
    expect(await buffer(incoming)).toEqual(body);
    const empty = await toNodeRequest(new Request(url, { method: 'POST' }));
    expect((await buffer(empty)).length).toBe(0);
  });

  test.each([
    { version: '1.0', isBase64Encoded: false },
    { version: '1.0', isBase64Encoded: true },
    { version: '2.0', isBase64Encoded: false },
    { version: '2.0', isBase64Encoded: true },
  ] as const)('is what a Lambda gets ($version, base64: $isBase64Encoded)', async (options) => {
    const request = await createTestWebhook({ type_event: 'payment.new', name: '\uFEFFcafé' }, { secret, url });
    const event = await toLambdaEvent(request, options);
    expect(event).toMatchObject(options);
    const body = options.isBase64Encoded ? Buffer.from(event.body, 'base64') : event.body;
    expect(await constructEvent(body, event.headers, { secret })).toMatchObject({ kind: 'unknown' });
    const path =
      options.version === '1.0'
        ? { path: '/hooks', httpMethod: 'POST' }
        : { rawPath: '/hooks', rawQueryString: 'tenant=1' };
    expect(event).toMatchObject(path);
    // A REST API leaves the names as they were sent, an HTTP API does not.
    const name = options.version === '1.0' ? 'X-Hmac-Signature' : 'x-hmac-signature';
    expect(Object.keys(event.headers)).toContain(name);
    expect(Object.keys(event.multiValueHeaders ?? event.headers)).toContain(name);
    if (event.multiValueHeaders) {
      expect(await constructEvent(body, event.multiValueHeaders, { secret })).toMatchObject({ kind: 'unknown' });
    }
  });

  test('keeps a byte order mark, which was signed', async () => {
    const { request } = await createHostileWebhook('byteOrderMark', { secret });
    expect((await toLambdaEvent(request)).body.startsWith('\uFEFF')).toBe(true);
  });
});
