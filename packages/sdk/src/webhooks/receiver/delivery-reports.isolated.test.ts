import { describe, expect, test, vi } from 'vitest';
import {
  computeSignature,
  createTestReceiver,
  deferred,
  paymentKey,
  paymentPayload,
  paymentRequest,
  purchaseHandlers,
  secret,
  signedRequest,
  throwing,
  transferRequest,
  useFrozenClock,
} from '../../../test/helpers/test-receiver.ts';
import { WebhookVerificationError } from '../errors.ts';
import { memoryStore } from '../stores/memory.ts';
import { createWebhookReceiver } from './receiver.ts';

useFrozenClock();

const forged = () => signedRequest(JSON.stringify(paymentPayload), { 'x-hmac-signature': computeSignature('{}') });
const unsigned = () => new Request('https://merchant.example/webhooks', { method: 'POST', body: '{}' });

describe('onDelivery', () => {
  test('reports a handled event with its key, attempt and duration', async () => {
    const { receive, purchase, deliveries } = createTestReceiver();
    vi.advanceTimersByTime(1_000);
    purchase.mockImplementation(() => vi.advanceTimersByTime(25));
    await receive(paymentRequest({ retry: 2 }));
    expect(deliveries).toEqual([
      {
        result: 'handled',
        status: 200,
        reason: undefined,
        error: undefined,
        event: {
          kind: 'payment',
          verified: true,
          type_event: 'payment.purchase',
          payload: { ...paymentPayload, retry: 2 },
        },
        key: paymentKey,
        attempt: 2,
        matchedSecretIndex: 0,
        durationMs: 25,
        isLate: false,
      },
    ]);
  });

  test('reports the secret that signed each authentic delivery, also a duplicate and one without a handler', async () => {
    const { receive, deliveries } = createTestReceiver({ secret: ['whsec_new', secret], dedupe: memoryStore() });
    const requests = [paymentRequest(), paymentRequest(), paymentRequest({ type_event: 'payment.refund' }), forged()];
    for (const request of requests) await receive(request);
    expect(deliveries.map(({ result, matchedSecretIndex }) => [result, matchedSecretIndex])).toEqual([
      ['handled', 1],
      ['duplicate', 1],
      ['unhandled', 1],
      ['rejected', undefined],
    ]);
  });

  test('reports no secret when none is configured', async () => {
    const { receive, deliveries } = createTestReceiver({ unverified: true });
    await receive(paymentRequest());
    expect(deliveries).toMatchObject([{ result: 'handled', matchedSecretIndex: undefined }]);
  });

  test('reports a second time when a handler finishes after the response', async () => {
    const { receive, purchase, deliveries } = createTestReceiver();
    const { promise, resolve } = deferred();
    purchase.mockReturnValueOnce(promise);
    const response = receive(paymentRequest());
    await vi.advanceTimersByTimeAsync(7_999);
    expect(deliveries).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await response).status).toBe(503);
    const failed = { result: 'failed', status: 503, reason: 'handler_timeout', durationMs: 8_000, isLate: false };
    expect(deliveries).toMatchObject([failed]);
    await vi.advanceTimersByTimeAsync(1_000);
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(deliveries).toMatchObject([
      failed,
      { result: 'handled', status: 503, reason: undefined, durationMs: 9_000, isLate: true },
    ]);
  });

  test('receives exactly one report for each delivery that is decided in time', async () => {
    const { receive, purchase, deliveries } = createTestReceiver({ dedupe: memoryStore() });
    purchase.mockRejectedValueOnce(new Error('down'));
    const requests = [
      ...[{}, { retry: 1 }, { retry: 2 }, { type_event: 'payment.new' }].map(paymentRequest),
      ...[transferRequest(), forged(), signedRequest('{'), new Request('https://merchant.example')],
    ];
    for (const request of requests) await receive(request);
    expect(deliveries.map(({ result }) => result)).toEqual([
      ...['failed', 'handled', 'duplicate', 'unhandled'],
      ...['unhandled', 'rejected', 'rejected', 'rejected'],
    ]);
    expect(deliveries.every(({ isLate }) => !isLate)).toBe(true);
  });

  test('receives no secret, no signature and no header', async () => {
    const credentials = { apiKey: 'key-1', apiSecret: 'hush-1' };
    const { receive, deliveries } = createTestReceiver(credentials);
    const request = signedRequest('{"a":1}', { 'x-api-key': 'key-1', 'x-secret': 'wrong-hush' });
    await receive(request);
    expect(deliveries).toMatchObject([{ result: 'rejected', reason: 'credentials_mismatch' }]);
    const text = JSON.stringify(deliveries, (_name, value) => (value instanceof Error ? String(value) : value));
    for (const hidden of [secret, 'hush', 'key-1', computeSignature('{"a":1}')]) expect(text).not.toContain(hidden);
  });

  test('receives the reason when an event is handled without deduplication', async () => {
    const { receive, deliveries } = createTestReceiver({ dedupe: memoryStore() });
    await receive(paymentRequest({ data: { payment: { id: 'pay-1', status: 'SUCCEEDED' } } }));
    expect(deliveries).toMatchObject([{ result: 'handled', status: 200, reason: 'not_deduplicated', key: undefined }]);
  });

  test('receives the reason of an unknown event that onUnknown handled, with and without a store', async () => {
    for (const store of [{}, { dedupe: memoryStore() }]) {
      const { receive, deliveries } = createTestReceiver({ ...store, onUnknown: () => {} });
      expect((await receive(paymentRequest({ data: {} }))).status).toBe(200);
      expect(deliveries).toMatchObject([{ result: 'handled', status: 200, reason: 'malformed' }]);
    }
  });

  test('does not change the response when it throws or rejects', async () => {
    const error = new Error('listener');
    for (const onDelivery of [throwing(error), () => Promise.reject(error)]) {
      const { receive } = createTestReceiver({ onDelivery });
      expect((await receive(signedRequest('{'))).status).toBe(400);
      expect((await receive(paymentRequest())).status).toBe(200);
    }
  });
});

