import { describe, expect, test, vi } from 'vitest';
import {
  deferred,
  delivery,
  envelope,
  key,
  on,
  requestOf,
  secret,
  setUp,
  signatureOf,
  standStill,
  transferDelivery,
} from '../../../test/helpers/test-receiver.ts';
import { memoryStore } from '../stores/memory.ts';
import { createWebhookReceiver } from './receiver.ts';

standStill();

const forged = () => requestOf(JSON.stringify(envelope), { 'x-hmac-signature': signatureOf('{}') });

describe('onDelivery', () => {
  test('reports a handled event with its key, attempt and duration', async () => {
    const { receive, purchase, deliveries } = setUp();
    vi.advanceTimersByTime(1_000);
    purchase.mockImplementation(() => vi.advanceTimersByTime(25));
    await receive(delivery({ retry: 2 }));
    expect(deliveries).toEqual([
      {
        verdict: 'handled',
        status: 200,
        reason: undefined,
        error: undefined,
        event: { kind: 'payment', type_event: 'payment.purchase', payload: { ...envelope, retry: 2 } },
        key,
        attempt: 2,
        durationMs: 25,
        isLate: false,
      },
    ]);
  });

  test('reports a duplicate of a handled event, and of one that is being handled', async () => {
    const { receive, purchase, deliveries } = setUp({ dedupe: memoryStore() });
    const { promise, resolve } = deferred();
    purchase.mockReturnValueOnce(promise);
    const first = receive(delivery());
    await vi.advanceTimersByTimeAsync(0);
    await receive(delivery({ retry: 1 }));
    resolve();
    await first;
    await receive(delivery({ retry: 2 }));
    expect(deliveries).toMatchObject([
      { verdict: 'duplicate', status: 503, reason: 'in_flight', attempt: 1, key },
      { verdict: 'handled', status: 200, attempt: 0, key },
      { verdict: 'duplicate', status: 200, reason: undefined, attempt: 2, key },
    ]);
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test('reports a handler that is done after the response a second time', async () => {
    const { receive, purchase, deliveries } = setUp();
    const { promise, resolve } = deferred();
    purchase.mockReturnValueOnce(promise);
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await response).status).toBe(503);
    const failed = { verdict: 'failed', status: 503, reason: 'handler_too_slow', durationMs: 8_000, isLate: false };
    expect(deliveries).toMatchObject([failed]);
    await vi.advanceTimersByTimeAsync(1_000);
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(deliveries).toMatchObject([
      failed,
      { verdict: 'handled', status: 503, reason: undefined, durationMs: 9_000, isLate: true },
    ]);
  });

  test('gets exactly one report on each delivery that is decided in time', async () => {
    const { receive, purchase, deliveries } = setUp({ dedupe: memoryStore() });
    purchase.mockRejectedValueOnce(new Error('down'));
    const requests = [
      ...[delivery(), delivery({ retry: 1 }), delivery({ retry: 2 }), delivery({ type_event: 'payment.new' })],
      ...[transferDelivery(), forged(), requestOf('{'), new Request('https://merchant.example')],
    ];
    for (const request of requests) await receive(request);
    expect(deliveries.map(({ verdict }) => verdict)).toEqual([
      ...['failed', 'handled', 'duplicate', 'unknown'],
      ...['unknown', 'rejected', 'rejected', 'rejected'],
    ]);
    expect(deliveries.every(({ isLate }) => !isLate)).toBe(true);
  });

  test('holds no secret, no signature and no header', async () => {
    const credentials = { apiKey: 'key-1', apiSecret: 'hush-1' };
    const { receive, deliveries } = setUp(credentials);
    const request = requestOf('{"a":1}', { 'x-api-key': 'key-1', 'x-secret': 'wrong-hush' });
    await receive(request);
    expect(deliveries).toMatchObject([{ verdict: 'rejected', reason: 'credentials_mismatch' }]);
    const text = JSON.stringify(deliveries, (_name, value) => (value instanceof Error ? String(value) : value));
    for (const hidden of [secret, 'hush', 'key-1', signatureOf('{"a":1}')]) expect(text).not.toContain(hidden);
  });

  test('names the reason of an unknown event that onUnknown took, once, with a store and without one', async () => {
    for (const store of [{}, { dedupe: memoryStore() }]) {
      const { receive, deliveries } = setUp({ ...store, onUnknown: () => {} });
      expect((await receive(delivery({ data: {} }))).status).toBe(200);
      expect(deliveries).toMatchObject([{ verdict: 'handled', status: 200, reason: 'malformed' }]);
    }
  });

  test('does not change the response when it throws or rejects', async () => {
    for (const onDelivery of [
      () => {
        throw new Error('listener');
      },
      () => Promise.reject(new Error('listener')),
    ]) {
      const { receive } = setUp({ onDelivery });
      expect((await receive(requestOf('{'))).status).toBe(400);
      expect((await receive(delivery())).status).toBe(200);
    }
  });
});

describe('without onDelivery', () => {
  /** What a receiver writes to the console about these requests. */
  async function logged(requests: readonly Request[], options: object = {}): Promise<unknown[][]> {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const config = { accept: ['payment'], secret, on, dedupe: memoryStore(), ...options };
    const receive = createWebhookReceiver(config as Parameters<typeof createWebhookReceiver>[0]);
    for (const request of requests) await receive(request);
    await vi.advanceTimersByTimeAsync(0);
    const { calls } = error.mock;
    error.mockRestore();
    return calls;
  }

  test('the console gets rejected and failed deliveries, and unknown events that come again', async () => {
    const down = new Error('down');
    const malformed = delivery({ data: { payment: { id: 'pay-1' } } });
    expect(
      await logged([forged(), new Request('https://merchant.example'), transferDelivery(), malformed, delivery()], {
        on: { 'payment.purchase': () => Promise.reject(down) },
      }),
    ).toEqual([
      [
        'Webhook rejected with 401: signature_mismatch. Run explainSignature(rawBody, headers, secret) to find out why',
        expect.any(Error),
      ],
      ['Webhook rejected with 405: method_not_allowed', ''],
      ['Webhook unknown with 500: not_accepted', ''],
      ['Webhook unknown with 500: malformed (data.payment.status: required)', ''],
      ['Webhook failed with 500: handler_failed', down],
    ]);
  });

  test('the console gets an event that was handled and not recorded', async () => {
    const down = new Error('down');
    const dedupe = { ...memoryStore(), commit: () => Promise.reject(down) };
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const receive = createWebhookReceiver({ accept: ['payment'], secret, on, dedupe, leaseMs: 3 });
    expect((await receive(delivery())).status).toBe(200);
    await vi.advanceTimersByTimeAsync(10);
    expect(error.mock.calls).toEqual([['Webhook failed with 200: commit_failed', down]]);
    error.mockRestore();
  });

  test('the console gets nothing about handled, duplicate and acknowledged events', async () => {
    const refund = { type_event: 'payment.refund' };
    const requests = [delivery(), delivery({ retry: 1 }), delivery({ type_event: 'payment.new' }), delivery(refund)];
    expect(await logged(requests)).toEqual([]);
  });

  test('the console gets no duplicate that is in flight', async () => {
    const dedupe = { ...memoryStore(), claim: async () => 'in_flight' };
    expect(await logged([delivery()], { dedupe })).toEqual([]);
  });
});