describe('without onDelivery', () => {
  const key = paymentKey;

  /** Returns what a receiver logs for these requests. */
  async function logged(requests: readonly Request[], options: object = {}): Promise<unknown[][]> {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const config = { accept: 'payment', secret, on: purchaseHandlers, dedupe: memoryStore(), ...options };
    const receive = createWebhookReceiver(config as Parameters<typeof createWebhookReceiver>[0]);
    for (const request of requests) await receive(request);
    await vi.advanceTimersByTimeAsync(0);
    const { calls } = error.mock;
    error.mockRestore();
    return calls;
  }

  test('logs rejected deliveries without a stack, failed deliveries, and unhandled events that are sent again', async () => {
    const down = new Error('down');
    const malformed = paymentRequest({ data: { payment: { id: 'pay-1' } } });
    const get = new Request('https://merchant.example');
    const requests = [forged(), unsigned(), get, transferRequest(), malformed, paymentRequest()];
    expect(await logged(requests, { on: { 'payment.purchase': () => Promise.reject(down) } })).toEqual([
      ['Webhook rejected with 401: signature_mismatch. Run explainSignature(rawBody, headers, secret)'],
      [
        'Webhook rejected with 401: signature_missing. The request has no x-hmac-signature header. Run explainSignature(rawBody, headers, secret)',
      ],
      ['Webhook rejected with 405: method_not_allowed. Use POST'],
      ["Webhook unhandled with 500: not_accepted. Send it to a receiver with accept: 'transfer'"],
      ['Webhook unhandled with 500: malformed (data.payment.status: required)'],
      [`Webhook failed with 500: handler_failed of ${key}`, down],
    ]);
  });

  test('logs the error of a handler that verifies a signature itself', async () => {
    const inner = new WebhookVerificationError('signature_mismatch');
    const [call] = await logged([paymentRequest()], { on: { 'payment.purchase': () => Promise.reject(inner) } });
    expect(call).toEqual([`Webhook failed with 500: handler_failed of ${key}`, inner]);
  });

  test('logs an event that was handled after its time-out', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const on = { 'payment.purchase': () => new Promise<void>((resolve) => setTimeout(resolve, 20)) };
    const receive = createWebhookReceiver({ accept: 'payment', secret, on, ackTimeoutMs: 10 });
    const responding = receive(paymentRequest());
    await vi.advanceTimersByTimeAsync(30);
    expect((await responding).status).toBe(503);
    expect(error.mock.calls).toEqual([
      [`Webhook failed with 503: handler_timeout of ${key}. The handler exceeded ackTimeoutMs`],
      [`Webhook handled with 503: after the time-out of ${key}`],
    ]);
    error.mockRestore();
  });

  test('logs an event that was handled but not committed', async () => {
    const down = new Error('down');
    const dedupe = { ...memoryStore(), commit: () => Promise.reject(down) };
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const receive = createWebhookReceiver({ accept: 'payment', secret, on: purchaseHandlers, dedupe, leaseMs: 3 });
    expect((await receive(paymentRequest())).status).toBe(200);
    await vi.advanceTimersByTimeAsync(10);
    expect(error.mock.calls).toEqual([[`Webhook failed with 200: commit_failed of ${key}`, down]]);
    error.mockRestore();
  });

  test('does not log handled and duplicate events', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await logged([paymentRequest(), paymentRequest({ retry: 1 })])).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('warns once for each listed type without a handler', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const types = ['payment.refund', 'payment.capture', 'payment.refund'];
    expect(await logged(types.map((type_event) => paymentRequest({ type_event })))).toEqual([]);
    const warningOf = (type: string) => [
      `Webhook unhandled with 200: no_handler "${type}". The event was dropped: add a handler for it to on, or onUnknown`,
    ];
    expect(warn.mock.calls).toEqual(['payment.refund', 'payment.capture'].map(warningOf));
  });

  test('warns once about events without a key, which a store cannot deduplicate', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const bare = () => paymentRequest({ data: { payment: { id: 'pay-1', status: 'SUCCEEDED' } } });
    expect(await logged([bare(), bare()], { dedupe: memoryStore() })).toEqual([]);
    expect(warn.mock.calls).toEqual([
      [
        'Webhook handled with 200: not_deduplicated. The event has no transaction id, idempotency key and updated_at, so each delivery runs its handler. Retrieve the payment, and make the handler idempotent',
      ],
    ]);
  });

  test('names onUnknown for a body of an unknown shape', async () => {
    expect(await logged([signedRequest('{"payment":{"id":"1"}}')])).toEqual([
      [
        'Webhook unhandled with 500: unknown_shape. The body is neither a payment event nor a transfer. Pass onUnknown to decide what to do with it',
      ],
    ]);
  });

  test('warns once for each unlisted type without a handler', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const types = ['payment.new', 'payment.newer', 'payment.new', `payment.\n${'x'.repeat(99)}`];
    expect(await logged(types.map((type_event) => paymentRequest({ type_event })))).toEqual([]);
    const warningOf = (type: string) => [
      `Webhook unhandled with 200: unknown_type ${type}. The event was dropped: add a handler for it to onOther, or onUnknown`,
    ];
    const cut = `"payment.\\n${'x'.repeat(71)}"`;
    expect(warn.mock.calls).toEqual(['"payment.new"', '"payment.newer"', cut].map(warningOf));
    warn.mockClear();
    const many = Array.from({ length: 150 }, (_, index) => paymentRequest({ type_event: `payment.n${index}` }));
    await logged(many);
    expect(warn).toHaveBeenCalledTimes(100);
  });

  test('warns about a malformed event that is acknowledged', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await logged([signedRequest('[]'), paymentRequest({ type_event: 'payment.refund', data: {} })])).toEqual([]);
    expect(warn.mock.calls).toEqual([
      ['Webhook unhandled with 200: malformed (body: type)'],
      ['Webhook unhandled with 200: malformed (data.payment: required)'],
    ]);
  });

  test('says about an unsigned transfer that the specification declares no authentication', async () => {
    const request = new Request('https://merchant.example', { method: 'POST', body: '{}' });
    const on = { 'banking.transfer': () => {} };
    expect(await logged([request], { accept: 'transfer', on })).toEqual([
      [
        'Webhook rejected with 401: signature_missing. The specification declares no authentication for transfers. If the service sends none, choose verify or unverified: true for this route',
      ],
    ]);
  });

  test('logs a duplicate that is in flight, because its response is 503', async () => {
    const dedupe = { ...memoryStore(), claim: async () => 'in_flight' };
    expect(await logged([paymentRequest()], { dedupe })).toEqual([[`Webhook duplicate with 503: in_flight of ${key}`]]);
  });
});
